import type { DrawableName } from "../../drawables.ts";
import type { Board } from "../board.ts";
import { high, type Placing, type Want, wide } from "../placing.ts";
import { bottles } from "./vessels.ts";

/** Whether flowers are put into it. */
export const isVase = (name: DrawableName) =>
  ["vase", "flower pot", "jar", "bottle", "bucket", "glass", "watering can", "mason jar", "pitcher"].includes(
    name,
  );

/** How many degrees lie between the outermost flowers of a bunch. */
const leaning = 76;

/** Flowers fan out over the rim of a vase, higher than it is; their stems are inside. */
export function inVase(board: Board, want: Want, other: Placing, rim: number) {
  const { figure } = want;
  const name = board.graph.items[other.item]?.drawable ?? "vase";
  // flowers of several kinds share one fan
  const pots = board.graph.items[other.item]?.count ?? 1;
  const isOneOfSeveral = pots > 1;
  // where one of several pots has two plants they lean apart
  const apart = board.carriedBy(other.item, "in").length > pots ? 0.3 : 0;
  const fan = isOneOfSeveral ? (want.item % 2 ? apart : -apart) : board.shareOf(want, other.item, "in");
  const isBunch = !isOneOfSeveral && board.carriedBy(other.item, "in").length > 1;
  const scale = Math.min(
    (high(other) * 1.05) / figure.height,
    (wide(other) * (isBunch ? 0.9 : 1.3)) / figure.width,
  );
  // all stems end in the neck: the outer flowers lean over the rim
  board.add(want, {
    x: other.x + fan * wide(other) * (bottles.has(name) ? 0.5 : 0.16),
    // glass shows the stems: the flowers stand higher
    y: other.y - Math.max(rim, bottles.has(name) ? high(other) * 0.74 : 0) + figure.height * scale * 0.24,
    scale: scale * (1 - Math.abs(fan) * 0.16),
    depth: other.depth - 0.01 - Math.abs(fan) * 0.002,
    grounded: false,
    turn: fan * leaning,
  });
}
