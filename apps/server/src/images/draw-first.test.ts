import { addresses, welcomeCredits } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import { openPainter } from "../platform/painter/open-painter.ts";
import { type FakePainter, openFakePainter } from "../testing/fake-painter.ts";
import { testAnotherTry } from "../testing/test-another-try.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const fields = { type: "simple", drawnBy: "image-model" };

describeOnEachDatabase(
  "a coloring page that an image model draws",
  (kind) => {
    let fake: FakePainter;
    let server: TestServer;
    let owner: TestVisitor;
    beforeAll(async () => {
      fake = await openFakePainter();
      const config = readConfig({ PAINTER: "openai", PAINTER_URL: fake.url, PAINTER_MODEL: "gpt-image-1" });
      server = await openTestServer(kind, {}, { painter: openPainter(config, { pause: 5, poll: 10 })! });
      await server.startWorker();
    });
    afterAll(async () => {
      await server.close();
      await fake.close();
    });
    beforeEach(() => {
      fake.moods = ["paints"];
      fake.bodies.length = 0;
      owner = server.visitor();
    });

    const credits = async () => (await owner.get("/app/get-user-data")).json.credits;
    const made = async () => {
      const { status, json } = await owner.uploadColoring(await goodJpeg(), { fields });
      expect(status, JSON.stringify(json)).toBe(200);
      return owner.settled(json.id);
    };
    const filesOf = async (id: string) => {
      const names = [];
      for await (const { key } of server.platform.files.list(filesOfImage(id)))
        names.push(key.split("/").at(-1)!.split("-")[0]!);
      return names;
    };

    test("is drawn from the pixels of the photo alone, traced by us, and says so", async () => {
      const view = await made();
      expect(view).toMatchObject({ status: "ready", problem: null });
      const by = { name: "gpt-image-1", model: "gpt-image-1", seed: null };
      expect(view.options.drawnBy).toMatchObject({ painter: "image-model", by });
      expect(view.options.drawnBy?.by?.prompt).toMatch(/coloring book/);
      expect(view.options.images.origin).not.toBeNull();
      const [sent] = fake.bodies;
      expect(sent).toContain('name="image"; filename="photo.png"');
      expect(sent).not.toMatch(/Exif|JFIF/);
      expect(fake.asked.at(-1)).toBe("POST /images/edits");
      // each of the four shapes of the drawing is one closed stroke or ends at another one
      const svg = (await owner.get(addresses.downloadColoring(view.id, "coloringsvg"))).text;
      expect(svg).toContain("stroke-width");
      expect(svg.match(/[zZ]["\s]/g)?.length ?? 0).toBeGreaterThan(0);
    });

    test("is drawn once, whatever is changed or killed afterwards, and goes with its page", async () => {
      const killed: number[] = [];
      server.images.converter.onChild = (pid) => {
        if (killed.length > 0) return;
        killed.push(pid);
        process.kill(pid, "SIGKILL");
      };
      const { id } = await made();
      delete server.images.converter.onChild;
      expect(killed).toHaveLength(1);
      expect((await owner.edit(id, { reduceGrayscale: 40 })).status).toBe(200);
      expect((await owner.edit(id, { type: "for_adults" })).status).toBe(200);
      const view = await owner.settled(id);
      expect(view).toMatchObject({ status: "ready", options: { type: "for_adults", reduceGrayscale: 40 } });
      expect(view.options.drawnBy?.by?.model).toBe("gpt-image-1");
      expect(fake.bodies.length).toBe(1);
      expect(await filesOf(id)).toContain("drawn");
      await owner.send(`/ajax/image/${id}`, { method: "DELETE" });
      expect(await filesOf(id)).toEqual([]);
    });

    test.each([
      ["refuses", "painter_refused"],
      ["sends-no-picture", "painter_nonsense"],
      ["sends-half-a-picture", "painter_nonsense"],
    ] as const)("costs nothing where the painter %s", async (mood, code) => {
      fake.moods = [mood];
      const view = await made();
      expect(view).toMatchObject({ status: "failed", problem: code, may: { retry: true } });
      expect(view.options.drawnBy).toEqual({ painter: "image-model" });
      expect(await credits()).toBe(welcomeCredits);
    });

    testAnotherTry(() => ({ fake, owner }), made, 4);

    test("is offered by its name", async () => {
      expect((await owner.get("/app/get-user-data")).json.photoPainter).toBe("gpt-image-1");
    });

    test("is our engine's own where nobody asked for a model, and where words are painted", async () => {
      const plain = (await owner.uploadColoring(await goodJpeg(), { fields: { type: "simple" } })).json;
      const words = (await owner.uploadColoring(null, { fields: { ...fields, prompt: "a fox" } })).json;
      for (const { id } of [plain, words]) expect((await owner.settled(id)).options.drawnBy).toBeUndefined();
      expect(fake.bodies).toEqual([]);
    });
  },
  oneDatabase,
);

describeOnEachDatabase("a server without an image model for photos", (kind) => {
  test("refuses a page of one, instead of drawing it itself", async () => {
    const server = await openTestServer(kind);
    expect(await server.visitor().uploadColoring(await goodJpeg(), { fields })).toMatchObject({
      status: 409,
      json: { code: "painter_missing", field: "drawnBy" },
    });
    await server.close();
  });
});
