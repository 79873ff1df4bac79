import { expect, test } from "vitest";
import type { ShownCut } from "./best-shown-cut.ts";
import { closeUpOf } from "./close-up-of.ts";
import type { Superpixels } from "./superpixels.ts";

/** Four superpixels: a head, its ears, the wall behind it, the rest. */
const area = Float64Array.of(58, 10, 22, 10);
const parts = { graph: { area } } as unknown as Pick<Superpixels, "graph">;

function cutOf(found: readonly number[], more: Partial<ShownCut> = {}): ShownCut {
  const share = found.reduce((sum, is, p) => sum + is * area[p]!, 0) / 100;
  return { found: Uint8Array.from(found), shown: { share }, sureness: 1, ...more } as unknown as ShownCut;
}

const head = cutOf([1, 0, 0, 0]);
const chosen = (plain: ShownCut, salient = head) => closeUpOf(parts, salient, () => plain);

test("of a close-up the cut that has the ears, too, is taken", () => {
  const withEars = cutOf([1, 1, 0, 0]);
  expect(chosen(withEars)).toBe(withEars);
});

test("one that also takes the wall, that is not sure, or that misses the head is not", () => {
  expect(chosen(cutOf([1, 1, 1, 0]))).toBe(head);
  expect(chosen(cutOf([1, 1, 0, 0], { sureness: 0 }))).toBe(head);
  expect(chosen(cutOf([1, 1, 0, 0], { isGuess: true }))).toBe(head);
  expect(chosen(cutOf([0, 1, 1, 0]))).toBe(head);
});

test("what fills less than half of a picture is no close-up", () => {
  const ears = cutOf([0, 1, 0, 0]);
  const asked = () => {
    throw new Error("the other cut is not made");
  };
  expect(closeUpOf(parts, ears, asked)).toBe(ears);
});
