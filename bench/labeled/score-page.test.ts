import { expect, test } from "vitest";
import { type LabeledHead, type Labels, labelsAt } from "./labels.ts";
import { scorePage } from "./score-page.ts";
import { subjectZones } from "./subject-zones.ts";

const [width, height] = [200, 100];
const scale = { perMM: 2, penMM: 1 };

const labelsWith = (some: Partial<Labels>): Labels => ({
  photo: "",
  kind: "photo",
  width,
  height,
  people: [],
  animals: [],
  unclear: [],
  subject: [],
  ...some,
});
const square = [50, 20, 110, 20, 110, 80, 50, 80];

const pageOf = (isInk: (x: number, y: number) => boolean) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) =>
    isInk(i % width, Math.floor(i / width)) ? 0 : 255,
  ),
});
/** Edges of the subject's square, two pixels wide. */
const edge = (x: number, y: number) =>
  x >= 50 && x < 110 && y >= 20 && y < 80 && !(x >= 52 && x < 108 && y >= 22 && y < 78);

function scoreOf(isInk: (x: number, y: number) => boolean, some: Partial<Labels>) {
  const labels = labelsWith(some);
  return scorePage(pageOf(isInk), labels, subjectZones(labels), scale);
}

test("a subject is closed until a gap lets its white out, of the area that has the gap", () => {
  const subject = [square];
  expect(scoreOf(edge, { subject }).closed).toBe(1);
  const withGap = (x: number, y: number) => edge(x, y) && !(x < 60 && y > 40 && y < 45);
  expect(scoreOf(withGap, { subject }).closed).toBe(0);
  const halved = (x: number, y: number) => withGap(x, y) || (x === 80 && y >= 20 && y < 80);
  expect(scoreOf(halved, { subject }).closed).toBeCloseTo(0.5, 1);
  expect(scoreOf(edge, {}).closed).toBeUndefined();
});

test("ink behind a subject counts by its density", () => {
  const subject = [square];
  expect(scoreOf(edge, { subject }).background).toBe(0);
  expect(scoreOf(() => false, { subject }).background).toBe(0);
  expect(scoreOf((x, y) => (x + y) % 2 === 0, { subject }).background).toBeCloseTo(0.5, 2);
});

test("small white in a head is a crumb, but not at its eyes, nose and mouth", () => {
  const head: LabeledHead = {
    box: [50, 20, 110, 80],
    eyes: [[65, 40, 5]],
    nose: [80, 55],
    mouth: [80, 70, 6],
  };
  /** Rings around white of 2 × 2 pixels, a square millimeter. */
  const ringAt = (u: number, v: number) => (x: number, y: number) =>
    Math.abs(x - u) <= 2 && Math.abs(y - v) <= 2 && !(x >= u && x < u + 2 && y >= v && y < v + 2);
  const crumbsAt = (...places: (readonly [number, number])[]) =>
    scoreOf((x, y) => places.some(([u, v]) => ringAt(u, v)(x, y)), { animals: [head] }).crumbs;
  expect(crumbsAt([95, 30], [100, 60])).toBe(2);
  expect(crumbsAt([65, 40], [80, 55], [80, 70])).toBe(0);
  expect(crumbsAt([150, 30])).toBe(0);
});

test("a mouth and a shut eye are lines near their middles", () => {
  const people: LabeledHead[] = [
    { box: [0, 0, 100, 100], eyes: [], shutEyes: [[30, 40, 10]], mouth: [50, 70, 10] },
  ];
  expect(scoreOf((_, y) => y === 71, { people })).toMatchObject({
    eyes: { there: 0, of: 1 },
    mouths: { there: 1, of: 1 },
  });
  expect(scoreOf((_, y) => y === 42, { people }).eyes).toEqual({ there: 1, of: 1 });
});

test("labels are scaled with the picture", () => {
  const scaled = labelsAt(
    labelsWith({ animals: [{ box: [0, 0, 10, 20], eyes: [[5, 6, 2]] }], subject: [square] }),
    400,
  );
  expect(scaled).toMatchObject({
    height: 200,
    animals: [{ box: [0, 0, 20, 40], eyes: [[10, 12, 4]] }],
    subject: [square.map((value) => 2 * value)],
  });
});
