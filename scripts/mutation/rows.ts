export interface Row {
  /** The files into which faults are planted. */
  readonly sources: readonly string[];
  /** The tests that must notice. */
  readonly tests: readonly string[];
}

const engine = (folder: string, ...names: string[]) =>
  names.map((name) => `packages/engine/src/${folder}/${name}.ts`);

/** What is mutated, by the name that `npm run mutate` takes. */
export const rows: Record<string, Row> = {
  palette: {
    sources: engine(
      "colors",
      "palette",
      "missed-colors",
      "more-colors",
      "keep-apart",
      "mix",
      "choose-paints",
    ),
    tests: engine("colors", "palette.test", "keep-apart.test", "mix.test", "choose-paints.test"),
  },
  thinning: {
    sources: engine("edges", "thinning.kernel", "thinning"),
    tests: engine("edges", "thinning.test"),
  },
};
