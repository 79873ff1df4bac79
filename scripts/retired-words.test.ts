import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** A retired word where it stands. */
interface Found {
  readonly line: number;
  readonly word: string;
}

/** The words of the tables under "Retired words" in the glossary: those of names alone, and those of names and comments. */
function retiredWords(glossary: string): {
  readonly names: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
} {
  const [, section = ""] = glossary.split("\n## Retired words\n");
  const rows = [...section.matchAll(/^\| (\w+) \| (names|everywhere) \|/gm)];
  const of = (where: string) => new Set(rows.filter((row) => row[2] === where).map((row) => row[1]!));
  return { names: of("names"), all: of("everywhere") };
}

/** `maxPageCount` is max, page, count. A name in capitals is one of the environment, which others have in their settings. */
const partsOf = (name: string) =>
  name === name.toUpperCase()
    ? []
    : name
        .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .split(/[ _]/);

/** Limits that read as sentences do, and what a library calls its own. */
const allowed = /^at(Least|Most)$|[tT]oo_?[mM]any|^(del|get)Many$/;

/** Retired words in the names and comments of a source. */
function findRetired(source: string, retired: ReturnType<typeof retiredWords>, path = "a.tsx"): Found[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const tell = (at: number, words: readonly string[], sets: readonly ReadonlySet<string>[]) => {
    const { line } = file.getLineAndCharacterOfPosition(at);
    for (const word of words) if (sets.some((set) => set.has(word))) found.push({ line: line + 1, word });
  };
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const name = node.text.replace(allowed, "");
      tell(node.getStart(), partsOf(name), [retired.names, retired.all]);
    }
    // every comment stands before or behind a token
    const tokens = node.getChildren(file);
    if (tokens.length === 0 && node.kind !== ts.SyntaxKind.JsxText)
      for (const { pos, end } of [
        ...(ts.getLeadingCommentRanges(source, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
      ]) {
        if (seen.has(pos)) continue;
        seen.add(pos);
        tell(
          pos,
          source
            .slice(pos, end)
            .toLowerCase()
            .match(/[a-z]+/g) ?? [],
          [retired.all],
        );
      }
    for (const child of tokens) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(file);
  return found;
}

const retired = retiredWords(readFileSync("docs/words.md", "utf8"));

test("names and comments use no word that the glossary has retired", () => {
  const listed = execFileSync("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "*.ts",
    "*.tsx",
    "*.mjs",
  ]);
  const paths = listed.toString().trim().split("\n");
  expect(paths.length).toBeGreaterThan(1000);
  const found = paths.flatMap((path) =>
    findRetired(readFileSync(path, "utf8"), retired, path).map(({ line, word }) => `${path}:${line} ${word}`),
  );
  expect(found).toEqual([]);
});

test("a retired word is found in names and in comments, and only as a whole word", () => {
  const words = { names: new Set(["most"]), all: new Set(["strand"]) };
  const found = (source: string) => findRetired(source, words).map(({ word }) => word);
  expect(found("const mostPages = 3;")).toEqual(["most"]);
  expect(found("interface A { readonly strandOf: number }")).toEqual(["strand"]);
  expect(found("/** A strand of lines. */\nconst a = 1;")).toEqual(["strand"]);
  expect(found("const a = { b: 1, // the strand\n c: 2 };")).toEqual(["strand"]);
  expect(found("const a = <p>{/* strand */}most strands</p>;")).toEqual(["strand"]);
  // in a sentence most is a word like others
  expect(
    found("// most pages\nconst stranded = 'strand'; const almost = atMost(2); const MOST_WAITING = 3;"),
  ).toEqual([]);
});

test("the glossary names words that are retired", () => {
  expect(retired.names).toContain("most");
  expect(retired.all).toContain("strand");
});
