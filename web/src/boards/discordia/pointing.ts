/** Whoever points at something or has it in focus wants to see what it would do. */

export function pointing(over: (is: boolean) => void): (element: Element) => () => void {
  return (element) => {
    const enter = () => over(true);
    const leave = () => over(false);
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
