import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paintScene } from "./paint-scene.ts";
import { parsePrompt } from "./words/parse-prompt.ts";

/**
 * Small goldens: of each scene the mean colors of 16 by 12 parts. They tell when a picture has changed, not how: `npm run bless` writes
 * them, after somebody has looked at the scenes (`npm run scenes-quality -- --sheet FILE`).
 */
const file = new URL("../golden/scenes.tsv", import.meta.url);
const bless = process.env.BLESS === "1";
const parts = { across: 16, down: 12 };
const side = 12;
/** Levels of 255 by which the mean of all parts, and any one of them, may be off: other machines round sines otherwise. */
const tolerance = { mean: 0.5, part: 6 };

const prompts = [
  "golden retriever and a tabby cat on a blue couch",
  "bowl of lemons and a blue vase on a wooden table",
  "two owls on a branch at night",
  "girl with red hair in a yellow raincoat",
  "a lighthouse by the sea at sunset",
  "red fox in an autumn forest",
  "field of tulips with a windmill",
  "a lion and a giraffe in the savanna",
  "turtle swimming with colorful fish",
  "dog in the snow with a santa hat",
  "robot in the city at night",
  "close up of a red rose",
] as const;

function colorsOf(prompt: string): string {
  const width = parts.across * side;
  const { raster } = paintScene(parsePrompt(prompt), { seed: 1, width, height: parts.down * side });
  let text = "";
  for (let row = 0; row < parts.down; row++)
    for (let column = 0; column < parts.across; column++)
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let y = 0; y < side; y++)
          for (let x = 0; x < side; x++)
            sum += raster.data[((row * side + y) * width + column * side + x) * 4 + c] ?? 0;
        text += Math.round(sum / side ** 2)
          .toString(16)
          .padStart(2, "0");
      }
  return text;
}

const levels = (text: string) =>
  Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));

describe("golden scenes", () => {
  const found = new Map(prompts.map((prompt) => [prompt as string, colorsOf(prompt)]));
  if (bless) writeFileSync(file, `${[...found].map((row) => row.join("\t")).join("\n")}\n`);
  const golden = new Map(
    (existsSync(file) ? readFileSync(file, "utf8") : "")
      .trim()
      .split("\n")
      .map((row) => row.split("\t") as [string, string]),
  );

  it.each(prompts)("%s looks as it did", (prompt) => {
    const was = levels(golden.get(prompt) ?? "");
    const is = levels(found.get(prompt) ?? "");
    expect(is.length).toBe(was.length);
    const apart = is.map((level, i) => Math.abs(level - (was[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(tolerance.part);
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThanOrEqual(tolerance.mean);
  });

  it("are no two alike, and none is one color", () => {
    expect(new Set(found.values()).size).toBe(prompts.length);
    for (const colors of found.values()) expect(new Set(levels(colors)).size).toBeGreaterThan(30);
  });
});
