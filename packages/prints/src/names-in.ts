/** Names apart by commas, lines or "&", in the order they were written; a class may have two of one name. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n,;、，&]+/u)
    .map((name) => name.trim().replaceAll(/\s+/g, " "))
    .filter((name) => name !== "");
}
