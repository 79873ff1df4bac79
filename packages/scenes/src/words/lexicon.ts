import { type DrawableName, drawables } from "../drawables.ts";
import { nounKinds } from "./noun-kinds.ts";
import { sizeWords } from "./vocabulary.ts";
import { youngWords } from "./people-words.ts";
import { singulars } from "./word-forms.ts";

/** What a noun is drawn as. */
export interface NounMeaning {
  drawable: DrawableName;
  match: "drawn" | "similar";
  /** What is drawn in its stead, where the match is `similar`. */
  as: string | null;
  young: boolean;
}

let nouns: Map<string, NounMeaning> | null = null;

/** All nouns there are, read on the first question: most of those who load this never ask. */
function allNouns(): Map<string, NounMeaning> {
  if (nouns) return nouns;
  const found = new Map<string, NounMeaning>();
  for (const kind of nounKinds.split("|")) {
    const [owner = "", words = ""] = kind.split(":");
    // a table that is older than the drawables names what no longer is one: its words are then not drawn
    const drawable = owner as DrawableName;
    if (!drawables.has(drawable)) continue;
    for (const word of words.split(",")) {
      // a moonfish is called horse head too; who writes that means the horse
      if (/[ -](?:head|face)$/.test(word)) continue;
      found.set(word, {
        drawable,
        match: "similar",
        as: drawables.get(drawable)?.borrows ?? drawable,
        young: false,
      });
    }
  }
  for (const [drawable, { names, young, borrows = null }] of drawables) {
    const match = borrows === null ? "drawn" : "similar";
    for (const word of names?.split(", ") ?? [])
      found.set(word, { drawable, match, as: borrows, young: false });
    for (const word of young?.split(", ") ?? [])
      found.set(word, { drawable, match, as: borrows, young: true });
  }
  for (const [drawable, { borrows = null }] of drawables)
    found.set(drawable, {
      drawable,
      match: borrows === null ? "drawn" : "similar",
      as: borrows,
      young: false,
    });
  nouns = found;
  return found;
}

/** All words for what is drawn as it is called. */
export const drawnWords = (): string[] =>
  [...allNouns()].filter(([, { match }]) => match === "drawn").map(([word]) => word);

/** All names of several words, drawn or not. */
export const nounPhrases = (): string[] => [...allNouns().keys()].filter((name) => /[ -]/.test(name));

/** The forms under which words in a row may stand in a list: the last of them in the singular, hyphens as spaces. */
export function phraseForms(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  return singulars(last).map((form) => [...before, form].join(" "));
}

const isDescription = (word = "") => sizeWords.has(word) || youngWords.has(word);

/** What such words name, and whether they name several of it. Null where they name nothing that can be drawn. */
export function nounOf(words: readonly string[]): (NounMeaning & { plural: boolean }) | null {
  const written = words.join(" ");
  let similar: (NounMeaning & { plural: boolean }) | null = null;
  for (const form of phraseForms(words))
    for (const spelling of form.includes(" ") ? [form, form.replaceAll(" ", "-")] : [form]) {
      const meaning = allNouns().get(spelling);
      // "little girl" is a girl, whatever else WordNet knows by that name
      const near = meaning?.match === "similar" && words.length > 1 ? nounOf(words.slice(-1)) : null;
      // a barn owl is an owl, though, and no barn
      const isKind =
        near !== null &&
        near.drawable === meaning?.drawable &&
        !isDescription(words[0]) &&
        nounOf(words.slice(0, -1)) !== null;
      // the golden gate bridge has its name in our own list
      const isNearer =
        near?.match === "drawn" &&
        !isKind &&
        !drawables.has(meaning?.drawable === spelling ? meaning.drawable : ("" as DrawableName));
      if (!meaning || isNearer) continue;
      const found = { ...meaning, plural: form !== written };
      // "cookies" are no several "cooky", which is a cook
      if (meaning.match === "drawn") return found;
      similar ??= found;
    }
  return similar;
}
