import { paintByNumbersForm } from "@tintery/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canvasOf,
  choicesToRemember,
  colorsChoice,
  defaultChoices,
  type FormChoices,
  faultsOf,
  formDataOf,
  draftedChoices,
  mixingChoice,
  paintedOptions,
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
  it("names the image model for a look, and for nothing else", () => {
    const sent = (part: Partial<FormChoices>) => formDataOf(choose(part)).get("lookBy");
    expect(sent({ aiFilterType: "gouache", lookBy: "image-model" })).toBe("image-model");
    expect(sent({ aiFilterType: "none", lookBy: "image-model" })).toBeNull();
    expect(sent({ aiFilterType: "gouache" })).toBeNull();
    const drafted = draftedChoices({ aiFilterType: "gouache", lookBy: "image-model" });
    expect(formDataOf(drafted).get("lookBy")).toBe("image-model");
    expect(draftedChoices({ lookBy: "somebody" }).lookBy).toBe("tintery");
    // who paints one picture is not remembered for the next
    expect(restoredChoices({ lookBy: "image-model" }).lookBy).toBe("tintery");
  });

  it("is read by the contract as it was chosen", () => {
    const form = formDataOf(choose({ numberOfColors: 24, mode: "pixel", enhancement: false, minArea: 2.5 }));
    expect(paintByNumbersForm.parse(Object.fromEntries(form))).toMatchObject({
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
    expect(formDataOf(custom).get("canvasSize")).toBe("9x12.5");
    expect(formDataOf(custom).get("crop")).toBe("1");
    expect(canvasOf(custom)).toEqual({ width: 228.6, height: 317.5 });
    expect(formDataOf(choose({ crop: true })).get("crop")).toBe("0");
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

describe("a maker's palette", () => {
  const codes = "1, 2, 3, 4, 5, 6, 7";
  const paints = Array.from({ length: 9 }, (_, k) => ({ code: String(k + 1), hex: `#00000${k}` }));

  it("is sent with the codes of its colors, in place of own paints", () => {
    const sent = formDataOf(
      choose({ palette: 3, paletteCodes: codes, ownPaints: "ochre", mixPalette: true }),
    );
    expect([sent.get("palette"), sent.get("paletteColors"), sent.get("mixPalette")]).toEqual([
      "3",
      "1,2,3,4,5,6,7",
      "1",
    ]);
    expect(stoppedBy(choose({ palette: 3, ownPaints: "ochre" }), photo)).toBe(null);
    expect(formDataOf(choose({ palette: 3 })).has("paletteColors")).toBe(false);
    expect(formDataOf(defaultChoices).has("palette")).toBe(false);
  });

  it("stops the form where fewer than seven of its colors are chosen, or something else is listed", () => {
    for (const paletteCodes of ["1,2,3,4,5,6", "1=#123456", "a b"])
      expect(stoppedBy(choose({ palette: 3, paletteCodes }), photo), paletteCodes).toBe("invalid_options");
    expect(stoppedBy(choose({ palette: 3, paletteCodes: codes }), photo)).toBe(null);
  });

  it("is what is painted ahead with, once its paints are there", () => {
    const chosen = choose({ palette: 3, paletteCodes: codes, mixPalette: true, numberOfColors: 60 });
    expect(paintedOptions(chosen, null)).toBe(null);
    expect(paintedOptions(chosen, paints)).toMatchObject({ palette: paints.slice(0, 7), mixPalette: true });
    expect(paintedOptions(chosen, paints.slice(3))).toBe(null);
    expect(paintedOptions(choose({}), null)?.palette).toBe(undefined);
  });

  it("is kept in a draft, and not for the next visit", () => {
    const chosen = choose({ palette: 3, paletteCodes: codes });
    expect(draftedChoices(structuredClone(chosen))).toEqual(chosen);
    expect(draftedChoices({ palette: "3" }).palette).toBe(null);
    expect(restoredChoices(chosen).palette).toBe(null);
  });
});

describe("own paints", () => {
  const ownPaints = Array.from({ length: 7 }, (_, k) => `P${k} #00000${k}`).join("\n");

  it("stop the form until they can be used", () => {
    expect(stoppedBy(choose({ ownPaints: "ochre" }), photo)).toBe("invalid_options");
    expect(stoppedBy(choose({ ownPaints: "1 #123456" }), photo)).toBe("invalid_options");
    expect(stoppedBy(choose({ ownPaints }), photo)).toBe(null);
  });

  it("are sent with their codes and whether two may be mixed; without any nothing is said of them", () => {
    const sent = formDataOf(choose({ ownPaints, mixPalette: true }));
    expect(sent.get("paletteColors")).toBe(
      "P0=#000000\nP1=#000001\nP2=#000002\nP3=#000003\nP4=#000004\nP5=#000005\nP6=#000006",
    );
    expect(sent.get("mixPalette")).toBe("1");
    const none = formDataOf(choose({ mixPalette: true }));
    expect([none.has("paletteColors"), none.has("mixPalette")]).toEqual([false, false]);
  });

  it("bring the number of colors into what mixing can make", () => {
    expect(mixingChoice(choose({ ownPaints, numberOfColors: 61 }), true).numberOfColors).toBe(20);
    expect(mixingChoice(choose({ ownPaints, numberOfColors: 60 }), true).numberOfColors).toBe(60);
    const mixing = choose({ ownPaints, mixPalette: true });
    expect(colorsChoice(mixing, 75)).toBe(60);
    // on the way to 12
    expect(colorsChoice(mixing, 1)).toBe(1);
    expect(colorsChoice(choose({}), 75)).toBe(75);
    const few = choose({ ownPaints, mixPalette: true, numberOfColors: 5 });
    expect([stoppedBy(few, photo), formDataOf(few).get("numberOfColors")]).toEqual([null, "7"]);
    expect(stoppedBy(choose({ ownPaints, numberOfColors: 5 }), photo)).toBe("invalid_options");
  });
});
