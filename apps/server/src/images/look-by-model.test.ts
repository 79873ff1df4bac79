import { addresses, aiFilterCredits, welcomeCredits } from "@tintery/contract";
import { inspectPhoto } from "@tintery/photos/header";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import { openPainter } from "../platform/painter/open-painter.ts";
import { type FakePainter, openFakePainter } from "../testing/fake-painter.ts";
import { testAnotherTry } from "../testing/test-another-try.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const look = { ...quickFields, aiFilterType: "watercolor", lookStrength: "0.3" };
const fields = { ...look, lookBy: "image-model" };
/** Everybody may paint in looks here. */
const open = { PROFESSIONAL_OPTIONS: "on" };

describeOnEachDatabase(
  "a look that an image model paints",
  (kind) => {
    let fake: FakePainter;
    let server: TestServer;
    let owner: TestVisitor;
    beforeAll(async () => {
      fake = await openFakePainter();
      const config = readConfig({ PAINTER: "openai", PAINTER_URL: fake.url, PAINTER_MODEL: "gpt-image-1" });
      server = await openTestServer(kind, open, { painter: openPainter(config, { pause: 5, poll: 10 })! });
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
    const made = async (wish: Record<string, string> = fields, photo?: Uint8Array) => {
      const { status, json } = await owner.upload(photo ?? (await goodJpeg()), { fields: wish });
      expect(status, JSON.stringify(json)).toBe(200);
      return owner.settled(json.id);
    };
    const filesOf = async (id: string) => {
      const names = [];
      for await (const { key } of server.platform.files.list(filesOfImage(id)))
        names.push(key.split("/").at(-1)!.split("-")[0]!);
      return names;
    };

    test("is painted from the pixels of the photo alone, converted in its stead, and says so", async () => {
      const view = await made();
      expect(view).toMatchObject({ status: "ready", problem: null });
      const by = { name: "gpt-image-1", model: "gpt-image-1", seed: null };
      expect(view.options).toMatchObject({
        look: { name: "watercolor", strength: 0.3 },
        lookBy: { painter: "image-model", by },
      });
      expect(view.options.lookBy?.by?.prompt).toMatch(/as a watercolor .* slightly/);
      expect(fake.asked.at(-1)).toBe("POST /images/edits");
      const [sent] = fake.bodies;
      expect(sent).toContain('name="image"; filename="photo.png"');
      expect(sent).not.toMatch(/Exif|JFIF/);
      // black lines on white is what it made of a red letter and a blue dot
      for (const { rgb } of view.options.colors) expect(Math.max(...rgb) - Math.min(...rgb)).toBeLessThan(8);
      expect(view.options.colors.map(({ rgb }) => rgb[0] < 60)).toContain(true);
      expect(await credits()).toBe(welcomeCredits - 4 - aiFilterCredits);
    });

    test("is a picture to be saved, as our own looks are", async () => {
      const { id, options } = await made();
      const shown = await owner.get(options.images.look!);
      expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(inspectPhoto(shown.bytes)).toMatchObject({ type: "jpeg", width: 360, height: 240 });
      const saved = await owner.get(addresses.downloadPaintByNumbers(id, "look"));
      expect([saved.status, saved.bytes.equals(shown.bytes)]).toEqual([200, true]);
    });

    test("is cut to the shape of the photo, so that both lie on each other", async () => {
      const { options } = await made(fields, await goodJpeg(160, 240));
      const sizes = await Promise.all(
        [options.images.origin!, options.images.transformed!].map(async (address) =>
          inspectPhoto((await owner.get(address)).bytes),
        ),
      );
      for (const size of sizes) expect(size!.width / size!.height).toBeCloseTo(2 / 3, 2);
    });

    test("is painted once, whatever is changed or killed afterwards, and goes with its picture", async () => {
      const killed: number[] = [];
      server.images.converter.onChild = (pid) => {
        if (killed.length > 0) return;
        killed.push(pid);
        process.kill(pid, "SIGKILL");
      };
      const { id, options } = await made();
      delete server.images.converter.onChild;
      expect(killed).toHaveLength(1);
      const referer = `${new URL(owner.url).origin}/app/x`;
      expect((await owner.get(addresses.changeNumberOfColors(id, 12), { referer })).status).toBe(303);
      expect((await owner.settled(id)).status).toBe("ready");
      const colors = [{ id: 1, changeTo: "#123456" }];
      expect((await owner.edit(id, { colors, strokeWidth: 0 })).status).toBe(200);
      const view = await owner.view(id);
      expect(view.options).toMatchObject({ numberOfColors: 12, lookBy: options.lookBy });
      expect(view.options.images.look).toBe(options.images.look);
      expect(fake.bodies).toHaveLength(1);
      expect((await filesOf(id)).filter((name) => name === "look")).toHaveLength(1);
      await owner.send(`/ajax/image/${id}`, { method: "DELETE" });
      expect(await filesOf(id)).toEqual([]);
    });

    test("is not painted any more for a picture that was deleted meanwhile", async () => {
      fake.delay = 400;
      const { json } = await owner.upload(await goodJpeg(), { fields });
      await expect.poll(() => fake.bodies.length).toBe(1);
      await owner.send(`/ajax/image/${json.id}`, { method: "DELETE" });
      fake.delay = 0;
      // the next one of the same worker comes after it
      expect((await made()).status).toBe("ready");
      expect(await filesOf(json.id)).toEqual([]);
      expect(await credits()).toBe(welcomeCredits - 4 - aiFilterCredits);
    });

    test.each([
      ["refuses", "painter_refused"],
      ["has-no-quota", "painter_quota"],
      ["is-locked", "painter_closed"],
      ["says-html", "painter_nonsense"],
      ["sends-no-picture", "painter_nonsense"],
      ["sends-half-a-picture", "painter_nonsense"],
    ] as const)("costs nothing where the painter %s", async (mood, code) => {
      fake.moods = [mood];
      const view = await made();
      // our own look does not take its place
      expect(view).toMatchObject({ status: "failed", problem: code, may: { retry: true } });
      expect(view.options.lookBy).toEqual({ painter: "image-model" });
      expect(view.options.images.transformed).toBeNull();
      expect(await credits()).toBe(welcomeCredits);
    });

    testAnotherTry(() => ({ fake, owner }), made, 4 + aiFilterCredits);

    test("is our own where nobody asked for a model, and none where no look is chosen", async () => {
      const own = await made(look);
      const none = await made({ ...fields, aiFilterType: "none" });
      for (const { options } of [own, none]) expect(options).not.toHaveProperty("lookBy");
      expect([own, none].map(({ options }) => options.look?.name)).toEqual(["watercolor", undefined]);
      expect(fake.bodies).toEqual([]);
    });

    test("is refused of words, which the model would not be given", async () => {
      expect(await owner.upload(null, { fields: { ...fields, prompt: "a fox" } })).toMatchObject({
        status: 400,
        json: { code: "invalid_options", field: "lookBy" },
      });
    });
  },
  oneDatabase,
);

test("whoever may not paint in looks may not have a model paint them", async () => {
  const server = await openTestServer("pglite", { PROFESSIONAL_OPTIONS: "off" });
  expect(await server.visitor().upload(await goodJpeg(), { fields })).toMatchObject({
    status: 403,
    json: { code: "premium_only", field: "aiFilterType" },
  });
  await server.close();
});

test("a server without an image model for photos refuses its look, instead of painting its own", async () => {
  const server = await openTestServer("pglite", open);
  expect(await server.visitor().upload(await goodJpeg(), { fields })).toMatchObject({
    status: 409,
    json: { code: "painter_missing", field: "lookBy" },
  });
  await server.close();
});
