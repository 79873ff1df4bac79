/** The words by which the catalog's pictures are found, one table a facet, in the order in which they are offered. */
export const catalogFacets = {
  theme: [
    "animals",
    "pets",
    "farm",
    "sea",
    "dinosaurs",
    "vehicles",
    "space",
    "fantasy",
    "nature",
    "flowers",
    "food",
    "people",
    "holidays",
    "places",
    "toys",
    "music",
  ],
  /** "any": what belongs to no season. */
  season: ["spring", "summer", "autumn", "winter", "any"],
  /** For whom it is, in years. */
  age: ["3-4", "5-7", "8-11", "adult"],
  difficulty: ["easy", "medium", "hard"],
} as const;

export type CatalogFacet = keyof typeof catalogFacets;
export const catalogFacetNames = Object.keys(catalogFacets) as CatalogFacet[];
export type CatalogWord<Facet extends CatalogFacet> = (typeof catalogFacets)[Facet][number];
