import { describe, expect, it } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { endpoints } from "./endpoints.ts";
import {
  isFinalProblem,
  isProblemCode,
  type ProblemCode,
  problemCodes,
  problemKey,
  problems,
  problemValues,
} from "./problems.ts";
import { allCatalogs } from "../texts/all-messages.ts";
import { translator } from "../texts/messages.ts";

const t = translator("en", english);
const sentence = (code: ProblemCode) => t(problemKey(code), problemValues("en", "help@example.org"));

describe("problems", () => {
  it("says the specification's sentences literally", () => {
    expect(sentence("no_file")).toBe(
      "No images are attached to the request. Please try again or contact the administrator.",
    );
    expect(sentence("image_or_prompt_required")).toBe(
      "Please choose image or fill in your prompt to process",
    );
    expect(sentence("too_large")).toBe("File size cannot exceed more than 20MB");
    expect(sentence("palette_too_small")).toBe(
      "The chosen palette has less than 7 colors. Please choose a palette with at least 7 colors.",
    );
    expect(sentence("internal")).toBe("Something went wrong. Please contact administrator.");
    expect(sentence("conversion_failed")).toBe(
      "Seems that something went wrong with creating this Paint by Numbers. Please try another image. If the problem persists, contact administrator by email help@example.org",
    );
  });

  it("has a complete sentence for every code, every limit filled in", () => {
    for (const code of problemCodes) expect(sentence(code)).not.toMatch(/[{}]|^problem\./);
  });

  it("speaks of SVG and its limits only where an SVG is counted, not to owners of photos, PDF, and EPS", () => {
    for (const messages of Object.values(allCatalogs)) {
      expect(messages["problem.too_complex"]).not.toMatch(/SVG|\{\{/);
      expect(messages["problem.drawing_too_complex"]).toMatch(/SVG.*\{\{drawingElements\}\}/);
      expect(messages["problem.drawing_too_complex"]).toContain("{{embeddedMegapixels}}");
    }
    // the same file ends the same, while another kind of picture may need less memory
    expect([isFinalProblem("drawing_too_complex"), isFinalProblem("too_complex")]).toEqual([true, false]);
  });

  it("promises nothing about a change whose commit may have been cut off", () => {
    expect(sentence("database_away")).not.toMatch(/lost|charged/);
  });

  it("has an error status for every code", () => {
    for (const { status } of Object.values(problems)) expect(status).toBeGreaterThanOrEqual(400);
    expect(problems.too_large.status).toBe(413);
    expect(problems.not_found.status).toBe(404);
    expect(problems.storage_full.status).toBe(507);
  });

  it("knows the codes of every call, and no inherited word", () => {
    for (const { problems: codes } of Object.values(endpoints)) expect(codes.every(isProblemCode)).toBe(true);
    expect(isProblemCode("toString")).toBe(false);
  });
});
