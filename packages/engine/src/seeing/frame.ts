import type { Direction } from "./seen.ts";

/** A turned rectangle of a picture by its middle, its sides, and the direction of its upper side. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Direction;
}

export const upright: Direction = { cos: 1, sin: 0 };

/** The direction from one place to another; upright where they are one. */
export function directionOf(dx: number, dy: number): Direction {
  const length = Math.sqrt(dx * dx + dy * dy);
  return length > 0 ? { cos: dx / length, sin: dy / length } : upright;
}

/** Where a place in a frame, in shares of its sides from its upper left corner, lies in the picture. */
export function placeIn(
  { x, y, width, height, turn }: Frame,
  across: number,
  down: number,
): [number, number] {
  const [u, v] = [(across - 0.5) * width, (down - 0.5) * height];
  return [x + turn.cos * u - turn.sin * v, y + turn.sin * u + turn.cos * v];
}
