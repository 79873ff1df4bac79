import { expect, test } from "vitest";
import { drawnEps } from "./testing/drawn-eps.ts";
import { dosEpsOf, epsOf } from "./testing/eps-of.ts";
import { postscriptToSvg } from "./postscript-to-svg.ts";

const red = "255,0,0";
const green = "0,255,0";
const blue = "0,0,255";
const white = "255,255,255";
const black = "0,0,0";
const square = "10 10 30 30 rectfill";

test("fills, strokes and clips lie where the program puts them", async () => {
  const drawn = await drawnEps(`
    1 0 0 setrgbcolor ${square}
    gsave 60 60 translate 45 rotate 0 1 0 setrgbcolor -10 -10 20 20 rectfill grestore
    gsave newpath 80 20 15 0 360 arc clip 0 0 1 setrgbcolor 0 0 100 100 rectfill grestore
    0 setgray 4 setlinewidth 0 95 moveto 100 95 lineto stroke`);
  expect(drawn.at(20, 20)).toBe(red);
  expect(drawn.at(45, 20)).toBe(white);
  expect(drawn.at(60, 72)).toBe(green);
  expect(drawn.at(69, 69)).toBe(white);
  expect(drawn.at(80, 20)).toBe(blue);
  expect(drawn.at(93, 7)).toBe(white);
  expect(drawn.at(50, 96)).toBe(black);
});

test("the even-odd rule leaves holes that the other fills", async () => {
  const rings =
    "newpath 10 10 moveto 40 10 lineto 40 40 lineto 10 40 lineto closepath 20 20 moveto 30 20 lineto 30 30 lineto 20 30 lineto closepath";
  const drawn = await drawnEps(`1 0 0 setrgbcolor ${rings} eofill 50 0 translate ${rings} fill`);
  expect(drawn.at(25, 25)).toBe(white);
  expect(drawn.at(15, 25)).toBe(red);
  expect(drawn.at(75, 25)).toBe(red);
});

test("procedures, dictionaries, loops and stopped errors work as the language says", async () => {
  const drawn = await drawnEps(`
    /box { 4 dict begin /s exch def /y exch def /x exch def x y s s rectfill end } bind def
    1 0 0 setrgbcolor 0 1 4 { 20 mul 5 10 box } for
    { 1 0 div } stopped { pop pop 0 1 0 setrgbcolor 0 50 20 box } if
    0 0 1 setrgbcolor [ 40 60 ] { 50 10 box } forall
    /n 0 def { n 3 eq { exit } if /n n 1 add def } loop n 3 eq { 80 80 10 box } if
    save /box { pop pop pop } def restore 0 setgray 60 80 10 box
    (abc) dup 1 98 put (b) search { pop pop pop } if`);
  for (const x of [5, 25, 45, 65, 85]) expect(drawn.at(x, 10)).toBe(red);
  expect(drawn.at(15, 10)).toBe(white);
  expect(drawn.at(10, 60)).toBe(green);
  expect(drawn.at(45, 55)).toBe(blue);
  expect(drawn.at(85, 85)).toBe(blue);
  expect(drawn.at(65, 85)).toBe(black);
});

test("pens that a map makes oval draw oval lines", async () => {
  const drawn = await drawnEps(
    "1 0 0 setrgbcolor 5 1 scale 2 setlinewidth 10 10 moveto 10 90 lineto stroke 2 50 moveto 6 50 lineto stroke",
  );
  expect(drawn.at(46, 70)).toBe(red);
  expect(drawn.at(43, 70)).toBe(white);
  expect(drawn.at(20, 50.5)).toBe(red);
  expect(drawn.at(20, 53)).toBe(white);
});

test("inks, hues and spaces become the colors they look like", async () => {
  const drawn = await drawnEps(`
    0 0 0 0 setcmykcolor 0 0 20 20 rectfill
    0 1 1 0 setcmykcolor 20 0 20 20 rectfill
    0.3333333 1 1 sethsbcolor 40 0 20 20 rectfill
    [/Separation (Spot) /DeviceRGB {dup 1 exch sub exch 0 exch pop 0}] setcolorspace 1 setcolor 60 0 20 20 rectfill
    [/Indexed /DeviceRGB 1 <ff00000000ff>] setcolorspace 1 setcolor 80 0 20 20 rectfill`);
  expect(drawn.at(10, 10)).toBe(white);
  expect(drawn.at(30, 10)).toBe("237,28,36");
  expect(drawn.at(50, 10)).toBe(green);
  expect(drawn.at(70, 10)).toBe(black);
  expect(drawn.at(90, 10)).toBe(blue);
});

test("axial and radial shadings run from color to color and end where they are told", async () => {
  const axial = (extend: string) =>
    `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 0 80 0] /Extend [${extend}] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> shfill`;
  const drawn = await drawnEps(`
    gsave 0 50 100 50 rectclip ${axial("true true")} grestore
    gsave 0 0 100 50 rectclip ${axial("false false")} grestore`);
  expect(drawn.at(2, 75)).toBe(red);
  expect(drawn.at(98, 75)).toBe(blue);
  expect(drawn.at(50, 75)).toMatch(/^12\d,0,12\d$/);
  expect(drawn.at(10, 25)).toBe(white);
  expect(drawn.at(90, 25)).toBe(white);
});

