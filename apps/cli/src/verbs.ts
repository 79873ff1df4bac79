import type { Verb } from "./verb.ts";

/** A verb as the list of commands shows it, before its options are loaded. */
export interface VerbRow {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Verb>;
}

/** Every product of the command line. A new one is one more row. */
export const verbs: readonly VerbRow[] = [
  {
    name: "paint-by-numbers",
    summary: "turn a photo into a paint-by-numbers page with its palette",
    load: async () => (await import("./paint-by-numbers/paint-by-numbers-verb.ts")).paintByNumbersVerb,
  },
  {
    name: "coloring",
    summary: "turn a photo into a coloring page",
    load: async () => (await import("./coloring/coloring-verb.ts")).coloringVerb,
  },
  {
    name: "outlines",
    summary: "turn a photo or drawing into SVG outlines",
    load: async () => (await import("./outlines/outlines-verb.ts")).outlinesVerb,
  },
];
