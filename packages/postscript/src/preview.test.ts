import { expect, test } from "vitest";
import { dosEpsOf, epsOf } from "./testing/eps-of.ts";
import { previewOf } from "./preview.ts";

test("the preview of a DOS header is its TIFF, that of the comments a bitmap", () => {
  const tiff = Uint8Array.of(73, 73, 42, 0);
  const found = previewOf(dosEpsOf(epsOf(), { tiff }));
  expect(found?.type).toBe("tiff");
  expect([...found!.bytes]).toEqual([...tiff]);
  const bitmap = "%%BeginPreview: 8 2 1 2\n% F0\n% 0F\n%%EndPreview\n";
  const preview = previewOf(Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${bitmap}`));
  expect(preview?.type).toBe("svg");
  expect(Buffer.from(preview!.bytes).toString()).toContain('width="8" height="2"');
});

test("none, one cut short and one too large are none", () => {
  for (const bitmap of [
    "",
    "%%BeginPreview: 8 2 1 2\n% F0\n%%EndPreview\n",
    "%%BeginPreview: 99999 99999 8 9\n",
  ])
    expect(previewOf(Buffer.from(`%!PS\n${bitmap}`))).toBeNull();
});
