import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePhoto } from "../decode-photo.ts";
import { inspectPhoto } from "../inspect-photo.ts";
import { nameContent } from "../name-content.ts";
import { PhotoError } from "../photo-error.ts";
import { readablePhoto } from "../readable-photo.ts";
import { type HeicWish, heicFile, heicTileColors, heicTileSide } from "../testing/heic-files.ts";

const [red, green, blue, yellow] = heicTileColors;
/** Steps of 255 that coding may move a color by, and two ways to turn it into sRGB may differ by. */
const tolerance = 3;

type Color = readonly number[];

async function decoded(wish: HeicWish) {
  return decodePhoto(await readablePhoto(heicFile(wish)), { width: 2000, height: 2000 });
}

/** Colors of the middles of the quarters of a picture's top left corner, as heicTileColors lists them. */
async function quartersOf(wish: HeicWish): Promise<Color[]> {
  const { width, data } = await decoded(wish);
  const [near, far] = [heicTileSide / 4, (3 * heicTileSide) / 4];
  return [near, far].flatMap((y) =>
    [near, far].map((x) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]),
  );
}

function expectAlike(found: readonly Color[], wanted: readonly Color[]): void {
  const apart = found.flatMap((color, k) => color.map((value, c) => Math.abs(value - wanted[k]![c]!)));
  expect(Math.max(...apart), JSON.stringify({ found, wanted })).toBeLessThanOrEqual(tolerance);
}

async function profileNamed(name: string): Promise<Uint8Array> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } });
  const { icc } = await sharp(await picture.withIccProfile(name).png().toBuffer()).metadata();
  return Uint8Array.from(icc!);
}

test.each<[string, HeicWish]>([
  ["8 bits", {}],
  ["10 bits", { depth: 10 }],
  ["tiles beside each other, as phones write them", { tiles: [8, 6], size: [500, 380] }],
  ["codes of sRGB", { coded: { primaries: 1, transfer: 13 } }],
  ["a brand that says nothing of its coding", { brands: ["mif1", "mif1", "heic"] }],
])("a HEIC of %s has its colors and its size", async (_, wish) => {
  const [width, height] = wish.size ?? [heicTileSide, heicTileSide];
  expect(inspectPhoto(heicFile(wish))).toEqual({ type: "heic", width, height });
  expect(await decoded(wish)).toMatchObject({ width, height });
  expectAlike(await quartersOf(wish), heicTileColors);
});

test.each<[HeicWish, readonly Color[]]>([
  [{ turns: 1 }, [green, yellow, red, blue]],
  [{ turns: 2 }, [yellow, blue, green, red]],
  [{ turns: 3 }, [blue, red, yellow, green]],
  [{ isMirrored: true }, [green, red, yellow, blue]],
  [{ turns: 1, isMirrored: true }, [yellow, green, blue, red]],
])("a HEIC is turned and mirrored once: %j", async (wish, wanted) => {
  expectAlike(await quartersOf(wish), wanted);
});

test("a turned HEIC swaps its sides", async () => {
  expect(await decoded({ tiles: [3, 1], size: [190, 60], turns: 1 })).toMatchObject({
    width: 60,
    height: 190,
  });
});

test("colors of a wide gamut become what they are in sRGB, from a profile and from codes", async () => {
  // after CSS Color 4, color(display-p3 …) of the four, in sRGB and cut to what it has
  const wanted = [
    [218, 0, 26],
    [0, 163, 40],
    [29, 71, 197],
    [248, 198, 0],
  ];
  expectAlike(await quartersOf({ profile: await profileNamed("p3") }), wanted);
  expectAlike(await quartersOf({ coded: { primaries: 12, transfer: 13 } }), wanted);
});

test("light beyond white is rolled off, and darker light keeps its order", async () => {
  for (const transfer of [16, 18]) {
    const shown = await quartersOf({ depth: 10, coded: { primaries: 9, transfer } });
    const light = shown.map(([r = 0, g = 0, b = 0]) => 0.2 * r + 0.7 * g + 0.1 * b);
    expect(light[3]).toBeGreaterThan(light[1]!);
    expect(light[1]).toBeGreaterThan(light[2]!);
  }
});

function refusalOf(bytes: Uint8Array): Promise<string> {
  const read = async () => {
    inspectPhoto(bytes);
    await readablePhoto(bytes);
    return "accepted";
  };
  return read().catch((error: unknown) => (error instanceof PhotoError ? error.code : String(error)));
}

test.each<[string, HeicWish, string]>([
  ["too many pixels", { size: [9000, 9000] }, "too_many_pixels"],
  ["too long a side", { size: [13_000, 64] }, "too_many_pixels"],
  ["too short a side", { size: [64, 8] }, "too_small"],
  [
    "a small size in its header and an enormous one in its layout",
    { size: [60_000, 60_000], claimed: [64, 64] },
    "too_many_pixels",
  ],
  [
    "a fair size in its header and enormous tiles",
    { size: [7000, 7000], claimedTile: [30_000, 30_000] },
    "too_many_pixels",
  ],
  ["fewer tiles than its size takes", { tiles: [2, 2], size: [5000, 5000] }, "damaged"],
  ["more tiles than any camera writes", { tiles: [40, 40] }, "too_many_pixels"],
])("a HEIC of %s is refused", async (_, wish, code) => {
  expect(await refusalOf(heicFile(wish))).toBe(code);
});

test("a HEIC cut off anywhere is refused, never read in part", async () => {
  const whole = heicFile({ tiles: [4, 3] });
  const cuts = Array.from({ length: 24 }, (_, k) => Math.round(12 + (k / 24) * (whole.length - 20)));
  for (const length of cuts)
    expect([length, await refusalOf(whole.slice(0, length))]).toEqual([
      length,
      expect.stringMatching(/damaged|unsupported_type/),
    ]);
});

test("a HEIC with any byte turned is read or refused, and nothing else happens", async () => {
  const whole = heicFile({ tiles: [2, 1], turns: 1 });
  for (let at = 4; at < whole.length; at += 11) {
    const odd = whole.slice();
    odd[at]! ^= 0xff;
    expect([at, await refusalOf(odd)]).toEqual([
      at,
      expect.stringMatching(/^(accepted|damaged|unsupported_type|too_many_pixels|too_small)$/),
    ]);
  }
});

test("the header is asked for as long as it lies further on", () => {
  const whole = heicFile({ tiles: [8, 6] });
  expect(inspectPhoto(whole.subarray(0, 400), whole.length)).toBeUndefined();
  expect(inspectPhoto(whole.subarray(0, whole.length - 50), whole.length)).toMatchObject({ type: "heic" });
});

test("brands tell HEIC from AVIF and from films", () => {
  const named = (...brands: [string, ...string[]]) => nameContent(heicFile({ brands }));
  expect(named("heix", "mif1")).toBe("HEIC");
  expect(named("mif1", "mif1", "heic")).toBe("HEIC");
  expect(named("mif1", "mif1", "avif")).toBe("AVIF");
  expect(named("avif", "mif1")).toBe("AVIF");
  expect(named("isom", "mp42")).toBe("MP4");
});
