import { expect, test } from "vitest";
import { pictureFromJson, pictureToJson } from "./picture-json.ts";
import type { Picture } from "./picture.ts";

const picture: Picture = {
  version: 1,
  product: "paint-by-numbers",
  widthMM: 20,
  heightMM: 10,
  palette: [{ code: "1", hex: "#ffffff", areaShare: 1, segments: 1 }],
  regions: [{ color: 0, areaMM2: 200, rings: [[0, ~1]] }],
  borders: [
    { right: 0, left: -1, shape: "line", points: [0, 0, 2000, 0, 2000, 1000] },
    { right: -1, left: 0, shape: "curve", points: [0, 0, 10, 300, 20, 600, 2000, 1000] },
  ],
  numbers: [{ region: 0, x: 10, y: 5, size: 4, leader: { x: 1, y: 2, over: 0 } }],
  thinLetters: [{ color: 0, rings: [[0, 0, 10, 300, 20, 600, 0, 0]] }],
  thinLines: [{ color: 0, width: 80, points: [0, 0, 10, 300, 20, 600, 2000, 1000] }],
};

test("a model comes back from its file", () => {
  expect(pictureFromJson(pictureToJson(picture))).toEqual(picture);
});

test.each([
  ["{", "picture must be JSON"],
  ["null", "picture must be an object"],
  [pictureToJson(picture).replace('"version":1', '"version":2'), "picture.version must be 1, received 2"],
  [pictureToJson(picture).replace('"widthMM":20', '"widthMM":0'), "picture.widthMM must be above 0"],
  [pictureToJson({ ...picture, borders: [] }), "rings of borders that exist"],
  [pictureToJson({ ...picture, palette: [] }), "in a color of the palette"],
  [pictureToJson(picture).replace("[[0,80,", "[[1,80,"), "thinLines must be in a color of the palette"],
  [pictureToJson(picture).replace("[[0,[0,", "[[1,[0,"), "thinLetters must be in a color of the palette"],
  [pictureToJson(picture).replace("[[0,[0,", "[[0,[0,1,"), "thinLetters must be whole points"],
  [pictureToJson(picture).replace("[[0,80,", "[[0,80,1,"), "thinLines must be whole points"],
  [pictureToJson({ ...picture, regions: [] }), "in regions that exist"],
  [pictureToJson(picture).replace("#ffffff", "white"), "colors with code, hex, areaShare and segments"],
])("a file that is not a model is refused: %#", (text, reason) => {
  expect(() => pictureFromJson(text)).toThrow(RangeError);
  expect(() => pictureFromJson(text)).toThrow(reason);
});
