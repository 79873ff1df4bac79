import { describe, expect, it } from "vitest";
import { readWidget, widgetAttributes } from "./widgets.ts";

describe("widget settings", () => {
  it("are read from a dataset with their defaults", () => {
    expect(readWidget("coloring-upload-form", {})).toEqual({
      language: null,
      userType: "free",
      open: false,
      label: null,
      wholePage: false,
      type: null,
    });
    expect(
      readWidget("coloring-upload-form", { userType: "paid", open: "", language: "pt-BR" }),
    ).toMatchObject({
      language: "pt",
      userType: "paid",
      open: true,
    });
    expect(readWidget("dashboard-images", { kind: "toString" }).kind).toBe("all");
    expect(readWidget("compare-slider", { before: "a", after: "b", width: "4", height: "3" })).toMatchObject({
      width: 4,
      position: 50,
      alt: null,
    });
  });

  it("say which required attribute is missing or no number", () => {
    expect(() => readWidget("share-link", {})).toThrow(/data-image-id of share-link/);
    const slider = { before: "a", after: "b", width: "wide", height: "3" };
    expect(() => readWidget("compare-slider", slider)).toThrow(/data-width.*wide/);
  });

  it("come back from the attributes they were written to", () => {
    const attributes = widgetAttributes("paint-by-numbers-result", {
      imageId: "x",
      commercial: true,
      email: null,
    });
    expect(attributes).toEqual({
      "data-widget": "paint-by-numbers-result",
      "data-image-id": "x",
      "data-commercial": "1",
    });
  });
});
