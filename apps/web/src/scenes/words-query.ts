/** In a page's address: its form begins with words in place of a photo. */
export const wordsQuery = "words";

/** Whether the address of the page asks for words. */
export function asksForWords(): boolean {
  return new URLSearchParams(location.search).has(wordsQuery);
}
