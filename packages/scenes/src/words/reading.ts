import { colorWords, isShade, materialColors, shaded } from "./colors.ts";
import { kindOf } from "../drawables.ts";
import { type NounMeaning, nounOf, phraseForms } from "./lexicon.ts";
import type { Pose, Season, Setting, TimeOfDay, Weather } from "./scene-graph.ts";
import type { Token } from "./tokens.ts";
import {
  closeUpWords,
  countsBeforeOf,
  countWords,
  describingNouns,
  manners,
  motleyWords,
  patternWords,
  silentPhrases,
  silentWords,
  farPhrases,
  sizeWords,
} from "./vocabulary.ts";
import { groupWords, holidays } from "./group-words.ts";
import {
  plainVerbs,
  type RelationMeaning,
  relationPhrases,
  type VerbMeaning,
  verbMeanings,
} from "./deed-words.ts";
import { seasonWords, settingsAfterPlace, settingWords, timeWords, weatherWords } from "./place-words.ts";
import { youngWords } from "./people-words.ts";
import { verbStems } from "./word-forms.ts";

/** What the next words of a prompt say, by themselves. */
export type Reading =
  | { is: "mark"; mark: "comma" | "end" }
  | { is: "noun"; noun: NounMeaning & { plural: boolean } }
  | { is: "group"; names: readonly string[] }
  | { is: "setting"; setting: Setting }
  | { is: "time"; time: TimeOfDay }
  | { is: "weather"; weather: Weather }
  | { is: "season"; season: Season }
  | { is: "color"; color: string }
  | { is: "motley" }
  | { is: "pattern"; pattern: "striped" | "spotted" }
  | { is: "size"; size: number }
  | { is: "young" }
  | { is: "far" }
  | { is: "count"; count: number }
  | { is: "verb"; verb: VerbMeaning; pose: Pose }
  | { is: "relation"; relation: RelationMeaning; phrase: string }
  | { is: "and" }
  | { is: "close-up" }
  | { is: "manner" }
  | { is: "silent" }
  | { is: "unknown" };

/** A reading with how many tokens it takes. */
export type Read = Reading & { length: number };

const longestPhrase = 4;

const determiners = new Set("a an the his her their its my our some two three many".split(" "));

/** The words of up to `length` tokens from here, or null where a mark comes before. */
function wordsFrom(tokens: readonly Token[], at: number, length: number): string[] | null {
  const taken = tokens.slice(at, at + length);
  if (taken.length < length || taken.some(({ mark }) => mark !== null)) return null;
  return taken.map(({ word }) => word);
}

