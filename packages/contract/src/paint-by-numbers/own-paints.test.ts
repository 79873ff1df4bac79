import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOwnPaints, writeOwnPaints } from "./own-paints.ts";
import { ownPaintsRange } from "./paint-by-numbers.ts";

const seven = Array.from({ length: 7 }, (_, k) => ({ code: `P-${k}`, hex: `#00000${k}` }));

describe("own paints", () => {
  it("are read from lines as people write them, and from the list a form sends", () => {
    const lines =
      "P-0 #000000\nP-1\t#000001\r\nP-2 000002\nP-3, #000003\nP-4: #000004\n\nP-5=#000005\nP-6;#000006";
    expect(readOwnPaints(lines)).toEqual({ kind: "paints", paints: seven });
    expect(readOwnPaints(writeOwnPaints(seven))).toEqual({ kind: "paints", paints: seven });
    expect(readOwnPaints(`a #FC0\n${writeOwnPaints(seven)}`)).toMatchObject({
      paints: [{ code: "a", hex: "#ffcc00" }, ...seven],
    });
  });

  it("keep their names, also with commas in them and beside paints without", () => {
    const named = [
      { code: "12", name: "Grandma red, old; “#5”", hex: "#b3202a" },
      { code: "13", name: "1=2 <b>&", hex: "#00ff00" },
      { code: "14", name: "Transparent red, PR 101", hex: "#7a2318" },
      { code: "15", name: "Ultramarin, Nr. 504; PB 29", hex: "#1f2f8a" },
      ...seven,
    ];
    expect(readOwnPaints(writeOwnPaints(named))).toEqual({ kind: "paints", paints: named });
    const list = named.map(({ code, hex }, k) => `${code}=${hex} Paint ${k}`);
    const paints = named.map(({ code, hex }, k) => ({ code, name: `Paint ${k}`, hex }));
    expect(readOwnPaints(list.join(","))).toEqual({ kind: "paints", paints });
    const [, , ...rest] = list;
    expect(
      readOwnPaints(["12 #b32 \u202e\u0000 Red ", `13 fff ${"x".repeat(99)}`, ...rest].join("\n")),
    ).toMatchObject({
      paints: [{ name: "Red" }, { name: "x".repeat(80) }, ...paints.slice(2)],
    });
  });

  it("are codes of a palette without colors, and nothing without text", () => {
    expect(readOwnPaints("1, 2,3")).toEqual({ kind: "codes", codes: ["1", "2", "3"] });
    expect(readOwnPaints("105,275,311")).toEqual({ kind: "codes", codes: ["105", "275", "311"] });
    expect(readOwnPaints(" \n ")).toEqual({ kind: "none" });
  });

  it("name the first entry at fault", () => {
    const list = (...entries: string[]) => readOwnPaints([writeOwnPaints(seven), ...entries].join("\n"));
    expect(list("ochre yellow")).toMatchObject({ kind: "unreadable", entry: 8, text: "ochre yellow" });
    expect(list("1/2 #123456")).toMatchObject({ kind: "unreadable", entry: 8 });
    expect(list("9 #12345")).toMatchObject({ kind: "unreadable" });
    expect(list("<svg> #123456")).toMatchObject({ kind: "unreadable" });
    expect(list(`${"x".repeat(13)} #123456`)).toMatchObject({ kind: "unreadable" });
    expect(list("P-3 #123456")).toMatchObject({ kind: "twice", entry: 8, text: "P-3" });
    expect(readOwnPaints("1 #123456")).toEqual({ kind: "too_few", count: 1 });
    const tooLong = Array.from({ length: ownPaintsRange.max + 1 }, (_, k) => ({
      code: `${k}`,
      hex: "#123456",
    }));
    expect(readOwnPaints(writeOwnPaints(tooLong))).toEqual({ kind: "too_many", count: tooLong.length });
  });

  it("answer any text", () => {
    fc.assert(fc.property(fc.string(), (text) => readOwnPaints(text).kind !== undefined));
  });
});
