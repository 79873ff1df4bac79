import { type ColoringType, coloringVersionOf, imageView } from "@tintery/contract";
import { decodeMaps } from "@tintery/engine";
import { defaultColoringStyle } from "@tintery/engine/draw";
import { inspectPhoto } from "@tintery/photos";
import {
  goodJpeg,
  hostilePhotos,
  jpegWithPlace,
  privateMarks,
  readQrInCorner,
} from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findDrawing, findImage } from "../../images/image-store.ts";
import { abandonConversion } from "../../images/convert-image.ts";
import { claimImage, publishImage } from "../../images/conversion-store.ts";
import { seedSamples } from "../../images/seed-samples.ts";
import { images } from "../../platform/database/schema/images.ts";
import { expectOneShape } from "../../testing/expect-one-shape.ts";
import { eventually } from "../../testing/eventually.ts";
import { letterF } from "../../testing/letter-f.ts";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describeOnEachDatabase(
  "coloring pages",
  (kind) => {
    let server: TestServer;
    let owner: TestVisitor;
    let id: string;

    beforeAll(async () => {
      server = await openTestServer(kind);
      owner = server.visitor();
      const created = await owner.uploadColoring(await jpegWithPlace(), { fields: { type: "simple" } });
      expect(created).toMatchObject({ status: 200, json: { status: "in_queue" } });
      id = created.json.id;
    });
    afterAll(() => server.close());

    const address = (rest: string) => `/app/coloring/${id}/${rest}`;

    test("wait for their turn, and say what they will be", async () => {
      const view = imageView.parse(await owner.view(id));
      expect(view).toMatchObject({ kind: "coloring", status: "waiting", may: { edit: false } });
      expect(view.options).toMatchObject({ type: "simple", version: "v1", reduceGrayscale: 100 });
      expect(await owner.get(address("download/image/coloring"))).toMatchObject({
        status: 409,
        json: { code: "not_ready" },
      });
    });

    test("are ready with photo and page of one shape", async () => {
      await server.startWorker();
      const view = imageView.parse(await owner.settled(id));
      expect(view).toMatchObject({
        status: "ready",
        problem: null,
        may: { edit: true, customDownload: true },
      });
      const { origin, transformed, thumbnail, numbers, maps } = view.options.images;
      expectOneShape((await owner.get(origin!)).bytes, (await owner.get(transformed!)).bytes);
      expect([numbers, (await owner.get(thumbnail!)).status]).toEqual([null, 200]);
      expect(decodeMaps((await owner.get(maps!)).bytes).type).toBe("simple");
    });

    test("are handed out as picture, strokes and PDF, as files that can run nothing", async () => {
      const files = { coloring: "image/png", coloringsvg: "image/svg+xml", coloringpdf: "application/pdf" };
      for (const [download, type] of Object.entries(files)) {
        const file = await owner.get(address(`download/image/${download}`));
        expect([file.status, file.headers.get("content-type")]).toEqual([200, type]);
        expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="?photo-coloring\./);
        expect(file.headers.get("content-security-policy")).toContain("sandbox");
      }
      const png = (await owner.get(address("download/image/coloring?download-paper=letter"))).bytes;
      const { width, height } = inspectPhoto(png)!;
      expect([width, height].sort()).toEqual([2550, 3300].sort());
      const origin = await owner.get(address("download/image/origin"));
      for (const mark of privateMarks) expect(origin.bytes.includes(mark)).toBe(false);
    });

    test("are drawn to the wishes of their owner, and refused what is no wish", async () => {
      const custom = (query: string) => owner.get(address(`download/image/custom?${query}`));
      const svg = await custom("download-format=svg&download-strokes-color=1565c0&download-line-width=2");
      expect(svg.text).toMatch(/^<svg/);
      expect(svg.text).toContain("#1565c0");
      const pdf = await custom(
        `download-paper=a4&download-name-line=yes&download-name=${encodeURIComponent("Zoë Ґанок")}`,
      );
      expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      for (const wrong of ["download-format=exe", "download-strokes-color=%22/%3E", "download-line-width=99"])
        expect(await custom(wrong)).toMatchObject({ status: 400, json: { code: "invalid_options" } });
    });

    test("have pages to look at and to print", async () => {
      const html = { accept: "text/html" };
      const pages = [`/app/coloring/${id}`, address("print/image/coloring"), address("print/image/origin")];
      for (const page of [...pages, "/app/colorings"]) expect((await owner.get(page, html)).status).toBe(200);
      expect((await owner.get(`/app/paint-by-numbers/${id}`, html)).status).toBe(404);
      const inIreland = await owner.get(pages[0]!, { ...html, "accept-language": "en-IE,en-US;q=0.9" });
      expect(JSON.parse(inIreland.text).context.paper).toBe("a4");
      const letter = await owner.get(`${address("print/image/coloring")}?download-paper=letter`, html);
      const { widthMM, heightMM, paper } = JSON.parse(letter.text).sheets[0];
      expect(paper).toEqual({ widthMM: 279.4, heightMM: 215.9 });
      expect([widthMM <= 259.4, heightMM <= 195.9]).toEqual([true, true]);
      expect((await server.visitor().get(`/app/coloring/${id}`, html)).status).toBe(404);
    });

    test("bear a code that opens what their link shows, once there is one", async () => {
      const asked = ["coloring", "coloringpdf", "custom"].map((kind) => address(`download/image/${kind}`));
      asked.push(address("print/image/coloring"));
      for (const path of asked)
        expect(await owner.get(`${path}?download-qr=yes`), path).toMatchObject({
          status: 409,
          json: { code: "no_share_link" },
        });
      const link = (await owner.send(`/ajax/image/${id}/share`, { method: "POST" })).json.address;
      const opens = server.platform.config.PUBLIC_URL + link;
      const png = await owner.get(address("download/image/coloring?download-qr=yes&download-paper=a4"));
      expect(await readQrInCorner(png.bytes, { widthMM: 297, corner: "lower" })).toBe(opens);
      const pdf = await owner.get(address("download/image/coloringpdf?download-qr=yes"));
      expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      const html = { accept: "text/html" };
      const [sheet] = JSON.parse((await owner.get(`${asked.at(-1)}?download-qr=yes`, html)).text).sheets;
      expect(sheet.foot.address.text).toBe(opens);
      expect(sheet.heightMM + sheet.foot.heightMM).toBeLessThanOrEqual(190);
      const plain = await owner.get(address("download/image/coloring?download-paper=a4"));
      expect(await readQrInCorner(plain.bytes, { widthMM: 297, corner: "lower" })).toBeNull();
      await owner.send(`/ajax/image/${id}/share`, { method: "DELETE" });
      expect((await owner.get(`${asked[0]}?download-qr=yes`)).status).toBe(409);
    });

    test("are nowhere for strangers, however they ask", async () => {
      const stranger = server.visitor();
      const paths = ["origin", "coloring", "coloringsvg", "coloringpdf", "custom"].map((kind) =>
        address(`download/image/${kind}`),
      );
      for (const which of ["origin", "coloring"]) paths.push(address(`print/image/${which}`));
      for (const which of ["origin", "page", "maps", "thumbnail"])
        paths.push(`/app/image/${id}/picture/${which}`);
      paths.push(`/ajax/image/${id}`, `/ajax/feedback/${id}?type=coloring`, `/ajax/image/${id}/share`);
      const missing = (path: string) => path.replace(id, "A".repeat(22));
      for (const path of paths) {
        const [found, never] = [await stranger.get(path), await stranger.get(missing(path))];
        expect([found.status, found.text], path).toEqual([404, never.text]);
      }
    });

    test("lose details at once, and get them back as they were", async () => {
      const before = await owner.view(id);
      const { drawingFiles, stores } = server.images;
      const rowBefore = (await findImage(stores.db, id))!;
      expect((await owner.edit(id, { reduceGrayscale: 20 })).json).toEqual({ ok: true });
      // a download that began just before the edit gets what there is now
      const wanted = {
        kind: "coloring",
        style: { ...defaultColoringStyle, tracing: true },
        as: "svg",
      } as const;
      const now = (await findImage(stores.db, id))!;
      const nobody = { who: { visitor: null, networks: [] }, gone: new AbortController().signal };
      const { key } = await drawingFiles.find(nobody, rowBefore, wanted);
      expect(key).toBe((await drawingFiles.find(nobody, now, wanted)).key);
      const reduced = await owner.view(id);
      expect(reduced.options).toMatchObject({ reduceGrayscale: 20, type: "simple" });
      expect(reduced.options.images.maps).toBe(before.options.images.maps);
      expect(reduced.options.images.origin).toBe(before.options.images.origin);
      await owner.edit(id, { reduceGrayscale: 100 });
      expect((await owner.view(id)).options.images).toEqual(before.options.images);
      for (const wrong of [{ reduceGrayscale: 21 }, { reduceGrayscale: 101 }, { type: "oil" }, {}])
        expect((await owner.edit(id, wrong)).status).toBe(400);
      const painting = await owner.edit(id, { numbersSizeOperation: 1 });
      expect(painting).toMatchObject({ status: 400, json: { code: "invalid_options" } });
      expect((await server.visitor().edit(id, { reduceGrayscale: 20 })).status).toBe(404);
    });

    test("are about what somebody pointed out, at once or later", async () => {
      const pointer = server.visitor();
      const subject = [
        { isSubject: true, points: [0.5, 0.5, 0.6, 0.5], radius: 0.015 },
        { isSubject: false, points: [0.1, 0.1], radius: 0.015 },
      ];
      const created = await pointer.uploadColoring(await goodJpeg(), {
        fields: { subject: JSON.stringify(subject) },
      });
      const page = created.json.id;
      expect(imageView.parse(await pointer.settled(page))).toMatchObject({
        status: "ready",
        options: { subject },
      });
      expect((await pointer.edit(page, { subject: subject.slice(0, 1) })).json).toEqual({ ok: true });
      const now = imageView.parse(await pointer.settled(page));
      expect(now).toMatchObject({
        status: "ready",
        options: { type: "for_kids", subject: subject.slice(0, 1) },
      });
      expect((await pointer.edit(page, { subject: [] })).json).toEqual({ ok: true });
      expect(imageView.parse(await pointer.settled(page)).options.subject).toBeUndefined();
      expect(
        (await pointer.edit(page, { subject: [{ isSubject: true, points: [2, 0], radius: 0.015 }] })).status,
      ).toBe(400);
      const refused = await pointer.uploadColoring(await goodJpeg(), { fields: { subject: "[{" } });
      expect(refused.json).toMatchObject({ code: "invalid_options", field: "subject" });
    });

    test("change their background at once, and get it back as it was", async () => {
      const before = await owner.view(id);
      expect(before.options).toMatchObject({ background: "calm", hasSubject: expect.any(Boolean) });
      expect((await owner.edit(id, { background: "none" })).json).toEqual({ ok: true });
      const now = await owner.view(id);
      expect(now.options).toMatchObject({ background: "none", reduceGrayscale: 100, type: "simple" });
      expect(now.options.images.maps).toBe(before.options.images.maps);
      await owner.edit(id, { background: "calm", reduceGrayscale: 100 });
      expect((await owner.view(id)).options.images).toEqual(before.options.images);
      expect((await owner.edit(id, { background: "white" })).status).toBe(400);
    });

    test("become another type at the same address, and keep the details chosen", async () => {
      const before = await owner.view(id);
      const seenFirst = await findDrawing(server.platform.db, id, "seen");
      await owner.edit(id, { reduceGrayscale: 60 });
      expect((await owner.edit(id, { type: "v2_comic" })).json).toEqual({ ok: true });
      const view = await owner.settled(id);
      expect(view).toMatchObject({ status: "ready", options: { type: "v2_comic", version: "v2" } });
      expect(view.options.reduceGrayscale).toBe(60);
      expect(view.options.images.transformed).not.toBe(before.options.images.transformed);
      expect(decodeMaps((await owner.get(view.options.images.maps!)).bytes).type).toBe("v2_comic");
      // nobody looks at a photo twice: another type has another size, and would see it a little otherwise
      expect(seenFirst).toBeDefined();
      expect((await findDrawing(server.platform.db, id, "seen"))?.sha256).toBe(seenFirst!.sha256);
    });

    test("keep what they were when another type comes to nothing", async () => {
      const { db } = server.platform;
      const before = await owner.view(id);
      await db.update(images).set({ status: "waiting", revision: 7 }).where(eq(images.id, id));
      await db
        .update(images)
        .set({ options: { type: "simple", details: 60 } })
        .where(eq(images.id, id));
      await abandonConversion(server.images.converter, { imageId: id, revision: 7 });
      const after = await owner.view(id);
      expect(after).toMatchObject({ status: "ready", problem: "conversion_failed" });
      expect(after.options).toEqual(before.options);
    });

    test("are published by the newest claim only", async () => {
      const { db } = server.platform;
      await db.update(images).set({ status: "waiting" }).where(eq(images.id, id));
      const { revision } = (await db.select().from(images).where(eq(images.id, id)))[0]!;
      const late = (await claimImage(db, id, revision))!;
      const newest = (await claimImage(db, id, revision))!;
      const publication = { modelKey: "a", summary: {}, sourceWidth: 1, sourceHeight: 1, drawings: [] };
      expect(await publishImage(db, late, publication)).toBe(false);
      expect(await claimImage(db, id, revision - 1)).toBeUndefined();
      await db.update(images).set({ status: "ready" }).where(eq(images.id, newest.id));
    });

    test("are listed by kind and type", async () => {
      const listed = async (query: string) =>
        (await owner.get(`/ajax/images?${query}`)).json.items.map((item: { id: string }) => item.id);
      expect(await listed("kind=coloring")).toEqual([id]);
      expect(await listed("kind=coloring&type=v2_comic")).toEqual([id]);
      expect(await listed("type=simple")).toEqual([]);
      expect(await listed("kind=paint-by-numbers")).toEqual([]);
    });

    test("of samples are seen and printed by everybody and changed by nobody", async () => {
      await seedSamples(server.images.stores, undefined, [letterF]);
      const sample = await eventually(async () => {
        const { colorings } = JSON.parse((await owner.get("/", { accept: "text/html" })).text);
        return colorings[0];
      });
      const guest = server.visitor();
      const view = imageView.parse(await guest.view(sample.id));
      expect(view).toMatchObject({ kind: "coloring", sampledata: true, may: { edit: false, share: false } });
      expect(view.options.images.maps).toBeUndefined();
      const file = (name: string) => guest.get(`/app/coloring/${view.id}/download/image/${name}`);
      expect((await file("coloringpdf")).status).toBe(200);
      expect((await file("custom")).status).toBe(403);
      expect((await guest.get(`/app/image/${view.id}/picture/maps`)).status).toBe(403);
      expect((await owner.edit(view.id, { type: "v2_anime" })).status).toBe(403);
    });

    test("that nobody can draw are refused by type and version", async () => {
      const refused = async (type: string, version: string) =>
        (await owner.uploadColoring(await goodJpeg(), { version, fields: { type } })).json.code;
      expect(await refused("v2_comic", "v1")).toBe("invalid_options");
      expect(await refused("for_kids", "v2")).toBe("invalid_options");
      expect(await refused("for_dogs", "v1")).toBe("invalid_options");
      expect(await refused("for_kids", "v3")).toBe("not_found");
      expect((await owner.uploadColoring(null)).json.code).toBe("no_file");
    });
  },
  oneDatabase,
);

describeOnEachDatabase(
  "coloring pages of hostile photos",
  (kind) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "100" });
      await server.startWorker();
    });
    afterAll(() => server.close());

    test("end in time, as a page or with their problem", async () => {
      const visitor = server.visitor();
      const types: ColoringType[] = ["for_kids", "sketching", "v2_anime"];
      const photos = (await hostilePhotos()).filter(({ byHeader }) => !byHeader);
      const sent: string[] = [];
      for (const [index, { bytes }] of photos.entries()) {
        const type = types[index % types.length]!;
        const version = coloringVersionOf(type);
        sent.push((await visitor.uploadColoring(bytes, { version, fields: { type } })).json.id);
      }
      const ends: string[] = [];
      for (const id of sent) ends.push((await visitor.settled(id)).problem ?? "accepted");
      expect(ends).toEqual(photos.map((photo) => photo.ends));
    });
  },
  oneDatabase,
);
