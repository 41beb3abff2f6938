/**
 * Deciding: from the options that the server offers, and nothing else, to the one text that is sent back.
 *
 * Options of one verb differ in their fields. What has been picked so far narrows them; a field that only one value is
 * left for fills itself; when one option is left the choice is complete. Picking a value that does not go with what was
 * picked before drops the older picks that stand in its way, so every option can be reached from anywhere. Where fields
 * have no words of their own in the sentence, the whole sentences that are left are listed: nothing stays out of reach.
 *
 * Ranges are an amount, multisets a count of each kind. All is pure: `Picked` is a value, every function gives a new one.
 */

export * from "./deciding/cards";
export * from "./deciding/model";
export * from "./deciding/picking";
export * from "./deciding/sentence";
