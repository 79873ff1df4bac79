/**
 * The specification's business constants (section 9), its oddities, its routes (section 2) and calls (section 7),
 * written out once more by hand and compared with the tables. The one deliberate repetition of the code base.
 */
import { adminCalls } from "./calls/admin-calls.ts";
import { bookCalls } from "./calls/book-calls.ts";
import { siteCalls } from "./calls/site-calls.ts";
import { webhookCalls } from "./calls/webhook-calls.ts";
import { passkeyCalls } from "./calls/passkey-calls.ts";
import { mmPerInch } from "@tintery/engine/tables";
import { describe, expect, it } from "vitest";
import * as contract from "./index.ts";

const inches = (labels: string) => labels.split(", ");

describe("section 9: business constants and limits", () => {
  it("polls every 6 s, 12 s and 5 s", () => {
    expect(contract.pollingIntervals).toEqual({
      coloring: 6000,
      outlines: 6000,
      "paint-by-numbers": 12_000,
      payment: 5000,
    });
  });

  it("runs progress bars to 120, 180 and 300 s with caps of 118, 178 and 298 s", () => {
    expect(contract.progressBars).toEqual({
      coloring: { total: 120, cap: 118 },
      outlines: { total: 180, cap: 178 },
      "paint-by-numbers": { total: 300, cap: 298 },
    });
  });

  it("takes 20 files per upload, 19 in the wizard, 20MB each, 100 pages in a book", () => {
    expect(contract.uploadLimits.filesPerUpload).toBe(20);
    expect(contract.wizardFilesPerUpload).toBe(19);
    expect(contract.uploadMegabytes).toBe(20);
    expect(contract.bookLimits.pages).toBe(100);
  });

  it("waits 1000 ms between coloring files, 500 ms between SVG and wizard files", () => {
    expect(contract.coloringUploadDelay).toBe(1000);
    expect(contract.outlinesUploadDelay).toBe(500);
    expect(contract.wizardUploadDelay).toBe(500);
  });

  it("asks 4 credits of free users, 1 of all others, 2.5 more for an AI filter", () => {
    expect(contract.creditsOf({ kind: "coloring" }, "free")).toBe(4);
    expect(contract.creditsOf({ kind: "coloring" }, "paid")).toBe(1);
    expect(contract.creditsOf({ kind: "coloring" }, "anything else")).toBe(1);
    expect(contract.creditsOf({ kind: "paint-by-numbers", hasFilter: true }, "paid")).toBe(3.5);
    expect(contract.aiFilterCredits).toBe(2.5);
    expect(contract.defaultUserType).toBe("free");
  });

  it("fades the feedback message in 4 s and counts 5 stars", () => {
    expect(contract.feedbackFade).toBe(4000);
    expect(contract.stars).toBe(5);
  });

  it("draws lines 0.2, 1, 2 or 5 wide, 0.2 by default", () => {
    expect(contract.strokeWidths.map(({ value, key }) => `${value} ${key}`)).toEqual([
      "0.2 spec.stroke.thin",
      "1 spec.stroke.normal",
      "2 spec.stroke.medium",
      "5 spec.stroke.thick",
    ]);
    expect(contract.defaultStrokeWidth).toBe(0.2);
    expect(contract.unchangedStrokeWidth).toBe(0);
  });

  it("starts coloring with normal precision, for_kids and v2_general", () => {
    expect(contract.outlinesPrecisions).toEqual(["high", "normal", "low", "lowest"]);
    expect(contract.defaultOutlinesPrecision).toBe("normal");
    expect(contract.coloringTypes).toEqual({
      v1: { types: ["for_kids", "for_adults", "sketching", "simple", "photo", "image"], default: "for_kids" },
      v2: {
        types: ["v2_general", "v2_detailed", "v2_simplified", "v2_anime", "v2_comic"],
        default: "v2_general",
      },
    });
  });

  it("reduces details from 20 to 100 in steps of 5", () => {
    expect(contract.reduceDetailsRange).toEqual({ min: 20, max: 100, step: 5, default: 100 });
  });

  it("keeps 30 recent colors and always appends white and black", () => {
    expect(contract.recentColors).toEqual({
      storageKey: "UserColors",
      cap: 30,
      always: ["#ffffff", "#000000"],
    });
  });

  it("measures paint in ml, l and fl oz; a pick starts white, 1, ml", () => {
    expect(contract.volumeUnits).toEqual(["ml", "l", "fl oz"]);
    expect(contract.defaultColorPick).toEqual({ hex: "#ffffff", volume: "1", volumeType: "ml" });
  });

  it("offers number sizes of 20% to 300% in 29 steps of 10%, 100% by default", () => {
    expect(contract.maxNumbersSizes).toHaveLength(29);
    expect(contract.maxNumbersSizes.map((size) => Math.round(size * 100))).toEqual(
      Array.from({ length: 29 }, (_, step) => 20 + 10 * step),
    );
    expect(contract.maxNumbersSizes).toContain(contract.defaultMaxNumbersSize);
    expect(contract.defaultMaxNumbersSize).toBe(1);
  });

  it("shows unmixed volumes with 2 decimals and percentages with 1", () => {
    expect(contract.unmixDecimals).toEqual({ volume: 2, percent: 1 });
  });

  it("offers 8, 12, 18, 24, 30, 60 and 72 colors on the result page", () => {
    expect(contract.numberOfColorsChoices).toEqual([8, 12, 18, 24, 30, 60, 72]);
  });

  it("takes 7 to 100 colors, 30 by default; mixed at most 60, 20 by default, half and half", () => {
    expect(contract.numberOfColorsRange).toMatchObject({ min: 7, max: 100, default: 30 });
    expect(contract.mixedNumberOfColorsRange).toMatchObject({ min: 7, max: 60, default: 20 });
    expect(contract.mixShares).toEqual([0.5, 0.5]);
    expect(contract.minPaletteSize).toBe(7);
  });

  it("takes custom canvases of 4 to 45 inches; an inch is 25.4 mm", () => {
    expect(contract.customSizeRange).toMatchObject({ min: 4, max: 45 });
    expect(mmPerInch).toBe(25.4);
    expect([4, 45].map(contract.inchesToMM)).toEqual([102, 1143]);
  });

  it("merges by a smallest area of 0 to 100 percent, 0 by default", () => {
    expect(contract.paintByNumbersOptions.minArea).toMatchObject({ min: 0, max: 100, default: 0 });
  });

  it("offers 21 hybrid opacities from 0% to 100%, 5% by default", () => {
    expect(contract.hybridOpacities).toHaveLength(21);
    expect(contract.hybridOpacities).toEqual(Array.from({ length: 21 }, (_, step) => 5 * step));
    expect(contract.defaultHybridOpacity).toBe(5);
  });

  it("has 11 ink colors, black by default, and a frame of 2 inch or 5 cm", () => {
    expect(contract.inkColorNames).toHaveLength(11);
    expect(contract.defaultInkColor).toBe("black");
    expect(contract.frame).toMatchObject({ inches: 2, cm: 5, value: "yes" });
  });

  it("sizes the prompt field 600 and the transparency icons 15 px", () => {
    expect(contract.promptLength).toBe(600);
    expect(contract.transparencyIconPx).toBe(15);
  });

  it("has the words of the creation form in their order, with their defaults", () => {
    const usual = contract.paintByNumbersForm.parse({});
    const { segmentsComplexity, detalization, colorPrecision, gradientStep, mode } =
      contract.paintByNumbersOptions;
    expect(contract.wordsOf(segmentsComplexity)).toEqual(["none", "level1", "level2", "level3", "simplest"]);
    expect(contract.wordsOf(detalization)).toEqual(["ultra", "high", "normal", "low", "lowest"]);
    expect(contract.wordsOf(colorPrecision)).toEqual(["high", "normal", "low", "lowest"]);
    expect(contract.wordsOf(gradientStep)).toEqual(["high", "normal"]);
    expect(contract.wordsOf(mode)).toEqual(["polygon", "pixel"]);
    expect(usual).toMatchObject({ detalization: "normal", colorPrecision: "high", gradientStep: "normal" });
    expect(usual).toMatchObject({ enhancement: true, mode: "polygon", numberOfColors: 30, minArea: 0 });
    expect(usual).toMatchObject({ aiFilterType: "none", canvasSize: "none", crop: false, mixPalette: false });
  });

  it("names the AI filters", () => {
    expect(contract.aiFilters.join(", ")).toBe(
      "none, painting-general, oil-painting, palette-knife, acrylic, watercolor, gouache, digital, graffiti, grimdark, impasto, impressionism-painting-style, magic-realism, pointillism, renaissance, retrofuturism",
    );
  });

  it("names the canvas presets, three of them as paper sizes", () => {
    expect(contract.canvasSizes).toEqual(
      inches(
        "24x30, 24x24, 18x24, 16.5x23.4, 16x20, 11.7x16.5, 12x16, 12x12, 11x14, 9x12, 8.3x11.7, 8x10, 5x7, 4x8",
      ),
    );
    expect(contract.canvasSizes.flatMap((size) => contract.paperName(size) ?? [])).toEqual([
      "A2",
      "A3",
      "A4",
    ]);
    for (const size of contract.canvasSizes) {
      const { width, height } = contract.paintByNumbersOptions.canvasSize.presets[size];
      expect(`${width}x${height}`).toBe(size);
    }
  });
});

