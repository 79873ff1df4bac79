import { expect, test } from "vitest";
import { squaredDistances } from "./distance.ts";

test("squared distances are those of a search over all seeds", () => {
  const [width, height] = [13, 9];
  const seeds = [0, 17, 58, 59, 92, 116];
  const isSeed = new Uint8Array(width * height);
  for (const seed of seeds) isSeed[seed] = 1;
  const expected = Array.from(isSeed, (_, i) =>
    Math.min(
      ...seeds.map(
        (seed) =>
          ((i % width) - (seed % width)) ** 2 + (Math.floor(i / width) - Math.floor(seed / width)) ** 2,
      ),
    ),
  );
  expect([...squaredDistances(isSeed, width, height)]).toEqual(expected);
});
