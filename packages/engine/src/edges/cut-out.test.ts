import { expect, test } from "vitest";
import { cutOut } from "./cut-out.ts";

const size = { width: 20, height: 6 };

function mask(...rows: readonly string[]): Uint8Array {
  return Uint8Array.from(
    rows.flatMap((row) => [...row.padEnd(size.width)]),
    (sign) => (sign === "#" ? 1 : 0),
  );
}

const lines = mask("...#", "...#", "...############", "...#", "...#", "...#");
const inside = mask("", "..........##########", "..........##########", "..........##########", "", "");

test("what is left of a cut line goes up to the next junction", () => {
  expect(cutOut(lines, inside, size, 8)).toEqual(mask("...#", "...#", "...##", "...#", "...#", "...#"));
});

test("a long rest stays", () => {
  expect(cutOut(lines, inside, size, 4)).toEqual(mask("...#", "...#", "...#######", "...#", "...#", "...#"));
});
