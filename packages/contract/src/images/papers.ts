import { papers } from "@tintery/engine/tables";

export { papers } from "@tintery/engine/tables";

/** A sheet that pages are laid on; a wide page turns it. */
export type Paper = keyof typeof papers;
export const paperWords = Object.keys(papers) as Paper[];
/** The paper of whoever asks for none. */
export const defaultPaper: Paper = "a4";
/** What a checked box of a plain form sends. */
export const formChecked = "yes";
