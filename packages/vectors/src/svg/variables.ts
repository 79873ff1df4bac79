import type { Declaration } from "./declarations.ts";

/** The custom properties (`--name`) of an element with those of the elements around it. */
export type Variables = { readonly [name: string]: string };
export const noVariables = Object.create(null) as Variables;

const innermost = /var\(\s*(--[\w-]{1,60})\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g;
/** Variables in variables, and letters of a value once they are put in. */
const maxRounds = 8;
const maxLetters = 2_000;

/** Puts variables into a value; the empty text where one is missing that has no fallback. */
export function withVariables(value: string, variables: Variables): string {
  if (value.length > maxLetters) return "";
  let filled = value;
  for (let round = 0; round < maxRounds && filled.includes("var("); round++) {
    let isKnown = true;
    filled = filled.replace(innermost, (_, name: string, fallback: string | undefined) => {
      const own = variables[name] ?? fallback;
      if (own === undefined) isKnown = false;
      return own?.trim() ?? "";
    });
    if (!isKnown || filled.length > maxLetters) return "";
  }
  return filled.includes("var(") ? "" : filled;
}

/** The variables that declarations set, on top of those of the elements around. */
export function variablesOf(declarations: readonly Declaration[], around: Variables): Variables {
  const own = declarations.filter(({ property }) => property.startsWith("--"));
  if (own.length === 0) return around;
  // what is around is looked at, never copied: files may have thousands
  const variables = Object.create(around) as Record<string, string>;
  for (const { property, value } of own) variables[property] = value;
  return variables;
}
