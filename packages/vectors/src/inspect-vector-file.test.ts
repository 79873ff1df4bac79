import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { inspectVectorFile } from "./inspect-vector-file.ts";
import { svgOf } from "./testing/index.ts";

const svg = svgOf("").toString();
const text = (content: string) => Buffer.from(content, "latin1");
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, "utf16le");

const vectorFiles: [name: string, bytes: Uint8Array, type: string][] = [
  ["plain", text(svg), "svg"],
  ["after a byte order mark", Buffer.from(`\ufeff${svg}`), "svg"],
  [
    "after a declaration and five kilobytes of comment",
    text(`<?xml version="1.0"?>\n<!--${"x".repeat(5000)}-->${svg}`),
    "svg",
  ],
  [
    "after a DOCTYPE with entities",
    text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<b>"> <!ENTITY c "]d">]>${svg}`),
    "svg",
  ],
  [
    "after a stylesheet instruction",
    text(`<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${svg}`),
    "svg",
  ],
  ["in sixteen bits", utf16(`<?xml version="1.0" encoding="UTF-16"?>${svg}`), "svg"],
  ["with a prefix", text('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'), "svg"],
  ["naming a PDF in its first comment", text(`<!-- %PDF-1.4 --> ${svg}`), "svg"],
  ["zipped", gzipSync(svg), "svgz"],
  [
    "zipped after a long license without a declaration",
    gzipSync(`<!-- ${Array.from({ length: 9_000 }, (_, i) => (i * i) % 9_973).join(" ")} -->${svg}`),
    "svgz",
  ],
  ["PDF", text("%PDF-1.7\n"), "pdf"],
  ["PDF after a printer's preamble", text(`${"@PJL SET\n".repeat(50)}%PDF-1.4\n`), "pdf"],
  ["EPS", text("%!PS-Adobe-3.0 EPSF-3.0\n"), "eps"],
  ["EPS after an end-of-job mark", text("\x04%!PS-Adobe-2.0\n"), "eps"],
  ["EPS after commands for a printer", text("\x1b%-12345X@PJL JOB\n@PJL SET\n%!PS-Adobe-3.0\n"), "eps"],
  ["EPS with a DOS header", Buffer.from([0xc5, 0xd0, 0xd3, 0xc6, 30, 0, 0, 0]), "eps"],
];

test.each(vectorFiles)("%s is a drawing", (_, bytes, type) => {
  expect(inspectVectorFile(bytes)).toEqual({ type });
});

const others: [name: string, bytes: Uint8Array][] = [
  ["nothing", new Uint8Array()],
  ["a PNG with SVG behind it", Buffer.concat([text("\x89PNG\r\n\x1a\n"), text(svg)])],
  ["a JPEG with a PDF inside", text("\xff\xd8\xff\xe0%PDF-1.4")],
  ["a GIF named like a PDF", text("GIF89a%PDF-1.4")],
  ["an archive", text("PK\x03\x04%PDF-1.4")],
  ["a page", text("<!doctype html><html><body><svg></svg></body></html>")],
  ["a page in XML", text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>')],
  ["another root that begins alike", text("<svgfont></svgfont>")],
  ["text", text("hello svg")],
  ["a PDF too far in", text(`${" ".repeat(1024)}%PDF-1.4`)],
  ["a zipped archive", gzipSync("ustar")],
  ["a zipped PDF", gzipSync("%PDF-1.7")],
  ["half a zip", gzipSync(svg).subarray(0, 5)],
];

test.each(others)("%s is none", (_, bytes) => {
  expect(inspectVectorFile(bytes)).toBeNull();
});

test("of a zipped bomb no more than the beginning is unpacked", () => {
  expect(inspectVectorFile(gzipSync(Buffer.alloc(200 << 20, 0x20), { level: 9 }))).toBeNull();
  const bomb = Buffer.concat([svgOf(""), Buffer.alloc(100 << 20, 0x20)]);
  expect(inspectVectorFile(gzipSync(bomb, { level: 9 }).subarray(0, 4_000))).toEqual({ type: "svgz" });
});
