import { inflateSync } from "node:zlib";
import { defaultColoringStyle, type LineArt } from "@tintery/engine";
import { describe, expect, it } from "vitest";
import { decodePhoto } from "./decode-photo.ts";
import { drawingToPng } from "./drawing-to-png.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { layOnSheet } from "./lay-on-sheet.ts";
import { letteringOf } from "./lettering.ts";
import { type PageOnSheet, sheetToPdf, sheetToPng } from "./page-sheet.ts";

const a4 = { widthMM: 210, heightMM: 297 };
const letter = { widthMM: 215.9, heightMM: 279.4 };

/** A frame of straight lines with a round stroke that swells and a solid with a hole. */
const art: LineArt = {
  version: 1,
  product: "coloring",
  widthMM: 100,
  heightMM: 150,
  strokes: [
    {
      points: straight([0, 0, 10000, 0, 10000, 15000, 0, 15000, 0, 0]),
      closed: true,
      widths: [100],
      layer: "lines",
    },
    {
      points: [2000, 3000, 4000, 1000, 6000, 1000, 8000, 3000],
      closed: false,
      widths: [50, 300],
      layer: "lines",
    },
    {
      points: straight([1000, 12000, 9000, 12500]),
      closed: false,
      widths: [60],
      layer: "shading",
      tone: 128,
    },
  ],
  solids: [
    {
      rings: [
        straight([3000, 6000, 7000, 6000, 7000, 10000, 3000, 10000, 3000, 6000]),
        straight([4000, 7000, 6000, 7000, 6000, 9000, 4000, 9000, 4000, 7000]),
      ],
    },
  ],
};

/** Corners as points of a stroke whose cubics are straight. */
function straight(corners: readonly number[]): number[] {
  const points = corners.slice(0, 2);
  for (let i = 2; i < corners.length; i += 2) {
    const [x, y, toX, toY] = corners.slice(i - 2, i + 2) as [number, number, number, number];
    points.push(x, y, toX, toY, toX, toY);
  }
  return points;
}

const pageOn = (paper: typeof a4, name: { label: string; name: string } | null): PageOnSheet => ({
  art,
  style: defaultColoringStyle,
  sheet: layOnSheet(art, { paper, marginMM: 10, hasNameLine: name !== null }),
  name: name ?? { label: "", name: "" },
});

