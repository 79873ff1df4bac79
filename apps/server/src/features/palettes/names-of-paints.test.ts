import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints, type PalettePaint } from "@tintery/contract";
import { goodPng } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../../platform/database/schema/images.ts";
import { migrationsFolder } from "../../platform/database/migrations-folder.ts";
import { makeReady } from "../../testing/make-ready.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

/** The first has no name. */
const paints: readonly PalettePaint[] = [
  ...["#ffffff", "#b3202a", "#e0c020", "#c03030", "#2040a0", "#308040", "#805030"],
].map((hex, k) => ({
  code: `P${k}`,
  name: k === 0 ? "" : `Grandma’s <${k}>`,
  hex,
  transparency: null,
  pigments: [],
  stock: true,
}));
const [white, red] = paints as [PalettePaint, PalettePaint];
const mix = { code: `${white.code}/${red.code}`, hex: "#dd9095" };
const names = ["White", "Grandma’s <1>", "P0 + Grandma’s <1>"];
const words = ["White", "Cherry red", "Watermelon"];

describeOnEachDatabase("names of somebody's own paints", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let paletteId: number;
  let id: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    const made = await owner.post("/ajax/palettes", { title: "Grandma’s", paints });
    paletteId = endpoints.addPalette.reply.parse(made.json).id;
    const fields = { ...quickFields, palette: String(paletteId), mixPalette: "1" };
    id = (await owner.upload(await goodPng(), { fields })).json.id;
    await makeReady(server, id);
    const palette = [white, red, mix].map(({ code, hex }) => ({ code, hex, areaShare: 1 / 3, segments: 1 }));
    const summary = { widthMM: 200, heightMM: 150, segments: 3, palette };
    await server.platform.db.update(images).set({ summary }).where(eq(images.id, id));
  });
  afterAll(() => server.close());

  const namesSeen = async () => (await owner.view(id)).options.colors.map(({ name }) => name);

  test("stand in the result and the color list of their owner; mixes say both", async () => {
    expect(await namesSeen()).toEqual(names);
    const csv = await owner.get(`/app/paint-by-numbers/${id}/download/colors/csv`);
    for (const name of names) expect(csv.text).toContain(`,${name},`);
  });

  test("come along when the picture is made again from what its view tells", async () => {
    const { ownPaints } = (await owner.view(id)).options;
    const fields = { ...quickFields, paletteColors: ownPaints!.paletteColors };
    const again = (await owner.upload(await goodPng(), { fields })).json.id;
    expect((await owner.view(again)).options.ownPaints?.paletteColors).toBe(ownPaints!.paletteColors);
    expect(ownPaints!.paletteColors).toContain("P1=#b3202a Grandma’s <1>\n");
  });

  test("are told by a link only while a palette that holds them is shared", async () => {
    const share = (path: string, method: string) => owner.send(`/ajax/${path}/share`, { method });
    const { address } = (await share(`image/${id}`, "POST")).json;
    const told = async () => {
      const page = await server.visitor().get(address, { accept: "text/html" });
      return JSON.parse(page.text).shared.colors.map(({ name }: { name: string }) => name);
    };
    expect(await told()).toEqual(words);
    await share(`palettes/${paletteId}`, "POST");
    expect(await told()).toEqual(names);
    await share(`palettes/${paletteId}`, "DELETE");
    expect(await told()).toEqual(words);
  });

  test("are found in their owner's palette for a picture that was made before pictures kept names", async () => {
    const { db } = server.platform;
    const optionsOf = async () => (await db.select().from(images).where(eq(images.id, id)))[0]!.options;
    const now = await optionsOf();
    const palette = (now.palette as PalettePaint[]).map(({ name: _, ...paint }) => paint);
    await db
      .update(images)
      .set({ options: { ...now, palette } })
      .where(eq(images.id, id));
    expect(await namesSeen()).toEqual(words);
    const migration = await readFile(join(migrationsFolder, "0017_names_of_paints.sql"), "utf8");
    await db.execute(sql.raw(migration));
    expect(await optionsOf()).toEqual(now);
    // what has a name keeps it
    await db.execute(sql.raw(migration));
    expect(await optionsOf()).toEqual(now);
  });
});
