import { dictionaryReader } from "./dictionary.ts";
import { englishWords } from "./english-words.ts";
import { englishFor, englishWithin, type KnownLanguage, knownLanguages } from "./foreign-nouns.ts";
import { nounOf } from "./lexicon.ts";
import { silentWords } from "./vocabulary.ts";
import { singulars, verbStems } from "./word-forms.ts";

/** Whether a prompt is in English, and if not, what seems to be meant. */
export type EnglishCheck =
  | { isEnglish: true }
  | {
      isEnglish: false;
      /** The language it seems to be in; null where nothing tells. */
      language: SeenLanguage | null;
      /** The English words for the nouns we know, as a prompt; null where there are none. */
      didYouMean: string | null;
    };

/** Languages of which we know no nouns, but which shall not be taken for others. */
const otherLatin = ["it", "sv", "hu", "ro"] as const;
type LatinLanguage = Exclude<KnownLanguage, "ja" | "uk"> | (typeof otherLatin)[number];

/** Scripts that one language has to itself. */
const scripts = [
  ["ko", /\p{Script=Hangul}/u],
  ["el", /\p{Script=Greek}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["th", /\p{Script=Thai}/u],
] as const;
/** What the language of a prompt can be called. */
export type SeenLanguage = KnownLanguage | LatinLanguage | (typeof scripts)[number][0] | "zh" | "ru";

/** Words that hold sentences together, none of which is an English word that people use in a prompt. */
const functionWords: Readonly<Record<LatinLanguage, string>> = {
  de: "der die das den dem des ein eine einer einem einen und mit im am zu bei über unter zwei drei auf von vor hinter neben zwischen ist sind ich",
  es: "el la los las un una unos unas y con por para sobre en del al de está dos tres junto bajo debajo que mi su",
  fr: "le la les un une des du de et avec sur sous dans au aux près qui est deux trois devant derrière mon sa son",
  pl: "i w z na nad pod przy obok jest dwa dwie trzy się jak ze do przed",
  tr: "bir ve ile altında üzerinde yanında önünde arkasında iki üç içinde için olan uyuyan kırmızı at",
  nl: "een het en van bij met op onder boven naast twee drie voor achter tussen is zijn mijn de",
  cs: "a v ve na nad pod se s u z ze do při dva dvě tři je vedle před za",
  it: "un una uno il lo gli e di del della dei delle nel nella sul sulla con per tra è che due tre sotto sopra vicino",
  sv: "en ett och med på i vid under över är som två tre bredvid framför bakom",
  hu: "egy és a az alatt mellett előtt mögött fölött két három",
  ro: "un o și cu pe sub lângă în de la este care doi două trei deasupra",
  pt: "o a os as um uma e com por para sobre em no na do da dos das dois duas três perto de debaixo que meu sua ao",
};
/** Of these also English, or in the names of places and dishes, so that they alone prove nothing. */
const shared = new Set(
  "a i is as me the no do son sur pod at on in am an die den dos des us la le de del el al du san den un per for war was e de en o di due tra lo sub care pe som".split(
    " ",
  ),
);

const englishFunctionWords = new Set(
  "a an the of in on at by with and or under over near behind next to from for into above below between its his her their my our your this that these those is are was were being it very some two three four five while who which when where".split(
    " ",
  ),
);

const plain = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

let isInDictionary: ((word: string) => boolean) | null = null;

/** Whether English has this word in some form. */
export function isEnglishWord(word: string): boolean {
  isInDictionary ??= dictionaryReader(englishWords);
  if (englishFunctionWords.has(word) || silentWords.has(word)) return true;
  const forms = [...singulars(word), ...verbStems(word)];
  return (
    nounOf([word]) !== null ||
    (word.length > 2 && forms.some((form) => form.length > 2 && isInDictionary?.(form)))
  );
}

const latinLanguages = Object.keys(functionWords) as LatinLanguage[];
const functionWordSets = new Map(
  latinLanguages.map((language) => [language, new Set(functionWords[language].split(" "))] as const),
);
const nounLanguages: ReadonlySet<string> = new Set(knownLanguages);
const hasNouns = (language: LatinLanguage): language is LatinLanguage & KnownLanguage =>
  nounLanguages.has(language);
const nounFor = (word: string, language: LatinLanguage) =>
  hasNouns(language) ? englishFor(word, language) : null;

const asPrompt = (nouns: readonly string[]): string | null =>
  nouns.length > 0 ? [...new Set(nouns)].join(", ") : null;

/** Signs that Chinese has and Japanese writes in another way or not at all. */
const chinese = /[们这园车马鸟鱼飞门龙红绿蓝见长树]/u;
/** Letters and a word that Russian has and Ukrainian has not. */
const russian = /[ыэъё]|(?<!\p{L})и(?!\p{L})/u;

/** Another script than ours: which language, and what is named in it. */
function otherScript(text: string, words: readonly string[]): EnglishCheck {
  const kana = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);
  if (kana || /\p{Script=Han}/u.test(text)) {
    const language = !kana && chinese.test(text) ? "zh" : "ja";
    return { isEnglish: false, language, didYouMean: asPrompt(englishWithin(text, "ja")) };
  }
  if (/\p{Script=Cyrillic}/u.test(text)) {
    const nouns = words.map((word) => englishFor(word, "uk")).filter((noun) => noun !== null);
    const language = russian.test(text.toLowerCase()) ? "ru" : "uk";
    return { isEnglish: false, language, didYouMean: asPrompt(nouns) };
  }
  const [language] = scripts.find(([, script]) => script.test(text)) ?? [null];
  return { isEnglish: false, language, didYouMean: null };
}