/** Reads our PDF as a program for PDFs does, and draws it again as SVG: what it shows can then be compared. */
function pdfToSvg(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString("latin1");
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!;
  const begin = text.indexOf("stream\n") + 7;
  const length = Number(/\/Length (\d+)/.exec(text)![1]);
  const content = inflateSync(pdf.subarray(begin, begin + length)).toString("latin1");
  const parts: string[] = [];
  let [stroke, fill, line, path] = ["", "", "1", ""];
  const rgb = (values: string[]) => `rgb(${values.map((value) => Number(value) * 255).join(",")})`;
  const operands: string[] = [];
  for (const word of content.trim().split(/\s+/)) {
    if (/^[-\d.]+$/.test(word)) {
      operands.push(word);
      continue;
    }
    const values = operands.splice(0);
    if (word === "q") parts.push("<g>");
    else if (word === "Q") parts.push("</g></g>");
    else if (word === "cm") parts.push(`<g transform="matrix(${values.join(" ")})">`);
    else if (word === "RG") stroke = rgb(values);
    else if (word === "rg") fill = rgb(values);
    else if (word === "w") line = values[0]!;
    else if (["m", "l", "c"].includes(word)) path += `${word.toUpperCase()}${values.join(" ")}`;
    else if (word === "h") path += "Z";
    else if (["S", "f", "f*"].includes(word)) {
      const rule = word === "f*" ? "evenodd" : "nonzero";
      const look =
        word === "S"
          ? `fill="none" stroke="${stroke}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`
          : `fill="${fill}" fill-rule="${rule}"`;
      parts.push(`<path d="${path}" ${look}/>`);
      path = "";
    } else expect(["J", "j"]).toContain(word);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g transform="matrix(1 0 0 -1 0 ${height})">${parts.join("")}</g></svg>`;
}

/** Mean difference of two pictures in gray levels, at a size where only shapes count. */
async function difference(first: Uint8Array, second: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [first, second].map((png) => decodePhoto(png, { width: 420, height: 594 })),
  );
  expect([a!.width, a!.height]).toEqual([b!.width, b!.height]);
  let sum = 0;
  for (let i = 0; i < a!.data.length; i++) sum += Math.abs(a!.data[i]! - b!.data[i]!);
  return sum / a!.data.length;
}

/** How far to the right there is ink above the page itself, in half millimeters. */
async function darkUpTo(png: Uint8Array): Promise<number> {
  const { width, height, data } = (await decodePhoto(png, { width: 420, height: 594 }))!;
  const channels = data.length / (width * height);
  const isDark = (x: number, y: number) => data[(y * width + x) * channels]! < 200;
  const rows = Array.from({ length: 44 }, (_, y) => y);
  for (let x = width - 1; x >= 0; x--) if (rows.some((y) => isDark(x, y))) return x;
  return 0;
}

describe("a page on a sheet", () => {
  it("lies inside the margins, as large as they allow, on a sheet turned its way", () => {
    for (const paper of [a4, letter])
      for (const [widthMM, heightMM] of [
        [100, 150],
        [150, 100],
        [10, 500],
        [277, 190],
      ] as const)
        for (const hasNameLine of [false, true]) {
          const sheet = layOnSheet({ widthMM, heightMM }, { paper, marginMM: 10, hasNameLine });
          expect(sheet.widthMM > sheet.heightMM).toBe(widthMM > heightMM);
          const right = sheet.x + widthMM * sheet.scale;
          const bottom = sheet.y + heightMM * sheet.scale;
          expect(Math.min(sheet.x, sheet.y, sheet.widthMM - right, sheet.heightMM - bottom)).toBeGreaterThan(
            9.99,
          );
          if (sheet.nameLine) expect(sheet.nameLine.y).toBeLessThan(sheet.y);
        }
    const none = { widthMM: 0, heightMM: 10 };
    expect(() => layOnSheet(none, { paper: a4, marginMM: 10, hasNameLine: false })).toThrow(RangeError);
  });

  it("is a PNG of 300 dpi", async () => {
    expect(inspectPhoto(await sheetToPng(pageOn(a4, null)))).toMatchObject({ width: 2480, height: 3507 });
    expect(inspectPhoto(await sheetToPng(pageOn(letter, null)))).toMatchObject({ width: 2550, height: 3300 });
  });

  it("shows the same as PDF and as PNG, in true size and the same bytes each time", async () => {
    for (const page of [pageOn(a4, null), pageOn(letter, { label: "Ім’я", name: "Żaneta" })]) {
      const pdf = sheetToPdf(page);
      expect(sheetToPdf(page)).toEqual(pdf);
      const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(
        Buffer.from(pdf).toString("latin1"),
      )!;
      expect(Number(width)).toBeCloseTo((page.sheet.widthMM / 25.4) * 72, 2);
      expect(Number(height)).toBeCloseTo((page.sheet.heightMM / 25.4) * 72, 2);
      const { width: widthPx } = inspectPhoto(await sheetToPng(page))!;
      const again = await drawingToPng(pdfToSvg(pdf), { widthPx });
      expect(await difference(again, await sheetToPng(page))).toBeLessThan(0.5);
    }
  });

  it("has a table of objects that says where each begins", () => {
    const text = Buffer.from(sheetToPdf(pageOn(a4, null))).toString("latin1");
    const table = Number(/startxref\n(\d+)/.exec(text)![1]);
    expect(text.slice(table, table + 4)).toBe("xref");
    const starts = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, start]) => Number(start));
    expect(starts.map((start) => text.slice(start, start + 7))).toEqual(
      [1, 2, 3, 4].map((number) => `${number} 0 obj`),
    );
  });
});

describe("the name line", () => {
  it("is written in the scripts that our fonts have; what they do not have leaves the line empty", () => {
    const at = { x: 0, y: 0, size: 5 };
    for (const text of [
      "Name",
      "Źdźbło",
      "Günışığı",
      "Ґанок Їжак",
      "řžčšě",
      "Ñandú Zoë",
      "<&>",
      "なまえ",
      "Anna 花子",
      "タロー・髙橋",
    ])
      expect(letteringOf(text, at)?.width, text).toBeGreaterThan(0);
    for (const text of ["Anna 🦊", "سارة", "🦊"]) expect(letteringOf(text, at), text).toBeNull();
  });

  it.each(["W".repeat(40), "花".repeat(40)])("stays on its line however long a name is: %s", async (name) => {
    const long = await sheetToPng(pageOn(a4, { label: "なまえ", name }));
    const empty = await sheetToPng(pageOn(a4, { label: "なまえ", name: "" }));
    expect(await difference(long, empty)).toBeGreaterThan(0);
    expect(await darkUpTo(long)).toBe(await darkUpTo(empty));
  });
});
