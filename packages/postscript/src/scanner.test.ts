import { expect, test } from "vitest";
import { Budget, postScriptLimits } from "./budget.ts";
import { bytesOf, NameTable, PsArray, PsName, PsString, textOf } from "./objects.ts";
import type { PsObject } from "./objects.ts";
import { endOfSource, scanToken } from "./scanner.ts";
import { MemorySource } from "./streams/byte-source.ts";

const host = {
  names: new NameTable(),
  budget: new Budget(postScriptLimits),
  era: 0,
  valueOf: () => 42 as PsObject,
};

/** An object as short text: `x:` before what is executable. */
function short(object: PsObject): string {
  if (object instanceof PsName) return (object.executable ? "x:" : "/") + object.text;
  if (object instanceof PsString) return `(${textOf(object.bytes)})`;
  if (object instanceof PsArray) return `{${object.toList().map(short).join(" ")}}`;
  return String(object);
}

function scanned(text: string): string[] {
  const source = new MemorySource(bytesOf(text));
  const found: string[] = [];
  for (;;) {
    const object = scanToken(source, host);
    if (object === endOfSource) return found;
    found.push(short(object));
  }
}

test.each([
  [
    "1 -2 +3 4.5 .5 -.5 1e3 1.5E-2 16#FF 8#17",
    ["1", "-2", "3", "4.5", "0.5", "-0.5", "1000", "0.015", "255", "15"],
  ],
  ["1e 1.2.3 -- + 37#1 a1 1a", ["x:1e", "x:1.2.3", "x:--", "x:+", "x:37#1", "x:a1", "x:1a"]],
  ["/name/other//now [ ]<<>>", ["/name", "/other", "42", "x:[", "x:]", "x:<<", "x:>>"]],
  ["(a(b)c) (\\n\\101\\)) (a\\\nb) ()", ["(a(b)c)", "(\nA))", "(ab)", "()"]],
  ["<61 62 6> <~87cURDZ~>", ["(ab`)", "(Hello)"]],
  ["{1 {a} /b} % comment\n2", ["{1 {x:a} /b}", "2"]],
])("%s", (text, tokens) => {
  expect(scanned(text)).toEqual(tokens);
});

test.each(["(a", "<6", "{1", "}", ")", "<6x>"])("%s is a syntax error", (text) => {
  expect(() => scanned(text)).toThrow("syntaxerror");
});
