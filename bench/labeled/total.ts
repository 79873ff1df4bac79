import { type CaseScore, pageTypes } from "./score-case.ts";
import { add, type Tally } from "./tally.ts";

/** Up to this share, ink behind the subject is quiet: a quarter as dense as within. */
const quiet = 0.2;

/** The parts of the total, each 0 to 1; all count alike. */
export type Parts = Readonly<Record<(typeof partNames)[number], number>>;

export const partNames = [
  "heads found",
  "eyes on pages",
  "mouths on pages",
  "subjects closed",
  "backgrounds quiet",
  "heads clean",
  "eyes painted",
  "mouths painted",
] as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (...tallies: readonly Tally[]) => {
  const { there, of } = add(...tallies);
  return there / of;
};

/** What a whole set of labeled photos scores. */
export function partsOf(scores: readonly CaseScore[]): Parts {
  const pages = scores.flatMap(({ pages, finds }) =>
    pageTypes.map((type) => ({ ...pages[type], heads: finds.labeled })),
  );
  return {
    "heads found": share(
      ...scores.map(({ finds: { found, labeled, falseFaces, falseAnimals } }) => ({
        there: found,
        of: labeled + falseFaces + falseAnimals,
      })),
    ),
    "eyes on pages": share(...pages.map(({ eyes }) => eyes)),
    "mouths on pages": share(...pages.map(({ mouths }) => mouths)),
    "subjects closed": mean(pages.flatMap(({ closed }) => closed ?? [])),
    "backgrounds quiet": mean(
      pages.flatMap(({ background }) =>
        background === undefined ? [] : 1 - Math.max(0, background - quiet) / (1 - quiet),
      ),
    ),
    "heads clean": mean(pages.flatMap(({ heads, crumbs }) => (heads > 0 ? 1 / (1 + crumbs / heads) : []))),
    "eyes painted": share(...scores.map(({ painting }) => painting.eyes)),
    "mouths painted": share(...scores.map(({ painting }) => painting.mouths)),
  };
}

/** The total of all parts, 0 to 100 with two digits. */
export const totalOf = (parts: Parts): number => Number((100 * mean(Object.values(parts))).toFixed(2));
