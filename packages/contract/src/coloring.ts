/** Coloring pages: types, versions, the upload form and the reduce-details slider. Plain tables, no zod. */

export const coloringVersions = ["v1", "v2"] as const;
export type ColoringVersion = (typeof coloringVersions)[number];

/** The types of each version and which one is chosen first. */
export const coloringTypes = {
  v1: { types: ["for_kids", "for_adults", "sketching", "simple", "photo", "image"], default: "for_kids" },
  v2: {
    types: ["v2_general", "v2_detailed", "v2_simplified", "v2_anime", "v2_comic"],
    default: "v2_general",
  },
} as const;

export type ColoringType = (typeof coloringTypes)[ColoringVersion]["types"][number];
export const coloringTypeNames: readonly ColoringType[] = [
  ...coloringTypes.v1.types,
  ...coloringTypes.v2.types,
];

/** The version a type belongs to: v2 when its name starts with v2_, v1 otherwise. */
export function coloringVersionOf(type: string): ColoringVersion {
  return type.startsWith("v2_") ? "v2" : "v1";
}

/** Percent of details kept. */
export const reduceDetailsRange = { min: 20, max: 100, step: 5, default: 100 } as const;

/** Milliseconds between two files of one upload. */
export const coloringUploadDelay = 1_000;

/** What the coloring form's file picker offers. */
export const coloringFileTypes = ["image/png", "image/jpeg"] as const;

export const coloringDownloadKinds = ["origin", "coloring"] as const;
export type ColoringDownloadKind = (typeof coloringDownloadKinds)[number];
