/** Kingsburg: the court and the coming winter. */

import { mounted } from "../parts/mounted";
import Art from "./Art.svelte";
import { Board } from "./board.svelte";
import Desk from "./Desk.svelte";
import Lifted from "./Lifted.svelte";
import Phone from "./Phone.svelte";

export const mount = mounted({
  name: "kingsburg",
  board: (props) => new Board(props),
  Art,
  Desk,
  Phone,
  Over: Lifted,
});
