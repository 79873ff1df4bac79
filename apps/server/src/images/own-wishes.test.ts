import { addresses, readOwnPaints, writeOwnPaints } from "@tintery/contract";
import { goodPng, pngFile } from "@tintery/photos/testing";
import { and, eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import { sweepFiles } from "../platform/files/sweeper.ts";
import { eventually } from "../testing/eventually.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const day = 24 * 3_600_000;
/** White, gray and strong colors, of which a picture needs mixes; with codes of three kinds. */
const paints = [
  ...["#ffffff", "#202020", "#f6ce00", "#e78100", "#b57d0f", "#b62c00", "#b20000"],
  ...["#580522", "#271504", "#110033", "#001a25", "#693c30", "#1b6fb3", "#2f7a3a"],
].map((hex, k) => ({ code: ["", "W-", "Ж"][k % 3] + String(k + 1), hex }));
/** A mask whose left half is white. */
const leftHalf = pngFile(
  { width: 8, height: 4, colorType: 0 },
  Buffer.from(Array.from({ length: 4 }, () => [0, 255, 255, 255, 255, 0, 0, 0, 0]).flat()),
);

let server: TestServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await openTestServer("pglite");
  visitor = server.visitor();
});
afterAll(() => server.close());

test("what was marked is kept with the image, looked at by every conversion, and deleted with it", async () => {
  const { id } = (await visitor.upload(await goodPng(), { importance: leftHalf })).json;
  const { db, files } = server.platform;
  const row = async () => (await db.select().from(images).where(eq(images.id, id)))[0]!;
  const { importanceKey } = await row();
  expect(importanceKey).toMatch(/\/importance-[0-9a-f]{64}\.png$/);
  // an old file that an image refers to stays
  await sweepFiles(db, files, Date.now() + 30 * day);
  // a worker dies: the image is converted again, from the same files
  let killed = false;
  server.images.converter.onChild = (pid) => {
    if (!killed) process.kill(pid, "SIGKILL");
    killed = true;
  };
  await server.startWorker();
  expect(await visitor.settled(id)).toMatchObject({ status: "ready" });
  expect((await row()).crashes).toBe(1);
  const again = (await visitor.upload(await goodPng())).json.id;
  await visitor.settled(again);
  await visitor.send(`/ajax/image/${id}`, { method: "DELETE" });
  await eventually(async () => {
    for await (const _ of files.list(filesOfImage(id))) return false;
    return true;
  });
});

test("what was marked, and own paints, are told to their owner alone, for another picture of the same photo", async () => {
  const fields = { ...quickFields, paletteColors: writeOwnPaints(paints), mixPalette: "1" };
  const { id } = (await visitor.upload(await goodPng(), { importance: leftHalf, fields })).json;
  const { images: pictures, ownPaints } = (await visitor.view(id)).options;
  expect(ownPaints).toEqual({ paletteColors: writeOwnPaints(paints), mixPalette: true });
  const mask = await visitor.get(pictures.importance!);
  expect([mask.status, mask.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(mask.bytes.equals(leftHalf)).toBe(true);
  expect((await server.visitor().get(pictures.importance!)).status).toBe(404);
  const plain = (await visitor.upload(await goodPng())).json.id;
  expect((await visitor.view(plain)).options).not.toHaveProperty("ownPaints");
  expect((await visitor.view(plain)).options.images).not.toHaveProperty("importance");
  expect((await visitor.get(`/app/image/${plain}/picture/importance`)).json.code).toBe("not_ready");
});

test("what was marked stays in more detail, and a view says what detail the canvas lost", async () => {
  // stripes, too fine for a coarse picture
  const stripes = pngFile({ width: 320, height: 240, colorType: 0 }, Buffer.from(stripedRows(320, 240)));
  const white = pngFile(
    { width: 4, height: 3, colorType: 0 },
    Buffer.from([0, ...ones, 0, ...ones, 0, ...ones]),
  );
  const fields = { numberOfColors: "40", detalization: "lowest", canvasSize: "8x10" };
  const views = [];
  for (const sent of [{ fields }, { fields, importance: white }]) {
    const { id } = (await visitor.upload(stripes, { ...sent, name: "stripes.png" })).json;
    views.push(await visitor.settled(id));
  }
  const [plain, marked] = views;
  expect(marked!.options.numberOfSegments!.total).toBeGreaterThan(plain!.options.numberOfSegments!.total);
  for (const view of views) {
    expect(view.options.difficulty).toBe("lowest");
    expect(view.options.lostDetail).toMatchObject({ share: expect.any(Number) });
  }
});

const ones = [255, 255, 255, 255];

/** Gray rows of a picture, each behind its filter byte. */
function stripedRows(width: number, height: number): number[] {
  return Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => Math.round((y * 200) / height) + 30 * ((x >> 2) & 1)),
  ]).flat();
}

