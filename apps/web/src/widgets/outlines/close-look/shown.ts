import { formChecked, outlinesDownloadFields as fields } from "@tintery/contract/tables";
import { addresses } from "../../../platform/addresses.ts";
import type { OutlinesStyle } from "@tintery/engine";

/** What of the outlines is switched on. */
export interface Shown {
  fill: boolean;
  lines: OutlinesStyle["lines"];
  nodes: boolean;
}

export const shownAtFirst: Shown = { fill: true, lines: "none", nodes: false };

/** Whether there is anything to see at all. */
export const showsNothing = ({ fill, lines, nodes }: Shown) => !fill && lines === "none" && !nodes;

/** Widths of drawn borders, in millimeters: the usual one, and finer ones for whoever comes closer. */
const lineWidths = [0.25, 0.1, 0.04, 0.01] as const;
/** Screen pixels that a border is wide at most, while there is a finer width. */
const widestLinePx = 2.4;

/** How wide borders and nodes are drawn, in millimeters, where one of them takes so many screen pixels. */
export function lineWidthAt(pixelsPerMM: number): number {
  return lineWidths.find((width) => width * pixelsPerMM <= widestLinePx) ?? 0.01;
}

/**
 * How the engine draws it. Center lines keep the widths they were drawn with.
 * @param lineWidthMM of borders and nodes
 */
export function styleOf({ fill, lines, nodes }: Shown, lineWidthMM: number): OutlinesStyle {
  const hasWidth = lines === "borders" || (lines === "none" && nodes);
  return { fill: fill ? "display" : "none", lines, nodes, ...(hasWidth && { lineWidthMM }) };
}

/** Where the server hands out exactly that as a file: it draws with the same function. */
export function addressOf(id: string, { fill, lines, nodes, lineWidthMM }: OutlinesStyle): string {
  const query = new URLSearchParams({
    [fields.format]: "svg",
    [fields.fill]: fill,
    [fields.lines]: lines,
    ...(nodes && { [fields.nodes]: formChecked }),
    ...(lineWidthMM !== undefined && { [fields.lineWidth]: String(lineWidthMM) }),
  });
  return `${addresses.downloadOutlines(id, "custom")}?${query}`;
}
