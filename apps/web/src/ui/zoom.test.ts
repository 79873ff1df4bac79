import fc from "fast-check";
import { expect, it } from "vitest";
import { fit, maxScale, pan, zoomAround } from "./zoom.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

it("never leaves an empty strip at any side, whatever is pinched and dragged", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, share, share), { maxLength: 8 }), (moves) => {
      let zoom = fit;
      for (const [by, x, y] of moves) zoom = pan(zoomAround(zoom, by, { x, y }), { x: x - 0.5, y: y - 0.5 });
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(maxScale);
      for (const corner of [zoom.x, zoom.y]) {
        expect(corner).toBeLessThanOrEqual(1e-9);
        expect(corner + zoom.scale).toBeGreaterThanOrEqual(1 - 1e-9);
      }
    }),
  );
});

it("keeps the pinched point in its place", () => {
  const zoom = zoomAround(fit, 2, { x: 0.25, y: 0.75 });
  expect(zoom).toEqual({ scale: 2, x: -0.25, y: -0.75 });
});

it("comes back to fit when everything is made small again", () => {
  const near = zoomAround(fit, 3, { x: 0.9, y: 0.1 });
  const back = zoomAround(near, 0.1, { x: 0.2, y: 0.2 });
  expect(back.scale).toBe(1);
  expect(back.x).toBeCloseTo(0);
  expect(back.y).toBeCloseTo(0);
});
