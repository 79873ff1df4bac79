import type { Token } from "./tokens.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a picture is: "a watercolor painting of" says nothing of what is in it. */
const media = words(
  "painting drawing picture photo photograph image illustration sketch print artwork art cartoon clipart poster postcard mural outline page",
);
/** What it is made with, and how it looks. */
const materials = words(
  "watercolor watercolour oil acrylic pastel pencil charcoal ink crayon chalk line pen digital vector coloring colouring colour color cartoon",
);
/** What may stand before that. */
const before = words(
  `a an the this my our please pls can could you would like i we want need draw make create paint generate give show me us for
  beautiful nice simple cute detailed realistic black and white big small little old vintage abstract colorful`,
);
/** Has no meaning of its own anywhere in a prompt. */
const silent = "image";

/**
 * The tokens of a prompt that begins with what kind of picture it asks for ("an oil painting of a ship") without that: no
 * painting hangs there.
 */
export function withoutMedium(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, i) => media.has(word) && tokens[i + 1]?.word === "of");
  if (at < 0 || !tokens.slice(0, at).every(({ word }) => before.has(word) || materials.has(word)))
    return [...tokens];
  return tokens.map((token, i) =>
    i === at || (i < at && materials.has(token.word)) ? { ...token, word: silent } : token,
  );
}
