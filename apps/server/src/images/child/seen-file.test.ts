import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeSeen, scaleSeen } from "@tintery/engine/see";
import { defaultPaintByNumbersOptions, type Seen } from "@tintery/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paintPrompt } from "./paint-prompt.ts";
import { paintingProduct } from "./painting.ts";
import { rememberSeen } from "./seen-file.ts";

const plan = new TextEncoder().encode(JSON.stringify({ prompt: "a cat", seed: 1, shape: "landscape" }));

let folder: string;
let known: Seen;
let seenAt: (width: number) => Promise<string>;
/** A photo that a look at would end in an error. */
const blind = (width: number) => ({ width, height: width / 2, data: new Uint8ClampedArray() });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-seen-"));
  known = paintPrompt(plan, await paintingProduct({ options: defaultPaintByNumbersOptions })).see!();
  seenAt = async (width) => {
    const path = join(folder, `${width}.tsee`);
    await writeFile(path, encodeSeen(scaleSeen(known, { width, height: width / 2 })));
    return path;
  };
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  [640, 640],
  [640, 320],
  [1024, 4000],
  [2000, 1200],
])("what was seen of %i pixels serves the photo at %i", async (before, now) => {
  const look = await rememberSeen(await seenAt(before));
  expect(look(blind(now)).seen).toMatchObject({ width: now, height: now / 2 });
});

test.each([
  [320, 640],
  [1000, 4000],
])("a photo that was looked at with %i pixels is looked at anew with %i", async (before, now) => {
  const look = await rememberSeen(await seenAt(before));
  expect(() => look(blind(now))).toThrow(RangeError);
});

test("what another version has written is as good as nothing", async () => {
  const path = join(folder, "other.tsee");
  await writeFile(path, "TSN\u0001 as an older version wrote it");
  const look = await rememberSeen(path);
  expect(look(blind(640), undefined, () => known).seen).toEqual(scaleSeen(known, blind(640)));
});
