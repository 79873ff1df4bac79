import { describe, expect, it } from "vitest";
import { imageTitle } from "./schema.ts";
import { cleanTitle, titleLength } from "./titles.ts";

describe("a title", () => {
  it("is one line that can be read, whatever was typed", () => {
    expect(cleanTitle("  Grandma’s\n\tgarden  ")).toBe("Grandma’s garden");
    // a mark that turns the direction of what follows, half a character, and a zero
    expect(cleanTitle("Haus\u202egpj\ud800\u0000")).toBe("Hausgpj");
    // written in two ways, kept in one
    expect(cleanTitle("e\u0301te\u0301")).toBe("été");
    expect(cleanTitle("港の舟 / 2")).toBe("港の舟 / 2");
  });

  it("is cut between characters, never within one", () => {
    expect([...cleanTitle("🎨".repeat(200))]).toHaveLength(titleLength);
    expect(cleanTitle(`${"a".repeat(titleLength - 1)} b`)).toBe("a".repeat(titleLength - 1));
  });

  it("changes nothing more when it is cleaned again", () => {
    for (const text of ["  a  b ", "\u202e", "🎨".repeat(200), "e\u0301"])
      expect(cleanTitle(cleanTitle(text))).toBe(cleanTitle(text));
  });

  it("must say something", () => {
    expect(imageTitle.safeParse({ name: " \u200b\n " }).success).toBe(false);
    expect(imageTitle.parse({ name: " Boats " })).toEqual({ name: "Boats" });
  });
});
