import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { logEvents, logTable } from "../apps/server/src/platform/log-events.ts";

/** A call that writes a line into the log. */
interface Logged {
  place: string;
  /** Undefined where it is decided while the program runs. */
  level: string | undefined;
  event: string | undefined;
  fields: string[];
  /** Whether other fields come from a value. */
  isOpen: boolean;
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace"];

/** All calls of a log in a source: `log.info(…)`, `request.log.error(…)`, `log[level](…)`. */
function findLogged(source: string, path: string): Logged[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Logged[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const { expression: callee } = node;
    if (!ts.isPropertyAccessExpression(callee) && !ts.isElementAccessExpression(callee)) return;
    if (!/(^|\.)log$/.test(callee.expression.getText(file))) return;
    const level = ts.isPropertyAccessExpression(callee) ? callee.name.text : undefined;
    if (level !== undefined && !levels.includes(level)) return;
    const [fields, words] = node.arguments;
    const properties = fields && ts.isObjectLiteralExpression(fields) ? fields.properties : undefined;
    found.push({
      place: `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`,
      level,
      event: words && ts.isStringLiteral(words) ? words.text : undefined,
      fields: (properties ?? []).flatMap(({ name }) => (name ? [name.getText(file)] : [])),
      isOpen: (properties ?? []).some(ts.isSpreadAssignment),
    });
  };
  visit(file);
  return found;
}

const sources = execFileSync("git", [
  "ls-files",
  "--cached",
  "--others",
  "--exclude-standard",
  "apps/server/src",
])
  .toString()
  .trim()
  .split("\n")
  .filter((path) => path.endsWith(".ts") && !path.includes("/testing/") && !path.endsWith(".test.ts"));
const logged = sources.flatMap((path) => findLogged(readFileSync(path, "utf8"), path));

test("each line of the log is an event of the table, with its level and its fields", () => {
  expect(logged.length).toBeGreaterThan(20);
  for (const { place, level, event, fields, isOpen } of logged) {
    // a line without fixed words can't be looked for: what varies belongs in a field
    const row = logEvents[event ?? ""];
    expect([place, event, row !== undefined]).toEqual([place, event, true]);
    if (level !== undefined) expect([place, row!.level]).toEqual([place, level]);
    expect(row!.fields).toEqual(expect.arrayContaining(fields));
    if (!isOpen) expect([place, [...row!.fields].sort()]).toEqual([place, fields.sort()]);
  }
});

test("each event of the table is logged somewhere", () => {
  const ours = Object.entries(logEvents).flatMap(([event, { byLibrary }]) => (byLibrary ? [] : [event]));
  expect(ours.filter((event) => !logged.some((line) => line.event === event))).toEqual([
    "the server listens",
  ]);
  expect(sources.map((path) => readFileSync(path, "utf8")).join("")).toContain('() => "the server listens"');
});

test("the table in docs/logs.md is the one made from the events", () => {
  expect(readFileSync("docs/logs.md", "utf8")).toContain(logTable());
});

test("lines of the log are found, with what is in them", () => {
  const [first, second, third, ...more] = findLogged(
    "request.log.warn({ err: error, id }, 'gone'); log[level]({ ...rest }, words); log.info(`a`); catalog.info({});",
    "a.ts",
  );
  expect(first).toMatchObject({ level: "warn", event: "gone", fields: ["err", "id"], isOpen: false });
  expect(second).toMatchObject({ level: undefined, event: undefined, isOpen: true });
  expect(third).toMatchObject({ level: "info", event: undefined });
  expect(more).toEqual([]);
});
