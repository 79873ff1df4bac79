import { expect, test } from "vitest";
import { paintOver } from "./paint-over.ts";

/** A picture whose three planes say the same. */
const gray = (rows: readonly (readonly number[])[]) => {
  const values = Int16Array.from(rows.flat());
  return { width: rows[0]!.length, height: rows.length, l: values, a: values.slice(), b: values.slice() };
};
const mask = (rows: readonly string[]) => Uint8Array.from(rows.join(""), Number);

test("what is covered takes on the colors around it, each side its own", () => {
  const planes = gray([
    [10, 10, 99, 30, 30],
    [10, 99, 99, 99, 30],
    [10, 10, 99, 30, 30],
  ]);
  const { l, a } = paintOver(planes, mask(["00100", "01110", "00100"]));
  expect([...l]).toEqual([10, 10, 20, 30, 30, 10, 10, 20, 30, 30, 10, 10, 20, 30, 30]);
  expect(a).toEqual(l);
  expect(planes.l[2]).toBe(99);
});

test("nothing is covered, or all: nothing changes", () => {
  const planes = gray([[1, 2, 3]]);
  for (const row of ["000", "111"]) expect(paintOver(planes, mask([row]))).toEqual(planes);
});
