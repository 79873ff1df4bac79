/**
 * The closed lists of the scene language: words whose meaning is not a thing that stands somewhere. Each list is written as its
 * meaning with all words for it; nouns in the singular, verbs as their stem.
 */
export function byWord<Meaning extends string>(
  lists: Readonly<Partial<Record<Meaning, string>>>,
): ReadonlyMap<string, Meaning> {
  const entries = Object.entries(lists) as [Meaning, string][];
  return new Map(
    entries.flatMap(([meaning, words]) => words.split(", ").map((word) => [word, meaning] as const)),
  );
}
