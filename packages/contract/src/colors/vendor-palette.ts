import { hexPattern } from "@tintery/engine/tables";
import type { Transparency } from "./colors.ts";

/** What the colors of a palette are laid on with. */
export const mediums = ["acrylic", "watercolor", "thread", "crayon"] as const;
export type Medium = (typeof mediums)[number];

/** How far a color of a table can be trusted: measured by the maker, one good source, sources that differ widely or an estimate. */
export type Confidence = "high" | "medium" | "low";

/** A color that a maker sells. */
export interface VendorColor {
  /** The maker's number. */
  readonly code: string;
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  /** Null where nobody asks, as of threads. */
  readonly transparency: Transparency | null;
  /** Color Index names, where all of them are known; else none. */
  readonly pigments: readonly string[];
  readonly confidence: Confidence;
  /** It glitters or glows: its color on a screen says little, so it is not matched with others. */
  readonly metallic: boolean;
}

/** One line of a maker's colors. */
export interface VendorPalette {
  /** As calls and forms name it. */
  readonly id: number;
  /** The same for people who type. */
  readonly slug: string;
  readonly vendor: { readonly title: string; readonly mediumTitle: string };
  readonly medium: Medium;
  readonly colors: readonly VendorColor[];
}

const confidences = { h: "high", m: "medium", l: "low" } as const satisfies Record<string, Confidence>;

/**
 * A palette from its table: a row for each color, `code|name|rrggbb|transparency|pigments|confidence`, the latter by its first letter,
 * with a star for what is metallic.
 * @throws RangeError for a row that cannot be read
 */
export function vendorPalette(
  table: Omit<VendorPalette, "colors"> & { readonly rows: string },
): VendorPalette {
  const { rows, ...palette } = table;
  return { ...palette, colors: rows.trim().split("\n").map(readRow) };
}

function readRow(row: string): VendorColor {
  const [code = "", name = "", digits = "", transparency = "", pigments = "", mark = ""] = row.split("|");
  const confidence = confidences[mark.replace("*", "") as keyof typeof confidences];
  if (!hexPattern.test(digits) || !confidence)
    throw new RangeError(`rows must be code|name|rrggbb|transparency|pigments|confidence, received ${row}`);
  return {
    code,
    name,
    hex: `#${digits}`,
    transparency: transparency === "" ? null : (transparency as Transparency),
    pigments: pigments === "" ? [] : pigments.split(" "),
    confidence,
    metallic: mark.endsWith("*"),
  };
}
