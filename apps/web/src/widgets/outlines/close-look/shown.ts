import { addresses, formChecked, outlinesDownloadFields as fields } from "@tintery/contract/tables";
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

/** How the engine draws it. */
export function styleOf({ fill, lines, nodes }: Shown): OutlinesStyle {
  return { fill: fill ? "display" : "none", lines, nodes };
}

/** Where the server hands out exactly that as a file: it draws with the same function. */
export function addressOf(id: string, shown: Shown): string {
  const { fill, lines } = styleOf(shown);
  const query = new URLSearchParams({
    [fields.format]: "svg",
    [fields.fill]: fill,
    [fields.lines]: lines,
    ...(shown.nodes && { [fields.nodes]: formChecked }),
  });
  return `${addresses.downloadOutlines(id, "custom")}?${query}`;
}
