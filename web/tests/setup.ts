import { afterEach, beforeAll } from "vitest";

import { guard } from "$lib/guard.svelte";
import { speak } from "$lib/texts.svelte";

beforeAll(() => speak("en"));
afterEach(() => guard.release());
