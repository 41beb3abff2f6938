/** Whoever points at something or has it in focus wants to see what it would do. */

export function pointing(over: (is: boolean) => void): (element: Element) => () => void {
  return (element) => {
    // later: what goes while the board is drawn says so in the middle of the drawing
    const enter = () => queueMicrotask(() => over(true));
    const leave = () => queueMicrotask(() => over(false));
    const pairs = [
      ["pointerenter", enter],
      ["focusin", enter],
      ["pointerleave", leave],
      ["focusout", leave],
    ] as const;
    for (const [name, listener] of pairs) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener);
      leave();
    };
  };
}
