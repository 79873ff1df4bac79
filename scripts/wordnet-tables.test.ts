import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { wordTables } from "./wordnet-tables.ts";

describe.each(wordTables.map(([file, text]) => [file.pathname.split("/").at(-1), file, text] as const))(
  "%s",
  (_name, file, text) => {
    it("is what its sources give (node scripts/wordnet-tables.ts)", () => {
      expect(readFileSync(file, "utf8") === text()).toBe(true);
    });

    it("is small enough to be sent to a browser", () => {
      expect(gzipSync(readFileSync(file)).length).toBeLessThan(100_000);
    });
  },
);
