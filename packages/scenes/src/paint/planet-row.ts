import type { Board } from "./board.ts";
import type { Want } from "./placing.ts";

const bodies = ["sun", "planet", "earth", "moon", "saturn", "comet"] as const;
const isBody = (name: string) => (bodies as readonly string[]).includes(name);
/** From so many on they stand in a row. */
const rowFrom = 4;
/** How high the sun and each planet is. */
const size = { sun: 330, planet: 170, saturn: 200 };

/** The sun and its planets stand in a row that rises and falls, none before another. False for anything else. */
export function planetRow(board: Board, want: Want): boolean {
  const { thing, figure, item, copy } = want;
  if (!board.backdrop.weightless || !isBody(thing.drawable)) return false;
  const all = board.graph.items.flatMap(({ drawable, count }, index) =>
    isBody(drawable) ? Array.from({ length: count }, (_, i) => ({ drawable, index, i })) : [],
  );
  if (all.length < rowFrom) return false;
  const sunFirst = [...all].sort((a, b) => Number(b.drawable === "sun") - Number(a.drawable === "sun"));
  const place = sunFirst.findIndex(({ index, i }) => index === item && i === copy);
  const hasSun = sunFirst[0]?.drawable === "sun";
  const room = board.frame / (all.length + (hasSun ? 0.9 : 0));
  const isSun = thing.drawable === "sun";
  const wanted = isSun ? size.sun : thing.drawable === "saturn" ? size.saturn : size.planet;
  const k = Math.min(wanted / figure.height, (room * (isSun ? 1.7 : 0.92)) / figure.width);
  const x = isSun ? room * 0.95 : (place + (hasSun ? 1.4 : 0.5)) * room;
  const y = 500 + (isSun ? 0 : 150 * Math.sin(place * 1.9)) + (figure.height * k) / 2;
  board.add(want, { x, y, scale: k, depth: -0.5, grounded: false });
  return true;
}