const lookUp = <Meaning>(
  table: ReadonlyMap<string, Meaning>,
  forms: readonly string[],
): Meaning | undefined => {
  for (const form of forms) {
    const found = table.get(form);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A color that is a fruit or flower as well ("an orange", "an orange cat") is a color where a thing follows it. */
function isColorHere(tokens: readonly Token[], after: number): boolean {
  for (let at = after; at < Math.min(tokens.length, after + 4); at++) {
    const { word, mark } = tokens[at] ?? { word: "", mark: "end" };
    if (mark || relationPhrases.has(word)) return false;
    if (word === "and") {
      const next = tokens[at + 1]?.word ?? "";
      if (!colorWords.has(next) || nounOf([next])) return false;
      continue;
    }
    if (lookUp(settingWords, phraseForms([word])) === "meadow") return false;
    if (nounOf([word]) || lookUp(settingWords, phraseForms([word]))) return true;
  }
  return false;
}

function readColor(tokens: readonly Token[], at: number): Read | null {
  const word = tokens[at]?.word ?? "";
  if (isShade(word)) {
    const color = colorWords.get(tokens[at + 1]?.word ?? "");
    return color ? { is: "color", color: shaded(color, word), length: 2 } : null;
  }
  const material = materialColors.get(word);
  const made = nounOf([tokens[at + 1]?.word ?? ""]);
  if (
    material &&
    made !== null &&
    (made.match === "drawn" || word === "stone" || word === "brick") &&
    (kindOf(made.drawable) === "place" || ["metal", "glass", "crystal"].includes(word))
  )
    return { is: "color", color: material, length: 1 };
  // a stone path is paved, no rock on a path
  if (material && lookUp(settingWords, phraseForms([tokens[at + 1]?.word ?? ""])) === "road")
    return { is: "color", color: material, length: 1 };
  const two = wordsFrom(tokens, at, 2);
  const pair = two && colorWords.get(two.join(" "));
  if (pair) return { is: "color", color: pair, length: 2 };
  const color = colorWords.get(word);
  if (!color || (nounOf([word])?.match === "drawn" && !isColorHere(tokens, at + 1))) return null;
  return { is: "color", color, length: 1 };
}

function readCount(tokens: readonly Token[], at: number): Read | null {
  const word = tokens[at]?.word ?? "";
  if (/^\d+$/.test(word)) return { is: "count", count: Math.max(1, Math.min(12, Number(word))), length: 1 };
  const two = countWords.get(`${word} ${tokens[at + 1]?.word ?? ""}`);
  if (two) return { is: "count", count: two, length: 2 };
  const count = countWords.get(word);
  if (!count) return null;
  const beforeOf = tokens[at + 1]?.word === "of";
  if (countsBeforeOf.has(word) && !beforeOf) return null;
  return { is: "count", count, length: beforeOf ? 2 : 1 };
}

/** Whether a noun stands here that a word before it can describe. */
const isThing = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((length) => {
    const words = wordsFrom(tokens, at, length);
    return words !== null && nounOf(words) !== null;
  });

const mannerSigns = new Set("style painting look art illustration drawing inspired themed".split(" "));

/** Whether these words name the manner of a picture: always a name in several words, a single one that is a thing as well only before "style". */
const isManner = (phrase: string, after: string) =>
  manners.has(phrase) && (phrase.includes(" ") || mannerSigns.has(after) || !nounOf([phrase]));

function readPhrase(tokens: readonly Token[], at: number, length: number, afterPlace: boolean): Read | null {
  const words = wordsFrom(tokens, at, length);
  if (!words) return null;
  const phrase = words.join(" ");
  const forms = phraseForms(words);
  if (isManner(phrase, tokens[at + length]?.word ?? "")) return { is: "manner", length };
  if (silentPhrases.has(phrase)) return { is: "silent", length };
  if (farPhrases.has(phrase)) return { is: "far", length };
  const relation = relationPhrases.get(phrase);
  // one looks out a window, and blows out the candles
  const isThrough = !/^out (?:the|a)$/.test(phrase) || /^windows?$/.test(tokens[at + length]?.word ?? "");
  if (relation && isThrough) return { is: "relation", relation, phrase, length };
  if (closeUpWords.has(phrase)) {
    // "close-up of", "portrait of"
    return { is: "close-up", length };
  }
  const weather = lookUp(weatherWords, forms);
  if (weather) return { is: "weather", weather, length };
  const time = lookUp(timeWords, forms);
  if (time) return { is: "time", time, length };
  const season = lookUp(seasonWords, forms);
  if (season && !(phrase === "fall" && isThing(tokens, at - 1))) return { is: "season", season, length };
  const group = lookUp(groupWords, forms);
  // a halloween pumpkin is a pumpkin
  const next = group && nounOf([tokens[at + length]?.word ?? ""]);
  const isOfDay = next && holidays.has(phrase) && ["thing", "food"].includes(kindOf(next.drawable));
  if (next && (group.includes(next.drawable) || isOfDay)) return { is: "silent", length };
  if (group) return { is: "group", names: group, length };
  const pattern = patternWords.get(phrase);
  if (pattern) return { is: "pattern", pattern, length };
  if (motleyWords.has(phrase)) return { is: "motley", length };
  const setting = lookUp(settingWords, forms) ?? (afterPlace ? lookUp(settingsAfterPlace, forms) : undefined);
  const describes = length === 1 && !afterPlace && isThing(tokens, at + 1);
  if (setting && !(describes && nounOf(words))) return { is: "setting", setting, length };
  const noun = nounOf(words);
  const isSaidOf =
    length === 1 &&
    noun?.match === "similar" &&
    describingNouns.has(phrase) &&
    (isThing(tokens, at + 1) ||
      (/^(?:old|wood|wooden|vintage|antique|stone)$/.test(tokens[at + 1]?.word ?? "") &&
        isThing(tokens, at + 2)));
  if (isSaidOf) return { is: "silent", length };
  if (!noun || (noun.match === "similar" && silentWords.has(phrase))) return null;
  // "red hot" is WordNet's name for a sausage: here it begins "a red hot air balloon"
  const [first = ""] = words;
  if (
    length > 1 &&
    noun.match === "similar" &&
    noun.drawable !== phrase &&
    (colorWords.has(first) || sizeWords.has(first))
  )
    return null;
  return { is: "noun", noun, length };
}

/** What the tokens from `at` on say; `afterPlace` tells that a word of place came before ("on the moon"). Always takes at least one. */
export function readAt(tokens: readonly Token[], at: number, afterPlace: boolean): Read {
  const token = tokens[at];
  if (!token) return { is: "mark", mark: "end", length: 1 };
  if (token.mark) return { is: "mark", mark: token.mark, length: 1 };
  const { word } = token;
  for (let length = longestPhrase; length > 1; length--) {
    const read = readPhrase(tokens, at, length, afterPlace);
    if (read) return read;
  }
  if (word === "and") return { is: "and", length: 1 };
  const count = readCount(tokens, at) ?? readColor(tokens, at);
  if (count) return count;
  if (youngWords.has(word) && isThing(tokens, at + 1)) return { is: "young", length: 1 };
  const size = sizeWords.get(word);
  if (size) return { is: "size", size, length: 1 };
  const stems = verbStems(word);
  const verb = lookUp(verbMeanings, stems);
  // "fish", "duck" and "drink" are things unless their form says otherwise
  const named = nounOf([word]);
  const isDoing = word.endsWith("ing") && named?.match === "similar";
  if (verb && (stems[0] !== word || !named || isDoing))
    return { is: "verb", verb, pose: verb.pose, length: 1 };
  // "kids building a snowman", unlike "a tall building"
  const isDeed =
    word.endsWith("ing") &&
    (determiners.has(tokens[at + 1]?.word ?? "") ||
      (at > 0 && word === "building" && isThing(tokens, at + 1)));
  const read = readPhrase(tokens, at, 1, afterPlace);
  if (read && !(isDeed && read.is === "noun")) return read;
  if (silentWords.has(word) || stems.some((stem) => plainVerbs.has(stem)) || word.length < 2)
    return { is: "silent", length: 1 };
  const isJoined =
    token.joined && tokens[at + 1] !== undefined && readAt(tokens, at + 1, false).is === "unknown";
  return { is: "unknown", length: isJoined ? 2 : 1 };
}
