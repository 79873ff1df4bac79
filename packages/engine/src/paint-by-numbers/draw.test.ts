import { expect, test } from "vitest";
import { letterCode } from "../drawing/letter-codes.ts";
import { disks } from "../testing/scenes.ts";
import { type DrawingKind, defaultStyle, drawingKinds, drawPaintByNumbers } from "./draw.ts";
import { defaultPaintByNumbersOptions } from "./options.ts";
import { paintByNumbers } from "./paint-by-numbers.ts";

const picture = paintByNumbers(disks(300, 400), { ...defaultPaintByNumbersOptions, canvasSize: "5x7" });
const draw = (kind: DrawingKind, style = {}) =>
  drawPaintByNumbers(picture, { ...defaultStyle, ...style, kind });
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

test("every drawing is an SVG in millimeters", () => {
  for (const kind of drawingKinds) {
    const { widthMM, heightMM } = picture;
    expect(draw(kind)).toContain(
      `width="${widthMM}mm" height="${heightMM}mm" viewBox="0 0 ${widthMM} ${heightMM}"`,
    );
    expect(draw(kind).endsWith("</svg>")).toBe(true);
  }
});

test("kinds show regions, borders and numbers as their names say", () => {
  const shown = Object.fromEntries(
    drawingKinds.map((kind) => {
      const svg = draw(kind);
      const fills = count(svg, /fill-rule="evenodd"/g) === picture.regions.length;
      const hidden = svg.includes('fill-opacity="0"');
      return [
        kind,
        { fills, hidden, borders: svg.includes(`<g id="outlines"`), numbers: svg.includes("<text") },
      ];
    }),
  );
  expect(shown).toEqual({
    pbn: { fills: true, hidden: true, borders: true, numbers: true },
    outlines: { fills: false, hidden: false, borders: true, numbers: false },
    origin: { fills: true, hidden: false, borders: false, numbers: false },
    originwithnumbers: { fills: true, hidden: false, borders: true, numbers: true },
    grayscale: { fills: true, hidden: false, borders: true, numbers: true },
    hybrid: { fills: true, hidden: false, borders: true, numbers: true },
  });
});

test("for pixels, regions that nobody sees are left out and nothing else is", () => {
  for (const kind of drawingKinds) {
    const style = { ...defaultStyle, kind };
    const pixels = drawPaintByNumbers(picture, style, { pixelMM: 0.1 });
    expect(pixels).toBe(draw(kind).replace(/<g id="colors"[^>]* fill-opacity="0".*?<\/g>\n/s, ""));
  }
});

test("every region carries its palette color, gray ones are gray", () => {
  for (const { hex, segments } of picture.palette) {
    expect(count(draw("pbn"), new RegExp(`<path fill="${hex}"`, "g"))).toBe(segments);
  }
  const grays = [...draw("grayscale").matchAll(/<path fill="#(..)(..)(..)"/g)];
  expect(grays).toHaveLength(picture.regions.length);
  for (const [, red, green, blue] of grays) expect([green, blue]).toEqual([red, red]);
});

test("coordinates have at most three decimals", () => {
  for (const kind of drawingKinds) expect(draw(kind, { frameMM: 50.8 })).not.toMatch(/\d\.\d{4}/);
});

test("the painting shines through a hybrid as a whole, under lines and numbers in their own colors", () => {
  for (const opacity of [0, 0.05, 0.5, 1]) {
    const svg = draw("hybrid", { opacity, numbersColor: "#123456" });
    expect(count(svg, new RegExp(`<g [^>]*opacity="${opacity}"`, "g"))).toBe(opacity === 1 ? 0 : 1);
    expect(count(svg, /<text [^>]*fill="#123456"/g)).toBe(picture.numbers.length);
    expect(svg.indexOf(`id="colors"`)).toBeLessThan(svg.indexOf(`id="outlines"`));
  }
});

