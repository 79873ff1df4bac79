import { addresses, type ImageView, welcomeCredits } from "@tintery/contract";
import { inspectPhoto } from "@tintery/photos/header";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { images } from "../platform/database/schema/images.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import { openPainter } from "../platform/painter/open-painter.ts";
import { eventually } from "../testing/eventually.ts";
import { type FakePainter, openFakePainter } from "../testing/fake-painter.ts";
import { testAnotherTry } from "../testing/test-another-try.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const words = { prompt: "existential freedom.", promptPainter: "image-model", promptSeed: "7" };
const fields = { ...quickFields, ...words };

describeOnEachDatabase(
  "a picture that an image model paints",
  (kind) => {
    let fake: FakePainter;
    let server: TestServer;
    let owner: TestVisitor;
    beforeAll(async () => {
      fake = await openFakePainter();
      const config = readConfig({
        PAINTER: "openai",
        PAINTER_URL: fake.url,
        PAINTER_MODEL: "gpt-image-1",
        PAINTER_NAME: "The school's painter",
      });
      const painter = openPainter(config, { pause: 5, poll: 10 })!;
      server = await openTestServer(kind, {}, { painter });
      await server.startWorker();
    });
    afterAll(async () => {
      await server.close();
      await fake.close();
    });
    beforeEach(() => {
      fake.moods = ["paints"];
      fake.delay = 0;
      fake.bodies.length = 0;
      owner = server.visitor();
    });

    const credits = async (visitor: TestVisitor) => (await visitor.get("/app/get-user-data")).json.credits;
    const made = async (more: Record<string, string> = {}): Promise<ImageView> => {
      const { status, json } = await owner.upload(null, { fields: { ...fields, ...more } });
      expect(status, JSON.stringify(json)).toBe(200);
      return owner.settled(json.id);
    };
    const filesOf = async (id: string) => {
      const names = [];
      for await (const { key } of server.platform.files.list(filesOfImage(id)))
        names.push(key.split("/").at(-1)!);
      return names;
    };

    test("says who painted it and what was asked for, and is converted as any photo", async () => {
      const view = await made({ promptShape: "portrait" });
      expect(view).toMatchObject({ status: "ready", problem: null, name: "existential freedom." });
      const asked =
        "existential freedom, clear large shapes, clean edges, uncluttered background, even lighting";
      expect(view.options.scene).toEqual({
        painter: "image-model",
        prompt: "existential freedom.",
        seed: 7,
        shape: "portrait",
        by: { name: "The school's painter", model: "gpt-image-1", seed: null, prompt: asked },
      });
      expect(fake.bodies).toMatchObject([{ prompt: asked, size: "1024x1536" }]);
      const original = await owner.get(addresses.downloadPaintByNumbers(view.id, "source"));
      expect(inspectPhoto(original.bytes)?.type).toBe("jpeg");
      // the words it was painted from give way to it
      const uploads = (await filesOf(view.id)).filter((name) => name.startsWith("upload"));
      expect(uploads).toEqual([expect.stringMatching(/\.png$/)]);
    });

    test("is not painted again when its options change", async () => {
      const view = await made();
      const changed = await owner.get(addresses.changeNumberOfColors(view.id, 12), {
        referer: `${new URL(owner.url).origin}/app/x`,
      });
      expect(changed.status).toBe(303);
      const again = await owner.settled(view.id);
      expect([again.status, again.options.scene]).toEqual(["ready", view.options.scene]);
      expect(fake.bodies.length).toBe(1);
      expect((await owner.send(`/ajax/image/${view.id}`, { method: "DELETE" })).status).toBe(200);
      expect(await filesOf(view.id)).toEqual([]);
    });

    test("is painted once, though what converts it is killed", async () => {
      const killed: number[] = [];
      server.images.converter.onChild = (pid) => {
        if (killed.length > 0) return;
        killed.push(pid);
        process.kill(pid, "SIGKILL");
      };
      const view = await made();
      delete server.images.converter.onChild;
      expect([view.status, killed.length, fake.bodies.length]).toEqual(["ready", 1, 1]);
      expect(await credits(owner)).toBe(welcomeCredits - 4);
    });

    test.each([
      ["refuses", "painter_refused", 1],
      ["has-no-quota", "painter_quota", 1],
      ["fails", "painter_away", 3],
      ["is-locked", "painter_closed", 1],
      ["says-html", "painter_nonsense", 1],
      ["sends-no-picture", "painter_nonsense", 1],
      ["sends-half-a-picture", "painter_nonsense", 1],
    ] as const)("costs nothing where the painter %s", async (mood, code, times) => {
      fake.moods = [mood];
      const view = await made();
      expect(view).toMatchObject({ status: "failed", problem: code, may: { retry: true } });
      expect(view.options.scene).not.toHaveProperty("by");
      expect(await credits(owner)).toBe(welcomeCredits);
      expect(fake.bodies.length).toBe(times);
    });

    testAnotherTry(() => ({ fake, owner }), made, 4);

    test("tells that it is being painted", async () => {
      fake.delay = 700;
      const { json } = await owner.upload(null, { fields });
      await eventually(async () => (await owner.view(json.id)).progress.stage === "paint");
      expect((await owner.view(json.id)).progress.fraction).toBeNull();
      expect((await owner.settled(json.id)).status).toBe("ready");
    });

    test("is offered by its name", async () => {
      expect((await owner.get("/app/get-user-data")).json.painter).toBe("The school's painter");
    });

    test("is of every kind", async () => {
      const sent = { fields: words };
      for (const { json } of [await owner.uploadColoring(null, sent), await owner.uploadOutlines(null, sent)])
        expect((await owner.settled(json.id)).options.scene).toMatchObject({ by: { model: "gpt-image-1" } });
    });

    test("is never what may not be painted; such words are not sent", async () => {
      for (const [prompt, code] of [
        ["a bloody corpse", "prompt_violent"],
        ["eine Katze unter einem Baum", "prompt_not_english"],
      ])
        expect((await owner.upload(null, { fields: { ...fields, prompt: prompt! } })).json.code).toBe(code);
      expect((await owner.upload(null, { fields: { ...fields, promptPainter: "somebody" } })).status).toBe(
        400,
      );
      expect(fake.bodies).toEqual([]);
    });

    test("is another form than the same words for Scene Builder", async () => {
      const key = "k".repeat(22);
      const plain = { ...fields, prompt: "a fox" };
      expect((await owner.upload(null, { fields: plain, key })).status).toBe(200);
      const other = { ...plain, promptPainter: "scene-builder" };
      expect((await owner.upload(null, { fields: other, key })).json.code).toBe("key_reused");
    });

    test("is nobody else's to paint where its painter is gone", async () => {
      const { converter } = server.images;
      const { painter } = converter;
      converter.painter = null;
      const view = await made();
      converter.painter = painter;
      expect(view).toMatchObject({ status: "failed", problem: "painter_missing" });
      expect(await credits(owner)).toBe(welcomeCredits);
      const [row] = await server.platform.db.select().from(images).where(eq(images.id, view.id));
      expect(row?.sourceType).toBe("application/json");
    });
  },
  oneDatabase,
);

describeOnEachDatabase("a server without an image model", (kind) => {
  test("refuses words for one, instead of painting them itself", async () => {
    const server = await openTestServer(kind);
    const visitor = server.visitor();
    for (const send of ["upload", "uploadColoring", "uploadOutlines"] as const)
      expect(await visitor[send](null, { fields: { ...words, prompt: "a fox" } })).toMatchObject({
        status: 409,
        json: { code: "painter_missing", field: "promptPainter" },
      });
    await server.close();
  });
});
