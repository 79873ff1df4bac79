import { expect, test } from "vitest";
import { toPlanes } from "../../raster/planes.ts";
import { boundariesOfSteps } from "../../testing/boundaries-of-steps.ts";
import { drawRaster } from "../../testing/scenes.ts";
import { clearestCut } from "./clearest-cut.ts";
import { superpixels } from "./superpixels.ts";

const [width, height] = [160, 120];
type Place = "ball" | "wave" | "sea";

const placeOf = (u: number, v: number): Place =>
  (u - 0.6) ** 2 + (0.75 * (v - 0.7)) ** 2 < 0.008 ? "ball" : v < 0.4 ? "wave" : "sea";

/** A ball in a sea under a wave that hardly differs from that, and how much of each place is taken where they have these odds. */
function taken(odds: Readonly<Record<Place, number>>) {
  const photo = drawRaster(width, height, (u, v) => {
    const place = placeOf(u, v);
    return place === "ball" ? [220, 60, 30] : place === "wave" ? [92, 147, 177] : [80, 140, 170];
  });
  const strength = boundariesOfSteps(photo);
  const parts = superpixels(toPlanes(photo), strength);
  const { labels } = parts;
  const of: Place[] = [];
  labels.data.forEach((p, i) => {
    of[p] ??= placeOf(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
  });
  const { found, ...rest } = clearestCut(
    parts,
    Float64Array.from(of, (place) => odds[place]),
  );
  const shareOf = (place: Place) => {
    let [on, all] = [0, 0];
    labels.data.forEach((p, i) => {
      if (placeOf(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height) !== place) return;
      all++;
      on += found[p]!;
    });
    return Math.round(on / all);
  };
  return { ...rest, ball: shareOf("ball"), wave: shareOf("wave"), sea: shareOf("sea") };
}

test("what stands out most is a guess where it is not sure with all that stands out", () => {
  const guess = taken({ ball: 4, wave: 0.6, sea: -0.3 });
  expect(guess).toMatchObject({ ball: 1, wave: 0, sea: 0, isGuess: true });
  expect(guess.sureness).toBeLessThanOrEqual(0.5);
});

test("a sure cut is no guess, and nothing stands out where all is alike", () => {
  const sure = taken({ ball: 3.5, wave: -2, sea: -2 });
  expect(sure).toMatchObject({ ball: 1, wave: 0, sea: 0, sureness: 1 });
  expect(sure.isGuess).toBeUndefined();
  expect(taken({ ball: 0.1, wave: 0.2, sea: -0.1 }).sureness).toBe(0);
});
