import { papers } from "@tintery/engine/tables";

export { papers } from "@tintery/engine/tables";

/** A sheet that pages are laid on; a wide page turns it. */
export type Paper = keyof typeof papers;
export const paperWords = Object.keys(papers) as Paper[];
/** The paper of whoever asks for none. */
export const defaultPaper: Paper = "a4";
/** What a checked box of a plain form sends. */
export const formChecked = "yes";

/** Regions that print on Letter (Unicode CLDR, supplemental data on paper sizes); everybody else on A4. */
const letterRegions = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/**
 * The paper that is in the printers of somebody's region.
 * @param locale a BCP 47 tag, such as a browser's; without a region the most likely one of the language counts
 */
export function paperOf(locale: string): Paper {
  try {
    return letterRegions.has(new Intl.Locale(locale).maximize().region ?? "") ? "letter" : "a4";
  } catch {
    // whatever a host page calls its language
    return "a4";
  }
}
