import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Seen } from "@tintery/engine";
import { decodeSeen, encodeSeen } from "@tintery/engine/see";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberSeen } from "./kept-seen.ts";
import { runTintery } from "./testing/run-tintery.ts";
import { landscapePng } from "./testing/small-png.ts";

let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
const kept = () => readdir(at("tintery", "seen"));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-kept-"));
  vi.stubEnv("XDG_CACHE_HOME", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const mask = { width: 1, height: 1, data: new Uint8Array(1) };
const nothing: Seen = {
  width: 4,
  height: 3,
  faces: [],
  animals: [],
  letters: [],
  person: mask,
  lines: mask,
  saliency: mask,
  subject: { mask, confidence: 0 },
};
const bytesOf = (word: string) => new TextEncoder().encode(word);

/** How often it was looked at a photo while it was asked for. */
async function looksAt(...photos: string[]): Promise<number> {
  const look = vi.fn(async () => nothing);
  for (const photo of photos) expect(await rememberSeen(bytesOf(photo), look)).toEqual(nothing);
  return look.mock.calls.length;
}

describe("what was seen of a photo", () => {
  it("is remembered by the photo's bytes, for its user alone", async () => {
    expect(await looksAt("harbor", "harbor", "garden", "harbor")).toBe(2);
    const [file] = await kept();
    expect((await stat(at("tintery", "seen", file!))).mode & 0o777).toBe(0o600);
    expect((await stat(at("tintery", "seen"))).mode & 0o777).toBe(0o700);
  });

  it("is looked for anew where its file is broken, and when a photo was not used for long", async () => {
    await looksAt("harbor");
    const [file] = await kept();
    await writeFile(at("tintery", "seen", file!), "nonsense");
    expect(await looksAt("harbor", "harbor")).toBe(1);
    await utimes(at("tintery", "seen", file!), 1, 1);
    await looksAt(...Array.from({ length: 100 }, (_, number) => `${number}`));
    expect(await kept()).toHaveLength(100);
    expect(await looksAt("harbor", "99")).toBe(1);
  });

  it("is looked for each time where nothing can be kept", async () => {
    vi.stubEnv("XDG_CACHE_HOME", "/dev/null");
    expect(await looksAt("harbor", "harbor")).toBe(2);
  });
});

it("a second product of a photo knows what the first has seen, and is as it would be without", async () => {
  await writeFile(at("photo.png"), landscapePng(160, 120));
  const run = async (words: string[], out: string, cache?: string) => {
    const args = [...words, at("photo.png"), "--out", at(out), "--json"];
    const { code, stdout } = await runTintery(
      args,
      cache === undefined ? {} : { environment: { XDG_CACHE_HOME: cache } },
    );
    expect(code).toBe(0);
    return JSON.parse(stdout).seen;
  };
  const painting = ["paint-by-numbers", "--numberOfColors", "8", "--canvasSize", "5x7"];
  await run(["coloring", "--type", "simple"], "page", at("cache"));
  await run(painting, "known", at("cache"));
  await run(painting, "unknown");
  for (const name of ["model.json", "pbn.svg"])
    expect(await readFile(at("known", name), "utf8"), name).toBe(await readFile(at("unknown", name), "utf8"));
  const place = at("cache", "tintery", "seen");
  const [file] = await readdir(place);
  const seen = decodeSeen(await readFile(join(place, file!)));
  const letters = [{ x: 0, y: 0, width: seen.width / 2, height: seen.height / 2 }];
  await writeFile(join(place, file!), encodeSeen({ ...seen, letters }));
  expect((await run(painting, "marked", at("cache"))).letters).toEqual([
    { x: 0, y: 0, width: 80, height: 60 },
  ]);
});
