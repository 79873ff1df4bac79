import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { goodJpeg, goodPng, pngFile } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationsFolder } from "../platform/database/migrations-folder.ts";
import { images } from "../platform/database/schema/images.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { addImage } from "../testing/test-image.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase("another try of a failed image", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
  });
  afterAll(() => server.close());

  const rowOf = async (id: string) =>
    (await server.platform.db.select().from(images).where(eq(images.id, id)))[0]!;
  const setStatus = (id: string, status: "failed" | "ready") =>
    server.platform.db.update(images).set({ status, problem: "too_complex" }).where(eq(images.id, id));
  const retry = (visitor: TestVisitor, id: string, wishes: object = {}) =>
    visitor.send(`/ajax/image/${id}/retry`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wishes),
    });
  /** A failed image of the owner, from the answer to its upload. */
  const failed = async ({ json }: { json: { id: string } }) => {
    await setStatus(json.id, "failed");
    return rowOf(json.id);
  };

  test("converts the kept photo once, however often it is asked for, with the same options and marks", async () => {
    const importance = pngFile({ width: 1, height: 1, colorType: 0 }, Buffer.from([0, 255]));
    const before = await failed(await owner.upload(await goodPng(), { importance }));
    const view = await owner.view(before.id);
    expect(view).toMatchObject({ status: "failed", problem: "too_complex", may: { retry: true } });
    const answers = await Promise.all([1, 2, 3].map(() => retry(owner, before.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { id, sourceKey, importanceKey, options } = before;
    const waiting = { status: "waiting", problem: null, revision: 1, sourceKey, importanceKey, options };
    expect(await rowOf(id)).toMatchObject(waiting);
    await server.startWorker();
    expect(await owner.settled(id)).toMatchObject({ status: "ready", problem: null, may: { retry: false } });
    expect(await retry(owner, id)).toMatchObject({ status: 409, json: { code: "not_ready" } });
  });

  test("takes other options of its kind, and names those it does not take", async () => {
    const painting = await failed(
      await owner.upload(await goodJpeg(), {
        fields: { ...quickFields, canvasSize: "24x30", crop: "1", numberOfColors: "30" },
      }),
    );
    const refused = async (wishes: object, code: string, field: string) =>
      expect(await retry(owner, painting.id, wishes)).toMatchObject({ status: 400, json: { code, field } });
    await refused({ numberOfColors: 5 }, "invalid_options", "numberOfColors");
    await refused({ numberOfColors: 8.5 }, "invalid_options", "numberOfColors");
    await refused({ canvasSize: "1x1" }, "invalid_custom_size", "canvasSize");
    await refused({ type: "simple" }, "invalid_options", "type");
    expect((await rowOf(painting.id)).status).toBe("failed");
    expect((await retry(owner, painting.id, { numberOfColors: 8, canvasSize: "none" })).status).toBe(200);
    const { options } = await rowOf(painting.id);
    expect(options).toEqual({ ...painting.options, numberOfColors: 8, canvasSize: "none", crop: false });
    const coloring = await failed(await owner.uploadColoring(await goodJpeg()));
    await retry(owner, coloring.id, { type: "simple" });
    expect((await rowOf(coloring.id)).options).toEqual({ ...coloring.options, type: "simple" });
    const outlines = await failed(await owner.uploadOutlines(await goodJpeg()));
    await retry(owner, outlines.id, { colorPrecision: "lowest" });
    expect((await rowOf(outlines.id)).options).toEqual({ colorPrecision: "lowest" });
  });

  test("is there again for photos that were refused as damaged when fewer were read", async () => {
    const photo = await failed(await owner.uploadColoring(await goodJpeg()));
    const drawing = await failed(await owner.uploadColoring(await goodJpeg()));
    const { db } = server.platform;
    const become = (id: string, row: Partial<typeof images.$inferInsert>) =>
      db.update(images).set(row).where(eq(images.id, id));
    await become(photo.id, { problem: "damaged" });
    await become(drawing.id, { problem: "damaged", sourceType: "image/svg+xml" });
    expect((await owner.view(photo.id)).may.retry).toBe(false);
    await db.execute(sql.raw(await readFile(join(migrationsFolder, "0018_damaged_once.sql"), "utf8")));
    expect((await owner.view(photo.id)).may.retry).toBe(true);
    expect((await owner.view(drawing.id)).may.retry).toBe(false);
  });

  test("is the owner's alone, and nobody's with a sample", async () => {
    const { id } = await failed(await owner.uploadColoring(await goodJpeg()));
    const stranger = server.visitor();
    await stranger.get("/app/dashboard");
    expect(await retry(stranger, id)).toMatchObject({ status: 404, json: { code: "not_found" } });
    const sample = await addImage(server.platform.db, { status: "failed" });
    expect(await retry(owner, sample)).toMatchObject({ status: 403, json: { code: "forbidden" } });
    await owner.send(`/ajax/image/${id}`, { method: "DELETE" });
    expect((await retry(owner, id)).status).toBe(404);
  });
});
