/** What a picture is called: at first the name of its file, then whatever its owner likes. Plain functions, no zod. */

/** Characters of the longest title. */
export const titleLength = 120;

// control characters, halves of characters, and the marks that turn the direction of text so that "gnp.exe" reads "exe.png"
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text from outside as one line without invisible characters, trimmed. */
export function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").replace(invisible, "").trim();
}

/** A short text as it is kept: one line without invisible characters, cut to a length in characters. */
export function cleanLine(text: string, length: number): string {
  return [...oneLine(text)].slice(0, length).join("").trim();
}

/** A title as it is kept: one line of at most 120 characters; empty when nothing readable is left. */
export function cleanTitle(text: string): string {
  return cleanLine(text, titleLength);
}