describe("other words and limits", () => {
  it("speaks eleven languages", () => {
    expect(contract.languages).toEqual(["en", "de", "es", "fr", "pl", "tr", "ja", "nl", "cs", "uk", "pt"]);
  });

  it("counts 20MB as 20,000,000 bytes", () => {
    expect(contract.uploadLimits.bytes).toBe(20_000_000);
  });

  it("uses a custom size only if both sides are above 0 and at most 45, yet refuses one below 4", () => {
    expect(contract.usesCustomSize({ width: 3, height: 45 })).toBe(true);
    expect(contract.isInvalidCustomSize({ width: 3, height: 45 })).toBe(true);
    expect(contract.usesCustomSize({ width: 0, height: 10 })).toBe(false);
    expect(contract.usesCustomSize({ width: 10, height: 45.1 })).toBe(false);
    expect(contract.isInvalidCustomSize({ width: 10, height: null })).toBe(true);
    expect(contract.isInvalidCustomSize({ width: null, height: null })).toBe(false);
  });

  it("sends a custom size as widthxheight in place of the chosen canvas", () => {
    expect(contract.sentCanvasSize("8x10", { width: 20, height: 30 })).toBe("20x30");
    expect(contract.sentCanvasSize("8x10", { width: 20, height: null })).toBe("8x10");
  });

  it("lets crop be chosen only with a canvas", () => {
    expect(contract.mayCrop("none", { width: null, height: null })).toBe(false);
    expect(contract.mayCrop("8x10", { width: null, height: null })).toBe(true);
    expect(contract.mayCrop("none", { width: 10, height: 10 })).toBe(true);
  });

  it("clamps the number of colors while mixing, and sets 20 when mixing starts outside 7 to 60", () => {
    expect([3, 7, 60, 61].map(contract.clampMixedNumberOfColors)).toEqual([7, 7, 60, 60]);
    expect([6, 7, 60, 61].map(contract.numberOfColorsWhenMixingStarts)).toEqual([20, 7, 60, 20]);
  });

  it("takes any unknown line width for 0.2 and only -3, -1, 1, 3 as steps of the number size", () => {
    expect([0.2, 1, 2, 5, 3, -1].map(contract.toStrokeWidth)).toEqual([0.2, 1, 2, 5, 0.2, 0.2]);
    expect([-3, -2, -1, 0, 1, 2, 3].filter(contract.isNumbersSizeOperation)).toEqual([-3, -1, 1, 3]);
  });

  it("lets a paint-by-numbers bar run to its end and then sets it back to 298 s", () => {
    const seconds = (elapsed: number) => contract.waitedShare("paint-by-numbers", elapsed) * 300;
    expect([0, 150, 299, 300, 301, 9999].map(seconds).map(Math.round)).toEqual([0, 150, 299, 300, 298, 298]);
    expect(contract.waitedShare("coloring", 9999) * 120).toBeCloseTo(118);
    expect(contract.waitedShare("outlines", 9999) * 180).toBeCloseTo(178);
    expect(contract.waitedShare("outlines", -5)).toBe(0);
  });

  it("takes a picture for stuck once its bar stands still, and no sooner", () => {
    const caps = { coloring: 118, outlines: 178, "paint-by-numbers": 298 } as const;
    for (const kind of ["coloring", "outlines", "paint-by-numbers"] as const)
      expect([119, caps[kind] - 1, caps[kind]].map((seconds) => contract.standsStill(kind, seconds))).toEqual(
        [kind === "coloring", false, true],
      );
  });

  it("takes a version for v2 when the type starts with v2_", () => {
    expect(contract.coloringTypeNames.map(contract.coloringVersionOf)).toEqual([
      ...Array(6).fill("v1"),
      ...Array(5).fill("v2"),
    ]);
  });

  it("keeps 3- and 6-digit hex colors but white and black", () => {
    const offered = ["#abc", "#a1b2c3", "abc", "#abcd", "#fff", "#FFFFFF", "#000", "#000000", "#xyz"];
    expect(offered.filter(contract.isRecentColor)).toEqual(["#abc", "#a1b2c3"]);
    const colors = Array.from({ length: 40 }, (_, index) => `#0000${(index + 16).toString(16)}`);
    expect(contract.withRecentColor(colors, "#abcdef")).toHaveLength(32);
    expect(contract.withRecentColor(["#abc"], "#ABC")).toEqual(["#abc", "#ffffff", "#000000"]);
  });

  it("takes in_queue for success", () => {
    expect(["in_queue", "success", "error", ""].map(contract.isTakenIn)).toEqual([true, true, false, false]);
  });

  it("cuts long file names after 25 characters", () => {
    expect(contract.shownName("a".repeat(25))).toBe("a".repeat(25));
    expect(contract.shownName("a".repeat(26))).toBe(`${"a".repeat(25)}…`);
  });

  it("takes a stored 0 for off and anything else for on", () => {
    expect([0, "0", false, 1, "1", null, undefined, true].map(contract.isSettingOn)).toEqual([
      ...Array(3).fill(false),
      ...Array(5).fill(true),
    ]);
  });
});

