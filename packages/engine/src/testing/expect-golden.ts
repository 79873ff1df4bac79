import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";

const folder = join(import.meta.dirname, "../../golden");

/** Compares a text with the golden of this name; `npm run bless` writes it. */
export function expectGoldenText(name: string, text: string): void {
  const file = join(folder, name);
  if (process.env.BLESS === "1") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, "utf8"));
}
