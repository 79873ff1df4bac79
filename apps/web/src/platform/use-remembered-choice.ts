import { useState } from "react";
import { remember, remembered } from "./storage.ts";

/** The word of a table that was chosen last time, kept under `name`; null where nobody chose. */
export function rememberedChoice<Word extends string>(name: string, words: readonly Word[]): Word | null {
  const last = remembered(name);
  return words.find((word) => word === last) ?? null;
}

/**
 * A choice among the words of a table: the one that the host page asks for, else the one chosen last time; null where nobody
 * chose.
 */
export function useRememberedChoice<Word extends string>(
  name: string,
  words: readonly Word[],
  preset: string | null,
) {
  const [chosen, setChosen] = useState(
    () => words.find((word) => word === preset) ?? rememberedChoice(name, words),
  );
  const choose = (next: Word) => {
    setChosen(next);
    remember(name, next);
  };
  return [chosen, choose] as const;
}
