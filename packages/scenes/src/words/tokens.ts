/** A word of a prompt, or a mark that ends a part of it. */
export interface Token {
  /** Lower case, without accents: "cafe". Empty for a mark. */
  word: string;
  /** As it was written, with what a hyphen joins to it. */
  text: string;
  /** A hyphen joins it to the next. */
  joined: boolean;
  /** A comma says "and also"; any other mark ends the sentence. Null for a word. */
  mark: "comma" | "end" | null;
}

/** More than anybody writes: what is longer than the form allows is cut off, so that time stays in bounds. */
const maxLength = 1_000;

/** The words of a prompt in their order. Never throws, whatever it is given. */
export function tokensOf(prompt: string): Token[] {
  const found: Token[] = [];
  const plain = prompt
    .slice(0, maxLength)
    .normalize("NFC")
    .replace(/[\u2018\u2019]/g, "'");
  for (const [text] of plain.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}']*-?|[,;:.!?\n()/|+&]/gu)) {
    if (/[,;:.!?\n()/|+&]/.test(text)) {
      const mark = /[,+&/()|]/.test(text) ? "comma" : "end";
      found.push({
        word: text === "&" || text === "+" ? "and" : "",
        text,
        joined: false,
        mark: text === "&" || text === "+" ? null : mark,
      });
      continue;
    }
    const joined = text.endsWith("-");
    const word = text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/'s?$|-$/g, "")
      .replace(/'s$/, "");
    if (word !== "") found.push({ word, text: text.replace(/-$|'s$/, ""), joined, mark: null });
  }
  return found;
}
