import { expect, test } from "vitest";
import { stepsPerUnit } from "../colors/oklab.ts";
import { connect } from "./connect.ts";
import { layParts } from "./lay-parts.ts";

const [width, height] = [12, 8];
const gray = (light: number) => [light * stepsPerUnit, 0, 0] as const;
/** White, light fur, shade, dark. */
const palette = Float64Array.from([gray(95), gray(60), gray(45), gray(20)].flat());
const flat = (light: number) => new Int16Array(width * height).fill(light * stepsPerUnit);
const planes = { width, height, l: flat(60), a: flat(0), b: flat(0) };
const box = (left: number, top: number, across: number, down: number) =>
  Array.from(
    { length: across * down },
    (_, k) => (top + Math.floor(k / across)) * width + left + (k % across),
  );
const fur = () => connect(new Int32Array(width * height).fill(1), width, height);
const lay = (
  labels: ReturnType<typeof fur>,
  lights: readonly { pixels: number[]; light: number; apart: number }[],
) =>
  layParts(
    labels,
    lights.map(({ pixels, light, apart }) => ({
      pixels,
      color: gray(light),
      share: 1,
      apart: apart * stepsPerUnit,
    })),
    { planes, palette, minArea: 4 },
  );
const colorAt = ({ colors, data }: ReturnType<typeof fur>, i: number) => colors[data[i]!];

test("a part is a region of its own in the nearest color that can be told from what is beside it", () => {
  const pixels = box(3, 2, 4, 3);
  const { labels, planes: shown } = lay(fur(), [{ pixels, light: 40, apart: 20 }]);
  expect(labels.count).toBe(2);
  expect(colorAt(labels, pixels[0]!)).toBe(3);
  expect(shown.l[pixels[0]!]).toBe(20 * stepsPerUnit);
  expect(shown.l[0]).toBe(60 * stepsPerUnit);
  // with less between them the nearest color will do
  expect(colorAt(lay(fur(), [{ pixels, light: 40, apart: 10 }]).labels, pixels[0]!)).toBe(2);
});

test("a highlight lies in what is dark, and two shapes of a part have one color", () => {
  const eyes = [...box(1, 2, 4, 4), ...box(7, 2, 4, 4)];
  const { labels } = lay(fur(), [
    { pixels: eyes, light: 25, apart: 20 },
    { pixels: box(2, 3, 2, 2), light: 98, apart: 30 },
  ]);
  expect(labels.count).toBe(4);
  expect(colorAt(labels, 2 * width + 1)).toBe(colorAt(labels, 2 * width + 7));
  expect(colorAt(labels, 3 * width + 2)).toBe(0);
});

test("crumbs that a part leaves of a region join what is around it", () => {
  const colors = new Int32Array(width * height).fill(1);
  for (const i of box(2, 2, 6, 1)) colors[i] = 2;
  const { labels } = lay(connect(colors, width, height), [{ pixels: box(3, 1, 4, 4), light: 20, apart: 20 }]);
  expect(labels.count).toBe(2);
  expect(colorAt(labels, 2 * width + 2)).toBe(1);
});

test("without parts all stays as it is", () => {
  const labels = fur();
  expect(lay(labels, [])).toEqual({ labels, planes });
});
