import { expect, test } from "vitest";
import { splitLines } from "./split-lines.ts";

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

test("lines end with line feeds only, wherever the stream is cut", async () => {
  const lines = ['{"a":"one\u2028two\u2029three"}', "", "ü€😀", "\r\u0085"];
  for (const size of [1, 2, 3, 7, 1000]) {
    expect(await all(splitLines(chunksOf(lines.join("\n"), size)))).toEqual(lines);
    expect(await all(splitLines(chunksOf(`${lines.join("\n")}\n`, size)))).toEqual(lines);
  }
  expect(await all(splitLines(chunksOf("", 1)))).toEqual([]);
});
