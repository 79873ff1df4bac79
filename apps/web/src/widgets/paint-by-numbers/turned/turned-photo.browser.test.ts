import { expect, it } from "vitest";
import { changedPhoto, type PhotoChange, unchangedPhoto } from "./turned-photo.ts";

/** A photo of two rows and three columns of large squares, each of a color of its own, by letters. */
const photo = "RGB\nCMY";
const side = 20;
const colors: Record<string, string> = {
  R: "#ff0000",
  G: "#00ff00",
  B: "#0000ff",
  C: "#00ffff",
  M: "#ff00ff",
  Y: "#ffff00",
};

async function fileOf(rows: string): Promise<File> {
  const lines = rows.split("\n");
  const canvas = new OffscreenCanvas(lines[0]!.length * side, lines.length * side);
  const pen = canvas.getContext("2d")!;
  for (const [y, line] of lines.entries())
    for (const [x, letter] of [...line].entries()) {
      pen.fillStyle = colors[letter]!;
      pen.fillRect(x * side, y * side, side, side);
    }
  return new File([await canvas.convertToBlob({ type: "image/png" })], "flag.png", { type: "image/png" });
}

async function rowsOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  pen.drawImage(bitmap, 0, 0);
  const letterAt = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = pen.getImageData((x + 0.5) * side, (y + 0.5) * side, 1, 1).data;
    const hex = `#${[r, g, b].map((value) => (value > 127 ? "ff" : "00")).join("")}`;
    return Object.keys(colors).find((letter) => colors[letter] === hex) ?? "?";
  };
  return Array.from({ length: bitmap.height / side }, (_, y) =>
    Array.from({ length: bitmap.width / side }, (_, x) => letterAt(x, y)).join(""),
  ).join("\n");
}

async function changed(...changes: PhotoChange[]): Promise<File> {
  let file = await fileOf(photo);
  for (const change of changes) file = await changedPhoto(file, change);
  return file;
}

it.each([
  ["a quarter turn is clockwise", ["turn"], "CR\nMG\nYB"],
  ["four of them are none", ["turn", "turn", "turn", "turn"], photo],
  ["a mirror exchanges left and right", ["mirror"], "BGR\nYMC"],
  ["a part is cut out", [{ left: 1 / 3, top: 0, width: 2 / 3, height: 1 / 2 }], "GB"],
  ["what was turned is mirrored as it lies", ["turn", "mirror"], "RC\nGM\nBY"],
] as const)("%s", async (_, changes, expected) => {
  expect(await rowsOf(await changed(...changes))).toBe(expected);
});

it("a photo goes back to the file that was chosen, however often it was changed", async () => {
  const file = await fileOf(photo);
  const turned = await changedPhoto(await changedPhoto(file, "turn"), "mirror");
  expect(turned.name).toBe("flag.png");
  expect(unchangedPhoto(turned)).toBe(file);
});
