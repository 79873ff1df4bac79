import { type ColoringType, coloringOptions, coloringStages } from "@tintery/engine";
import type { Cost, Job } from "./speed-case.ts";
import { tableOf } from "./table.ts";

const types = Object.keys(coloringOptions.types) as ColoringType[];
const stages = ["decode", "weights", "see", ...coloringStages, "strokes", "drawing"];

/**
 * What a coloring page of each type costs, from the file of a photo to its SVG, beside one shrinking of the same file to 512
 * pixels by sharp; and the share of each stage.
 */
export function coloringTable(photo: string, cost: (job: Job) => Cost | string): string {
  const shrunk = cost({ kind: "thumbnail", photo });
  if (typeof shrunk === "string") return shrunk;
  const rows = types.map((type) => {
    const page = cost({ kind: "page", photo, type });
    if (typeof page === "string") return [type, page];
    const share = (stage: string) =>
      `${((100 * (page.stages?.[stage] ?? 0)) / page.userSeconds).toFixed(0)} %`;
    const times = page.userSeconds / shrunk.userSeconds;
    return [
      type,
      page.userSeconds.toFixed(2),
      times.toFixed(0),
      page.peakMB.toFixed(0),
      ...stages.map(share),
    ];
  });
  return tableOf([
    ["coloring page", "user s", "× fit 512", "MB", ...stages],
    ["sharp, fit 512", shrunk.userSeconds.toFixed(3), "1", shrunk.peakMB.toFixed(0), ...stages.map(() => "")],
    ...rows,
  ]);
}
