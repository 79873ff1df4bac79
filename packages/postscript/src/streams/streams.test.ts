import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Budget, postScriptLimits } from "../budget.ts";
import { bytesOf, textOf } from "../objects.ts";
import { Ascii85Source, readAll } from "./ascii85.ts";
import { MemorySource } from "./byte-source.ts";
import { FaxSource } from "./fax-source.ts";
import { FlateSource } from "./flate-source.ts";
import { HexSource } from "./hex-source.ts";
import { LzwSource } from "./lzw-source.ts";
import { PredictorSource } from "./predictor-source.ts";
import { RunLengthSource } from "./run-length-source.ts";
import { SubFileSource } from "./sub-file-source.ts";

const max = 1e8;
const source = (text: string) => new MemorySource(bytesOf(text));
const budget = () => new Budget(postScriptLimits);

/** Base-85 as programs write it. */
function ascii85(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const count = Math.min(4, bytes.length - at);
    let value = 0;
    for (let k = 0; k < 4; k++) value = value * 256 + (bytes[at + k] ?? 0);
    let group = "";
    for (let k = 0; k < 5; k++, value = Math.floor(value / 85))
      group = String.fromCharCode(33 + (value % 85)) + group;
    text += group === "!!!!!" && count === 4 ? "z" : group.slice(0, count + 1);
  }
  return text;
}

/** Run lengths without any run. */
function literalRuns(bytes: Uint8Array): Uint8Array {
  const parts: number[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const part = bytes.subarray(at, at + 128);
    parts.push(part.length - 1, ...part);
  }
  return Uint8Array.from([...parts, 128]);
}

/** LZW without any string: each byte as nine bits, cleared before codes grow. */
function plainLzw(bytes: Uint8Array): Uint8Array {
  const codes = [256];
  bytes.forEach((byte, k) => {
    if (k % 200 === 199) codes.push(256);
    codes.push(byte);
  });
  codes.push(257);
  const bits = codes.map((code) => code.toString(2).padStart(9, "0")).join("");
  const packed = bits.match(/.{1,8}/g) ?? [];
  return Uint8Array.from(packed, (byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
}

const anyBytes = fc.uint8Array({ maxLength: 3000 });

test("what was packed comes back, and what follows stays", () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const follows = (packed: string, decode: (below: MemorySource) => Uint8Array) => {
        const below = source(`${packed}after`);
        expect(decode(below)).toEqual(Uint8Array.from(bytes));
        expect(textOf(readAll(below, max))).toBe("after");
      };
      follows(`${Buffer.from(bytes).toString("hex")}>`, (below) => readAll(new HexSource(below), max));
      follows(`${ascii85(bytes)}~>`, (below) => readAll(new Ascii85Source(below), max));
      follows(textOf(literalRuns(bytes)), (below) => readAll(new RunLengthSource(below), max));
      follows(textOf(deflateSync(bytes)), (below) => readAll(new FlateSource(below, budget()), max));
      follows(textOf(plainLzw(bytes)), (below) => readAll(new LzwSource(below, 1), max));
    }),
    { numRuns: 60 },
  );
});

test("runs and strings of LZW are spelled out", () => {
  expect(textOf(readAll(new RunLengthSource(source("\xfda\x01bc\x80")), max))).toBe("aaaabc");
  // the example of the PostScript Language Reference Manual: 45 45 45 45 45 65 45 45 45 66
  const packed = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
  expect([...readAll(new LzwSource(new MemorySource(packed), 1), max)]).toEqual([
    45, 45, 45, 45, 45, 65, 45, 45, 45, 66,
  ]);
});

test("cut data give what there is", () => {
  const packed = deflateSync(Buffer.alloc(5000, "abc"));
  const cut = readAll(
    new FlateSource(new MemorySource(packed.subarray(0, packed.length - 8)), budget()),
    max,
  );
  expect(textOf(cut).startsWith("abcabc")).toBe(true);
  expect(textOf(readAll(new HexSource(source("616")), max))).toBe("a`");
  expect(textOf(readAll(new Ascii85Source(source("")), max))).toBe("");
});

test("PNG's filters are undone row by row", () => {
  const rows = Uint8Array.of(1, 10, 5, 5, 2, 1, 1, 1, 0, 7, 8, 9);
  const layout = { predictor: 15, colors: 1, bitsPerComponent: 8, columns: 3 };
  const plain = readAll(new PredictorSource(new MemorySource(rows), layout), max);
  expect([...plain]).toEqual([10, 15, 20, 11, 16, 21, 7, 8, 9]);
});

test("a stretch ends at its mark or after its count", () => {
  const marked = source("some data END more END rest");
  expect(textOf(readAll(new SubFileSource(marked, 0, bytesOf("END")), max))).toBe("some data ");
  expect(textOf(readAll(marked, max))).toBe(" more END rest");
  expect(textOf(readAll(new SubFileSource(source("abcdef"), 4, bytesOf("")), max))).toBe("abcd");
  expect(textOf(readAll(new SubFileSource(source("abcdef"), 0, bytesOf("")), max))).toBe("abcdef");
  expect(textOf(readAll(new SubFileSource(source("aXbXc"), 2, bytesOf("X")), max))).toBe("aXbX");
});

/** Bits as bytes, filled up with zeros. */
const packBits = (bits: string) =>
  Uint8Array.from(bits.replaceAll(" ", "").match(/.{1,8}/g) ?? [], (byte) =>
    Number.parseInt(byte.padEnd(8, "0"), 2),
  );

test("fax rows are drawn, one by one and by the row above", () => {
  const layout = { columns: 8, rows: 2, isByteAligned: false, blackIs1: true };
  // two white, three black, three white; twice
  const flat = packBits("0111 10 1000 0111 10 1000");
  expect([...readAll(new FaxSource(new MemorySource(flat), { ...layout, k: 0 }), max)]).toEqual([56, 56]);
  // horizontal 2 white 3 black, then the end; the same edges again, then one to the right
  const above = packBits("001 0111 10 1 1 011 1");
  expect([...readAll(new FaxSource(new MemorySource(above), { ...layout, k: -1 }), max)]).toEqual([56, 60]);
});
