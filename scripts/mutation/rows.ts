export interface Row {
  /** The files into which faults are planted. */
  readonly sources: readonly string[];
  /** The tests that must notice. */
  readonly tests: readonly string[];
}

const files = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`);
const engine = (folder: string, ...names: string[]) => files(`packages/engine/src/${folder}`, ...names);
const contract = (folder: string, ...names: string[]) => files(`packages/contract/src/${folder}`, ...names);
const server = (folder: string, ...names: string[]) => files(`apps/server/src/${folder}`, ...names);

/** What is mutated, by the name that `npm run mutate` takes. */
export const rows: Record<string, Row> = {
  recipes: {
    sources: [
      ...engine("paint-by-numbers", "recipe", "canvas", "region-budget", "working-size"),
      ...engine("coloring", "recipe", "details-range"),
      ...engine("outlines", "recipe", "size"),
    ],
    tests: [
      ...engine("paint-by-numbers", "recipe.test", "canvas.test", "region-budget.test"),
      ...engine("coloring", "recipe.test"),
      ...engine("outlines", "recipe.test"),
    ],
  },
  options: {
    sources: [
      ...engine("options", "option-rows"),
      ...engine("paint-by-numbers", "check-options"),
      ...contract("options", "option-rows", "option-fields", "form-fields"),
    ],
    tests: [
      ...engine("options", "option-rows.test"),
      ...contract("options", "option-rows.test", "form-fields.test"),
    ],
  },
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
  admission: {
    sources: [
      ...server("images", "photo-intake", "create-image", "check-photo", "check-photo-or-drawing"),
      ...server("images", "check-importance", "creation-store", "waiting-images"),
      ...server("http", "receive-form"),
    ],
    tests: server(
      "images",
      "hostile-uploads.test",
      "repeated-uploads.test",
      "faults.test",
      "own-wishes.test",
    ),
  },
  publishing: {
    sources: server("images", "publish-files", "conversion-store", "convert-image", "progress-writer"),
    tests: server("images", "faults.test", "lifecycle.test", "retry.test"),
  },
};
