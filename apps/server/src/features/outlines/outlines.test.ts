import { imageView, outlinesDownloads } from "@tintery/contract";
import { decodeOutlines, drawOutlines, outlinesVariants } from "@tintery/engine";
import { inspectPhoto } from "@tintery/photos";
import { goodJpeg, jpegWithPlace, privateMarks } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { abandonConversion } from "../../images/convert-image.ts";
import { seedSamples } from "../../images/seed-samples.ts";
import { images } from "../../platform/database/schema/images.ts";
import { expectOneShape } from "../../testing/expect-one-shape.ts";
import { eventually } from "../../testing/eventually.ts";
import { letterF } from "../../testing/letter-f.ts";
import { describeOnEachDatabase, oneDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const html = { accept: "text/html" };

describeOnEachDatabase(
  "outlines",
  (kind) => {
    let server: TestServer;
    let owner: TestVisitor;
    let id: string;

    beforeAll(async () => {
      server = await openTestServer(kind);
      owner = server.visitor();
      const created = await owner.uploadOutlines(await jpegWithPlace(), {
        fields: { colorPrecision: "low" },
      });
      expect(created).toMatchObject({ status: 200, json: { status: "in_queue" } });
      id = created.json.id;
    });
    afterAll(() => server.close());

    const address = (rest: string) => `/app/coloring-svg/${id}/${rest}`;
    const download = (name: string) => owner.get(address(`download/image/${name}`));

    test("wait for their turn, and say what they will be", async () => {
      const view = imageView.parse(await owner.view(id));
      expect(view).toMatchObject({ kind: "outlines", status: "waiting", may: { changePrecision: false } });
      expect(view.options).toMatchObject({ colorPrecision: "low", source: "jpeg", numberOfColors: null });
      expect(await download("filled")).toMatchObject({ status: 409, json: { code: "not_ready" } });
    });

    test("are ready with photo and picture of one shape, and say what was found", async () => {
      await server.startWorker();
      const view = imageView.parse(await owner.settled(id));
      expect(view).toMatchObject({ status: "ready", problem: null });
      expect(view.may).toMatchObject({ edit: true, changePrecision: true, customDownload: true });
      const { origin, transformed, thumbnail, model, maps } = view.options.images;
      expectOneShape((await owner.get(origin!)).bytes, (await owner.get(transformed!)).bytes);
      expect([maps, (await owner.get(thumbnail!)).status]).toEqual([undefined, 200]);
      const { outlines, numberOfColors, notes, original } = view.options;
      expect(original).toBe("jpg");
      expect(numberOfColors).toBe(outlines!.colors.length);
      expect(notes).toEqual([]);
      expect(outlines!.colors.reduce((sum, color) => sum + color.areaShare, 0)).toBeCloseTo(1, 3);
      const picture = decodeOutlines((await owner.get(model!)).bytes);
      expect([picture.precision, picture.faces.length]).toEqual(["low", outlines!.areas]);
    });

    test("are handed out in every form, as files that can run nothing", async () => {
      const model = (await owner.view(id)).options.images.model!;
      const picture = decodeOutlines((await owner.get(model)).bytes);
      for (const name of ["filled", "outlines", "cutting", "png", "dxf"] as const) {
        const file = await download(name);
        expect([file.status, file.headers.get("content-type")], name).toEqual([
          200,
          outlinesDownloads[name].type,
        ]);
        expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="?photo-[a-z]+\./);
        expect(file.headers.get("content-security-policy")).toContain("sandbox");
      }
      for (const name of ["filled", "outlines", "cutting"] as const)
        expect((await download(name)).text).toBe(drawOutlines(picture, outlinesVariants[name]));
      const { width, height } = inspectPhoto((await download("png")).bytes)!;
      expect(width / height).toBeCloseTo(picture.widthMM / picture.heightMM, 2);
      const origin = await download("origin");
      expect(origin.headers.get("content-type")).toBe("image/jpeg");
      for (const mark of privateMarks) expect(origin.bytes.includes(mark)).toBe(false);
    });

    test("have middle lines only where there are some", async () => {
      const { hasCenterLines } = (await owner.view(id)).options.outlines!;
      expect((await download("centerlines")).status).toBe(hasCenterLines ? 200 : 404);
      const { status } = await download("custom?download-fill=none&download-lines=centers");
      expect(status).toBe(hasCenterLines ? 200 : 400);
    });

    test("are drawn exactly as they are looked at, and refused what is no wish", async () => {
      const model = (await owner.view(id)).options.images.model!;
      const picture = decodeOutlines((await owner.get(model)).bytes);
      const custom = (query: string) => download(`custom?${query}`);
      const shown = await custom("download-fill=none&download-lines=borders&download-nodes=yes");
      expect(shown.text).toBe(drawOutlines(picture, { fill: "none", lines: "borders", nodes: true }));
      const wide = await custom(
        "download-lines=borders&download-line-width=2&download-line-color=1565C0&download-format=svg",
      );
      expect(wide.text).toBe(
        drawOutlines(picture, {
          fill: "display",
          lines: "borders",
          nodes: false,
          lineWidthMM: 2,
          lineColor: "#1565c0",
        }),
      );
      const png = await custom("download-format=png&download-lines=borders");
      expect(inspectPhoto(png.bytes)!.type).toBe("png");
      for (const wrong of [
        "download-format=exe",
        "download-line-color=%22/%3E",
        "download-line-width=99",
        "download-fill=none",
        "download-format=dxf&download-fill=none&download-nodes=yes",
        "download-lines=all",
      ])
        expect(await custom(wrong), wrong).toMatchObject({ status: 400, json: { code: "invalid_options" } });
    });

    test("have pages to look at and to print", async () => {
      const prints = ["origin", "filled", "outlines"].map((which) => address(`print/image/${which}`));
      for (const page of [`/app/coloring-svg/${id}`, "/app/colorings-svg", ...prints])
        expect((await owner.get(page, html)).status, page).toBe(200);
      for (const other of ["coloring", "paint-by-numbers"])
        expect((await owner.get(`/app/${other}/${id}`, html)).status).toBe(404);
      const letter = await owner.get(`${prints[1]}?download-paper=letter`, html);
      const { widthMM, heightMM, paper, pictureUrl } = JSON.parse(letter.text).sheets[0];
      expect([widthMM <= paper.widthMM - 20, heightMM <= paper.heightMM - 20]).toEqual([true, true]);
      expect((await owner.get(pictureUrl)).headers.get("content-type")).toBe("image/svg+xml");
    });

    test("are nowhere for strangers, however they ask", async () => {
      const stranger = server.visitor();
      const paths = Object.keys(outlinesDownloads).map((name) => address(`download/image/${name}`));
      for (const which of ["origin", "filled", "outlines"]) paths.push(address(`print/image/${which}`));
      for (const which of ["origin", "page", "model", "thumbnail"])
        paths.push(`/app/image/${id}/picture/${which}`);
      for (const level of ["high", "low"]) paths.push(address(`change/color-precision/${level}`));
      paths.push(`/ajax/image/${id}`, `/ajax/image/${id}/share`, `/app/coloring-svg/${id}`);
      const missing = (path: string) => path.replace(id, "A".repeat(22));
      for (const path of paths) {
        const [found, never] = [await stranger.get(path), await stranger.get(missing(path))];
        expect([found.status, found.text], path).toEqual([404, never.text]);
      }
      expect((await stranger.edit(id, { colorPrecision: "high" })).status).toBe(404);
    });

    test("become more precise at the same address, and refuse edits of other kinds", async () => {
      const before = await owner.view(id);
      expect((await owner.edit(id, { colorPrecision: "low" })).json).toEqual({ ok: true });
      expect((await owner.view(id)).updated).toBe(before.updated);
      expect((await owner.edit(id, { colorPrecision: "high" })).json).toEqual({ ok: true });
      const view = await owner.settled(id);
      expect(view).toMatchObject({ status: "ready", options: { colorPrecision: "high" } });
      expect(view.options.images.model).not.toBe(before.options.images.model);
      for (const wrong of [{ reduceGrayscale: 20 }, { type: "simple" }, { numbersSizeOperation: 1 }, {}])
        expect((await owner.edit(id, wrong)).status).toBe(400);
      expect((await owner.edit(id, { colorPrecision: "ultra" })).status).toBe(400);
    });

    test("keep what they were when another precision comes to nothing", async () => {
      const { db } = server.platform;
      const before = await owner.view(id);
      await db
        .update(images)
        .set({ status: "waiting", revision: 7, options: { colorPrecision: "lowest" } })
        .where(eq(images.id, id));
      await abandonConversion(server.images.converter, { imageId: id, revision: 7 });
      const after = await owner.view(id);
      expect(after).toMatchObject({ status: "ready", problem: "conversion_failed" });
      expect(after.options).toEqual(before.options);
    });

    test("are listed by kind, rated, shared and deleted like every image", async () => {
      const listed = async (query: string) =>
        (await owner.get(`/ajax/images?${query}`)).json.items.map((item: { id: string }) => item.id);
      expect([await listed("kind=outlines"), await listed("kind=coloring")]).toEqual([[id], []]);
      expect([await listed("colorPrecision=high"), await listed("colorPrecision=low")]).toEqual([[id], []]);
      const rated = await owner.send(`/ajax/feedback/${id}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ type: "coloring", rating: 5, feedbackText: "sharp" }),
      });
      expect(rated.json).toEqual({ ok: true });
      const { json: link } = await owner.send(`/ajax/image/${id}/share`, { method: "POST" });
      const shared = JSON.parse((await server.visitor().get(link.address, html)).text);
      expect(shared.shared).toMatchObject({ kind: "outlines" });
      expect((await server.visitor().get(shared.shared.after)).status).toBe(200);
      const other = (await owner.uploadOutlines(await goodJpeg())).json.id;
      await owner.settled(other);
      expect((await owner.send(`/ajax/image/${other}`, { method: "DELETE" })).json).toEqual({ ok: true });
      expect((await owner.get(`/app/coloring-svg/${other}`, html)).status).toBe(404);
    });

    test("of samples are seen by everybody and changed by nobody", async () => {
      await seedSamples(server.images.stores, undefined, [letterF]);
      const sample = await eventually(async () => {
        const { outlines } = JSON.parse((await owner.get("/", html)).text);
        return outlines[0];
      });
      const guest = server.visitor();
      const view = imageView.parse(await guest.view(sample.id));
      expect(view).toMatchObject({ kind: "outlines", sampledata: true });
      expect(view.may).toMatchObject({ edit: false, share: false, changePrecision: false });
      expect((await guest.get(view.options.images.model!)).status).toBe(200);
      const at = (rest: string) => guest.get(`/app/coloring-svg/${view.id}/${rest}`);
      expect((await at("download/image/filled")).status).toBe(200);
      expect((await at("download/image/custom")).status).toBe(403);
      for (const level of ["high", "normal"])
        expect((await at(`change/color-precision/${level}`)).status).toBe(403);
      expect((await owner.edit(view.id, { colorPrecision: "high" })).status).toBe(403);
    });

    test("are refused without a file, with another precision, and for files that are none of ours", async () => {
      const refused = async (bytes: Uint8Array | null, fields = {}) =>
        (await owner.uploadOutlines(bytes, { fields })).json.code;
      expect(await refused(null)).toBe("no_file");
      expect(await refused(await goodJpeg(), { colorPrecision: "ultra" })).toBe("invalid_options");
      expect(await refused(Buffer.from("GIF89a"))).toBe("unsupported_type");
      const other = await owner.uploadOutlines(Buffer.from("hello"));
      expect(other.json).toMatchObject({ code: "unsupported_type", error: expect.stringContaining("SVG") });
    });
  },
  oneDatabase,
);
