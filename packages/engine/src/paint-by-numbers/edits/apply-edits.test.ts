import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePicture, encodePicture } from "../../drawing/encode-picture.ts";
import type { Picture } from "../../drawing/picture.ts";
import { faultsOf, numberFits } from "../../testing/check-picture.ts";
import { disks, meadow, thicket } from "../../testing/scenes.ts";
import { hasEqualNeighbors } from "../join-regions.ts";
import { defaultPaintByNumbersOptions, type PaintByNumbersOptions } from "../options.ts";
import { paintByNumbers } from "../paint-by-numbers.ts";
import { applyEdit, applyEdits, type Edited, unedited, unreadableRegions } from "./apply-edits.ts";
import type { PictureEdit, Place } from "./edit.ts";
import { placeOf, placesInside, regionsAt } from "./find-regions.ts";
import { readableMM } from "./numbers-after.ts";

const small: PaintByNumbersOptions = {
  ...defaultPaintByNumbersOptions,
  canvasSize: "8x10",
  numberOfColors: 16,
};
const pictures = [
  paintByNumbers(meadow(360, 240), small),
  paintByNumbers(disks(300, 375), small),
  paintByNumbers(thicket(300, 240), { ...small, detalization: "high" }),
  paintByNumbers(disks(200, 250), { ...small, mode: "pixel", segmentsComplexity: "simplest" }),
];

/** Edits of a picture: places anywhere on it and beside it, colors it has and others. */
function anyEdits(picture: Picture): fc.Arbitrary<PictureEdit[]> {
  const { widthMM, heightMM, palette, numbers } = picture;
  const place: fc.Arbitrary<Place> = fc.oneof(
    fc.tuple(
      fc.integer({ min: -200, max: Math.round(widthMM * 100) + 200 }),
      fc.integer({ min: -200, max: Math.round(heightMM * 100) + 200 }),
    ),
    fc.constantFrom(...numbers.map(placeOf)),
  );
  const places = (min: number) => fc.array(place, { minLength: min, maxLength: 5 });
  const code = fc.constantFrom(...palette.map((color) => color.code), "nothing");
  const hex = fc.constantFrom("#123456", "#fedcba", ...palette.map((color) => color.hex));
  const to = fc.oneof(
    code.map((known) => ({ code: known })),
    hex.map((tone) => ({ hex: tone })),
  );
  /** A line through a place: in any direction, with a bend, long enough to cross most regions. */
  const line = (at: Place) =>
    fc
      .tuple(
        fc.integer({ min: -6000, max: 6000 }),
        fc.integer({ min: -6000, max: 6000 }),
        fc.integer({ min: -900, max: 900 }),
      )
      .map(([dx, dy, bend]): Place[] => [
        [at[0] - dx, at[1] - dy],
        [at[0] + bend, at[1] - bend],
        [at[0] + dx, at[1] + dy],
      ]);
  const loop = ([x, y]: Place) =>
    fc.integer({ min: 100, max: 1500 }).map((r): Place[] => [
      [x - r, y],
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y + 10],
    ]);
  const split = fc
    .tuple(place, to)
    .chain(([at, color]) =>
      fc
        .oneof(line(at), loop(at))
        .map((drawn): PictureEdit => ({ kind: "split", at, line: drawn, to: color })),
    );
  const edit: fc.Arbitrary<PictureEdit> = fc.oneof(
    split,
    split,
    fc.record({ kind: fc.constant("merge" as const), at: places(2) }),
    fc.record({ kind: fc.constant("recolor" as const), at: places(1), to }),
    fc.record({ kind: fc.constant("remove-color" as const), code }),
    fc.record({ kind: fc.constant("smooth" as const), at: place }),
    fc.tuple(place, fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 })).map(
      ([from, dx, dy]): PictureEdit => ({
        kind: "move-number",
        from,
        to: [from[0] + dx, from[1] + dy],
      }),
    ),
    fc.record({ kind: fc.constant("permanent" as const), code, isPermanent: fc.boolean() }),
    fc.record({ kind: fc.constant("look" as const), numbersScale: fc.constantFrom(0.2, 1, 3) }),
    fc.record({
      kind: fc.constant("colors" as const),
      colors: fc.array(fc.record({ code, changeTo: hex }), { maxLength: 3 }),
    }),
  );
  return fc.array(edit, { minLength: 1, maxLength: 6 });
}

const anyWork = fc
  .integer({ min: 0, max: pictures.length - 1 })
  .chain((which) => anyEdits(pictures[which]!).map((edits) => ({ which, edits })));

/** Areas are rounded with every step, which another line looks at. */
const faults = (picture: Picture) => faultsOf(picture).filter((fault) => !fault.startsWith("areas add up"));
const areaOf = ({ regions }: Picture) => regions.reduce((sum, { areaMM2 }) => sum + areaMM2, 0);