describe("section 2: routes and widgets", () => {
  const id = "AAAAAAAAAAAAAAAAAAAAAA";

  it("has every page, download, print and change address", () => {
    const { addresses } = contract;
    const said = [
      addresses.dashboard(),
      addresses.colorings(),
      addresses.outlinesList(),
      addresses.coloring(id),
      addresses.outlines(id),
      addresses.downloadColoring(id, "origin"),
      addresses.downloadColoring(id, "coloring"),
      addresses.printColoring(id, "origin"),
      addresses.printColoring(id, "coloring"),
      addresses.changePrecision(id, "lowest"),
      addresses.share(id),
      addresses.paintByNumbers(id),
      addresses.downloadPaintByNumbers(id, "originwithnumbers"),
      addresses.printPaintByNumbers(id, "pbn"),
      addresses.changeNumberOfColors(id, 72),
      addresses.downloadColors(id, "csv"),
      addresses.palette(7),
      addresses.palettes(),
      contract.lateAddresses.paymentSuccess(),
    ];
    expect(said).toEqual([
      "/app/dashboard",
      "/app/colorings",
      "/app/colorings-svg",
      `/app/coloring/${id}`,
      `/app/coloring-svg/${id}`,
      `/app/coloring/${id}/download/image/origin`,
      `/app/coloring/${id}/download/image/coloring`,
      `/app/coloring/${id}/print/image/origin`,
      `/app/coloring/${id}/print/image/coloring`,
      `/app/coloring-svg/${id}/change/color-precision/lowest`,
      `/app/image/${id}/share`,
      `/app/paint-by-numbers/${id}`,
      `/app/paint-by-numbers/${id}/download/image/originwithnumbers`,
      `/app/paint-by-numbers/${id}/print/image/pbn`,
      `/app/paint-by-numbers/${id}/change/number-of-colors/72`,
      `/app/paint-by-numbers/${id}/download/colors/csv`,
      "/app/virtual-artist-lab/palette/view/7",
      "/app/virtual-artist-lab/palettes",
      "/app/payment-success",
    ]);
    expect(contract.atPicture(addresses.paintByNumbers(id))).toBe(
      `/app/paint-by-numbers/${id}#item-main-container`,
    );
  });

  it("has the download and print kinds", () => {
    expect(contract.downloadKindNames).toEqual(
      expect.arrayContaining(
        "origin, originwithnumbers, pbn, grayscale, outlines, pbnpng, grayscalepng, originpng, source, custom".split(
          ", ",
        ),
      ),
    );
    expect(contract.printKinds).toEqual(["pbn", "origin"]);
    expect(contract.coloringDownloadKinds).toEqual(expect.arrayContaining(["origin", "coloring"]));
    expect(contract.coloringPrintKinds).toEqual(["origin", "coloring"]);
    expect(contract.outlinesDownloadKinds).toEqual(expect.arrayContaining(["origin", "outlines"]));
    expect(Object.values(contract.customDownloadFields)).toEqual([
      "download-type",
      "download-strokes-color",
      "download-numbers-color",
      "download-frame",
      "download-hybrid-opacity",
    ]);
  });

  it("has the elements of the specification", () => {
    expect(contract.widgetNames).toEqual(
      expect.arrayContaining([
        "coloring-book-wizard",
        "coloring-compare",
        "coloring-svg-compare",
        "coloring-upload-form",
        "coloring-svg-upload-form",
        "paint-by-numbers-upload-form",
        "color-mixer",
        "random-prompt-button",
        "payment-verification",
        "unsubscribe-order",
        "user-settings-notify-by-email",
      ]),
    );
  });
});

