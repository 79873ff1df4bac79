import { readSeeingNetworks } from "@tintery/weights";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Raster } from "../raster/raster.ts";
import { board } from "../testing/coloring-scenes.ts";
import { disks, drawRaster, meadow, portrait, thicket } from "../testing/scenes.ts";
import { see } from "./see.ts";
import { faceParts, type SeenFace } from "./seen.ts";

const networks = await readSeeingNetworks();
const facesIn = (photo: Raster) => see(photo, networks).faces;
const onlyFace = (photo: Raster): SeenFace & { points: Float32Array } => {
  const faces = facesIn(photo);
  expect(faces).toHaveLength(1);
  expect(faces[0]!.points).toHaveLength(3 * 478);
  return faces[0] as SeenFace & { points: Float32Array };
};
const hidden = ({ visible }: SeenFace) => faceParts.filter((part) => !visible[part]);

/** A photo with some of its pixels in another color; places as shares. */
function painted(photo: Raster, color: readonly number[], isIn: (u: number, v: number) => boolean): Raster {
  const data = photo.data.slice();
  for (let i = 0; i < data.length / 4; i++) {
    const [u, v] = [(i % photo.width) / photo.width, Math.floor(i / photo.width) / photo.height];
    if (isIn(u, v)) data.set(color, 4 * i);
  }
  return { ...photo, data };
}

/** A photo turned clockwise about its middle, by the sine and cosine of an angle, its edge drawn out. */
function turned({ width, height, data }: Raster, sin: number, cos: number): Raster {
  const out = new Uint8ClampedArray(data.length);
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(value)));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const column = within(width / 2 + cos * dx + sin * dy, width);
      const row = within(height / 2 + cos * dy - sin * dx, height);
      out.set(data.subarray(4 * (row * width + column), 4 * (row * width + column) + 4), 4 * (y * width + x));
    }
  }
  return { width, height, data: out };
}

/**
 * Points of a drawn head (400 × 500, 0.6 of the height) as a plain interpreter of the same networks gave them, itself compared
 * with MediaPipe: number, x, y.
 */
const reference = [
  [10, 200.6, 156.4],
  [152, 198, 415],
  [234, 95.3, 268.1],
  [454, 305.7, 270.1],
  [1, 198.5, 299.5],
  [33, 129.1, 237.9],
  [133, 174.7, 243],
  [362, 224.4, 243.3],
  [263, 272.4, 239.5],
  [61, 160.7, 346.6],
  [291, 240.2, 348.4],
  [13, 199.2, 343.6],
  [14, 199.4, 348.6],
  [70, 111.5, 207.3],
  [300, 289.3, 210],
  [468, 150.2, 239.6],
  [473, 249.4, 239.7],
] as const;

describe("faces", () => {
  test("have their landmarks where MediaPipe has them", () => {
    const { points } = onlyFace(portrait(400, 500));
    for (const [point, x, y] of reference) {
      expect(Math.abs(points[3 * point]! - x), `x of ${point}`).toBeLessThan(0.5);
      expect(Math.abs(points[3 * point + 1]! - y), `y of ${point}`).toBeLessThan(0.5);
    }
  });

  test.each([0.15, 0.3, 0.8])("of %f of the height have their eyes where they are drawn", (size) => {
    const { points, box, turn } = onlyFace(portrait(400, 500, size));
    // irises lie 0.23 faces beside the middle, at 0.48 of the height; a face is 0.72 of the head
    const face = size * 500 * 0.72;
    const near = 0.03 * face + 0.5;
    expect(Math.abs(points[3 * 468]! - (200 - 0.23 * face))).toBeLessThan(near);
    expect(Math.abs(points[3 * 473]! - (200 + 0.23 * face))).toBeLessThan(near);
    expect(Math.abs(points[3 * 468 + 1]! - 240)).toBeLessThan(near);
    expect(box.x + box.width / 2).toBeCloseTo(200, -1);
    expect(turn.cos).toBeGreaterThan(0.99);
  });

  test("of a large photo are found as in a small one, in its pixels", () => {
    const [small, large] = [onlyFace(portrait(400, 500)), onlyFace(portrait(1600, 2000))];
    for (let i = 0; i < small.points.length; i++)
      expect(Math.abs(large.points[i]! / 4 - small.points[i]!)).toBeLessThan(2.5);
  });

  test("are found turned, and say so", () => {
    const { turn, visible } = onlyFace(turned(portrait(400, 400, 0.4), 0.5, Math.sqrt(0.75)));
    expect(turn.sin).toBeCloseTo(0.5, 1);
    expect(visible.mouth).toBe(true);
  });

  test("too small for landmarks are boxes only", () => {
    const faces = facesIn(portrait(400, 500, 0.048));
    expect(faces).toHaveLength(1);
    expect(faces[0]!.points).toBeUndefined();
    expect(faces[0]!.box.y).toBeCloseTo(232, -1);
  });

  test("are not found where there are none", () => {
    for (const photo of [meadow(600, 400), thicket(600, 400), disks(400, 500)])
      expect(facesIn(photo)).toEqual([]);
  });
});

