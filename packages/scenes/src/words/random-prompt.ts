import { type Seeded, seeded } from "../seeded.ts";
import {
  type PromptMode,
  places,
  type PromptPlace,
  type Subject,
  subjects,
  times,
} from "./prompt-grammar.ts";

/** How likely each part of a prompt is said. */
const chances = { several: 0.28, adjective: 0.75, deed: 0.8, time: 0.45 } as const;

const article = (next: string) => (/^[aeiou]/.test(next) && !/^(?:uni|one|eu)/.test(next) ? "an" : "a");

/** One of a list, by their weights. */
function weighted<Choice>(chance: Seeded, choices: readonly (readonly [Choice, number])[]): Choice {
  let left = chance.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return (choices.at(-1) as readonly [Choice, number])[0];
}

function timeOf(chance: Seeded, place: PromptPlace): string {
  return places[place].isOutdoors && chance.chance(chances.time) ? weighted(chance, times) : "";
}

function sentence(chance: Seeded, subject: Subject): string {
  const several = subject.plural !== undefined && chance.chance(chances.several);
  const adjective =
    chance.chance(chances.adjective) && subject.adjectives.length > 0
      ? `${chance.pick(subject.adjectives)} `
      : "";
  const head = several
    ? `${chance.pick(["two", "three", "four"])} ${adjective}${subject.plural}`
    : `${article(adjective + subject.noun)} ${adjective}${subject.noun}`;
  const deed = chance.chance(chances.deed) && subject.deeds.length > 0 ? chance.pick(subject.deeds) : "";
  const place = chance.pick(subject.places);
  return [head, deed, chance.pick(places[place].phrases), timeOf(chance, place)]
    .filter((part) => part !== "")
    .join(" ");
}

/**
 * A prompt out of a grammar in which each subject knows how it looks, what it does and where it belongs: the same one for the same
 * seed. `not` are subjects that were named just before.
 */
export function randomPrompt(
  seed: number,
  mode: PromptMode = "surprise",
  not: readonly string[] = [],
): string {
  const chance = seeded(seed);
  const fitting = subjects.filter(({ modes }) => mode === "surprise" || modes.includes(mode));
  const fresh = fitting.filter(({ noun }) => !not.includes(noun));
  return sentence(chance, chance.pick(fresh.length > 0 ? fresh : fitting));
}
