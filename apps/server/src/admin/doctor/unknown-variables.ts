import { fileVariable } from "../../platform/config.ts";
import { type Variable, variables } from "../../platform/config-variables.ts";
import { editDistance } from "./edit-distance.ts";

/** A variable that is set and that nothing reads, and the one that was probably meant. */
export interface UnknownVariable {
  name: string;
  nearest: string;
}

/** Letters of a known name for each letter that may be wrong, and the largest number of wrong ones. */
const lettersPerSlip = 3;
const maxSlips = 3;
/** So many variables with one first word make it ours: `PAINTER_`, but not `GITHUB_`. */
const familySize = 3;
/** Read by the command line. */
const ofCommandLine = new Set(["TINTERY_SERVER", "TINTERY_KEY", "TINTERY_PROGRAMS"]);

const known = Object.keys(variables);
// each secret can also be in a file that is named
const secretFiles = Object.entries<Variable>(variables).flatMap(([name, { secret }]) =>
  secret ? [fileVariable(name)] : [],
);
const all = new Set([...known, ...secretFiles, ...ofCommandLine]);

const firstWord = (name: string) => name.slice(0, name.indexOf("_") + 1);
const families = known
  .map(firstWord)
  .filter((word, _, words) => word && words.filter((each) => each === word).length >= familySize);

/** Variables that look like one of ours and are none. The environment has others besides, which are nobody’s mistake. */
export function findUnknown(environment: Readonly<Record<string, string | undefined>>): UnknownVariable[] {
  return Object.keys(environment).flatMap((name) => {
    if (all.has(name)) return [];
    const bare = name.toUpperCase().replace(/^TINTERY_/, "");
    const [nearest = "", slips = 0] = known
      .map((each) => [each, editDistance(bare, each)] as const)
      .reduce((best, each) => (each[1] < best[1] ? each : best));
    const isSlip = slips <= Math.min(maxSlips, Math.floor(nearest.length / lettersPerSlip));
    return isSlip || families.includes(firstWord(bare)) ? [{ name, nearest }] : [];
  });
}
