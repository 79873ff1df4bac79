import { ownPaperFirst, paperOf } from "@tintery/contract/kit";
import type { Paper } from "@tintery/contract/tables";

/** The paper of the visitor's region, by the first language of their browser; A4 where there is no browser. */
export function paperHere(): Paper {
  return paperOf(globalThis.navigator?.language ?? "");
}

/** Papers to choose from, that of the visitor's region first. */
export function papersHere<Name extends string>(papers: readonly (Name | Paper)[]): (Name | Paper)[] {
  return ownPaperFirst<Name | Paper>(paperHere(), papers);
}