test("after any edits the tiling is whole, neighbors differ, and every region is numbered or reported", () => {
  fc.assert(
    fc.property(anyWork, ({ which, edits }) => {
      const base = pictures[which]!;
      const { picture, permanent } = applyEdits(base, edits);
      expect(faults(picture)).toEqual([]);
      if (!hasEqualNeighbors(base)) expect(hasEqualNeighbors(picture)).toBe(false);
      expect(areaOf(picture)).toBeCloseTo(areaOf(base), 0);
      const reported = new Set(unreadableRegions(picture));
      picture.regions.forEach((_, region) => {
        const isReadable = picture.numbers.some((n) => n.region === region && n.size >= readableMM);
        expect(isReadable || reported.has(region)).toBe(true);
      });
      const codes = picture.palette.map(({ code }) => code);
      for (const code of permanent) expect(codes).toContain(code);
      expect(new Set(codes).size).toBe(codes.length);
    }),
    { numRuns: 60 },
  );
});

test("the same edits give the same bytes, which can be read, and undo gives those from before", () => {
  fc.assert(
    fc.property(anyWork, ({ which, edits }) => {
      const base = pictures[which]!;
      const stored = encodePicture(base);
      const all = encodePicture(applyEdits(base, edits).picture);
      const undone = encodePicture(applyEdits(base, edits.slice(0, -1)).picture);
      // one by one, from the stored picture on
      let edited: Edited = unedited(decodePicture(stored));
      let before = stored;
      for (const edit of edits) {
        before = encodePicture(edited.picture);
        edited = applyEdit(edited, edit) ?? edited;
      }
      expect(undone).toEqual(before);
      expect(encodePicture(edited.picture)).toEqual(all);
      expect(decodePicture(all)).toEqual(edited.picture);
      expect(encodePicture(base)).toEqual(stored);
    }),
    { numRuns: 20 },
  );
});

const [plain] = pictures as [Picture];
const edited = (edit: PictureEdit, from = plain) => applyEdit(unedited(from), edit)?.picture;
const colorAt = ({ palette, regions }: Picture, region: number) => palette[regions[region]!.color]!;
const numberOf = (picture: Picture, region: number) => picture.numbers.find((n) => n.region === region)!;
const [left, right] = (() => {
  const border = plain.borders.find((b) => b.left >= 0 && b.right >= 0)!;
  return [border.left, border.right] as const;
})();
const [atLeft, atRight] = [left, right].map((region) => placeOf(numberOf(plain, region))) as [Place, Place];

test("two neighbors that are merged are one region of the first one's color", () => {
  const merged = edited({ kind: "merge", at: [atLeft, atRight] })!;
  const [one, other] = [regionsAt(merged, [atLeft])[0]!, regionsAt(merged, [atRight])[0]!];
  expect(one).toBe(other);
  expect(colorAt(merged, one).hex).toBe(colorAt(plain, left).hex);
  expect(edited({ kind: "merge", at: [atLeft, atLeft] })).toBeUndefined();
});

test("a line across the largest region cuts off its smaller side, which takes the color", () => {
  const region = plain.regions.reduce(
    (best, { areaMM2 }, r) => (areaMM2 > plain.regions[best]!.areaMM2 ? r : best),
    0,
  );
  const at = placeOf(numberOf(plain, region));
  const line: Place[] = [
    [at[0], -100],
    [at[0], 30000],
  ];
  const cut = edited({ kind: "split", at, line, to: { hex: "#ff00ff" } })!;
  const added = cut.palette.find(({ hex }) => hex === "#ff00ff")!;
  expect(added.code).toBe(String(plain.palette.length + 1));
  const parts = cut.regions.filter(({ color }) => cut.palette[color] === added);
  const area = parts.reduce((sum, { areaMM2 }) => sum + areaMM2, 0);
  expect(area).toBeGreaterThan(0);
  expect(area).toBeLessThanOrEqual(plain.regions[region]!.areaMM2 / 2);
  expect(
    edited({
      kind: "split",
      at,
      line: [
        [0, 0],
        [-50, -50],
      ],
      to: { hex: "#ff00ff" },
    }),
  ).toBeUndefined();
});

