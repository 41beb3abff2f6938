import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferred, speak } from "./lib/texts.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
await speak(preferred());
mount(App, { target });
