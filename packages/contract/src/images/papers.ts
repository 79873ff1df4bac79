import { papers } from "@tintery/engine/tables";

export { canvasPapers, papers } from "@tintery/engine/tables";

/** A sheet that pages are laid on; a wide page turns it. */
export type Paper = keyof typeof papers;
export const paperWords = Object.keys(papers) as Paper[];
/** The paper of a caller who names none, and no language either. */
export const defaultPaper: Paper = "a4";
/** The field in which plain forms and addresses of prints and downloads say their paper. */
export const paperField = "download-paper";
/** What a checked box of a plain form sends. */
export const formChecked = "yes";
