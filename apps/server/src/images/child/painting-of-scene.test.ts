import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodePicture, drawPaintByNumbers, paintWithLook } from "@tintery/engine/paint";
import { decodeSeen } from "@tintery/engine/see";
import { defaultPaintByNumbersOptions, defaultStyle, type Raster, type Seen } from "@tintery/engine";
import { decodePhoto, drawingToPng } from "@tintery/photos";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paintPrompt } from "./paint-prompt.ts";
import { paintingProduct } from "./painting.ts";
import { rememberSeen } from "./seen-file.ts";

const prompt = "a princess in a tower waiting for her prince";
const plan = new TextEncoder().encode(JSON.stringify({ prompt, seed: 1, shape: "landscape" }));
const options = defaultPaintByNumbersOptions;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-scene-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Differences of color, 0 to 441, between the middle of each eye and mouth and the cheek beside it. */
function contrastsOf({ width, height, data }: Raster, seen: Seen): number[] {
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor((x * width) / seen.width), Math.floor((y * height) / seen.height)];
    return data.subarray((row * width + column) * 4).slice(0, 3);
  };
  return seen.parts!.map(({ points }) => {
    // the middle of an outline, the lowest place of a smile
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const isSmile = points.length < 10;
    const x = (Math.min(...across) + Math.max(...across)) / 2;
    const y = isSmile ? Math.max(...down) : (Math.min(...down) + Math.max(...down)) / 2;
    const face = seen.faces.find(({ box }) => x > box.x && x < box.x + box.width && y > box.y)!;
    const skin = at(face.box.x + 0.5 * face.box.width, face.box.y + 0.56 * face.box.height);
    const own = at(x, y);
    return Math.hypot(own[0]! - skin[0]!, own[1]! - skin[1]!, own[2]! - skin[2]!);
  });
}

test("people of a scene keep eyes and mouths, though nobody looks at it", async () => {
  const product = await paintingProduct({ options });
  const upload = paintPrompt(plan, product);
  const seen = upload.see!();
  expect(seen.faces).toHaveLength(2);
  expect(seen.parts).toHaveLength(6);
  const made = await product.convert(upload, () => {}).writeModel(folder);
  const bytesOf = (name: string) => readFile(made.find((file) => file.name === name)!.path);
  expect(decodeSeen(await bytesOf("seen"))).toEqual(seen);
  const paintedAs = async (picture: Parameters<typeof drawPaintByNumbers>[0]) => {
    const svg = drawPaintByNumbers(picture, { ...defaultStyle, kind: "origin" });
    return decodePhoto(await drawingToPng(svg, { widthPx: 1400 }), { width: 1400, height: 960 });
  };
  const picture = decodePicture(await bytesOf("model"));
  expect(Math.min(...contrastsOf(await paintedAs(picture), seen))).toBeGreaterThan(60);
  const { parts: _, ...without } = seen;
  const plain = paintWithLook(upload.raster, options, { seen: without }).picture;
  expect(Math.min(...contrastsOf(await paintedAs(plain), seen))).toBeLessThan(30);
});

test("what is known is not looked for", async () => {
  const known = paintPrompt(plan, await paintingProduct({ options })).see!();
  const look = await rememberSeen(undefined);
  // a look at so few pixels would end in an error
  const none = { width: known.width, height: known.height, data: new Uint8ClampedArray() };
  expect(() => look(none)).toThrow(RangeError);
  expect(look(none, undefined, () => known).seen).toEqual(known);
});
