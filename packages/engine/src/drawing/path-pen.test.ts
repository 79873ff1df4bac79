import fc from "fast-check";
import { expect, test } from "vitest";
import { gridText, PathPen } from "./path-pen.ts";

test("numbers lose what they do not need", () => {
  expect([0, 5, -5, 10, 120, -1234].map((value) => gridText(value, 1))).toEqual([
    "0",
    ".5",
    "-.5",
    "1",
    "12",
    "-123.4",
  ]);
  expect([5, 50, -105, 1200].map((value) => gridText(value, 2))).toEqual([".05", ".5", "-1.05", "12"]);
  expect(gridText(250, 0)).toBe("250");
});

test("a square needs no word for its last side", () => {
  const pen = new PathPen(1);
  pen.move(1000, 1000);
  pen.line(1100, 1000);
  pen.line(1100, 1100);
  pen.line(1000, 1100);
  pen.line(1000, 1000);
  pen.close();
  expect(pen.take()).toBe("M100 100h10v10h-10z");
});

test("a dot is a line without length, which is nowhere else written", () => {
  const pen = new PathPen(1);
  pen.move(1000, 1000);
  pen.line(1000, 1000);
  pen.line(1100, 1050);
  pen.line(1100, 1050);
  expect(pen.take()).toBe("M100 100h0l10 5");
});

test("a second outline begins from where the first one began, or with its place where that is shorter", () => {
  const pen = new PathPen(1);
  pen.move(5000, 5000);
  pen.line(5100, 5050);
  pen.close();
  pen.move(5005, 5005);
  pen.line(5105, 5105);
  pen.close();
  pen.move(10, 20);
  pen.line(25, 20);
  expect(pen.take()).toBe("M500 500l10 5zm.5.5 10 10zM1 2h1.5");
});

test("cubics that go on smoothly leave out their first handle", () => {
  const pen = new PathPen(1);
  pen.move(1000, 1000);
  pen.cubic(1010, 1000, 1020, 1010, 1020, 1020);
  pen.cubic(1020, 1030, 1030, 1040, 1040, 1040);
  expect(pen.take()).toBe("M100 100c1 0 2 1 2 2s1 2 2 2");
});

/** Where path data leads, in grid steps; commands M L H V C S Z of either size. */
function placesOf(d: string, decimals: number): number[][] {
  const words = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)!;
  const count: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Z: 0 };
  const out: number[][] = [];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  for (let at = 0, letter = ""; at < words.length; ) {
    if (/[a-z]/i.test(words[at]!)) letter = words[at++]!;
    const kind = letter.toUpperCase();
    const isRelative = kind !== letter;
    const values = words.slice(at, at + count[kind]!).map((w) => Math.round(Number(w) * 10 ** decimals));
    at += count[kind]!;
    const place = (i: number) => values[i]! + (isRelative ? (i % 2 === 0 ? x : y) : 0);
    if (kind === "Z") [x, y] = [startX, startY];
    else if (kind === "H") x = place(0);
    else if (kind === "V") y = values[0]! + (isRelative ? y : 0);
    else {
      const points = values.map((_, i) => place(i));
      if (kind === "S") points.unshift(2 * x - handleX, 2 * y - handleY);
      if (points.length === 6) {
        out.push([kind === "S" ? 0 : 0, ...points]);
        [handleX, handleY] = [points[2]!, points[3]!];
      }
      [x, y] = [points.at(-2)!, points.at(-1)!];
      if (kind === "M") [startX, startY, letter] = [x, y, isRelative ? "l" : "L"];
    }
    out.push([x, y]);
  }
  return out;
}

test("what is written leads to the same places, whatever they are", () => {
  const value = fc.integer({ min: -30, max: 20000 });
  const near = fc.integer({ min: -40, max: 40 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant("far" as const), at: fc.tuple(value, value) }),
    fc.record({ kind: fc.constant("near" as const), at: fc.tuple(near, near) }),
    fc.record({ kind: fc.constant("cubic" as const), at: fc.tuple(near, near, near, near, near, near) }),
    fc.record({ kind: fc.constant("ring" as const), at: fc.tuple(value, value) }),
  );
  fc.assert(
    fc.property(fc.constantFrom(1, 2), fc.array(step, { minLength: 1, maxLength: 12 }), (decimals, steps) => {
      const pen = new PathPen(decimals);
      const expected: number[][] = [[700, 800]];
      let [x, y, startX, startY] = [700, 800, 700, 800];
      pen.move(x, y);
      for (const { kind, at } of steps) {
        const [dx, dy] = at;
        if (kind === "ring") {
          pen.close();
          pen.move(dx, dy);
          expected.push([startX, startY]);
          [x, y, startX, startY] = [dx, dy, dx, dy];
        } else if (kind === "cubic") {
          const points = at.map((v, i) => v + (i % 2 === 0 ? x : y)) as [
            number,
            number,
            number,
            number,
            number,
            number,
          ];
          pen.cubic(...points);
          expected.push([0, ...points]);
          [x, y] = [points[4], points[5]];
        } else {
          [x, y] = kind === "far" ? [dx, dy] : [x + dx, y + dy];
          pen.line(x, y);
        }
        expected.push([x, y]);
      }
      // points that are named twice say nothing new
      const distinct = (places: number[][]) =>
        places.filter((place, i) => i === 0 || place.join() !== places[i - 1]!.join());
      const real = distinct(placesOf(pen.take(), decimals));
      const wanted = distinct(expected);
      expect(real.filter(({ length }) => length > 2)).toEqual(wanted.filter(({ length }) => length > 2));
      expect(real.at(-1)).toEqual(wanted.at(-1));
    }),
  );
});
