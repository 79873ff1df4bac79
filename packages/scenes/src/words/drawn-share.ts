import type { SceneGraph, SceneWord } from "./scene-graph.ts";

/** Below this share of a prompt a picture is offered with a warning. */
export const wellDrawnShare = 0.6;

/**
 * The share of what a prompt says that its picture shows, 0 to 1; `placed` are the items that found a place in the drawing, all of
 * them where nobody has drawn yet.
 */
export function drawnShare({ words }: SceneGraph, placed?: ReadonlySet<number>): number {
  let [drawn, all] = [0, 0];
  for (const { match, weight, item } of words) {
    all += weight;
    if (match !== "not-drawn" && (item === null || !placed || placed.has(item))) drawn += weight;
  }
  return all === 0 ? 0 : drawn / all;
}

/** Whether there is anything to draw: a thing, or a place, a light or a season by itself. */
export function isDrawable({ items, settings, timeOfDay, weather, season, skyColor }: SceneGraph): boolean {
  return (
    items.length > 0 ||
    settings.length > 0 ||
    [timeOfDay, weather, season, skyColor].some((said) => said !== null)
  );
}

/** The words of a prompt with what became of them in a drawing in which these items have a place. */
export function shownWords(
  { words }: SceneGraph,
  placed: ReadonlySet<number>,
): Pick<SceneWord, "text" | "match" | "as">[] {
  return words.map(({ text, match, as, item }) =>
    item === null || placed.has(item) ? { text, match, as } : { text, match: "not-drawn", as: null },
  );
}
