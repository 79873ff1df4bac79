import fc from "fast-check";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { PostScriptError } from "./postscript-error.ts";
import { epsOf } from "./testing/eps-of.ts";
import { postscriptToSvg } from "./postscript-to-svg.ts";

const limits = { operations: 500_000, memory: 30_000_000, work: 30_000_000, output: 5_000_000 };
const square = "10 10 30 30 rectfill";

/** The code a file is refused with, or what it says of the drawing. @throws what is no refusal */
function endOf(file: Uint8Array): string {
  try {
    const { svg, widthPt, heightPt } = postscriptToSvg(file, { limits });
    expectClean(svg);
    expect(Number.isFinite(widthPt) && Number.isFinite(heightPt)).toBe(true);
    return "drawn";
  } catch (error) {
    if (error instanceof PostScriptError) return error.code;
    throw error;
  }
}

const allowedTags = new Set([
  "svg",
  "defs",
  "clipPath",
  "linearGradient",
  "radialGradient",
  "stop",
  "g",
  "path",
  "image",
]);

/** Nothing but paths, groups, clips, gradients and pictures within, and no number that is none. */
function expectClean(svg: string): void {
  for (const [, tag] of svg.matchAll(/<([a-zA-Z]+)/g)) expect(allowedTags).toContain(tag);
  for (const [, address] of svg.matchAll(/href="([^"]{0,30})/g))
    expect(address).toMatch(/^data:image\/(png|jpeg);base64,/);
  const written = svg.replaceAll(/href="[^"]*"/g, "");
  expect(written).not.toMatch(/NaN|Infinity|undefined|null/);
}

test.each([
  ["an empty loop", "{} loop"],
  ["a loop that paints", "{0 0 100 100 rectfill} loop"],
  ["a loop with a step of nothing", "0 0 1 {pop} for"],
  ["loops in loops", "1 1 1000000 {pop 1 1 1000000 {pop} for} for"],
  ["a loop that stops errors", "{ {1 0 div} stopped pop } loop"],
  ["a loop over save", "{ save restore } loop"],
  ["recursion at the end", "/f {f} def f"],
  ["huge strings", "{65000 string} loop"],
  ["huge arrays", "{1000000 array} loop"],
  ["a dictionary that grows", "/d 1 dict def 0 { d exch dup put 1 add dup } loop"],
  ["dictionaries in dictionaries", "{10 dict dup begin} loop"],
  ["copies of copies", "0 1 99 {pop 0 } for { count copy } loop"],
  ["a path without end", "0 0 moveto { 1 1 rlineto } loop"],
  ["a path copied and copied", "0 0 moveto 1 1 2000 {pop 1 1 rlineto} for {gsave 1 1 rlineto grestore} loop"],
  ["text without end", "/Helvetica findfont 9 scalefont setfont 0 0 moveto { (aaaaaaaaaa) show } loop"],
  ["boxes of a long path", "0 0 moveto 1 1 20000 {pop 1 1 rlineto} for {pathbbox pop pop pop pop} loop"],
  ["comments read again and again", "/s 60000 string def 0 1 59999 {s exch 37 put} for {s token pop} loop"],
  [
    "digits sought in vain",
    "/s 60000 string def /t 9 string def {s 0 () /SubFileDecode filter t readhexstring pop pop} loop",
  ],
  [
    "functions of functions",
    "/f << /FunctionType 2 /Domain [0 1] /N 1 >> def 7 { /f << /FunctionType 3 /Domain [0 1] /Functions [100 {f} repeat] /Bounds [99 {0.5} repeat] /Encode [100 {0 1} repeat] >> def } repeat << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function f >> shfill",
  ],
  ["clips within clips", "{newpath rand 100 mod rand 100 mod 50 0 360 arc clip} loop"],
  ["a name that grows", "/s 500 string def 0 { dup s cvs cvn pop 1 add } loop"],
  [
    "bytes that unpack to too many",
    `currentfile /ASCIIHexDecode filter /FlateDecode filter 1000 string { 2 copy readstring not {exit} if pop } loop\n${deflateSync(Buffer.alloc(120_000_000)).toString("hex")}>`,
  ],
  [
    "a picture of a bomb",
    `100 100 scale 30000 30000 8 [30000 0 0 30000 0 0] currentfile /ASCIIHexDecode filter /FlateDecode filter image\n${deflateSync(Buffer.alloc(100_000)).toString("hex")}>`,
  ],
  [
    "tiles without end",
    "<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 1 /YStep 1 /PaintProc {pop {0 0 1 1 rectfill} loop} >> matrix makepattern setpattern 0 0 100 100 rectfill",
  ],
])("%s: given up", (_, program) => {
  expect(["too_complex", "postscript_unreadable"]).toContain(endOf(epsOf(program)));
});

