/** Our own boards behind the door: Svelte components that are built with the client. */

import { type Component, mount, unmount } from "svelte";

import { Door } from "../../table/door.svelte";
import type { BoardProps } from "../../table/door.svelte";
import type { Area } from "../../table/wire";
import type { Mount } from "../door";
import Behind from "./Behind.svelte";
import type { DrawnBoard } from "./board.svelte";

/** What a game's board is made of. */
export interface Design<Drawn extends DrawnBoard<unknown, unknown>> {
  /** Its class in stylesheets. */
  name: string;
  /** What every part of it needs, found by `getBoard`. */
  board: (props: BoardProps) => Drawn;
  /** Drawings that are used again and again. */
  Art: Component;
  Desk: Component;
  Phone: Component<{ areas: readonly Area[] | undefined }>;
  /** What floats over the page. */
  Over?: Component;
  /** On a phone it is as tall as its frame, not as its contents. */
  fills?: boolean;
}

export function mounted<Drawn extends DrawnBoard<unknown, unknown>>(design: Design<Drawn>): Mount {
  return (element, table) => {
    if (!(table instanceof Door)) throw new TypeError("this board is part of the client and needs its own table");
    const made = mount(Behind<Drawn>, {
      target: element,
      props: { design, props: table, onfail: (error) => table.fail(error) },
    });
    return () => void unmount(made);
  };
}
