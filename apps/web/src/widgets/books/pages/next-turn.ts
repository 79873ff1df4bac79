import { type PageTurn, pageTurns } from "@tintery/contract/tables";

/** The next quarter turn, clockwise. */
export function nextTurn(turn: PageTurn): PageTurn {
  return pageTurns[(pageTurns.indexOf(turn) + 1) % pageTurns.length]!;
}