/** The language that most of the words belong to, with the words of it that English does not have. */
function likeliest(words: readonly string[]) {
  const scored = latinLanguages.map((language) => {
    const functions = words.filter((word) => functionWordSets.get(language)?.has(word) === true);
    const nouns = words
      .filter((word) => !isEnglishWord(plain(word)) || /\P{ASCII}/u.test(word))
      .map((word) => nounFor(word, language))
      .filter((noun) => noun !== null);
    const proof =
      functions.filter((word) => !shared.has(word) && !englishFunctionWords.has(word)).length + nouns.length;
    return { language, proof, score: functions.length + 1.5 * nouns.length, functions: functions.length };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best));
}

/**
 * Refuses only on evidence: another script, words that another language has and English has not, or hardly a word that English has.
 * A word nobody knows, such as a name, is none.
 */
export function checkEnglish(prompt: string): EnglishCheck {
  const text = prompt.normalize("NFC").slice(0, 1_000);
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  const written = text.match(/[\p{L}\p{M}'’-]*\p{L}/gu) ?? [];
  const words = written.map((word) => word.toLowerCase().replace(/^['’-]+|['’]s?$/g, ""));
  if (letters.length > 0 && foreign / letters.length > 0.2) return otherScript(text, words);
  if (words.length === 0) return { isEnglish: true };
  const parts = words.flatMap((word) => word.split("-")).filter((word) => word !== "");
  const known = parts.filter((word) => isEnglishWord(plain(word))).length;
  const best = likeliest(parts);
  const functionsHere = parts.filter(
    (word) => englishFunctionWords.has(word) && !functionWordSets.get(best.language)?.has(word),
  ).length;
  const share = known / parts.length;
  const names = written.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  const isProven =
    best.proof > 0 &&
    best.proof + best.functions > functionsHere * 2 &&
    (share < 0.85 || best.proof >= parts.length / 3);
  const isUnknown = parts.length >= 3 && functionsHere === 0 && (known + names) / parts.length < 0.6;
  if (!isProven && !isUnknown) return { isEnglish: true };
  const language = best.score > 0 ? best.language : null;
  const nouns = language ? parts.map((word) => nounFor(word, language)).filter((noun) => noun !== null) : [];
  return { isEnglish: false, language, didYouMean: asPrompt(nouns) };
}
