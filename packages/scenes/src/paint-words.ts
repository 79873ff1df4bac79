import { paintScene, type PaintedScene, type SceneFrame } from "./paint-scene.ts";
import { type SceneShapes, sceneShapes } from "./scene-shapes.ts";
import { withoutUnseenDeeds } from "./figures/shows-pose.ts";
import { drawnShare, shownWords } from "./words/drawn-share.ts";
import { parsePrompt } from "./words/parse-prompt.ts";
import type { SceneWord } from "./words/scene-graph.ts";

/** A picture of a prompt with what became of its words. */
export interface PaintedWords extends Pick<PaintedScene, "raster"> {
  words: Pick<SceneWord, "text" | "match" | "as">[];
  /** How much of what was said is drawn, 0 to 1. */
  share: number;
}

/** Paints a prompt that was judged to be fine. The same words, seed and ratio give the same picture in every size. */
export function paintWords(prompt: string, frame: SceneFrame): PaintedWords {
  const graph = withoutUnseenDeeds(parsePrompt(prompt));
  const { raster, placed } = paintScene(graph, frame);
  const items = new Set(placed.map(({ item }) => item));
  return { raster, words: shownWords(graph, items), share: drawnShare(graph, items) };
}

/** The picture of a prompt as the shapes that it is made of, to be outlined with a pen of so many pixels; see `paintWords`. */
export function shapeWords(prompt: string, frame: SceneFrame & { pen: number }): SceneShapes {
  return sceneShapes(parsePrompt(prompt), frame);
}
