import type { Seen } from "@tintery/engine";
import { expect, test } from "vitest";
import { compareFinds } from "./finds.ts";
import type { Labels } from "./labels.ts";
import type { CaseScore } from "./score-case.ts";
import { linesBeyond, tableOf, totalIn } from "./score-table.ts";

const none = { there: 0, of: 0 };
const page = {
  eyes: { there: 1, of: 2 },
  mouths: { there: 1, of: 1 },
  closed: 1,
  background: 0.1,
  crumbs: 0,
};

const scoreOf = (crumbs: number): CaseScore => ({
  name: "cat",
  finds: { found: 1, labeled: 1, falseFaces: 0, falseAnimals: 0 },
  pages: { for_kids: { ...page, crumbs }, v2_general: page, v2_comic: page, photo: page },
  painting: { eyes: { there: 2, of: 2 }, mouths: { there: 1, of: 1 }, regions: 120 },
});

test("a table begins with its total, which falls when a head gets crumbs", () => {
  const [clean, crumbly] = [tableOf([scoreOf(0)]), tableOf([scoreOf(3)])];
  // eyes on pages are half there, all else is whole
  expect(totalIn(clean)).toBe(93.75);
  expect(totalIn(crumbly)).toBe(Number((93.75 - (100 / 8) * (3 / 4 / 4)).toFixed(2)));
  expect(linesBeyond(crumbly, clean)).toContain("cat\tfor_kids\t\t\t1/2\t1/1\t1.000\t0.100\t3");
});

test("what has no head and no subject has no say in those parts", () => {
  const bare = { eyes: none, mouths: none, crumbs: 0 };
  const scene: CaseScore = {
    name: "lake",
    finds: { found: 0, labeled: 0, falseFaces: 0, falseAnimals: 0 },
    pages: { for_kids: bare, v2_general: bare, v2_comic: bare, photo: bare },
    painting: { eyes: none, mouths: none, regions: 90 },
  };
  expect(totalIn(tableOf([scoreOf(0), scene]))).toBe(93.75);
  const withFace = { ...scene, finds: { ...scene.finds, falseFaces: 1 } };
  expect(totalIn(tableOf([scoreOf(0), withFace]))).toBe(87.5);
});

test("a head is found by a middle in its box; a find elsewhere is false unless it is unclear", () => {
  const labels: Labels = {
    photo: "",
    kind: "photo",
    width: 100,
    height: 100,
    people: [{ box: [0, 0, 20, 20], eyes: [] }],
    animals: [],
    unclear: [[80, 80, 100, 100]],
    subject: [],
  };
  const faceAt = (x: number, y: number) => ({ box: { x: x - 5, y: y - 5, width: 10, height: 10 } });
  const finds = (...faces: ReturnType<typeof faceAt>[]) =>
    compareFinds({ faces, animals: [] } as unknown as Pick<Seen, "faces" | "animals">, labels);
  expect(finds(faceAt(10, 10), faceAt(90, 90))).toMatchObject({ found: 1, labeled: 1, falseFaces: 0 });
  expect(finds(faceAt(50, 50))).toMatchObject({ found: 0, labeled: 1, falseFaces: 1 });
});
