import { coloringOptions } from "@tintery/engine";
import { describe, expect, it } from "vitest";
import { coloringTypeNames, coloringVersionOf, coloringVersions } from "./coloring.ts";
import { subjectStrokeLimits } from "../subject/subject-strokes.ts";
import {
  chosenColoringType,
  coloringDownloadQuery,
  coloringEdit,
  coloringForm,
  coloringTypeChange,
} from "./schema.ts";
import { usualChoices } from "./choices.ts";
import { wordsOf } from "../options/option-rows.ts";
import { endpoints } from "../calls/endpoints.ts";
import { sharedParams } from "../sharing/schema.ts";

describe("the creation form", () => {
  it("takes the first type of a version that names none", () => {
    expect(chosenColoringType("v1", coloringForm.parse({}))).toBe("for_kids");
    expect(chosenColoringType("v2", coloringForm.parse({ type: "", version: "" }))).toBe("v2_general");
  });

  it("takes every type at its version's address and nowhere else", () => {
    for (const type of coloringTypeNames)
      for (const version of coloringVersions) {
        const chosen = chosenColoringType(version, coloringForm.parse({ type }));
        expect(chosen).toBe(coloringVersionOf(type) === version ? type : null);
      }
    expect(chosenColoringType("v1", coloringForm.parse({ version: "v2" }))).toBeNull();
  });

  it("takes a background, or leaves it to the type", () => {
    for (const background of wordsOf(coloringOptions.background))
      expect(coloringForm.parse({ background })).toMatchObject({ background });
    expect(coloringForm.parse({ background: "" }).background).toBeUndefined();
    expect(coloringForm.safeParse({ background: "white" }).success).toBe(false);
  });

  it("takes what was drawn on the photo as JSON, within limits", () => {
    const tap = { isSubject: true, points: [0.5, 0.25], radius: 0.015 };
    const subject = (strokes: unknown) => coloringForm.safeParse({ subject: JSON.stringify(strokes) });
    expect(
      coloringForm.parse({ subject: JSON.stringify([tap, { ...tap, isSubject: false }]) }).subject,
    ).toEqual([tap, { ...tap, isSubject: false }]);
    expect(coloringForm.parse({ subject: "" }).subject).toBeUndefined();
    const { strokes, numbers, radius } = subjectStrokeLimits;
    const maxStrokes = Array.from({ length: strokes }, () => tap);
    const long = { ...tap, points: Array.from({ length: numbers }, () => 0.5) };
    expect([subject(maxStrokes).success, subject([long]).success]).toEqual([true, true]);
    for (const refused of [
      [...maxStrokes, tap],
      [long, tap],
      [{ ...tap, points: [0.5] }],
      [{ ...tap, points: [0.5, 1.1] }],
      [{ ...tap, radius: radius.max * 2 }],
      [{ ...tap, isSubject: "yes" }],
      tap,
    ])
      expect(subject(refused).success).toBe(false);
    expect(coloringForm.safeParse({ subject: "[{" }).success).toBe(false);
  });

  it("refuses types that nobody draws", () => {
    for (const type of ["for_dogs", "toString", "V1", "v2"])
      expect(coloringForm.safeParse({ type }).success).toBe(false);
  });
});

describe("edits", () => {
  it("keep 20 to 100 percent of the details in steps of 5", () => {
    const accepted = [0, 15, 20, 22, 25, 95, 100, 105, Number.NaN, "40"].filter(
      (reduceGrayscale) => coloringEdit.safeParse({ reduceGrayscale }).success,
    );
    expect(accepted).toEqual([20, 25, 95, 100]);
  });

  it("are told apart by what they carry", () => {
    const { body } = endpoints.editImage;
    for (const edit of [
      { reduceGrayscale: 60 },
      { background: "none" },
      { reduceGrayscale: 60, background: "full" },
      { type: "v2_comic" },
      { subject: [] },
      { type: "photo", subject: [{ isSubject: false, points: [0, 1], radius: 0.02 }] },
      { numbersSizeOperation: 1 },
      { colors: [], strokeWidth: 1 },
    ])
      expect(body.parse(edit)).toEqual(edit);
    expect(body.safeParse({}).success).toBe(false);
    expect(body.safeParse({ background: "white" }).success).toBe(false);
    expect(coloringTypeChange.safeParse({ type: "oil" }).success).toBe(false);
  });
});

describe("downloads", () => {
  it("take a whole form, or nothing", () => {
    expect(coloringDownloadQuery.parse({})).toEqual({
      "download-format": "pdf",
      "download-strokes-color": "#000000",
      "download-line-width": 1,
      "download-paper": "a4",
    });
    const form = {
      "download-format": "png",
      "download-strokes-color": "1565C0",
      "download-line-width": "1.5",
      "download-tracing": "yes",
      "download-paper": "letter",
      "download-name-line": "yes",
      "download-name": " Anna ",
    };
    expect(coloringDownloadQuery.parse(form)).toMatchObject({
      "download-line-width": 1.5,
      "download-name": "Anna",
    });
  });

  it("refuse what no form sends", () => {
    for (const [field, value] of [
      ["download-format", "exe"],
      ["download-strokes-color", "red"],
      ["download-line-width", "9"],
      ["download-tracing", "maybe"],
      ["download-paper", "a0"],
      ["download-name", "x".repeat(41)],
    ])
      expect(coloringDownloadQuery.safeParse({ [field!]: value }).success, field).toBe(false);
  });
});

describe("links", () => {
  it("have 128 bits", () => {
    expect(sharedParams.safeParse({ link: "A".repeat(22) }).success).toBe(true);
    for (const link of ["", "A".repeat(21), "A".repeat(23), "../../etc/passwd000000"])
      expect(sharedParams.safeParse({ link }).success).toBe(false);
  });
});

describe("the types", () => {
  it("are those the engine draws", () => {
    const { types } = coloringOptions;
    expect(Object.keys(types)).toEqual(coloringTypeNames);
    for (const type of coloringTypeNames)
      expect(usualChoices(type)).toEqual({ background: types[type].background });
    for (const type of coloringTypeNames) expect(usualChoices(type, true)).toEqual({ background: "full" });
  });
});
