import type { DrawableName } from "../../drawables.ts";
import type { Board } from "../board.ts";
import { high, type Placing, type Want, wide } from "../placing.ts";

/** What is pulled. */
export const pulled: ReadonlySet<DrawableName> = new Set<DrawableName>(["sleigh", "wagon", "carriage"]);

/** What an animal, a person or a tractor pulls comes behind them on the same ground. */
export function pull(board: Board, want: Want, other: Placing, scale: number) {
  const way = other.flip ? -1 : 1;
  const team = board.placings.filter(({ item }) => item === other.item);
  const fits = Math.min(
    scale,
    (high(other) * 1.1) / want.figure.height,
    (board.frame * 0.36) / want.figure.width,
  );
  const width = want.figure.width * fits;
  // the team moves on until there is room behind it
  const last =
    way > 0
      ? Math.max(...team.map((p) => p.x + wide(p) / 2))
      : Math.min(...team.map((p) => p.x - wide(p) / 2));
  const lack = way > 0 ? Math.max(0, last + width + 24 - board.frame) : Math.min(0, last - width - 24);
  for (const p of team) {
    p.x -= lack;
    board.keepInside(p);
  }
  board.add(want, {
    x: last - lack + way * (width / 2 + 4),
    y: other.y,
    scale: fits,
    depth: Math.max(0, other.depth - 0.01),
    flip: way < 0,
  });
}