test("meshes, patterns and forms are painted", async () => {
  const drawn = await drawnEps(`
    << /ShadingType 4 /ColorSpace /DeviceRGB /DataSource
      [0 0 0 1 0 0 0 50 0 1 0 0 0 0 50 1 0 0] >> shfill
    << /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10
      /PaintProc { pop 0 1 0 setrgbcolor 0 0 5 10 rectfill } >> matrix makepattern setpattern
    50 50 50 50 rectfill`);
  expect(drawn.at(10, 10)).toBe(red);
  expect(drawn.at(45, 45)).toBe(white);
  expect(drawn.at(52, 70)).toBe(green);
  expect(drawn.at(57, 70)).toBe(white);
  expect(drawn.at(92, 95)).toBe(green);
});

test("pictures come through filters, stencils and lookups", async () => {
  const drawn = await drawnEps(`
    gsave 40 40 scale 2 2 8 [2 0 0 -2 0 2] currentfile /ASCIIHexDecode filter false 3 colorimage
ff0000 00ff00 0000ff 000000>
    grestore
    gsave 60 60 translate 40 40 scale 1 0 0 setrgbcolor 2 1 true [2 0 0 1 0 0] {<80>} imagemask grestore
    gsave 60 0 translate 40 40 scale [/Indexed /DeviceRGB 1 <00ff000000ff>] setcolorspace
    << /ImageType 1 /Width 2 /Height 1 /BitsPerComponent 1 /Decode [0 1] /ImageMatrix [2 0 0 1 0 0]
       /DataSource <40> >> image grestore`);
  expect(drawn.at(10, 30)).toBe(red);
  expect(drawn.at(30, 30)).toBe(green);
  expect(drawn.at(10, 10)).toBe(blue);
  expect(drawn.at(30, 10)).toBe(black);
  expect(drawn.at(70, 80)).toBe(red);
  expect(drawn.at(90, 80)).toBe(white);
  expect(drawn.at(70, 20)).toBe(green);
  expect(drawn.at(90, 20)).toBe(blue);
});

test("text is drawn with the font of the file, or with another and a note", async () => {
  const own = await drawnEps(`
    8 dict begin /FontType 3 def /FontMatrix [1 0 0 1 0 0] def /FontBBox [0 0 1 1] def
    /Encoding 256 array def 0 1 255 { Encoding exch /.notdef put } for
    /BuildChar { pop pop 1 0 0 0 1 1 setcachedevice 0 0 0.5 1 rectfill } def
    currentdict end /Boxes exch definefont 20 scalefont setfont
    1 0 0 setrgbcolor 10 10 moveto (ab) show currentpoint pop 50 eq { 0 80 10 10 rectfill } if`);
  expect(own.at(15, 15)).toBe(red);
  expect(own.at(25, 15)).toBe(white);
  expect(own.at(35, 15)).toBe(red);
  expect(own.at(5, 85)).toBe(red);
  expect(own.notes).toEqual([]);
  const other = await drawnEps("/Helvetica-Bold findfont 100 scalefont setfont 10 10 moveto (I) show");
  expect(other.at(24, 45)).toBe(black);
  expect(other.notes).toEqual(["fonts_replaced"]);
});

test("only the first page is drawn, and a picture that ends in an error is drawn as far as it got", async () => {
  const pages = await drawnEps(`%%Pages: 2\n1 0 0 setrgbcolor ${square} showpage 0 setgray ${square}`);
  expect(pages.at(20, 20)).toBe(red);
  expect(pages.notes).toEqual(["first_page_only"]);
  const broken = await drawnEps(`1 0 0 setrgbcolor ${square} nonsense 0 setgray ${square}`);
  expect(broken.at(20, 20)).toBe(red);
  expect(broken.notes).toEqual(["parts_left_out"]);
});

test("the page is what the finer box says, wherever it is written", () => {
  const sizeOf = (head: string, tail = "") => {
    const { widthPt, heightPt } = postscriptToSvg(
      Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${head}\n${square}\n${tail}`),
    );
    return [widthPt, heightPt];
  };
  expect(sizeOf("%%BoundingBox: 0 0 50 40")).toEqual([50, 40]);
  expect(sizeOf("%%BoundingBox: 0 0 50 40\n%%HiResBoundingBox: 0.5 0.5 49.5 39.5")).toEqual([49, 39]);
  expect(sizeOf("%%BoundingBox: (atend)", "%%Trailer\n%%BoundingBox: 5 5 45 45")).toEqual([40, 40]);
  // nothing is said: what is painted
  expect(sizeOf("")).toEqual([30, 30]);
});

test("a DOS header is taken off", async () => {
  const drawn = await drawnEps(dosEpsOf(epsOf(`1 0 0 setrgbcolor ${square}`)));
  expect(drawn.at(20, 20)).toBe(red);
});

test("the same bytes give the same drawing", () => {
  const file = epsOf(`rand 100 mod 10 moveto 50 50 lineto stroke ${square}`);
  expect(postscriptToSvg(file)).toEqual(postscriptToSvg(file));
});
