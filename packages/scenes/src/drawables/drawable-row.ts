/**
 * One thing that can be drawn. Its key is its English name in lower case and singular; `names` are other words for exactly the
 * same picture, so that whoever writes them gets what they asked for ("drawn"); `young` are words for its young; `kin` are
 * the nouns of WordNet all of whose kinds it may stand for ("similar"): its own name where nothing is said, none where it is empty.
 * After a change run `node scripts/wordnet-tables.ts`.
 */
export interface DrawableRow {
  names?: string;
  young?: string;
  kin?: string;
  /** Whose picture it borrows, so that whoever names it is told that they get something similar. */
  borrows?: string;
}

export type DrawableRows = Readonly<Record<string, DrawableRow>>;
