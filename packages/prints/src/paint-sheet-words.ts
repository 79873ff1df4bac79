/** A paint of a mixture, in words that are ready to be printed. */
export interface SheetPaint {
  /** `#rrggbb`, as it comes from the tube. */
  readonly hex: string;
  /** Its parts, such as `3`. */
  readonly parts: string;
  readonly name: string;
  /** How much of it, such as `2.40 mL`. */
  readonly amount: string;
}

/** How one color of a painting is mixed. */
export interface SheetRecipe {
  readonly code: string;
  readonly name: string;
  /** `#rrggbb` of the color, and of what the mixture looks like. */
  readonly hex: string;
  readonly mixHex: string;
  /** How near they are. */
  readonly grade: string;
  readonly paints: readonly SheetPaint[];
}

/** The recipes of a painting to be printed. */
export interface RecipeSheet {
  readonly title: string;
  /** Sentences below the title: which paints are mixed, and how far that can be trusted. */
  readonly notes: readonly string[];
  readonly recipes: readonly SheetRecipe[];
}

/** What any two paints make, to be printed. */
export interface MixingChart {
  readonly title: string;
  readonly notes: readonly string[];
  /** Beside each row and over each column: a paint's code, or its place in the list. */
  readonly labels: readonly string[];
  /** `#rrggbb`, a row for each paint that is as long as its place. */
  readonly rows: readonly (readonly string[])[];
}
