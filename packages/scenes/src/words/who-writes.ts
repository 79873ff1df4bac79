import type { Token } from "./tokens.ts";

const selves: ReadonlySet<string> = new Set(["i", "me", "myself"]);
/** Who paints is asked by these: "draw me a cat" has nobody in it but the cat. */
const asking: ReadonlySet<string> = new Set(
  "draw paint show give make create get find send print let help tell for to need want".split(" "),
);
/** Partners, and what whoever writes of them is beside them; and the same on a wedding day. */
const partners: Readonly<Record<string, { self: string; wed: string; wedSelf: string }>> = {
  husband: { self: "woman", wed: "groom", wedSelf: "bride" },
  boyfriend: { self: "woman", wed: "groom", wedSelf: "bride" },
  fiance: { self: "woman", wed: "groom", wedSelf: "bride" },
  wife: { self: "man", wed: "bride", wedSelf: "groom" },
  girlfriend: { self: "man", wed: "bride", wedSelf: "groom" },
  fiancee: { self: "man", wed: "bride", wedSelf: "groom" },
};
const weddings: ReadonlySet<string> = new Set(["wedding", "married", "marrying", "marry"]);

/**
 * The tokens with whoever writes as somebody to be drawn: "me and my dog", "my wife and I", "a picture of us". Where they only ask
 * for a picture ("draw me a cat", "I want a fox"), nobody is added.
 */
export function withWhoWrites(tokens: readonly Token[]): Token[] {
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const partner = tokens.map(({ word }) => partners[word]).find((known) => known !== undefined);
  const isWedding = tokens.some(({ word }) => weddings.has(word));
  const isSelf = (at: number) => selves.has(wordAt(at)) && isDrawn(wordAt, at);
  const hasSelf = tokens.some((_, at) => isSelf(at));
  const self = (isWedding ? partner?.wedSelf : partner?.self) ?? "person";
  return tokens.map((token, at) => {
    if (isSelf(at)) return { ...token, word: self };
    if (token.word === "us" && wordAt(at - 1) === "of") return { ...token, word: "couple" };
    const known = partners[token.word];
    return known && isWedding && hasSelf ? { ...token, word: known.wed } : token;
  });
}

/** Whether "I" or "me" at a place is one of those who are in the picture. */
function isDrawn(wordAt: (at: number) => string, at: number): boolean {
  const [before, own, next] = [wordAt(at - 1), wordAt(at), wordAt(at + 1)];
  if (before === "and" || next === "and") return true;
  const isDoing = (word: string) => word.length > 4 && word.endsWith("ing");
  if (own === "i") return isDoing(next) || (["am", "was"].includes(next) && isDoing(wordAt(at + 2)));
  return !asking.has(before);
}
