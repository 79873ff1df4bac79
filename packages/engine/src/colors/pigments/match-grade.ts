/** How near a mixture comes, in words; the greatest CIEDE2000 of each, but of the last. */
export const matchGrades = {
  match: 1,
  very_close: 2,
  close: 5,
  nearest_mixable: 10,
  not_mixable: Number.POSITIVE_INFINITY,
} as const;
export type MatchGrade = keyof typeof matchGrades;

/** The word for a difference between a color and its mixture, CIEDE2000, both as a screen shows them. */
export function matchGrade(difference: number): MatchGrade {
  const words = Object.keys(matchGrades) as MatchGrade[];
  return words.find((word) => difference <= matchGrades[word]) ?? "not_mixable";
}
