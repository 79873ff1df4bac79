import { type Paper, papers, paperWords } from "@tintery/contract/tables";
import { papersHere } from "./papers-here.ts";

/** The papers that pages are printed on, as choices. */
export function paperChoices(): { value: Paper; label: string }[] {
  return papersHere(paperWords).map((value) => ({ value, label: papers[value].name }));
}