test("own paints keep their codes in numbers, palette and downloads; mixes are called by both", async () => {
  const fields = {
    ...quickFields,
    numberOfColors: "12",
    paletteColors: writeOwnPaints(paints),
    mixPalette: "1",
  };
  const { id } = (await visitor.upload(await goodPng(), { fields })).json;
  const view = await visitor.settled(id);
  expect(view).toMatchObject({ status: "ready", options: { paletteOptions: { printCodes: true } } });
  const codes = view.options.colors.map(({ code }) => code);
  const known = new Map(paints.map(({ code, hex }) => [code, hex]));
  for (const { code, hex } of view.options.colors) {
    if (code.includes("/"))
      expect(
        code.split("/").every((part) => known.has(part)),
        code,
      ).toBe(true);
    else expect(hex).toBe(known.get(code));
  }
  expect(codes.some((code) => code.includes("/"))).toBe(true);
  const svg = await visitor.get(`/app/paint-by-numbers/${id}/download/image/pbn`);
  const csv = await visitor.get(`/app/paint-by-numbers/${id}/download/colors/csv`);
  for (const code of codes) {
    expect(svg.text).toContain(`>${code}</text>`);
    expect(csv.text).toContain(code);
  }
  const [row] = await server.platform.db
    .select()
    .from(images)
    .where(and(eq(images.id, id)));
  expect(row?.options.palette).toEqual(readPaints());
});

const readPaints = () => {
  const read = readOwnPaints(writeOwnPaints(paints));
  return read.kind === "paints" ? read.paints : read;
};

test("own paints can be kept for professional users", async () => {
  const closed = await openTestServer("pglite", { PROFESSIONAL_OPTIONS: "off" });
  try {
    const fields = { ...quickFields, paletteColors: writeOwnPaints(paints) };
    const answer = await closed.visitor().upload(await goodPng(), { fields });
    expect(answer).toMatchObject({ status: 403, json: { code: "professional_only" } });
    expect(JSON.parse((await closed.visitor().get("/")).text).context.professional).toBe(false);
  } finally {
    await closed.close();
  }
});

test("a look is what is converted, and the picture says which it was", async () => {
  const wish = { ...quickFields, aiFilterType: "retrofuturism", lookStrength: "1" };
  const { id } = (await visitor.upload(await goodPng(), { fields: wish })).json;
  const plain = (await visitor.upload(await goodPng())).json.id;
  for (const made of [id, plain]) expect(await visitor.settled(made)).toMatchObject({ status: "ready" });
  const [painted, asIs] = [(await visitor.view(id)).options, (await visitor.view(plain)).options];
  expect(painted.look).toEqual({ name: "retrofuturism", strength: 1 });
  expect(asIs).not.toHaveProperty("look");
  // the look itself is a picture, too: to be seen, saved, and in the archive of everything
  const look = await visitor.get(painted.images.look!);
  expect([look.status, look.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const saved = await visitor.get(addresses.downloadPaintByNumbers(id, "look"));
  expect([saved.status, saved.bytes.equals(look.bytes)]).toEqual([200, true]);
  expect(saved.headers.get("content-disposition")).toContain("-look.jpg");
  const all = unzipSync((await visitor.get(addresses.downloadPaintByNumbers(id, "everything"))).bytes);
  expect(Object.keys(all).filter((name) => name.endsWith("-look.jpg"))).toHaveLength(1);
  expect(asIs.images).not.toHaveProperty("look");
  expect((await visitor.get(addresses.downloadPaintByNumbers(plain, "look"))).status).toBe(404);
  expect(painted.colors.map(({ hex }) => hex)).not.toEqual(asIs.colors.map(({ hex }) => hex));
});
