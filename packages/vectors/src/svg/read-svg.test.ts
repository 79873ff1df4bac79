import { expect, test } from "vitest";
import { svgOf } from "../testing/index.ts";
import { readDeclarations } from "./declarations.ts";
import { readMarkup } from "./read-markup.ts";
import { readSvg } from "./read-svg.ts";
import { elementsOf } from "./svg-tree.ts";

const read = async (inside: string, attributes?: string) => readSvg(readMarkup(svgOf(inside, attributes)));

/** The attributes of every element of that name, as they are written. */
async function written(inside: string, name = "rect"): Promise<Record<string, string>[]> {
  const { root } = await read(inside);
  return [...elementsOf(root)]
    .filter((element) => element.name === name)
    .map(({ attributes }) => Object.fromEntries(attributes));
}

const styles: [why: string, inside: string, fill: string | undefined][] = [
  ["an attribute", '<rect fill="red"/>', "red"],
  ["a rule before an attribute", '<style>rect{fill:lime}</style><rect fill="red"/>', "lime"],
  ["a class before a type", "<style>.a{fill:red} rect{fill:lime}</style><rect class='a'/>", "red"],
  ["an id before classes", "<style>#i{fill:red} .a.b{fill:lime}</style><rect id='i' class='a b'/>", "red"],
  ["the later of two alike", "<style>.a{fill:red} .b{fill:lime}</style><rect class='b a'/>", "lime"],
  ["the style attribute before rules", "<style>#i{fill:red}</style><rect id='i' style='fill:lime'/>", "lime"],
  [
    "what is important before that",
    "<style>rect{fill:red!important}</style><rect style='fill:lime'/>",
    "red",
  ],
  ["an ancestor", "<style>g .a{fill:red}</style><g><g><rect class='a'/></g></g>", "red"],
  ["a parent", "<style>g>g>rect{fill:red} .x>rect{fill:lime}</style><g class='x'><g><rect/></g></g>", "red"],
  ["everything", "<style>*{fill:red}</style><rect/>", "red"],
  ["a list", "<style>circle,.b , rect{fill:red}</style><rect/>", "red"],
  ["sheets later in the file", "<rect class='a'/><style><![CDATA[.a{fill:red}]]></style>", "red"],
  [
    "screens, not printers",
    "<style>@media print{rect{fill:lime}} @media screen{rect{fill:red}}</style><rect/>",
    "red",
  ],
  ["no pseudo classes", "<style>rect:hover{fill:lime}</style><rect fill='red'/>", "red"],
  ["the fallback of a variable", "<rect fill='var(--fill-0, #123456)'/>", "#123456"],
  ["the color beside a printer's", "<rect style='fill:#ff0000 icc-color(sRGB, 1, 0, 0)'/>", "#ff0000"],
  ["the fallback of an address", "<rect fill='url(http://a/b#c) red'/>", "red"],
  ["a reference in quotes", "<rect id='p' style='fill:url( \"#p\" )'/>", undefined],
  ["nothing of an escape", "<rect style='fill:r\\65 d'/>", undefined],
  ["no unknown function", "<rect fill='paint(evil)'/>", undefined],
];

test.each(styles)("style: %s", async (why, inside, fill) => {
  if (why === "a reference in quotes") {
    // it is a reference to itself
    await expect(read(inside)).rejects.toMatchObject({ code: "damaged" });
    return;
  }
  const [rect] = await written(inside);
  expect(rect?.fill).toBe(fill);
  expect(rect).not.toHaveProperty("class");
  expect(rect?.style).toBeUndefined();
});

test("a style can set nothing but style", async () => {
  const [rect] = await written("<rect style='id:x;href:#a;d:path(\"M0 0\");onload:a;width:5px;opacity:.5'/>");
  expect(rect).toEqual({ width: "5", opacity: ".5" });
});

test("blending and isolation stay, as they are no attributes", async () => {
  const [rect] = await written(
    "<rect style='mix-blend-mode:multiply;isolation:isolate;mix-blend-mode:url(a)'/>",
  );
  expect(rect).toEqual({ style: "isolation:isolate" });
});

test("what a style opens and never closes hides the rest, in time that grows with its length alone", () => {
  const of = (style: string) => readDeclarations(style).map(({ property }) => property);
  expect(of("fill:url('a;b)');stroke:red;--x:(1;2);opacity:1")).toEqual(["fill", "stroke", "--x", "opacity"]);
  expect(of("fill:red;stroke:url('a;opacity:1")).toEqual(["fill", "stroke"]);
  expect(of(`fill:red;${"('a".repeat(1_000_000)}`)).toEqual(["fill"]);
});

