import { describe, expect, it } from "vitest";
import {
  formatAgo,
  formatBytes,
  formatCanvas,
  formatCentimeters,
  formatFixed,
  formatFixedPercent,
  formatLength,
  formatNumber,
  formatPercent,
  formatSize,
  lengthUnit,
  formatVolume,
  unitSymbol,
} from "./format.ts";
import { volumeUnits } from "../colors/colors.ts";
import { languageOfHeader, languageOfTag, languages } from "./languages.ts";

/** Intl writes several kinds of blank; the tests are about digits and units. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("numbers and sizes by language", () => {
  it("follow the language's own way of writing", () => {
    expect(formatNumber("en", 12_345.678)).toBe("12,345.68");
    expect(formatNumber("de", 12_345.678)).toBe("12.345,68");
    expect(plain(formatNumber("fr", 12_345.678))).toBe("12 345,68");
    expect(formatPercent("en", 0.125, 1)).toBe("12.5%");
    expect(plain(formatPercent("de", 0.125, 1))).toBe("12,5 %");
    expect(formatPercent("tr", 0.5)).toBe("%50");
    expect([0, 0.0004, 0.0006].map((share) => formatPercent("en", share, 1))).toEqual([
      "0%",
      "< 0.1%",
      "0.1%",
    ]);
  });

  it("keep the decimals of an unmix list in every language, and show no part as nothing", () => {
    const comma = new Set(["de", "es", "fr", "pl", "tr", "nl", "cs", "uk", "pt"]);
    for (const language of languages) {
      const sign = comma.has(language) ? "," : ".";
      expect(formatFixed(language, 0.5, 2)).toBe(`0${sign}50`);
      // half a hundredth, which binary fractions miss
      expect(formatFixed(language, 1.005, 2)).toBe(`1${sign}01`);
      expect(formatFixed(language, 0.004, 2)).toBe(`< 0${sign}01`);
      expect(formatFixedPercent(language, 0.5, 1)).toContain(`50${sign}0`);
      expect(formatFixedPercent(language, 1, 1)).toContain(`100${sign}0`);
      // a third of a milliliter, and the most that anybody asks for
      expect(formatFixed(language, 1 / 3, 2)).toBe(`0${sign}33`);
      expect(formatFixed(language, 999_999_999, 2).replace(/\D/g, "")).toBe("99999999900");
      expect(formatFixed(language, 999_999_999, 2)).toMatch(new RegExp(`\\${sign}00$`));
    }
    expect(plain(formatFixed("fr", 333_333_333, 2))).toBe("333 333 333,00");
    expect(formatFixed("en", 0, 2)).toBe("0.00");
    expect(formatFixedPercent("en", 1 / 65, 1)).toBe("1.5%");
  });

  it("write amounts of paint with the unit of the language, which differs from its value", () => {
    expect(formatVolume("en", 3.84)).toBe("3.8 mL");
    expect(plain(formatVolume("de", 20))).toBe("20 ml");
    expect(plain(formatVolume("fr", 0.5, { unit: "l", digits: 2 }))).toBe("0,50 l");
    expect(formatVolume("en", 1 / 3, { unit: "fl oz", digits: 2 })).toBe("0.33 fl oz");
    expect(formatVolume("en", 0.001, { digits: 2 })).toBe("< 0.01 mL");
    expect(plain(formatVolume("uk", 1.2))).toBe("1,2 мл");
    expect(volumeUnits.map((unit) => unitSymbol("en", unit))).toEqual(["mL", "L", "fl oz"]);
    expect(volumeUnits.map((unit) => unitSymbol("de", unit))).toEqual(["ml", "l", "fl oz"]);
    for (const language of languages.filter((one) => one !== "en"))
      expect(formatVolume(language, 1), language).not.toContain("mL");
  });

  it("give file sizes in the largest fitting unit", () => {
    expect([0, 999, 20_480, 20_000_000, 3e9].map((bytes) => formatBytes("en", bytes))).toEqual([
      "0 byte",
      "999 byte",
      "20 kB",
      "20 MB",
      "3 GB",
    ]);
  });

  it("give paper in the reader's unit", () => {
    expect(formatLength("en", 254)).toBe("10 in");
    expect(formatLength("de", 254)).toBe("254 mm");
    expect(formatSize("en", { width: 210, height: 297 }, "mm")).toBe("210 × 297 mm");
    expect(formatCanvas("en", { width: 8.3, height: 11.7 })).toBe("8.3 × 11.7 in (211 × 297 mm)");
    expect(formatCanvas("en", { width: 8.3, height: 11.7 }, lengthUnit("en", "en-GB"))).toBe(
      "211 × 297 mm (8.3 × 11.7 in)",
    );
    const units = [
      lengthUnit("en"),
      lengthUnit("en", "en-CA"),
      lengthUnit("en", "de-DE"),
      lengthUnit("de", "en-US"),
    ];
    expect(units).toEqual(["in", "in", "mm", "mm"]);
    expect([unitSymbol("en", "in"), unitSymbol("uk", "cm")]).toEqual(["in", "см"]);
    expect([formatCentimeters("en", 1143), formatCentimeters("de", 101.6)]).toEqual(["114.3 cm", "10,2 cm"]);
    expect(formatCanvas("pl", { width: 8.3, height: 11.7 })).toMatch(/^211 × 297 mm \(8,3 × 11,7/);
  });

  it("tell ages in words", () => {
    expect([0, 59, 60, 7_200, 86_400, 200_000].map((seconds) => formatAgo("en", seconds))).toEqual([
      "now",
      "now",
      "1 minute ago",
      "2 hours ago",
      "yesterday",
      "2 days ago",
    ]);
    for (const language of languages) expect(formatAgo(language, 3_600)).toMatch(/\S/);
  });
});

describe("the choice of a language", () => {
  it("reads tags and headers", () => {
    expect(["pt-BR", "EN", "de_AT", "xx", ""].map(languageOfTag)).toEqual(["pt", "en", "de", null, null]);
    expect(languageOfHeader("xx, de;q=0.5, ja;q=0.9, fr;q=0")).toBe("ja");
    expect(languageOfHeader("fr-CH, fr;q=0.9, en;q=0.8")).toBe("fr");
    expect(languageOfHeader(undefined)).toBe("en");
    expect(languageOfHeader("*")).toBe("en");
  });
});
