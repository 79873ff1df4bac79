import { expect, test } from "vitest";
import { stepsPerUnit } from "../colors/oklab.ts";
import { connect } from "./connect.ts";
import { dissolveRings } from "./dissolve-rings.ts";
import { usualWeight } from "./favor.ts";

const side = 60;
/** Gray paints that differ by six units each. */
const palette = Float64Array.from(Array.from({ length: 8 }, (_, k) => [6 * k * stepsPerUnit, 0, 0]).flat());

/** A glow of bands `wide` pixels wide around the middle, as many as there is room for, and its photo, smooth or in steps. */
function glow(wide: number, isSmooth = true) {
  const away = Array.from({ length: side * side }, (_, i) =>
    Math.max(Math.abs((i % side) - side / 2), Math.abs(Math.floor(i / side) - side / 2)),
  );
  const bands = Int32Array.from(away, (far) => 7 - Math.min(7, Math.floor(far / wide)));
  const light = Int16Array.from(away, (far, i) =>
    isSmooth ? (7 - Math.min(7, far / wide)) * 6 * stepsPerUnit : bands[i]! * 6 * stepsPerUnit,
  );
  const none = new Int16Array(light.length);
  const labels = connect(bands, side, side);
  return { labels, planes: { width: side, height: side, l: light, a: none, b: none } };
}

const plain = {
  weights: new Uint8Array(side * side).fill(usualWeight),
  lines: new Uint8Array(side * side),
};
const dissolve = ({ labels, planes }: ReturnType<typeof glow>, favor = plain) =>
  dissolveRings(labels, planes, { palette, favor, perMM: 1 });

test("of rings around nothing every second one joins the one around it", () => {
  const seven = glow(4);
  expect(seven.labels.count).toBe(8);
  const left = dissolve(seven);
  expect(left.count).toBe(4);
  // the middle has the color of what was around it
  const color = (i: number) => left.colors[left.data[i]!]!;
  const middle = (side / 2) * side + side / 2;
  expect([color(middle), color(middle + 5), color(middle + 9), color(middle + 13)]).toEqual([6, 6, 4, 4]);
});

test("what the photo shows as an edge, or the map as a line, stays, and so does what people look at", () => {
  const rings = glow(4);
  expect(dissolve(glow(4, false)).count).toBe(8);
  expect(dissolve(rings, { ...plain, lines: new Uint8Array(side * side).fill(60) }).count).toBe(8);
  expect(dissolve(rings, { ...plain, weights: new Uint8Array(side * side).fill(120) }).count).toBe(8);
});

test("a sky of bands from edge to edge stays as it is", () => {
  const bands = Int32Array.from({ length: side * side }, (_, i) => Math.floor(i / side / 10));
  const light = Int16Array.from(
    { length: side * side },
    (_, i) => (Math.floor(i / side) / 10) * 6 * stepsPerUnit,
  );
  const none = new Int16Array(light.length);
  const sky = {
    labels: connect(bands, side, side),
    planes: { width: side, height: side, l: light, a: none, b: none },
  };
  expect(dissolve(sky)).toEqual(sky.labels);
});
