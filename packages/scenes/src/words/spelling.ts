import { isEnglishWord } from "./english.ts";
import { drawnWords, nounPhrases } from "./lexicon.ts";
import type { Token } from "./tokens.ts";
import { settingWords } from "./place-words.ts";

/** Shorter words are too much like others. */
const shortest = 5;
/** From this length on a word may have two wrong letters. */
const long = 9;

let words: readonly string[] | null = null;

/** The words by which things and places are known, without those of several words. */
function known(): readonly string[] {
  words ??= [...new Set([...drawnWords(), ...settingWords.keys()])].filter((word) =>
    /^[a-z]{4,}$/.test(word),
  );
  return words;
}

let parts: ReadonlySet<string> | null = null;

/** Whether it is a word of a longer name: "ferris" is no ferry, there is a ferris wheel. */
function isPart(word: string): boolean {
  parts ??= new Set([...nounPhrases(), ...settingWords.keys()].flatMap((phrase) => phrase.split(/[ -]/)));
  return parts.has(word);
}

/** How many letters must change, be put in, left out or swapped to make one word the other; more than `max` counts as one more. */
function apart(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? max + 1;
}

/** What a word that English does not have was meant to be: the thing or place that is spelled nearly so. */
function meant(word: string): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word) || isEnglishWord(word) || isPart(word)) return null;
  const max = word.length >= long ? 2 : 1;
  for (const ending of word.endsWith("s") ? ["s", ""] : [""]) {
    const stem = word.slice(0, word.length - ending.length);
    const found = known()
      .filter((each) => each[0] === stem[0])
      .map((each) => ({ each, far: apart(stem, each, max) }))
      .filter(({ far }) => far <= max)
      .sort((a, b) => a.far - b.far)[0];
    if (found) return found.each + ending;
  }
  return null;
}

/** Tokens whose misspelled words are read as what they were meant to be; their text stays as it was written. */
export const spelled = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => {
    const word = token.mark === null ? meant(token.word) : null;
    return word === null ? token : { ...token, word };
  });
