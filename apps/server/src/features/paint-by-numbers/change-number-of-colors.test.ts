import { addresses, lateAddresses, type SheetAge, sheetAges } from "@tintery/contract";
import { crayonPaints } from "@tintery/engine/tables";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../../platform/database/schema/images.ts";
import { addImage } from "../../testing/test-image.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

let server: TestServer;
let owner: TestVisitor;
beforeAll(async () => {
  server = await openTestServer("pglite");
  owner = server.visitor();
});
afterAll(() => server.close());

const rowOf = async (id: string) =>
  (await server.platform.db.select().from(images).where(eq(images.id, id)))[0]!;
const ready = async (fields: Record<string, string> = {}) => {
  const { id } = (await owner.upload(await goodJpeg(), { fields: { numberOfColors: "24", ...fields } })).json;
  await server.platform.db.update(images).set({ status: "ready", modelKey: "a" }).where(eq(images.id, id));
  return rowOf(id);
};
const link = (id: string, n: number | string) => `/app/paint-by-numbers/${id}/change/number-of-colors/${n}`;
/** Follows the link as on our own page; a server that is not asked by a browser goes by the referrer. */
const follow = (visitor: TestVisitor, id: string, n: number | string) =>
  visitor.get(link(id, n), { referer: `${new URL(owner.url).origin}/app/x` });

test("followed on our page, the picture is made anew with that number; all else stays", async () => {
  const { id, options } = await ready({ canvasSize: "8x10" });
  const answer = await follow(owner, id, 12);
  const picture = `/app/paint-by-numbers/${id}#item-main-container`;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, picture]);
  expect(await rowOf(id)).toMatchObject({
    status: "waiting",
    revision: 1,
    options: { ...options, numberOfColors: 12 },
  });
  // followed twice, it is made once
  expect((await follow(owner, id, 12)).status).toBe(303);
  expect((await follow(owner, id, 30)).status).toBe(409);
  expect((await rowOf(id)).revision).toBe(1);
});

test("a picture in beads says so and stays in beads, one of shapes says nothing of them", async () => {
  const { id } = await ready({ mode: "pixel", cellSize: "midi" });
  const viewOf = async (image: string) => JSON.parse((await owner.get(`/ajax/image/${image}`)).text);
  expect((await viewOf(id)).options.cellSize).toBe("midi");
  await follow(owner, id, 12);
  expect((await rowOf(id)).options).toMatchObject({ mode: "pixel", cellSize: "midi" });
  const { id: other } = await ready({ cellSize: "midi" });
  expect((await viewOf(other)).options.cellSize).toBeUndefined();
  const refused = await owner.upload(await goodJpeg(), { fields: { mode: "pixel", cellSize: "peas" } });
  expect(refused.status).toBe(400);
});

test("from elsewhere it only asks", async () => {
  const before = await ready();
  const answer = await owner.get(link(before.id, 8), { "sec-fetch-site": "cross-site", accept: "text/html" });
  expect(JSON.parse(answer.text)).toMatchObject({
    page: "change-number-of-colors",
    numberOfColors: 8,
    image: { id: before.id },
  });
  expect(await rowOf(before.id)).toEqual(before);
});

test("with mixing, more colors than can be mixed become the most that can", async () => {
  const paletteColors = Array.from({ length: 9 }, (_, k) => `${k}=#${k}${k}${k}`).join(",");
  const { id } = await ready({ mixPalette: "1", paletteColors });
  await follow(owner, id, 72);
  expect((await rowOf(id)).options.numberOfColors).toBe(60);
});

test("is an address that nobody has for other numbers, other kinds, strangers; samples stay as they are", async () => {
  const { id } = await ready();
  for (const n of ["9", "07", "-8", "all"]) expect((await follow(owner, id, n)).status, n).toBe(404);
  const coloring = (await owner.uploadColoring(await goodJpeg())).json.id;
  expect((await follow(owner, coloring, 8)).status).toBe(404);
  expect((await follow(server.visitor(), id, 8)).status).toBe(404);
  const { options } = await rowOf(id);
  const sample = await addImage(server.platform.db, { status: "ready", modelKey: "a", options });
  expect((await follow(owner, sample, 8)).status).toBe(403);
});

test("for an age it is made anew with the regions of its sheets, and with crayons where these have them", async () => {
  const { id, options } = await ready({
    canvasSize: "8x10",
    paletteColors: "1=#000000,2=#ffffff,3=#ff0000,4=#00ff00,5=#0000ff,6=#888888,7=#ffff00",
  });
  const made = async (age: SheetAge) => {
    const { db } = server.platform;
    await db.update(images).set({ status: "ready", modelKey: "a" }).where(eq(images.id, id));
    const referer = `${new URL(owner.url).origin}/app/x`;
    expect((await owner.get(lateAddresses.changeAge(id, age), { referer })).status).toBe(303);
    return rowOf(id);
  };
  const forKids = { ...options, ...sheetAges["5-7"].options, palette: crayonPaints };
  expect(await made("5-7")).toMatchObject({ status: "waiting", revision: 1, options: forKids });
  // it is so already
  expect(await made("5-7")).toMatchObject({ status: "ready", revision: 1 });
  const { palette: _, ...others } = options as { palette?: unknown };
  expect((await made("adult")).options).toEqual({ ...others, ...sheetAges.adult.options });
  expect((await owner.get(`/app/paint-by-numbers/${id}/change/age/12`)).status).toBe(404);
});

test("what is shown to professional and commercial users is a matter of configuration", async () => {
  const contextOf = async (variables: Record<string, string>) => {
    const other = await openTestServer("pglite", variables);
    try {
      return JSON.parse((await other.visitor().get("/")).text).context;
    } finally {
      await other.close();
    }
  };
  expect(await contextOf({})).toMatchObject({ professional: true, commercial: true });
  const off = { PROFESSIONAL_OPTIONS: "off", COMMERCIAL_OPTIONS: "off" };
  expect(await contextOf(off)).toMatchObject({ professional: false, commercial: false });
});

test.each(["on", "off"])(
  "segment counts and areas leave the server only with the commercial right (%s)",
  async (word) => {
    const other = await openTestServer("pglite", { COMMERCIAL_OPTIONS: word });
    try {
      const visitor = other.visitor();
      const { id } = (await visitor.upload(await goodJpeg())).json;
      await other.startWorker();
      await visitor.settled(id);
      const isTold = word === "on";
      const listed = (await visitor.get("/ajax/images")).json.items[0];
      const page = JSON.parse((await visitor.get(addresses.paintByNumbers(id))).text);
      for (const { options } of [await visitor.view(id), listed, page.image]) {
        expect(["colorsArea", "numberOfSegments"].map((name) => name in options)).toEqual([isTold, isTold]);
        // what painters need, all of them have
        expect(Object.keys(options.paint.milliliters)).toHaveLength(options.colors.length);
        expect(options.paint.order.flatMap(({ codes }: { codes: string[] }) => codes)).toHaveLength(
          options.colors.length,
        );
      }
      const [head] = (await visitor.get(`/app/paint-by-numbers/${id}/download/colors/csv`)).text.split(
        "\r\n",
      );
      expect([head!.includes("Area"), head!.includes("Regions")]).toEqual([isTold, isTold]);
      expect(head).toContain("Paint in mL");
    } finally {
      await other.close();
    }
  },
);
