import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractNoto } from "./noto/extract-noto.ts";

describe("the pictures of Noto Emoji", () => {
  it("are those the table of names asks for: after a change run `node scripts/write-noto.ts`", () => {
    const kept = new URL("../packages/scenes/src/figures/noto-figures.json", import.meta.url);
    expect(readFileSync(kept, "utf8") === extractNoto()).toBe(true);
  });
});
