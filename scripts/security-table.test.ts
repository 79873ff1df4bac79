import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");

const answers = ["yes", "partly", "no", "n/a"] as const;
type Answer = (typeof answers)[number];

/** A requirement of the standard, and what is said of it. */
interface Row {
  id: string;
  what: string;
  met: Answer;
  how: string;
  test: string;
}

/** A chapter with a table of requirements. */
interface Chapter {
  title: string;
  counts: string;
  rows: Row[];
}

const rowPattern = /^\| ([\d.]+) \| ([^|]+) \| (yes|partly|no|n\/a) \| ([^|]+) \| ([^|]+) \|$/gm;
const countPattern = /\d+ yes, \d+ partly, \d+ no, \d+ n\/a/;

const chapters = page.split(/^##+ /m).flatMap((section): Chapter[] => {
  const [title = ""] = section.split("\n");
  const rows = [...section.matchAll(rowPattern)].map(([, id, what, met, how, test]) => ({
    id: id!,
    what: what!,
    met: met as Answer,
    how: how!,
    test: test!,
  }));
  return rows.length === 0 ? [] : [{ title, counts: countPattern.exec(section)?.[0] ?? "", rows }];
});
/** The chapters of levels 1 and 2. */
const required = chapters.filter(({ title }) => /^V\d/.test(title));
const allRows = chapters.flatMap(({ rows }) => rows);

function countsOf(rows: readonly Row[]): string {
  return answers.map((answer) => `${rows.filter(({ met }) => met === answer).length} ${answer}`).join(", ");
}

/** What stands between backquotes and looks like a path of the repository. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|json|md)|NOTICE)`/g)].map(([, path]) => path!);
const isThere = (path: string) =>
  ["", "apps/server/src"].some((folder) => existsSync(join(root, folder, path)));

const asNumber = (id: string) => id.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);

describe("the table of security", () => {
  test("has a row for every line that looks like one", () => {
    expect(allRows).toHaveLength(page.match(/^\| \d+\.\d+\.\d+ \| [^|]+ \| [^|]+ \| [^|]+ \|/gm)!.length);
    expect(required.map(({ title }) => title.split(" ")[0])).toEqual(
      Array.from({ length: 16 }, (_, index) => `V${index + 1}`),
    );
  });

  test("names every requirement once, in order, and leaves none out", () => {
    expect(new Set(allRows.map(({ id }) => id)).size).toBe(allRows.length);
    for (const { rows } of chapters) {
      const ids = rows.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => asNumber(a) - asNumber(b)));
    }
    // in the standard, levels 1 and 2 come before level 3 in each section
    for (const { rows } of required)
      for (const [index, { id }] of rows.entries()) {
        const [chapter, section, number] = id.split(".").map(Number);
        const isNext = rows[index - 1]?.id === `${chapter}.${section}.${number! - 1}`;
        expect([id, isNext || number === 1]).toEqual([id, true]);
      }
  });

  test("counts right", () => {
    for (const { title, counts, rows } of chapters) expect([title, counts]).toEqual([title, countsOf(rows)]);
    const total = /^All chapters: (.+)\.$/m.exec(page)?.[1];
    expect(total).toBe(countsOf(required.flatMap(({ rows }) => rows)));
  });

  test("says each requirement in few words, how it is met, and by which tests", () => {
    for (const { id, what, how, test: named } of allRows) {
      expect([id, what.split(" ").length <= 8, /\w/.test(how)]).toEqual([id, true, true]);
      const paths = pathsIn(named);
      const areTests = paths.every((path) => /\.(test|spec)\.tsx?$/.test(path));
      expect([id, named === "—" || (paths.length > 0 && areTests)]).toEqual([id, true]);
    }
  });

  test("names no file that isn’t there", () => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
  });

  test("tells how grave everything is that isn’t met", () => {
    const [, section = ""] = page.split("\n## What isn’t met\n");
    const told = [...section.split("\n## ")[0]!.matchAll(/^\| ([\d., ]+) \| (?:high|medium|low) \|/gm)];
    const ids = told.flatMap(([, list]) => list!.split(", "));
    const unmet = allRows.filter(({ met }) => met === "no").map(({ id }) => id);
    expect(ids.toSorted()).toEqual(unmet.toSorted());
  });
});
