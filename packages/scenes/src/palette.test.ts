import { describe, expect, it } from "vitest";
import { mix, oklch, shift } from "./palette.ts";

describe("palette", () => {
  it("knows the colors everyone knows", () => {
    expect(oklch(0, 0, 0)).toBe("#000000");
    expect(oklch(1, 0, 0)).toBe("#ffffff");
    expect(oklch(0.628, 0.2577, 29.23)).toBe("#ff0000");
  });

  it("reduces chroma that the screen cannot show and keeps the lightness", () => {
    expect(oklch(0.7, 0.4, 145)).toBe(oklch(0.7, 0.37, 145));
    expect(oklch(0.7, 0.4, 145)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("mixes from one end to the other", () => {
    expect(mix("#2040a0", "#f0c060", 0)).toBe("#2040a0");
    expect(mix("#2040a0", "#f0c060", 1)).toBe("#f0c060");
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#636363");
  });

  it("keeps a color that is moved by nothing and stays within black and white", () => {
    expect(shift("#3a7f52", 0)).toBe("#3a7f52");
    expect(shift("#3a7f52", 5)).toMatch(/^#f[a-f]ff[a-f]{2}$/);
    expect(shift("#3a7f52", -5)).toMatch(/^#0\d0\d0\d$/);
  });
});
