/** Medioevo Universale: the map remembers. */

import { mounted } from "../parts/mounted";
import Art from "./Art.svelte";
import { Board } from "./board.svelte";
import "./board.css";
import Desk from "./Desk.svelte";
import Phone from "./Phone.svelte";

export const mount = mounted({
  name: "medioevo",
  board: (props) => new Board(props),
  Art,
  Desk,
  Phone,
  fills: true,
});
