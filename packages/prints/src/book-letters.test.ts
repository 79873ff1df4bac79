import { expect, test } from "vitest";
import { bookTextWidth, fitText, wrapText } from "./book-letters.ts";
import { addPage, type Pdf, writePdf } from "./pdf-document.ts";

async function onPage<T>(ask: (pdf: Pdf) => T): Promise<T> {
  let answer: T | undefined;
  await writePdf({}, (pdf) => {
    addPage(pdf, { widthMM: 100, heightMM: 100 });
    answer = ask(pdf);
  });
  return answer as T;
}

const type = { face: "heading", sizeMM: 10 } as const;

test("lines break between words, in Japanese between letters, and nothing is lost or added", async () => {
  const texts = [
    "A day at the lake with Grandma and the dog",
    "夏休みの湖のぬりえ、みんなの思い出",
    "夏の本 Summer book 湖",
  ];
  for (const text of texts)
    for (const widthMM of [40, 60, 90]) {
      const lines = await onPage((pdf) => wrapText(pdf, text, { ...type, widthMM }));
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      expect(text.startsWith(lines[0]!)).toBe(true);
      const fitted = await onPage((pdf) =>
        fitText(pdf, text, { face: "heading", maxSizeMM: 10, maxLines: 3, widthMM, heightMM: 60 }),
      );
      expect(fitted.lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      for (const line of fitted.lines) expect(text).toContain(line);
    }
});

test("fitted text stays in its room, however long it or one of its words is", async () => {
  const room = { face: "text", maxSizeMM: 20, maxLines: 2, widthMM: 60, heightMM: 30 } as const;
  for (const text of ["Short", "word ".repeat(40), "W".repeat(120), "", "\u{1f98a}"]) {
    const [fitted, widths] = await onPage((pdf) => {
      const fitted = fitText(pdf, text, room);
      return [
        fitted,
        fitted.lines.map((line) => bookTextWidth(pdf, line, { face: "text", sizeMM: fitted.sizeMM })),
      ] as const;
    });
    for (const width of widths) expect(width).toBeLessThanOrEqual(room.widthMM + 1e-6);
    expect(fitted.sizeMM).toBeGreaterThan(0);
  }
});

test("a last line of one short word is evened out", async () => {
  const lines = await onPage(
    (pdf) =>
      fitText(pdf, "Anna’s Summer at the Lake", {
        face: "heading",
        maxSizeMM: 10,
        maxLines: 2,
        widthMM: 95,
        heightMM: 60,
      }).lines,
  );
  expect(lines).toEqual(["Anna’s Summer", "at the Lake"]);
});
