import { defaultColoringStyle } from "@tintery/engine";
import { framedArt } from "@tintery/engine/testing/framed-art";
import { describe, expect, it } from "vitest";
import { decodePhoto } from "./decode-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { layOnSheet, type Sheet } from "./lay-on-sheet.ts";
import { qrCodeOf } from "./qr-code.ts";
import { addressMM, qrFootHeight } from "./qr-foot.ts";
import { readQrCode } from "./testing/read-qr-code.ts";
import { letteringOf } from "./lettering.ts";
import { type PageOnSheet, sheetToPng } from "./page-sheet.ts";

const a4 = { widthMM: 210, heightMM: 297 };
const letter = { widthMM: 215.9, heightMM: 279.4 };

const art = framedArt();

const pageOn = (paper: typeof a4, name: { label: string; name: string } | null): PageOnSheet => ({
  art,
  style: defaultColoringStyle,
  sheet: layOnSheet(art, { paper, marginMM: 10, hasNameLine: name !== null }),
  name: name ?? { label: "", name: "" },
});

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
          expect(sheet.foot).toBeNull();
          if (sheet.nameLine) expect(sheet.nameLine.y).toBeLessThan(sheet.y);
        }
    const none = { widthMM: 0, heightMM: 10 };
    expect(() => layOnSheet(none, { paper: a4, marginMM: 10, hasNameLine: false })).toThrow(RangeError);
  });

  it("is a PNG of 300 dpi", async () => {
    expect(inspectPhoto(await sheetToPng(pageOn(a4, null)))).toMatchObject({ width: 2480, height: 3507 });
    expect(inspectPhoto(await sheetToPng(pageOn(letter, null)))).toMatchObject({ width: 2550, height: 3300 });
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

describe("a code in the foot", () => {
  const address = "https://paint.example.org/app/shared/AbCdEfGhIjKlMnOpQrStUv";
  /** About 6 pixels to a millimeter, half of what is printed. */
  const gray = async (png: Uint8Array) => {
    const { width, height, data } = await decodePhoto(png, { width: 1750, height: 1750 });
    return { width, height, data: Uint8Array.from({ length: width * height }, (_, p) => data[p * 4]!) };
  };
  /** The code with what lies around it, at the right end of the foot. */
  const readFoot = ({ width, ...picture }: Awaited<ReturnType<typeof gray>>, { widthMM, foot }: Sheet) => {
    const perMM = width / widthMM;
    const side = foot!.heightMM * perMM;
    const x = (foot!.x + foot!.widthMM + 5) * perMM - side;
    return readQrCode({ width, ...picture }, { x, y: foot!.y * perMM, width: side, height: side });
  };

  it.each([
    [a4, 100, 150],
    [letter, 150, 100],
    [a4, 10, 500],
  ] as const)("is read as its address, and lies below the page", async (paper, width, height) => {
    const code = qrCodeOf(address);
    expect(code.sideMM).toBeGreaterThanOrEqual(20);
    const footMM = qrFootHeight(code);
    const drawing = framedArt(width, height);
    const sheet = layOnSheet(drawing, { paper, marginMM: 10, hasNameLine: true, footMM });
    expect(sheet.y + height * sheet.scale).toBeLessThanOrEqual(sheet.foot!.y + 1e-9);
    const name = { label: "Name", name: "" };
    const page = { art: drawing, style: defaultColoringStyle, sheet, name, address };
    const png = await sheetToPng(page);
    const picture = await gray(png);
    expect(readFoot(picture, sheet)).toBe(address);
    // nothing but white is nearer to the code than its quiet zone, the address beneath it included
    const { data, width: pixels } = picture;
    const perMM = pixels / sheet.widthMM;
    const foot = sheet.foot!;
    const end = foot.x + foot.widthMM;
    const top = foot.y + footMM - code.sideMM - code.quietMM - addressMM;
    const isDark = (x: number, y: number) =>
      data[Math.floor(y * perMM) * pixels + Math.floor(x * perMM)]! < 200;
    const near = code.quietMM * 0.7;
    for (let mm = -near; mm < code.sideMM + near; mm += 0.1)
      for (const away of [0.5, near]) {
        expect(isDark(end - code.sideMM - away, top + mm)).toBe(false);
        expect(isDark(end + away, top + mm)).toBe(false);
        expect(isDark(end - code.sideMM + mm, top - away)).toBe(false);
        expect(isDark(end - code.sideMM + mm, top + code.sideMM + away)).toBe(false);
      }
  });

  it("comes with an address that is written smaller where it would not fit", async () => {
    const long = `https://paint.${"a-long-name-of-a-school.".repeat(5)}example.org/app/shared/AbCdEfGhIjKlMnOpQrStUv`;
    const footMM = qrFootHeight(qrCodeOf(long));
    const sheet = layOnSheet(art, { paper: a4, marginMM: 10, hasNameLine: false, footMM });
    const page = { art, style: defaultColoringStyle, sheet, name: { label: "", name: "" }, address: long };
    const picture = await gray(await sheetToPng(page));
    expect(readFoot(picture, sheet)).toBe(long);
    const margin = Math.floor((9.5 / 210) * picture.width);
    for (let y = 0; y < picture.height; y++)
      for (let x = 0; x < margin; x++) expect(picture.data[y * picture.width + x]).toBe(255);
  });
});