test("a closed line cuts out what it encloses", () => {
  const number = plain.numbers.reduce((best, n) => (n.size > best.size ? n : best));
  const [x, y] = placeOf(number);
  const r = Math.round(number.size * 20);
  const circle = Array.from({ length: 40 }, (_, i): Place => {
    const angle = (i / 40) * 2 * Math.PI;
    return [Math.round(x + r * Math.cos(angle)), Math.round(y + r * Math.sin(angle))];
  });
  const cut = edited({ kind: "split", at: [x, y], line: circle, to: { hex: "#ff00ff" } })!;
  const [inner] = regionsAt(cut, [[x, y]]);
  expect(colorAt(cut, inner!).hex).toBe("#ff00ff");
  const share = (cut.regions[inner!]!.areaMM2 * 10000) / (Math.PI * r * r);
  expect(share).toBeGreaterThan(0.96);
  expect(share).toBeLessThan(1.04);
});

test("a color that is removed leaves its regions to their neighbors", () => {
  for (const picture of pictures) {
    const { code } = picture.palette[1]!;
    const without = edited({ kind: "remove-color", code }, picture)!;
    expect(without.palette.map((color) => color.code)).toEqual(
      picture.palette.map((color) => color.code).filter((other) => other !== code),
    );
  }
});

test("a permanent color cannot be changed, removed or used up", () => {
  const { code } = plain.palette[0]!;
  const kept = applyEdit(unedited(plain), { kind: "permanent", code, isPermanent: true })!;
  expect(kept.permanent).toEqual([code]);
  expect(applyEdit(kept, { kind: "remove-color", code })).toBeNull();
  expect(applyEdit(kept, { kind: "colors", colors: [{ code, changeTo: "#123456" }] })).toBeNull();
  const all = plain.numbers.filter(({ region }) => colorAt(plain, region).code === code).map(placeOf);
  const other = { code: plain.palette[1]!.code };
  expect(applyEdit(kept, { kind: "recolor", at: all, to: other })).toBeNull();
  const free = applyEdit(kept, { kind: "permanent", code, isPermanent: false })!;
  expect(applyEdit(free, { kind: "remove-color", code })).not.toBeNull();
});

test("a smoothed border is shorter, and its ends are where they were", () => {
  const longest = plain.borders
    .filter(({ left: l, right: r }) => l >= 0 && r >= 0)
    .reduce((best, border) => (border.points.length > best.points.length ? border : best));
  const b = plain.borders.indexOf(longest);
  const at: Place = [longest.points[12]!, longest.points[13]!];
  const after = edited({ kind: "smooth", at })!.borders[b]!;
  expect(after.points.slice(0, 2)).toEqual(longest.points.slice(0, 2));
  expect(after.points.slice(-2)).toEqual(longest.points.slice(-2));
  expect(after.points).not.toEqual(longest.points);
});

test("a number moves inside its region and nowhere else", () => {
  const number = plain.numbers.find(({ size, leader }) => size > 4 && !leader)!;
  const from = placeOf(number);
  const to: Place = [from[0] + 30, from[1] + 20];
  const moved = edited({ kind: "move-number", from, to })!;
  const i = plain.numbers.indexOf(number);
  expect(moved.numbers[i]).toMatchObject({ region: number.region, x: to[0] / 100, y: to[1] / 100 });
  expect(edited({ kind: "move-number", from, to: [-500, -500] })).toBeUndefined();
});

test("a lasso finds the regions whose numbers it encloses, the largest first", () => {
  const everything: Place[] = [
    [-100, -100],
    [99999, -100],
    [99999, 99999],
    [-100, 99999],
  ];
  const found = regionsAt(plain, placesInside(plain, everything));
  expect(new Set(found).size).toBe(plain.regions.length);
  const areas = found.map((region) => plain.regions[region]!.areaMM2);
  expect(areas).toEqual([...areas].sort((p, q) => q - p));
  expect(placesInside(plain, [])).toEqual([]);
});

test("a number with a leader line goes to another place outside its region, and its line with it", () => {
  const base = pictures[2]!;
  let movedCount = 0;
  base.numbers.forEach((number, i) => {
    if (!number.leader) return;
    const from: Place = [Math.round(number.x * 100), Math.round(number.y * 100)];
    for (const [dx, dy] of [
      [150, 0],
      [-150, 0],
      [0, 150],
      [0, -150],
      [900, 900],
    ] as const) {
      const to: Place = [from[0] + dx, from[1] + dy];
      const edited = applyEdit(unedited(base), { kind: "move-number", from, to });
      const moved = edited?.picture.numbers[i];
      if (!edited || !moved?.leader || moved.leader.over === moved.region) continue;
      movedCount++;
      expect([moved.x, moved.y]).toEqual(to.map((value) => value / 100));
      expect([moved.leader.x, moved.leader.y]).toEqual([number.leader.x, number.leader.y]);
      expect(numberFits(edited.picture, i)).toBe(true);
      expect(faults(edited.picture)).toEqual([]);
      expect(regionsAt(base, [to])).toEqual([moved.leader.over]);
    }
  });
  expect(movedCount).toBeGreaterThan(0);
});
