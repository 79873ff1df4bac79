import type { Figure } from "../figures/figure.ts";
import type { Board } from "./board.ts";
import type { Want } from "./placing.ts";
import type { Sizes } from "./sizes.ts";
import { habitOf } from "./traits.ts";
import type { SceneItem } from "../words/scene-graph.ts";

/** Width by height of what may stand as close as flowers do. */
const narrow = 0.62;

/** Rows of the same thing: a field, a wood, a flock. */
export function massPlace(
  board: Board,
  sizes: Sizes,
  item: number,
  thing: SceneItem,
  figureOf: (item: SceneItem, copy: number) => Figure,
) {
  const far = habitOf(thing.drawable) === "far";
  const flying = ["air", "sky"].includes(habitOf(thing.drawable));
  const base = far ? 300 : Math.max(110, Math.min(230, sizes.unit * sizes.feel(thing.drawable)));
  const rows = far ? [0, 0.08, 0.16] : [0.05, 0.24, 0.55, 1];
  const kinds = [0, 1, 2, 3].map((copy) => figureOf(thing, copy));
  let copy = 0;
  for (const [r, depth] of rows.entries()) {
    const height = far ? base * (0.8 + 0.2 * r) : base * (0.42 + 0.75 * depth);
    // what is wide stands less close: a pumpkin needs the room of two poppies
    const broad = Math.max(1, Math.max(...kinds.map(({ width, height: tall }) => width / tall)) / narrow);
    const count = far ? 5 : Math.max(3, Math.round(([11, 10, 9, 8][r] ?? 8) / broad));
    for (let i = 0; i < count; i++) {
      const figure = kinds[copy % kinds.length];
      if (!figure) continue;
      const x = ((i + 0.5 + (r % 2) * 0.4 + board.chance.around(0, 0.22)) / count) * board.frame;
      const y = board.level(depth) + board.chance.around(0, 10);
      const lane = far || flying ? undefined : board.backdrop.lane?.(y);
      if (lane && x > lane[0] && x < lane[1]) continue;
      const want: Want = { item, copy: copy++, figure, thing, height };
      board.add(
        want,
        flying
          ? {
              x,
              y: 80 + r * 60 + height * 0.5,
              scale: (height * 0.6) / figure.height,
              depth: -0.5,
              grounded: false,
            }
          : {
              x,
              y,
              scale: height / figure.height,
              depth: depth - 0.001,
            },
      );
    }
  }
}
