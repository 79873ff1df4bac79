import { addresses, type ImageView } from "@tintery/contract";
import { inspectPhoto } from "@tintery/photos/header";
import { goodPng } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const prompt = "two spaniels under a tree at freedom";
const fields = { ...quickFields, canvasSize: "8x10", prompt, promptSeed: "7" };

describeOnEachDatabase(
  "a painting from a prompt",
  (kind) => {
    let server: TestServer;
    let owner: TestVisitor;
    let first: ImageView;
    beforeAll(async () => {
      server = await openTestServer(kind);
      await server.startWorker();
      owner = server.visitor();
      const { status, json } = await owner.upload(null, { fields });
      expect([status, json]).toMatchObject([200, { name: prompt, status: "in_queue" }]);
      first = await owner.settled(json.id);
    });
    afterAll(() => server.close());

    test("says who painted it, what was asked for, and what became of each word", () => {
      expect(first).toMatchObject({ status: "ready", problem: null, name: prompt });
      expect(first.options.scene).toEqual({
        painter: "scene-builder",
        prompt,
        seed: 7,
        shape: "landscape",
        words: [
          { text: "two", match: "drawn", as: null },
          { text: "spaniels", match: "similar", as: "dog" },
          { text: "tree", match: "drawn", as: null },
          { text: "freedom", match: "not-drawn", as: null },
        ],
      });
    });

    test("fills the canvas, and its original is what was painted", async () => {
      expect(first.options.canvasMM).toEqual({ width: 254, height: 203.2 });
      expect(first.options.numberOfSegments!.total).toBeGreaterThan(10);
      const { type, width, height } = inspectPhoto(
        (await owner.get(addresses.downloadPaintByNumbers(first.id, "source"))).bytes,
      )!;
      expect(type).toBe("png");
      expect(width / height).toBeCloseTo(1.25, 2);
    });

    test("is made anew, edited and deleted as any picture, and keeps its words", async () => {
      const changed = await owner.get(addresses.changeNumberOfColors(first.id, 12), {
        referer: `${new URL(owner.url).origin}/app/x`,
      });
      expect(changed.status).toBe(303);
      const again = await owner.settled(first.id);
      expect(again.options.scene).toEqual(first.options.scene);
      const colors = [{ id: 1, changeTo: "#123456" }];
      expect((await owner.edit(first.id, { colors, strokeWidth: 0 })).status).toBe(200);
      const edited = await owner.view(first.id);
      expect(edited.options.colors[0]?.hex).toBe("#123456");
      expect(edited.options.scene).toEqual(first.options.scene);
      expect((await owner.send(`/ajax/image/${first.id}`, { method: "DELETE" })).status).toBe(200);
      for await (const { key } of server.platform.files.list(`images/${first.id.slice(0, 2)}/${first.id}/`))
        throw new Error(`left behind: ${key}`);
    });

    test("is a coloring page or outlines as well", async () => {
      const words = { prompt: "a fox" };
      const [page, outlines] = [
        await owner.uploadColoring(null, { fields: words }),
        await owner.uploadOutlines(null, { fields: { ...words, promptShape: "portrait" } }),
      ];
      for (const { json } of [page, outlines]) {
        const { status, options } = await owner.settled(json.id);
        const drawn = [{ text: "fox", match: "drawn", as: null }];
        expect([status, options.scene]).toMatchObject(["ready", { prompt: "a fox", words: drawn }]);
      }
      // all of a scene is there on purpose
      expect((await owner.view(page.json.id)).options.background).toBe("full");
      const calm = await owner.uploadColoring(null, { fields: { ...words, background: "calm" } });
      expect((await owner.settled(calm.json.id)).options.background).toBe("calm");
      for (const refused of [
        await owner.uploadColoring(null, { fields: { prompt: "freedom" } }),
        await owner.uploadOutlines(null, { fields: { prompt: "freedom" } }),
      ])
        expect(refused).toMatchObject({ status: 400, json: { code: "nothing_to_draw", field: "prompt" } });
    });

    test("takes the place of a photo that comes with it; photos have no such words", async () => {
      const both = await owner.upload(await goodPng(), { fields });
      expect(both.json.name).toBe(prompt);
      const { json } = await owner.upload(await goodPng());
      expect((await owner.view(json.id)).options.scene).toBeUndefined();
    });
  },
  oneDatabase,
);
