/**
 * A dictionary that only answers whether a word is in it, as a Bloom filter: ten bits a word, and of words that are not in it one
 * in a hundred is taken for one that is. A list would be three times as large.
 */
const bitsPerWord = 10;
const probes = 7;

/** Two hashes of a word (FNV-1a from two starts). */
function hashes(word: string): [number, number] {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < word.length; i++) {
    a = Math.imul(a ^ word.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ word.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return [(a ^ (a >>> 15)) >>> 0, (b | 1) >>> 0];
}

function* bitsOf(word: string, count: number): Generator<number> {
  const [start, step] = hashes(word);
  for (let i = 0; i < probes; i++) yield (start + i * step) % count;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const bitsPerDigit = 6;

/** The words folded into bits, six in a character. */
export function dictionaryOf(words: readonly string[]): string {
  const values = new Uint8Array(Math.ceil((words.length * bitsPerWord) / bitsPerDigit));
  for (const word of words)
    for (const bit of bitsOf(word, values.length * bitsPerDigit)) {
      const at = Math.floor(bit / bitsPerDigit);
      values[at] = (values[at] ?? 0) | (1 << (bit % bitsPerDigit));
    }
  return Array.from(values, (value) => digits[value]).join("");
}

/** Whether a word was folded into such a dictionary, in most cases. */
export function dictionaryReader(text: string): (word: string) => boolean {
  const values = Uint8Array.from(text, (digit) => digits.indexOf(digit));
  return (word) => {
    for (const bit of bitsOf(word, values.length * bitsPerDigit))
      if (((values[Math.floor(bit / bitsPerDigit)] ?? 0) & (1 << (bit % bitsPerDigit))) === 0) return false;
    return true;
  };
}
