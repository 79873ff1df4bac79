import { expect, test } from "vitest";
import { formCount, signOnPaper } from "../testing/outlines-of.ts";
import { drawOutlines, outlinesVariants } from "./draw.ts";

/** What resvg made of drawings: see the tests of the package that draws with it. */
const kept = {
  flat: {
    svg: new URL("../../golden/outlines-flat.svg", import.meta.url),
    png: new URL("../../golden/outlines-flat.png", import.meta.url),
  },
  photo: {
    svg: new URL("../../golden/outlines-photo.svg", import.meta.url),
    png: new URL("../../golden/outlines-photo.png", import.meta.url),
  },
};

/** Pixels of a picture as Chromium draws it, nothing behind it. */
async function pixelsOf(url: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height).getContext("2d")!;
  canvas.drawImage(image, 0, 0, width, height);
  return canvas.getImageData(0, 0, width, height).data;
}

const asUrl = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

for (const [name, { svg, png }] of Object.entries(kept)) {
  test(`Chromium draws ${name} as resvg does, without seams`, async () => {
    const [width, height] = [240, 160];
    const drawn = await pixelsOf(svg.href, width, height);
    const expected = await pixelsOf(png.href, width, height);
    let [sum, far, seams] = [0, 0, 0];
    for (let i = 0; i < drawn.length; i += 4) {
      let max = 0;
      for (let c = i; c < i + 3; c++) max = Math.max(max, Math.abs(drawn[c]! - expected[c]!));
      sum += max;
      if (max > 48) far++;
      if (drawn[i + 3]! < 242) seams++;
    }
    expect(seams).toBe(0);
    expect(sum / (width * height)).toBeLessThan(1);
    expect(far).toBeLessThan(width * height * 0.002);
  });
}

test("every drawing is XML without mistakes, and an image", async () => {
  const strokes = [{ points: [10, 10, 10, 10, 50, 10, 50, 10], closed: false, width: 12, color: 1 }];
  for (const picture of [signOnPaper({ strokes, blobs: [2] }), formCount({ strokes, blobs: [] })])
    for (const variant of Object.values(outlinesVariants))
      for (const nodes of [false, true]) {
        const svg = drawOutlines(picture, { ...variant, nodes });
        const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
        expect(parsed.querySelector("parsererror")).toBe(null);
        expect(parsed.documentElement.localName).toBe("svg");
        const ids = [...parsed.querySelectorAll("[id]")].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        await pixelsOf(asUrl(svg), 40, 20);
      }
});

test("borders are as long in the drawing as the arcs of the model together", () => {
  const svg = drawOutlines(signOnPaper(), outlinesVariants.outlines);
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  const drawn = [...parsed.querySelectorAll("path")].reduce((sum, path) => sum + path.getTotalLength(), 0);
  const each = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const arcs = signOnPaper().arcs.reduce((sum, { shape, points }) => {
    const [x, y, ...rest] = points.map((value) => value / 10);
    each.setAttribute("d", `M${x} ${y}${shape === "curve" ? "C" : "L"}${rest.join(" ")}`);
    return sum + each.getTotalLength();
  }, 0);
  expect(drawn).toBeCloseTo(arcs, 3);
});
