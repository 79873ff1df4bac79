import type { Paper } from "./papers.ts";

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

/** Papers to choose from: one's own first, then the others in their order. */
export function ownPaperFirst<Name extends string>(own: Name, papers: readonly Name[]): Name[] {
  return [own, ...papers.filter((paper) => paper !== own)];
}