describe("section 7: calls", () => {
  it("has every call, and the additions of our own", () => {
    const said = Object.values(contract.endpoints).map(({ method, path }) => `${method} ${path}`);
    const share = ["GET", "POST", "DELETE"].map((method) => `${method} /ajax/image/:id/share`);
    const ours = ["retry", "name", "painted"].map((part) => `POST /ajax/image/:id/${part}`);
    const own = [
      "GET /ajax/images",
      "GET /ajax/catalog/image/:id/rate",
      "GET /ajax/image/:id/events",
      "GET /ajax/image/:id/edits",
      "GET /ajax/image/:id/painted",
      ...ours,
      ...share,
      ...[
        "sign-up",
        "confirm",
        "sign-in",
        "sign-out",
        "forgot-password",
        "reset-password",
        "password",
        "email",
        "sessions/end",
        "keys",
        "delete",
      ].map((part) => `POST /ajax/account/${part}`),
      "POST /ajax/account/invitation",
      "GET /ajax/account/sessions",
      "GET /ajax/account/keys",
      "DELETE /ajax/account/keys/:keyId",
      "DELETE /ajax/account/sessions/:sessionId",
      ...Object.values(passkeyCalls).map(({ method, path }) => `${method} ${path}`),
      ...Object.values(webhookCalls).map(({ method, path }) => `${method} ${path}`),
      ...Object.values({ ...adminCalls, ...bookCalls, ...siteCalls }).map(
        ({ method, path }) => `${method} ${path}`,
      ),
      "GET /ajax/palettes",
      "POST /ajax/palettes",
      "POST /ajax/palettes/:paletteId",
      "DELETE /ajax/palettes/:paletteId",
      "POST /ajax/palettes/:paletteId/share",
      "DELETE /ajax/palettes/:paletteId/share",
      "GET /ajax/palettes/shared/:link",
      "GET /ajax/catalog/images",
      "POST /ajax/image/:id/class",
      "POST /ajax/books/:bookId/class",
    ];
    expect(said.filter((call) => !own.includes(call)).sort()).toEqual(
      [
        "POST /ajax/catalog/image/:id/rate",
        "GET /ajax/image/:id",
        "DELETE /ajax/image/:id",
        "POST /ajax/image/:id",
        "GET /ajax/feedback/:imageId",
        "POST /ajax/feedback/:imageId",
        "POST /ajax/create/coloring/:version",
        "POST /ajax/create/coloring-svg",
        "POST /ajax/create/paint-by-numbers",
        "GET /ajax/val/palettes/all",
        "GET /ajax/colors/color-details",
        "GET /ajax/colors/unmix",
        "GET /ajax/generate/random-prompt",
        "GET /app/get-user-data",
        "GET /ajax/order/unsubscribe",
        "GET /ajax/user/settings/get",
        "POST /ajax/user/settings/update",
      ].sort(),
    );
  });

  it("guards every call that changes something", () => {
    for (const call of Object.values(contract.endpoints)) {
      if (call.method !== "GET") expect(call.guard).not.toBe("none");
      if (call.guard !== "none") expect(call.problems).toContain("csrf");
    }
    expect(contract.endpoints.unsubscribe.guard).toBe("xhr");
    expect(contract.endpoints.rateCatalogImage.guard).toBe("token");
  });
});
