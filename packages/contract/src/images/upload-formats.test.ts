import { expect, test } from "vitest";
import { allCatalogs, loadAllLanguages } from "../texts/all-messages.ts";
import { languages } from "../texts/languages.ts";
import { texts } from "../texts/messages.ts";
import { photoFormatOf } from "./photo-marks.ts";
import { outlinesFileTypes, photoTypes, unsupportedTypeKey } from "./upload-formats.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["\x89PNG\r\n\x1a\n....", "png"],
  ["\xff\xd8\xff\xe0........", "jpeg"],
  ["RIFF....WEBPVP8 ", "webp"],
  ["RIFF....WAVEfmt ", undefined],
  ["....WEBP", undefined],
  ["\0\0\0\x18ftypheic", undefined],
  ["", undefined],
])("a photo is told by its first bytes: %j", (head, format) => {
  expect(photoFormatOf(bytesOf(head))).toBe(format);
});

test("pickers offer what is taken in, and never HEIC, which phones then turn into JPEG themselves", () => {
  expect(photoTypes.slice(0, 3)).toEqual(["image/png", "image/jpeg", "image/webp"]);
  expect(photoTypes.join()).not.toMatch(/hei[cf]/);
  expect(outlinesFileTypes).toEqual(expect.arrayContaining([...photoTypes, "image/svg+xml", ".ai", ".eps"]));
});

test("texts name all formats in every language, and none by itself", () => {
  loadAllLanguages();
  expect(texts("en")("problem.unsupported_type")).toContain("PNG, JPG, WebP, or HEIC");
  expect(texts("ja")("ui.photo_hint", { megabytes: 20 })).toContain("WebP");
  for (const language of languages) {
    for (const key of [
      "problem.unsupported_type",
      "problem.unsupported_type_named",
      "ui.photo_hint",
    ] as const)
      expect(texts(language)(key, { type: "GIF", megabytes: 20 })).toMatch(/PNG.*JPG.*WebP.*HEIC/);
    for (const key of [
      "outlines.unsupported_type",
      "outlines.unsupported_type_named",
      "outlines.formats",
    ] as const)
      expect(texts(language)(key, { type: "PSD" })).toMatch(/PNG.*JPG.*WebP.*HEIC.*SVG.*AI.*EPS/);
    expect(allCatalogs[language]["problem.unsupported_type"]).not.toMatch(/PNG|JPG/);
    // what to do about it: save as JPG, and how a phone is told to
    expect(texts(language)("problem.heic")).toMatch(/HEIC.*JPG.*iPhon/);
  }
});

test("a file of another type is called by its name, and HEIC has words of its own wherever it is refused", () => {
  expect(unsupportedTypeKey({ found: "GIF" })).toBe("problem.unsupported_type_named");
  expect(unsupportedTypeKey({})).toBe("problem.unsupported_type");
  expect(unsupportedTypeKey({ found: "GIF", takesDrawings: true })).toBe("outlines.unsupported_type_named");
  expect(unsupportedTypeKey({ takesDrawings: true })).toBe("outlines.unsupported_type");
  for (const takesDrawings of [true, false])
    expect(unsupportedTypeKey({ found: "HEIC", takesDrawings })).toBe("problem.heic");
});