test("a frame widens the page and sets guides at the corners, all outside the picture", () => {
  const { widthMM, heightMM } = picture;
  const svg = draw("pbn", { frameMM: 50 });
  const [width, height] = [widthMM + 100, heightMM + 100].map((mm) => Math.round(mm * 1000) / 1000);
  expect(svg).toContain(`width="${width}mm" height="${height}mm" viewBox="-50 -50 ${width} ${height}"`);
  const guides = /id="frame".*? d="[^"Z]+Z([^"]+)"/s.exec(svg)?.[1] ?? "";
  const lines = [...guides.matchAll(/M(\S+) (\S+)L(\S+) ([^M]+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(lines).toHaveLength(8);
  for (const [x1, y1, x2, y2] of lines as [number, number, number, number][]) {
    for (const [px, py] of [
      [x1, y1],
      [x2, y2],
    ] as const) {
      const inside = px > 0 && px < widthMM && py > 0 && py < heightMM;
      expect(inside).toBe(false);
      expect(px >= -50 && px <= widthMM + 50 && py >= -50 && py <= heightMM + 50).toBe(true);
    }
  }
  expect(draw("pbn")).not.toContain(`id="frame"`);
});

test("drawing programs see a layer for colors, outlines, numbers and frame", () => {
  const names = [...draw("hybrid", { frameMM: 50 }).matchAll(/groupmode="layer" inkscape:label="(\w+)"/g)];
  expect(names.map(([, name]) => name)).toEqual(["Colors", "Outlines", "Numbers", "Frame"]);
});

test("codes from anywhere are text, not markup", () => {
  const palette = picture.palette.map((color) => ({ ...color, code: "<&>" }));
  const svg = drawPaintByNumbers({ ...picture, palette }, defaultStyle);
  expect(svg).toContain(">&lt;&amp;&gt;</text>");
});

test("stroke width, colors and the size of numbers follow the style", () => {
  expect(draw("pbn", { strokeWidth: 5 })).toContain('stroke-width="0.9"');
  expect(draw("outlines", { strokeColor: "#112233" })).toContain('stroke="#112233"');
  expect(draw("pbn", { numbersColor: "#445566" })).toContain('fill="#445566"');
  const sizes = (numbersScale: number) =>
    [...draw("pbn", { numbersScale }).matchAll(/font-size="([^"]+)"/g)].map((match) => Number(match[1]));
  const [half, plain, triple] = [sizes(0.5), sizes(1), sizes(3)];
  plain.forEach((size, i) => {
    expect(half[i]).toBeCloseTo(size / 2, 2);
    expect(triple[i]).toBeGreaterThanOrEqual(size);
    expect(triple[i]).toBeLessThanOrEqual(picture.numbers[i]!.size);
  });
});

const plain = { letters: false, strongLines: false, patterns: false };

test("letters stand for numbers in every drawing that has any, one letter for one color", () => {
  const texts = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
  for (const kind of drawingKinds) {
    const [numbers, letters] = [plain, { ...plain, letters: true }].map((display) =>
      texts(draw(kind, { display })),
    );
    expect(letters).toEqual(numbers!.map((code) => letterCode(Number(code) - 1)));
  }
});

test("strong lines are black and half a millimeter wide, wider ones stay", () => {
  const strong = { display: { ...plain, strongLines: true }, strokeColor: "#ff0000" };
  const line = (style: object) => draw("pbn", style).match(/<g id="outlines".*?\n(<path [^>]*? d=)/s)?.[1];
  expect(line(strong)).toContain(`stroke="#000000" stroke-width="0.5"`);
  expect(line({ ...strong, strokeWidth: 5 })).toContain(`stroke-width="0.9"`);
});

test("every color of a numbered drawing has a pattern of its own below its lines, and its numbers a halo", () => {
  for (const kind of drawingKinds) {
    const svg = draw(kind, { display: { ...plain, patterns: true } });
    const isNumbered = svg.includes("<text");
    const tiles = [...svg.matchAll(/<pattern id="([^"]+)"(.*?)<\/pattern>/g)];
    expect(new Set(tiles.map(([, , drawn]) => drawn)).size).toBe(isNumbered ? picture.palette.length : 0);
    for (const [, id] of tiles) expect(count(svg, new RegExp(`url\\(#${id}\\)`, "g"))).toBe(1);
    expect(count(svg, /paint-order="stroke"/g)).toBe(count(svg, /<text/g));
    if (isNumbered) expect(svg.indexOf("<pattern")).toBeLessThan(svg.indexOf(`id="outlines"`));
  }
});

test("a display that asks for nothing changes nothing", () => {
  for (const kind of drawingKinds) expect(draw(kind, { display: plain })).toBe(draw(kind));
});
