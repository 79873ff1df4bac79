import type { DrawableName } from "../../drawables.ts";
import type { Board } from "../board.ts";
import type { Placing, Want } from "../placing.ts";
import type { Relation } from "../../words/scene-graph.ts";

/** Two things of which one stands in a relation to the other, which is placed already. */
export interface Meeting {
  want: Want;
  kind: Relation["kind"];
  /** The item of the other. */
  to: number;
  other: Placing;
  otherName: DrawableName;
  /** How large it would be drawn by itself. */
  scale: number;
  /** On which side a further copy goes, and how many steps from the middle. */
  side: 1 | -1;
  steps: number;
  /** How many came to the same place before, and how many there will be. */
  before: number;
  all: number;
  /** Whether the other is in the sky, where nothing stands on or under it. */
  inSky: boolean;
  /** Nearer than the other even where that is as near as can be: a scarf is not behind its cat. */
  near: { depth: number; x: number };
}

/**
 * Places a thing at another. True when it did or nothing need be drawn; false when the thing goes where it would by itself; another
 * relation when that is what is meant; null when the rule says nothing about the two.
 */
export type Rule = (board: Board, meeting: Meeting) => boolean | Relation | null;
