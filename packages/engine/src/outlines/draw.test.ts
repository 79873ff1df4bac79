import { expect, test } from "vitest";
import type { OutlinesPicture } from "../drawing/outlines-picture.ts";
import { formCount, signOnPaper } from "../testing/outlines-of.ts";
import { drawOutlines, type OutlinesStyle, outlinesVariants } from "./draw.ts";

/** A drawing without what every one has around it. */
const inside = (picture: OutlinesPicture, style: OutlinesStyle) =>
  drawOutlines(picture, style).split("\n").slice(2, -1);

const layer = (id: string, name: string) =>
  `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${name}"`;

test("a drawing is as large as on paper and measures in pixels", () => {
  const [head, title] = drawOutlines(signOnPaper(), outlinesVariants.filled).split("\n");
  expect(head).toContain(`width="100mm" height="50mm" viewBox="0 0 20 10"`);
  expect(title).toBe("<title>Outlines in 3 colors</title>");
});

const seams = `${layer("seams", "Seams")} fill="none" stroke-width="1.6" stroke-linejoin="round">`;

test("flat art is nested: nothing is cut out below, and seams are closed above what faces lie in", () => {
  expect(inside(signOnPaper(), outlinesVariants.filled)).toEqual([
    `${layer("c1", "#ffffff")} fill="#ffffff">`,
    `<path d="M0 0h20v10H0z"/>`,
    "</g>",
    seams,
    `<path stroke="#cc0000" d="M8 2v6"/>`,
    "</g>",
    `${layer("c2", "#cc0000")} fill="#cc0000">`,
    `<path d="M8 8H2V2h6z"/>`,
    "</g>",
    `${layer("c3", "#0000cc")} fill="#0000cc">`,
    `<path d="M8 2c4 0 4 6 0 6z"/>`,
    "</g>",
  ]);
});

test("where the page is transparent only the seams between colors are closed", () => {
  const { colors, ...picture } = signOnPaper();
  const clear = { ...picture, colors: [{ ...colors[0]!, hex: null }, ...colors.slice(1)] };
  expect(inside(clear, outlinesVariants.filled)).toEqual([
    seams,
    `<path stroke="#cc0000" d="M8 2v6"/>`,
    "</g>",
    `${layer("c2", "#cc0000")} fill="#cc0000">`,
    `<path d="M8 8H2V2h6z"/>`,
    "</g>",
    `${layer("c3", "#0000cc")} fill="#0000cc">`,
    `<path d="M8 2c4 0 4 6 0 6z"/>`,
    "</g>",
  ]);
  expect(inside({ ...clear, kind: "photo" }, outlinesVariants.filled).slice(0, 3)).toEqual([
    seams,
    `<path stroke="#cc0000" d="M8 2v6"/>`,
    "</g>",
  ]);
});

test("a transparent hole is cut out of what lies around it, and what lies in the hole is painted", () => {
  const { colors, ...forms } = formCount();
  // the disc is a hole now, with a dot in it
  const picture = { ...forms, colors: colors.map((own, i) => (i === 1 ? { ...own, hex: null } : own)) };
  const drawn = inside(picture, outlinesVariants.filled).join("\n");
  expect(drawn).toContain(`<path fill-rule="evenodd" d="M0 0h20v10H0zm5 3`);
  expect(drawn).toContain(`<circle cx="3" cy="3" r=".8"/>`);
});

test("an exact drawing cuts every hole and has nothing beneath", () => {
  expect(inside(signOnPaper(), outlinesVariants.cutting)).toEqual([
    `${layer("c1", "#ffffff")} fill="#ffffff" fill-rule="evenodd">`,
    `<path d="M0 0h20v10H0zm8 2H2v6h6c4 0 4-6 0-6z"/>`,
    "</g>",
    `${layer("c2", "#cc0000")} fill="#cc0000" fill-rule="evenodd">`,
    `<path d="M8 8H2V2h6z"/>`,
    "</g>",
    `${layer("c3", "#0000cc")} fill="#0000cc" fill-rule="evenodd">`,
    `<path d="M8 2c4 0 4 6 0 6z"/>`,
    "</g>",
  ]);
});

test("photos are an exact drawing on its own underlay", () => {
  const exact = inside(signOnPaper(), outlinesVariants.cutting);
  const filled = inside(signOnPaper({ kind: "photo" }), outlinesVariants.filled);
  const withoutStrokes = filled.slice(3, -2).map((line) => line.replace(/ stroke="#[0-9a-f]+"/, ""));
  expect(withoutStrokes).toEqual(exact);
});

test("borders are drawn once each, from odd nodes on, in as few strokes as can be", () => {
  expect(inside(signOnPaper(), outlinesVariants.outlines)).toEqual([
    `${layer("outlines", "Outlines")} fill="none" stroke="#000000" stroke-width=".05" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="M8 8H2V2h6c4 0 4 6 0 6V2M0 0h20v10H0z"/>`,
    "</g>",
  ]);
});

