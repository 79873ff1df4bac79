import { paintByNumbersForm } from "@tintery/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canvasOf,
  choicesToRemember,
  defaultChoices,
  type FormChoices,
  faultsOf,
  formDataOf,
  restoredChoices,
  stoppedBy,
} from "./form-choices.ts";

const photo = new File([new Uint8Array(8)], "photo.png", { type: "image/png" });
const choose = (part: Partial<FormChoices>): FormChoices => ({ ...defaultChoices, ...part });

describe("what stops the form", () => {
  it("asks for a picture before anything else", () => {
    expect(stoppedBy(choose({ numberOfColors: 500 }), null)).toBe("image_or_prompt_required");
  });

  it.each([
    [3.9, 10],
    [10, 45.1],
    [10, null],
    [null, 10],
  ])("stops at a custom size of %s by %s inches", (customWidth, customHeight) => {
    expect(stoppedBy(choose({ customWidth, customHeight }), photo)).toBe("invalid_custom_size");
  });

  it.each([
    [4, 45],
    [45, 4],
    [null, null],
  ])("lets a custom size of %s by %s inches through", (customWidth, customHeight) => {
    expect(stoppedBy(choose({ customWidth, customHeight }), photo)).toBe(null);
  });

  it.each([6, 101, 30.5, null])("marks %s as a number of colors and stops", (numberOfColors) => {
    expect(faultsOf(choose({ numberOfColors })).numberOfColors).toBe(true);
    expect(stoppedBy(choose({ numberOfColors }), photo)).toBe("invalid_options");
  });

  it("marks a share of small regions above 100 percent", () => {
    expect(faultsOf(choose({ minArea: 101 })).minArea).toBe(true);
    expect(faultsOf(choose({ minArea: 0 })).minArea).toBe(false);
  });
});

describe("what is sent", () => {
  it("is read by the contract as it was chosen", () => {
    const form = formDataOf(
      choose({ numberOfColors: 24, mode: "pixel", enhancement: false, minArea: 2.5 }),
      photo,
    );
    const { image, ...fields } = Object.fromEntries(form);
    expect(image).toBeInstanceOf(File);
    expect(paintByNumbersForm.parse(fields)).toMatchObject({
      numberOfColors: 24,
      mode: "pixel",
      enhancement: false,
      minArea: 2.5,
      canvasSize: "none",
      crop: false,
    });
  });

  it("lets a custom size override the preset, and crops only on a canvas", () => {
    const custom = choose({ canvasSize: "8x10", customWidth: 9, customHeight: 12.5, crop: true });
    expect(formDataOf(custom, photo).get("canvasSize")).toBe("9x12.5");
    expect(formDataOf(custom, photo).get("crop")).toBe("1");
    expect(canvasOf(custom)).toEqual({ width: 9, height: 12.5 });
    expect(formDataOf(choose({ crop: true }), photo).get("crop")).toBe("0");
  });
});

describe("what the browser remembers", () => {
  it("brings valid choices back", () => {
    const chosen = choose({
      numberOfColors: 12,
      detalization: "high",
      canvasSize: "12x16",
      enhancement: false,
    });
    const back = restoredChoices(JSON.parse(JSON.stringify(choicesToRemember(chosen, null))));
    expect(back).toEqual(chosen);
  });

  it("keeps the last valid value of a field that is out of range", () => {
    const before = choicesToRemember(choose({ numberOfColors: 12 }), null);
    expect(choicesToRemember(choose({ numberOfColors: 900 }), before)).toMatchObject({ numberOfColors: 12 });
  });

  it("gives a form that can be sent, whatever the storage holds", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(defaultChoices)), fc.jsonValue()),
        (a, b) => {
          for (const stored of [a, b]) expect(stoppedBy(restoredChoices(stored), photo)).toBe(null);
        },
      ),
    );
  });
});