describe("parts of a face", () => {
  const head = portrait(400, 500, 0.6);

  test("are all visible when nothing hides them", () => {
    expect(hidden(onlyFace(head))).toEqual([]);
  });

  test.each([
    ["a blue scarf", [60, 80, 160, 255]],
    ["a black one", [25, 25, 28, 255]],
    ["a pale mask", [205, 225, 238, 255]],
  ])("below %s are hidden", (_, color) => {
    expect(hidden(onlyFace(painted(head, color, (_u, v) => v > 0.635)))).toEqual(["mouth", "oval"]);
  });

  test("a hand hides a mouth, though it has skin", () => {
    const hand = painted(
      head,
      [224, 182, 154, 255],
      (u, v) => Math.abs(u - 0.5) < 0.15 && v > 0.64 && v < 0.78,
    );
    expect(hidden(onlyFace(hand))).toEqual(["mouth"]);
  });

  test("dark glasses hide eyes", () => {
    const glasses = painted(
      head,
      [18, 16, 20, 255],
      (u, v) => Math.abs(u - 0.5) < 0.24 && v > 0.43 && v < 0.54,
    );
    const face = onlyFace(glasses);
    expect(hidden(face)).toEqual(["leftEye", "rightEye"]);
    expect(face.glasses).toBeDefined();
  });

  test("glasses are seen with their rims around the eyes, and a face without any has none", () => {
    /** Whether a place lies between two ellipses around an eye of the drawn head, or on the bridge. */
    const isFrame = (u: number, v: number) => {
      const [x, y] = [((u - 0.5) * 400) / 216, ((v - 0.48) * 500) / 216];
      const eye = ((Math.abs(x) - 0.23) / 0.18) ** 2 + ((y - 0.02) / 0.15) ** 2;
      return (eye < 1 && eye > 0.76) || (Math.abs(x) < 0.06 && Math.abs(y) < 0.012);
    };
    const { glasses, points } = onlyFace(painted(head, [40, 30, 26, 255], isFrame));
    expect(onlyFace(head).glasses).toBeUndefined();
    for (const [rim, iris] of [
      [glasses!.left, 468],
      [glasses!.right, 473],
    ] as const) {
      const [x, y] = [points[3 * iris]!, points[3 * iris + 1]!];
      for (const point of rim) {
        const far = ((point.x - x) / (0.18 * 216)) ** 2 + ((point.y - y) / (0.15 * 216)) ** 2;
        expect(far).toBeGreaterThan(0.5);
        expect(far).toBeLessThan(1.7);
      }
    }
  });

  test("two whole rims are glasses, also where the bridge is lost in glare", () => {
    const isRim = (u: number, v: number) => {
      const [x, y] = [((u - 0.5) * 400) / 216, ((v - 0.48) * 500) / 216];
      const eye = ((Math.abs(x) - 0.23) / 0.18) ** 2 + ((y - 0.02) / 0.15) ** 2;
      return eye < 1 && eye > 0.72;
    };
    expect(onlyFace(painted(head, [40, 30, 26, 255], isRim)).glasses).toBeDefined();
  });

  test("round glasses are seen where they hang low, and their rims lie there", () => {
    const isFrame = (u: number, v: number) => {
      const [x, y] = [((u - 0.5) * 400) / 216, ((v - 0.48) * 500) / 216];
      const far = Math.hypot(Math.abs(x) - 0.22, y - 0.1);
      return (far < 0.2 && far > 0.17) || (Math.abs(x) < 0.06 && Math.abs(y - 0.05) < 0.012);
    };
    const { glasses, points } = onlyFace(painted(head, [40, 30, 26, 255], isFrame));
    const lowest = Math.max(...glasses!.left.map(({ y }) => y));
    expect(lowest - points[3 * 468 + 1]!).toBeGreaterThan(0.25 * 216);
  });

  /** Places of that head as it is drawn: its face is 1 wide, its eyes are at 0. */
  const within = (
    u: number,
    v: number,
    [x, y]: readonly [number, number],
    [across, down]: readonly [number, number],
  ) =>
    ((Math.abs((u - 0.5) * 400) / 216 - x) / across) ** 2 + ((((v - 0.48) * 500) / 216 - y) / down) ** 2 < 1;

  const hasLips = (u: number, v: number) => within(u, v, [0, 0.49], [0.17, 0.06]);

  test("a beard is seen with its outline, whichever way the light falls, and a face without any has none", () => {
    const isBeard = (u: number, v: number) => within(u, v, [0, 0.53], [0.3, 0.21]) && !hasLips(u, v);
    for (const [color, far] of [
      [[74, 48, 34, 255], 1.5],
      [[120, 66, 30, 255], 1.5],
    ] as const) {
      const { beard, visible } = onlyFace(painted(head, color, isBeard));
      expect(visible.mouth).toBe(true);
      for (const { x, y } of beard!) {
        const off = ((x - 200) / (0.3 * 216)) ** 2 + ((y - 240 - 0.53 * 216) / (0.21 * 216)) ** 2;
        expect(off).toBeLessThan(far);
        expect(off).toBeGreaterThan(0.5);
      }
    }
    expect(onlyFace(head).beard).toBeUndefined();
  });

  test("a gray beard is one, and so is a moustache alone, which leaves the chin bare", () => {
    const isBeard = (u: number, v: number) => within(u, v, [0, 0.53], [0.3, 0.21]) && !hasLips(u, v);
    const lowest = (beard: readonly { y: number }[]) => Math.max(...beard.map(({ y }) => (y - 240) / 216));
    const grayish = onlyFace(painted(head, [186, 184, 180, 255], isBeard)).beard!;
    expect(lowest(grayish)).toBeGreaterThan(0.65);
    const isMoustache = (u: number, v: number) => within(u, v, [0, 0.4], [0.22, 0.09]) && !hasLips(u, v);
    const moustache = onlyFace(painted(head, [74, 48, 34, 255], isMoustache)).beard!;
    expect(lowest(moustache)).toBeLessThan(0.55);
  });

  test("a face that is cut off at its forehead and chin is found whole", () => {
    const near = portrait(300, 300, 1.15);
    const { box } = onlyFace(near);
    expect(box.height).toBeGreaterThan(240);
  });

  test("stubble is no beard, and a shade over half a face is none", () => {
    const stubble = painted(
      head,
      [204, 164, 138, 255],
      (u, v) => within(u, v, [0, 0.53], [0.3, 0.21]) && !hasLips(u, v),
    );
    expect(onlyFace(stubble).beard).toBeUndefined();
    const data = head.data.map((value, i) =>
      i % 4 < 3 && (i >> 2) % head.width < head.width / 2 ? 0.55 * value : value,
    );
    expect(onlyFace({ ...head, data }).beard).toBeUndefined();
  });

  test("painted lips are a mouth", () => {
    const lips = painted(head, [186, 8, 60, 255], (u, v) => within(u, v, [0, 0.5], [0.2, 0.07]));
    expect(hidden(onlyFace(lips))).toEqual([]);
  });

  test("paint around eyes hides nothing", () => {
    const shadow = painted(
      head,
      [92, 108, 122, 255],
      (u, v) => within(u, v, [0.23, 0], [0.2, 0.13]) && !within(u, v, [0.23, 0], [0.11, 0.05]),
    );
    expect(hidden(onlyFace(shadow))).toEqual([]);
  });

  test("painted lids of closed eyes hide nothing, and are no dark glasses", () => {
    const shade = painted(head, [168, 164, 172, 255], (u, v) =>
      [-0.23, 0.23].some((x) => within(u, v, [x, 0], [0.2, 0.13])),
    );
    const asleep = painted(shade, [40, 30, 28, 255], (u, v) =>
      [-0.23, 0.23].some((x) => within(u, v, [x, 0.035], [0.15, 0.018])),
    );
    const face = onlyFace(asleep);
    expect(hidden(face)).toEqual([]);
    expect(face.glasses).toBeUndefined();
  });

  test("glasses of a light thin frame with tinted lenses are seen", () => {
    const around = (u: number, v: number, size: number) =>
      [-0.23, 0.23].some((x) => within(u, v, [x, 0.02], [0.18 * size, 0.15 * size]));
    const tinted = painted(head, [150, 120, 120, 255], (u, v) => around(u, v, 0.94) && !around(u, v, 0.6));
    const framed = painted(
      tinted,
      [255, 255, 255, 255],
      (u, v) => (around(u, v, 1) && !around(u, v, 0.9)) || within(u, v, [0, 0], [0.07, 0.014]),
    );
    expect(onlyFace(framed).glasses).toBeDefined();
  });

  test("beyond the edge of the photo are not visible", () => {
    const { width, data } = head;
    const cut = { width, height: 325, data: data.slice(0, width * 325 * 4) };
    const { visible } = onlyFace(cut);
    expect([visible.leftEye, visible.mouth, visible.oval]).toEqual([true, false, false]);
  });

  test("hide nothing by their color in a gray photo", () => {
    const gray = head.data.slice();
    for (let i = 0; i < gray.length; i += 4) gray.fill(gray[i + 1]!, i, i + 3);
    expect(hidden(onlyFace({ ...head, data: gray }))).toEqual([]);
  });
});

