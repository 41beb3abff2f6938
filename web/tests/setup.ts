import { beforeAll } from "vitest";

import { speak } from "$lib/texts.svelte";

beforeAll(() => speak("en"));
