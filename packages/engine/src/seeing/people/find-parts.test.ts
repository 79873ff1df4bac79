import { readSeeingFiles } from "@tintery/weights/files";
import { expect, test } from "vitest";
import { portrait } from "../../testing/scenes.ts";
import type { SeenFace } from "../seen.ts";
import { decodeSeeingNetwork } from "../seeing-networks.ts";
import { withNetworks } from "../with-networks.ts";
import { frameOfParts, withParts } from "./find-parts.ts";
import { partGraph } from "./part-graph.ts";

const files = await readSeeingFiles();
const network = decodeSeeingNetwork("peopleParts", files);
const picture = portrait(400, 400, 0.5);
const faceIn = (x: number, y: number, width: number, height: number) =>
  ({ box: { x, y, width, height } }) as SeenFace;
const face = faceIn(140, 100, 130, 200);

test("a drawn face is one, and what is around it is none", () => {
  const [found] = withNetworks([picture], (run) => withParts(run, network, [face]));
  const { data, width, height } = found!.parts!.face;
  const frame = frameOfParts(face.box);
  const at = (x: number, y: number) => {
    const column = Math.floor(((x - frame.x) / frame.width + 0.5) * width);
    return data[Math.floor(((y - frame.y) / frame.height + 0.5) * height) * width + column]!;
  };
  expect(at(205, 200)).toBeGreaterThan(200);
  for (const [x, y] of [
    [20, 20],
    [380, 20],
    [205, 390],
  ] as const)
    expect(at(x, y)).toBeLessThan(55);
});

test("only the largest faces are looked at closely, and none that is tiny", () => {
  const faces = [faceIn(0, 0, 10, 12), ...Array.from({ length: 9 }, (_, k) => faceIn(10 * k, 0, 30, 30 + k))];
  const parted = withNetworks([picture], (run) => withParts(run, network, faces));
  expect(parted.map(({ parts }) => parts !== undefined)).toEqual([
    false,
    false,
    ...Array.from({ length: 8 }, () => true),
  ]);
  expect(parted.map(({ box }) => box)).toEqual(faces.map(({ box }) => box));
});

test("weights of another network are refused", () => {
  const { backbone, peopleParts } = files;
  expect(() => partGraph(backbone, peopleParts.subarray(0, -1))).toThrow(/bytes or more/);
  expect(() => partGraph(backbone, Uint8Array.from([...peopleParts, 0]))).toThrow(/bytes, received/);
});