test("of a switch the first that we can show is kept", async () => {
  const inside = `<switch><rect requiredExtensions="http://a" fill="red"/><rect systemLanguage="de" fill="red"/><rect systemLanguage="fr, en-US" fill="lime"/><rect fill="red"/></switch>`;
  expect((await written(inside)).map(({ fill }) => fill)).toEqual(["lime"]);
});

test("names and references with letters of their own find each other, and stay apart", async () => {
  const inside = `<rect id='a "b"'/><rect id='a&lt;b'/><use href='#a "b"'/><use xlink:href='#a&lt;b'/>`;
  const ids = (await written(inside)).map(({ id }) => `#${id}`);
  expect((await written(inside, "use")).map(({ href }) => href)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
});

test("of two elements with one name the first has it", async () => {
  expect(await written('<rect id="a"/><rect id="a" x="1"/>')).toEqual([{ id: "a" }, { x: "1" }]);
});

test("text in other encodings, with entities of old Illustrator", async () => {
  const head =
    '<?xml version="1.0" encoding="windows-1252"?><!DOCTYPE svg [<!ENTITY st0 "fill:#FFF;"><!-- [ --> <!ATTLIST svg a CDATA #IMPLIED>]>';
  const text = `${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text style="&st0;">\u00e9&#x20AC;&amp;</text></svg>`;
  const { root } = await readSvg(readMarkup(Buffer.from(text, "latin1")));
  const drawn = root.children[0];
  expect(drawn).toMatchObject({ name: "text", children: ["é€&"] });
});

const pages: [attributes: string, ratio: number, widthMM: number | null][] = [
  ['width="210mm" height="297mm"', 210 / 297, 210],
  ['width="8.5in" height="11in" viewBox="0 0 10 10"', 8.5 / 11, 215.9],
  ['width="10cm" viewBox="0 0 200 100"', 2, 100],
  ['height="72pt" viewBox="0 0 200 100"', 2, 50.8],
  ['width="200" height="100"', 2, null],
  ['width="200px" height="100px" viewBox="0 0 50 50"', 2, null],
  ['width="100%" height="100%" viewBox="-5,-5 30,10"', 3, null],
  ['viewBox="0 0 1e9 5e8"', 2, null],
  ['width="auto" height="NaN" viewBox="0 0 4 2"', 2, null],
  ['width="1e7mm" height="1e7mm"', 1, null],
  ['width="0.002mm" height="0.001mm"', 2, null],
];

test.each(pages)("a page of %s", async (attributes, ratio, widthMM) => {
  const { page } = await read("", attributes);
  expect(page.width / page.height).toBeCloseTo(ratio, 6);
  expect(page.widthMM).toBe(widthMM);
});

test("what a drawing costs is counted with every reference followed", async () => {
  const { cost } = await read(
    `<defs><g id="a"><path d="M0 0h1"/><path d="M0 0h1"/></g><g id="b"><use href="#a"/><use href="#a"/></g></defs><use href="#b"/>`,
  );
  expect(cost).toMatchObject({ elements: 11, pathLetters: 24, pageMs: 0, pages: 0 });
  const masked = await read(
    `<mask id="m"><rect/></mask><g opacity=".5"><g opacity=".5" style="mix-blend-mode:screen"><rect mask="url(#m)"/></g></g>`,
  );
  expect(masked.cost).toMatchObject({ pageMs: 2.5 + 2.5 + 32 + 75, pages: 5 });
});

test("an inherited pattern is counted on every shape that inherits it", async () => {
  const pattern = `<pattern id="p"><circle/><circle/></pattern>`;
  const { cost } = await read(`${pattern}<g fill="url(#p)"><rect/><rect/><rect fill="none"/></g>`);
  expect(cost.pageMs).toBe(200);
});

test.each(["M.1.1.1.1", "M0 0H1V1", "M0 0zz"])("markers are counted on every point of %s", async (d) => {
  const { cost } = await read(`<marker id="m"><circle/></marker><path d="${d}" marker-mid="url(#m)"/>`);
  // the page, the path, and on each of four points a marker with what is in it
  expect(cost.elements).toBe(2 + 4 * 2);
});
