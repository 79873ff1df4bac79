import { expect, test } from "vitest";
import { compareFaces } from "./known-faces.ts";

test("a face is missed when nothing is seen near its middle, and invented where nobody's is", () => {
  const at = (x: number, y: number) => ({ box: { x: x - 10, y: y - 10, width: 20, height: 20 } });
  const compare = (...faces: ReturnType<typeof at>[]) =>
    compareFaces("", { width: 200, height: 100, faces }, [
      [0.25, 0.5, 0.1],
      [0.75, 0.5, 0.1],
    ]);
  expect(compare(at(52, 48), at(150, 55))).toEqual({ missed: 0, invented: 0 });
  expect(compare(at(50, 50), at(100, 50))).toEqual({ missed: 1, invented: 1 });
  expect(compare()).toEqual({ missed: 2, invented: 0 });
});
