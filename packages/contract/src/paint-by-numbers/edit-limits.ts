/** How much may be done to one picture: far more than anybody does, and little enough to do again in seconds. */
export const editLimits = {
  edits: 400,
  /** Places that one edit names: regions that are merged at once, points of a line. */
  places: 400,
  /** The same in all edits of a picture. */
  allPlaces: 20_000,
} as const;