test("simple forms are elements of their own, and gradients are defined once", () => {
  const drawn = inside(formCount(), outlinesVariants.filled);
  expect(drawn).toContain(`<circle cx="3" cy="3" r="2"/>`);
  expect(drawn).toContain(`<ellipse cx="9" cy="3" rx="2.8" ry="1.4"/>`);
  expect(drawn).toContain(`<rect x="13" y="6" width="6" height="3.5"/>`);
  expect(drawn.slice(0, 3)).toEqual([
    "<defs>",
    `<linearGradient id="g5" gradientUnits="userSpaceOnUse" x1="2" y1="6" x2="11" y2="6"><stop offset="0" stop-color="#ffdd00"/><stop offset=".4" stop-color="#dd4400"/><stop offset="1" stop-color="#330066"/></linearGradient>`,
    "</defs>",
  ]);
  expect(drawn).toContain(`<path fill="url(#g5)" d="M2 6h9v3.5H2z"/>`);
});

test("forms may be turned and rounded", () => {
  const { faces, ...picture } = formCount();
  const turned = faces.map((face, f) => {
    if (face.shape?.kind === "ellipse") return { ...face, shape: { ...face.shape, turn: 3050 } };
    if (f === 3 && face.shape?.kind === "rectangle") return { ...face, shape: { ...face.shape, radius: 5 } };
    return face;
  });
  const drawn = inside({ ...picture, faces: turned }, outlinesVariants.filled);
  expect(drawn).toContain(`<ellipse cx="9" cy="3" rx="2.8" ry="1.4" transform="rotate(30.5 9 3)"/>`);
  expect(drawn).toContain(`<rect x="13" y="6" width="6" height="3.5" rx=".5"/>`);
});

test("center lines have their widths and colors; what is no line is filled", () => {
  const picture = signOnPaper({
    strokes: [
      { points: [10, 10, 10, 10, 50, 10, 50, 10], closed: false, width: 12, color: 1 },
      { points: [20, 50, 20, 30, 50, 30, 50, 50, 50, 70, 20, 70, 20, 50], closed: true, width: 12, color: 1 },
    ],
    blobs: [2],
  });
  const round = `stroke-linecap="round" stroke-linejoin="round"`;
  expect(inside(picture, outlinesVariants.centerlines)).toEqual([
    `${layer("l2", "#cc0000")} fill="none" stroke="#cc0000" ${round}>`,
    `<path stroke-width="1.2" d="M1 1h4M2 5c0-2 3-2 3 0S2 7 2 5z"/>`,
    "</g>",
    `${layer("l3", "#0000cc")} fill="none" stroke="#0000cc" ${round}>`,
    `<path fill="#0000cc" stroke="none" fill-rule="evenodd" d="M8 2c4 0 4 6 0 6z"/>`,
    "</g>",
  ]);
  const own = { ...outlinesVariants.centerlines, lineWidthMM: 5, lineColor: "#00ff00" };
  expect(inside(picture, own)[1]).toContain(`stroke-width="1"`);
  expect(inside(picture, own)[0]).toContain(`stroke="#00ff00"`);
});

test("nodes lie above everything else, with their handles", () => {
  const drawn = inside(signOnPaper(), { fill: "exact", lines: "borders", nodes: true });
  expect(drawn.at(-5)).toBe(`${layer("nodes", "Nodes")} fill="none">`);
  expect(drawn.at(-4)).toContain(`d="M8 2h4M8 8h4"`);
});

test("small pictures have two decimals", () => {
  const picture = signOnPaper({ unitsPerPixel: 100, width: 2, height: 1 });
  expect(inside(picture, outlinesVariants.outlines)[1]).toBe(
    `<path d="M.8.8H.2V.2h.6c.4 0 .4.6 0 .6V.2M0 0h2v1H0z"/>`,
  );
});

test("no drawing has a style, a script or anything from elsewhere", () => {
  const strokes = [{ points: [10, 10, 10, 10, 50, 10, 50, 10], closed: false, width: 12, color: 1 }];
  for (const style of Object.values(outlinesVariants))
    expect(drawOutlines(formCount({ strokes, blobs: [] }), style)).not.toMatch(
      /style|class=|<script|href="(?!#)/,
    );
});

test("a style that cannot be drawn is refused", () => {
  const filled = outlinesVariants.filled;
  expect(() => drawOutlines(signOnPaper(), outlinesVariants.centerlines)).toThrow("picture.strokes");
  expect(() => drawOutlines(signOnPaper(), { ...filled, lineWidthMM: 0 })).toThrow("style.lineWidthMM");
  expect(() => drawOutlines(signOnPaper(), { ...filled, lineColor: `"/><script>` })).toThrow(
    "style.lineColor",
  );
});
