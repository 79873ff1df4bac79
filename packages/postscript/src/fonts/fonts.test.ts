import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { drawnEps } from "../testing/drawn-eps.ts";

const black = "0,0,0";
const white = "255,255,255";

/** Encrypts as Type 1 fonts are. */
function encrypted(plain: Uint8Array, start: number, lead: number): Uint8Array {
  let key = start;
  return Uint8Array.from([...new Uint8Array(lead), ...plain], (byte) => {
    const cipher = byte ^ (key >> 8);
    key = ((cipher + key) * 52845 + 22719) & 65535;
    return cipher;
  });
}

/** Numbers and operators of a charstring. */
const charstring = (...parts: readonly (number | readonly [operator: number])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part !== "number") return [...part];
      return [255, (part >> 24) & 255, (part >> 16) & 255, (part >> 8) & 255, part & 255];
    }),
  );

const [hsbw, rmoveto, hlineto, vlineto, closepath, endchar, callsubr, ret] = [
  13, 21, 6, 7, 9, 14, 10, 11,
].map((operator) => [operator] as const) as [
  [number],
  [number],
  [number],
  [number],
  [number],
  [number],
  [number],
  [number],
];

/** A font of one letter `a`: a bar over the left half of its square of 1000, drawn by a subroutine. */
function typeOne(isHex: boolean): string {
  const bar = charstring(500, hlineto, 1000, vlineto, -500, hlineto, closepath, ret);
  const letter = charstring(0, 1000, hsbw, 0, 0, rmoveto, 0, callsubr, endchar);
  const lock = (plain: Uint8Array) => Buffer.from(encrypted(plain, 4330, 4)).toString("latin1");
  const [subroutine, glyph] = [lock(bar), lock(letter)];
  const secret = `dup /Private 8 dict dup begin /RD {string currentfile exch readstring pop} executeonly def
/lenIV 4 def /Subrs 1 array dup 0 ${subroutine.length} RD ${subroutine} put def
2 index /CharStrings 2 dict dup begin /a ${glyph.length} RD ${glyph} def end
end readonly put put dup /FontName get exch definefont pop mark currentfile closefile\n`;
  const cipher = Buffer.from(encrypted(Buffer.from(secret, "latin1"), 55665, 4));
  const body = isHex ? cipher.toString("hex").replaceAll(/(.{64})/g, "$1\n") : cipher.toString("latin1");
  return `11 dict begin /FontType 1 def /FontName /Bars def /PaintType 0 def /FontMatrix [0.001 0 0 0.001 0 0] def
/FontBBox {0 0 1000 1000} def /Encoding StandardEncoding def currentdict end
currentfile eexec
${body}
${"0".repeat(64)}
cleartomark
`;
}

test.each([true, false])("a Type 1 font is decrypted and drawn (hexadecimal: %s)", async (isHex) => {
  const drawn = await drawnEps(
    `${typeOne(isHex)}/Bars findfont 20 scalefont setfont 10 10 moveto (aa) show currentpoint pop 50 eq {90 90 10 10 rectfill} if`,
  );
  expect(drawn.at(15, 25)).toBe(black);
  expect(drawn.at(25, 25)).toBe(white);
  expect(drawn.at(35, 25)).toBe(black);
  expect(drawn.at(95, 95)).toBe(black);
  expect(drawn.notes).toEqual([]);
});

const arimo = readFileSync(
  fileURLToPath(import.meta.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf")),
);

/** A TrueType font as programs embed it; `I` is glyph 44. */
function type42(): string {
  const strings: string[] = [];
  for (let at = 0; at < arimo.length; at += 32_000) {
    const hex = arimo.subarray(at, at + 32_000).toString("hex");
    strings.push(
      `<${hex}${hex.length % 4 === 0 ? "" : "00"}00>`.replace(/00>$/, hex.length % 4 === 0 ? ">" : "00>"),
    );
  }
  return `12 dict begin /FontType 42 def /FontName /Wide def /PaintType 0 def /FontMatrix [1 0 0 1 0 0] def
/FontBBox [0 0 1 1] def /Encoding 256 array def 0 1 255 { Encoding exch /.notdef put } for Encoding 73 /I put
/CharStrings 2 dict dup begin /.notdef 0 def /I 44 def end def
/sfnts [ ${strings.join("\n")} ] def currentdict end /Wide exch definefont`;
}

test("a Type 42 font is drawn from its tables", async () => {
  const drawn = await drawnEps(`${type42()} 100 scalefont setfont 10 10 moveto (I) show`);
  expect(drawn.at(24, 45)).toBe(black);
  expect(drawn.at(15, 45)).toBe(white);
  expect(drawn.notes).toEqual([]);
});

test("outlines of text clip, and letters are spaced as told", async () => {
  const drawn = await drawnEps(`
    /Helvetica findfont 100 scalefont setfont
    gsave 10 10 moveto (I) true charpath clip 0 0 100 40 rectfill grestore
    /Helvetica findfont 20 scalefont setfont 50 60 moveto 20 0 (I I) ashow currentpoint pop 126 gt {90 90 9 9 rectfill} if`);
  expect(drawn.at(24, 30)).toBe(black);
  expect(drawn.at(24, 50)).toBe(white);
  expect(drawn.at(50, 20)).toBe(white);
  expect(drawn.at(95, 95)).toBe(black);
});
