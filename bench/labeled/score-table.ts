import { type CaseScore, pageTypes } from "./score-case.ts";
import type { Tally } from "./tally.ts";
import { partNames, partsOf, totalOf } from "./total.ts";

const heading = [
  "photo",
  "what",
  "found",
  "false",
  "eyes",
  "mouths",
  "closed",
  "background",
  "crumbs",
  "regions",
];

const cellOf = (tally: Tally) => (tally.of > 0 ? `${tally.there}/${tally.of}` : "");
const shareCell = (share: number | undefined) => share?.toFixed(3) ?? "";

/** The scores as tab-separated lines: the total and its parts, then what is drawn of each photo. */
export function tableOf(scores: readonly CaseScore[]): string {
  const parts = partsOf(scores);
  const lines = [
    ["total", String(totalOf(parts))],
    ...partNames.map((name) => [name, parts[name].toFixed(4)]),
    [],
    heading,
    ...scores.flatMap(rowsOf),
  ];
  return `${lines.map((cells) => cells.join("\t")).join("\n")}\n`;
}

function rowsOf({ name, finds, pages, painting }: CaseScore): string[][] {
  const found = cellOf({ there: finds.found, of: finds.labeled });
  return [
    [name, "seeing", found, String(finds.falseFaces + finds.falseAnimals)],
    ...pageTypes.map((type) => {
      const { eyes, mouths, closed, background, crumbs } = pages[type];
      const shares = [shareCell(closed), shareCell(background)];
      return [name, type, "", "", cellOf(eyes), cellOf(mouths), ...shares, finds.labeled > 0 ? crumbs : ""];
    }),
    [name, "painting", "", "", cellOf(painting.eyes), cellOf(painting.mouths), "", "", "", painting.regions],
  ].map((cells) => cells.map(String));
}

/** The total that a table says. */
export function totalIn(table: string): number {
  const total = /^total\t([\d.]+)$/m.exec(table)?.[1];
  if (total === undefined) throw new RangeError("a table of scores begins with its total");
  return Number(total);
}

/** Lines of a table that another does not have. */
export function linesBeyond(table: string, other: string): string[] {
  const known = new Set(other.split("\n"));
  return table.split("\n").filter((line) => !known.has(line));
}
