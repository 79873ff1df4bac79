import { expect, test } from "vitest";
import { drawnEps } from "./testing/drawn-eps.ts";

const drawing = (body: string) =>
  Buffer.from(
    `%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator(TM) 3.2\n%%BoundingBox: 0 0 100 100\n%%EndComments\n%%BeginSetup\nAdobe_Illustrator_AI3 /initialize get exec\n%%EndSetup\n0 A\nu\n0 O\n${body}\nU\n%%Trailer\nAdobe_Illustrator_AI3 /terminate get exec\n%%EOF`,
  );

test("paths in the short operators are filled and stroked in their own colors", async () => {
  const drawn = await drawnEps(
    drawing(`0 R 1 0 0 Xa 0 0 1 XA 0 i 0 J 0 j 6 w 4 M []0 d
10 10 m
40 10 L
40 40 L
10 40 L
10 10 L
b
0 g
60 60 m 60 90 l 90 90 l 90 60 l f`),
  );
  expect(drawn.at(25, 25)).toBe("255,0,0");
  expect(drawn.at(10, 25)).toBe("0,0,255");
  expect(drawn.at(75, 75)).toBe("0,0,0");
  expect(drawn.at(55, 25)).toBe("255,255,255");
});

test("compounds have holes, clips hold for their group, hidden layers are not drawn", async () => {
  const drawn = await drawnEps(
    drawing(`0 1 0 Xa
*u
10 10 m 40 10 l 40 40 l 10 40 l f
20 20 m 20 30 l 30 30 l 30 20 l f
*U
q
60 60 m 80 60 l 80 80 l 60 80 l h W n
0 0 m 100 0 l 100 100 l 0 100 l f
Q
1 0 0 Xa
0 1 1 1 0 0 0 79 128 255 Lb
0 0 m 9 0 l 9 9 l 0 9 l f
LB`),
  );
  expect(drawn.at(15, 15)).toBe("0,255,0");
  expect(drawn.at(25, 25)).toBe("255,255,255");
  expect(drawn.at(70, 70)).toBe("0,255,0");
  expect(drawn.at(90, 90)).toBe("255,255,255");
  expect(drawn.at(5, 5)).toBe("255,255,255");
});

test("text stands where its matrix puts it", async () => {
  const drawn = await drawnEps(
    drawing(`0 g
0 To
1 0 0 1 10 10 0 Tp
TP
0 Tr
/_Helvetica-Bold 100 90 -20 Tf
(I) Tx
TO`),
  );
  expect(drawn.at(24, 45)).toBe("0,0,0");
  expect(drawn.notes).toEqual(["fonts_replaced"]);
});
