import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { preferred, speak } from "./lib/texts.svelte";
import { load } from "./pages";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
void load(router.route.page); // on its way while the texts are
await speak(preferred());
mount(App, { target });
