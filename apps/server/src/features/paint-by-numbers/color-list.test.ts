import { expect, test } from "vitest";
import { colorsAsCsv, colorsAsGpl } from "./color-list.ts";

const colors = [
  { code: "1", hex: "#fffefd", areaShare: 0.25, segments: 3 },
  { code: '=2"', hex: "#010203", areaShare: 0.75, segments: 10 },
];

test("a table that no spreadsheet runs", () => {
  expect(colorsAsCsv(colors)).toBe(
    'Code,Hex,Red,Green,Blue,Area %,Segments\r\n1,#fffefd,255,254,253,25.00,3\r\n"\'=2""",#010203,1,2,3,75.00,10\r\n',
  );
});

test("a GIMP palette whose name stays on its line", () => {
  expect(colorsAsGpl("a\nb", colors.slice(0, 1))).toBe(
    "GIMP Palette\nName: a b\nColumns: 0\n#\n255 254 253\t1\n",
  );
});
