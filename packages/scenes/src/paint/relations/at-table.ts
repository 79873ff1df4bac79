import { kindOf } from "../../drawables.ts";
import { group } from "../../pen.ts";
import type { Board } from "../board.ts";
import { high, type Placing, type Want, wide } from "../placing.ts";
import type { Rule } from "./rule.ts";

/** How high a table is by those who stand at it. */
const tableShare = 0.5;
/** How wide somebody's place at a table is, in widths of them. */
const elbowRoom = 1.04;

/** Makes a table as high and as long as those at it need, in the middle of the picture. */
function fitTable(board: Board, table: Placing, { figure }: Want, scale: number, all: number) {
  table.scale = Math.max(table.scale * 0.6, (figure.height * scale * tableShare) / table.figure.height);
  const wanted = figure.width * scale * (all * elbowRoom + 0.7);
  const stretch = Math.min(2.4, wanted / wide(table), (board.frame * 0.92) / wide(table));
  if (stretch > 1) {
    const { svg, width, top } = table.figure;
    table.figure = {
      ...table.figure,
      svg: group(svg, `transform="scale(${stretch.toFixed(3)} 1)"`),
      width: width * stretch,
      ...(top && { top: { ...top, half: top.half * stretch } }),
    };
  }
  Object.assign(table, { x: board.frame / 2, y: board.level(0.6), depth: 0.6 });
  board.keepInside(table);
}

/** Who is at a table stands behind it, or sits there with their legs under it. */
export const atTable: Rule = (board, { want, kind, other, otherName, scale, before, all }) => {
  const { figure, thing } = want;
  if (otherName !== "table" || kind !== "beside" || kindOf(thing.drawable) !== "person") return null;
  if (before === 0) fitTable(board, other, want, scale, all);
  const place = all > 1 ? before / (all - 1) - 0.5 : 0;
  const reach = Math.min(board.frame * 0.8, figure.width * scale * elbowRoom * (all - 1));
  board.add(want, {
    x: other.x + place * reach,
    // a child's chin is above the top of a table for grown-ups
    y: thing.onSeat
      ? other.y - high(other) * 0.56
      : Math.min(other.y - 16, other.y - high(other) + figure.height * scale * 0.5),
    scale,
    depth: other.depth - 0.02,
    grounded: false,
  });
  return true;
};
