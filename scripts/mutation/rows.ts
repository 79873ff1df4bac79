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
    sources: engine("colors", "palette", "missed-colors", "keep-apart", "mix", "choose-paints"),
    tests: engine(
      "colors",
      ...[
        "palette.test",
        "missed-colors.test",
        "keep-apart.test",
        "cluster.test",
        "mix.test",
        "choose-paints.test",
      ],
    ),
  },
  lines: {
    sources: engine("coloring", "find-lines"),
    tests: engine("coloring", "find-lines.test", "bare-pages.test"),
  },
  thinning: {
    sources: engine("edges", "thinning.kernel", "thinning", "ridges.kernel", "ridges"),
    tests: engine("edges", "thinning.test", "ridges.test"),
  },
  faces: {
    sources: [
      ...engine("coloring", "face-strokes"),
      ...engine("raster", "face-paint"),
      ...engine("edges", "skin"),
    ],
    tests: [
      ...engine("coloring", "face-strokes.test"),
      ...engine("raster", "face-paint.test"),
      ...engine("edges", "skin.test"),
    ],
  },
  details: {
    sources: [
      ...engine("paint-by-numbers", "lost-detail.kernel", "lost-detail"),
      ...engine("outlines", "classify"),
    ],
    tests: [...engine("paint-by-numbers", "lost-detail.test"), ...engine("outlines", "classify.test")],
  },
  curves: {
    sources: [
      ...engine("paths", "fit-cubics.kernel", "fit-cubics"),
      ...engine("kernels/shared", "cubic.kernel"),
    ],
    tests: engine("paths", "fit-cubics.test"),
  },
  arcs: {
    sources: engine("paths", "fit-arcs.kernel", "fit-arcs"),
    tests: engine("paths", "fit-arcs.test"),
  },
  admission: {
    sources: server(
      "images",
      ...[
        "create-image",
        "check-photo",
        "check-photo-or-drawing",
        "check-importance",
        "creation-store",
        "waiting-images",
      ],
    ),
    tests: server("images", "create-image.test"),
  },
  intake: {
    sources: [...server("images", "photo-intake"), ...server("http", "receive-form")],
    tests: server("images", "hostile-uploads.test", "repeated-uploads.test", "own-wishes.test"),
  },
  publishing: {
    sources: server("images", "conversion-store", "publish-files"),
    tests: server("images", "conversion-store.test", "create-image.test"),
  },
};
