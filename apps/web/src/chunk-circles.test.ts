import { expect, it } from "vitest";
import { findCircle } from "../build/chunk-circles.ts";

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it("chunks that import each other in a circle are named in its order", () => {
  const chunks = [chunk("page", "a"), chunk("a", "b"), chunk("b", "shared", "c"), chunk("c", "a")];
  expect(findCircle([...chunks, chunk("shared")])).toEqual(["a", "b", "c", "a"]);
});

it("a part that many import is no circle", () => {
  expect(
    findCircle([chunk("page", "a", "b"), chunk("a", "shared"), chunk("b", "a", "shared"), chunk("shared")]),
  ).toBeUndefined();
});