test("who is a person is masked, the ground is not", () => {
  const { person } = see(portrait(400, 500), networks);
  expect([person.width, person.height]).toEqual([205, 256]);
  const at = (u: number, v: number) =>
    person.data[Math.floor(v * person.height) * person.width + Math.floor(u * person.width)]!;
  expect(at(0.5, 0.5)).toBeGreaterThan(230);
  for (const [u, v] of [
    [0.05, 0.05],
    [0.95, 0.05],
    [0.05, 0.5],
    [0.95, 0.5],
  ] as const)
    expect(at(u, v)).toBeLessThan(25);
});

test("who is a person is subject, and so is what stands out where nobody is", () => {
  const shareOf = (photo: Raster) => {
    const { mask, confidence } = see(photo, networks).subject;
    return { confidence, share: mask.data.reduce((sum, value) => sum + value, 0) / (255 * mask.data.length) };
  };
  const red = drawRaster(400, 500, (u, v) =>
    Math.hypot(u - 0.6, 1.25 * (v - 0.5)) < 0.2 ? [220 - 160 * v, 60, 40] : [176, 190, 182],
  );
  const [someone, ball] = [portrait(400, 500), red].map(shareOf);
  expect(someone!.share).toBeGreaterThan(0.2);
  expect(someone!.confidence).toBeGreaterThan(0.5);
  expect(ball!.share).toBeCloseTo((Math.PI * 0.2 * 0.2) / 1.25, 1.5);
  expect(shareOf(drawRaster(600, 400, (_u, v) => [120, 160 + 60 * v, 230]))).toEqual({
    confidence: 0,
    share: 0,
  });
});

test("words are boxes in pixels of the photo", () => {
  const word = board({ width: 1440, height: 720 }, "HELLO", {
    ink: 240,
    paper: 60,
    square: 10,
    left: 480,
    top: 300,
  });
  const { letters } = see(word, networks);
  expect(letters).toHaveLength(1);
  const { x, y, width, height } = letters[0]!;
  expect(
    [x, y, x + width, y + height].map((value, i) => Math.abs(value - [480, 300, 810, 370][i]!) < 8),
  ).toEqual([true, true, true, true]);
});

test("photos of any size are looked at; what is none is refused", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 255 }),
      (width, height, value) => {
        const seen = see(
          { width, height, data: new Uint8ClampedArray(width * height * 4).fill(value) },
          networks,
        );
        expect(seen).toMatchObject({ width, height, faces: [], person: { width, height } });
      },
    ),
    { numRuns: 8 },
  );
  expect(() => see({ width: 2, height: 2, data: new Uint8ClampedArray(3) }, networks)).toThrow(
    "raster.data must hold 16 bytes",
  );
});