test.each([
  ["reading a file", "(/etc/passwd) (r) file 80 string readline"],
  ["writing a file", "(pwned.txt) (w) file dup (x) writestring closefile"],
  ["starting a program", "(%pipe%id) (r) file"],
  ["running a file", "(/etc/passwd) run"],
  ["deleting a file", "(/tmp/victim) deletefile"],
  ["renaming a file", "(/tmp/a) (/tmp/b) renamefile"],
  ["listing files", "(/etc/*) {pop} 256 string filenameforall"],
  ["reading the environment", "(PATH) getenv"],
  ["a device of one's own", "<< /OutputFile (%pipe%id) >> setpagedevice (x) (r) file"],
  ["recursion that stays", "/f {f 1 add} def f"],
  ["procedures in procedures", "{".repeat(5000)],
  ["arrays in arrays", `${"[".repeat(200_000)} ]`],
  ["filters on filters", "currentfile 1 1 100 { pop /ASCIIHexDecode filter } for"],
  ["a dictionary stack that grows", "{ 1 dict begin } loop"],
  ["saves in saves", "{ save } loop"],
  ["states in states", "{ gsave } loop"],
  [
    "a type 3 font that shows itself",
    "8 dict begin /FontType 3 def /FontMatrix [1 0 0 1 0 0] def /FontBBox [0 0 1 1] def /Encoding 256 array def /BuildChar { pop setfont 0 0 moveto (a) show } def currentdict end /F exch definefont setfont 0 0 moveto (a) show",
  ],
  ["an old save", "save dup restore restore"],
  ["a binary tail", Buffer.from(Array.from({ length: 4000 }, (_, k) => (k * 7919) % 256)).toString("latin1")],
])("%s is refused as unreadable", (_, program) => {
  expect(["postscript_unreadable", "too_complex", "empty_picture"]).toContain(endOf(epsOf(program)));
});

test.each([
  ["giant coordinates", `1e30 1e30 moveto -1e30 1e30 lineto 0 -1e30 lineto fill ${square}`],
  ["a giant scale", `1e11 1e11 scale 0 0 1 1 rectfill initmatrix ${square}`],
  ["a map onto a line", `gsave 0 1 scale 0 0 moveto 9 9 lineto stroke grestore ${square}`],
  ["lines wider than the page", `1e6 setlinewidth 0 0 moveto 9 9 lineto stroke ${square}`],
  ["dashes too fine to see", `[1e-9] 0 setdash 0 0 moveto 99 99 lineto stroke ${square}`],
  ["pictures of nothing", `0 0 8 [1 0 0 1 0 0] {<>} image ${square}`],
  ["a picture cut short", `${square} 50 50 scale 9 9 8 [9 0 0 9 0 0] {<ff>} image`],
  ["a wrong stack", `${square} pop pop pop pop`],
  ["restores without saves", `grestore grestoreall grestore ${square}`],
  [
    "a gradient of no length",
    `<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 0 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 >> >> shfill ${square}`,
  ],
])("%s: a clean picture", (_, program) => {
  expect(endOf(epsOf(program))).toBe("drawn");
});

test("pages beyond any size are refused", () => {
  for (const box of ["0 0 1000000000 1000000000", "0 0 200000 200000", "0 0 99999999999 1"])
    expect(endOf(epsOf(square, box))).toBe("too_complex");
  for (const box of ["100 100 0 0", "0 0 0 0", "a b c d", "nan nan inf inf"])
    expect(endOf(epsOf(square, box))).toBe("drawn");
});

test("a file cut anywhere ends cleanly", () => {
  const file = epsOf(`/a { 1 2 [ 3 (b(c)) <64> ] } def a pop ${square} << /k /v >> pop`);
  for (let length = 0; length < file.length; length += 3) endOf(file.subarray(0, length));
});

test("a clock given from outside ends a run", () => {
  const end = new Error("late");
  const tick = () => {
    throw end;
  };
  expect(() => postscriptToSvg(epsOf("{} loop"), { limits: { tick } })).toThrow(end);
});

const words =
  "pop exch dup copy index roll mark cleartomark add sub mul div idiv neg sqrt atan [ ] << >> { } array dict string length get put getinterval forall if ifelse for repeat loop exit exec stopped def begin end known where save restore gsave grestore matrix currentmatrix concat translate scale rotate moveto lineto curveto arc arcto closepath newpath clip eoclip fill eofill stroke rectfill rectclip setgray setrgbcolor setcmykcolor setcolorspace setcolor setlinewidth setdash image imagemask colorimage shfill makepattern setpattern findfont scalefont setfont show stringwidth charpath strokepath flattenpath clippath pathbbox pathforall currentfile filter readstring token cvx cvn cvs type bind showpage setpagedevice findresource definefont eq ne and not".split(
    " ",
  );
const values =
  "0 1 -1 2 50 100 0.5 1e9 -1e30 16#ff (text) <00ff> /name /Helvetica /DeviceRGB /ASCIIHexDecode true false null [1 0 0 1 0 0] [0 1 0 1] {} {pop} {dup} {exit} <</FunctionType\n2/Domain[0\n1]/N\n1>>".split(
    " ",
  );
const soup = fc.array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...values)), { maxLength: 60 });

test("any words in any order end cleanly", () => {
  fc.assert(
    fc.property(soup, (tokens) => {
      endOf(epsOf(`${square} ${tokens.join(" ")}`));
    }),
    { numRuns: 400 },
  );
});

test("any bytes end cleanly", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      endOf(Buffer.concat([Buffer.from("%!PS\n"), bytes]));
    }),
    { numRuns: 300 },
  );
});
