/** The words of the gallery: nobody but its page needs them. */

import type { Source } from "$lib/texts.svelte";

export const GALLERY: Source = {
  en: async () => [(await import("../../../../src/pentapolis/words/texts/web/gallery.en.ftl?raw")).default],
  fr: async () => [(await import("../../../../src/pentapolis/words/texts/web/gallery.fr.ftl?raw")).default],
};
