import { endpoints, imageList, imageView } from "@tintery/contract";
import { decodePicture } from "@tintery/engine/paint";
import { inspectPhoto } from "@tintery/photos";
import { goodJpeg, jpegWithPlace, orientedJpeg, privateMarks } from "@tintery/photos/testing";
import { heicFile } from "@tintery/photos/testing/heic";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesOfImage } from "../platform/files/file-key.ts";
import { expectOneShape } from "../testing/expect-one-shape.ts";
import { eventually } from "../testing/eventually.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { letterF } from "../testing/letter-f.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { startS3 } from "../testing/throw-away-s3.ts";
import { seedSamples } from "./seed-samples.ts";

const downloads = [
  "origin",
  "originwithnumbers",
  "pbn",
  "grayscale",
  "outlines",
  "pbnpng",
  "source",
] as const;
const missingId = "A".repeat(22);

async function filesOf(server: TestServer, id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.platform.files.list(filesOfImage(id))) keys.push(key);
  return keys;
}

describeOnEachDatabase("the life of an image", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let id: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    // a sample that waits: whoever comes is served before it
    await seedSamples(server.images.stores, undefined, [letterF]);
    const created = await owner.upload(await goodJpeg(), { name: "../../Ünser Haus‮gpj.jpg" });
    expect(created).toMatchObject({ status: 200, json: { status: "in_queue", name: "Ünser Hausgpj" } });
    endpoints.createPaintByNumbers.reply.parse(created.json);
    id = created.json.id;
  });
  afterAll(() => server.close());

  test("waits with its place in the queue while nobody works, and can be followed as events until it is ready", async () => {
    const second = await owner.upload(await goodJpeg());
    expect(await owner.view(id)).toMatchObject({ status: "waiting", progress: { place: 0, fraction: null } });
    expect(await owner.view(second.json.id)).toMatchObject({ status: "waiting", progress: { place: 1 } });
    const stream = owner.get(`/ajax/image/${id}/events`);
    await server.startWorker();
    const { headers, text } = await stream;
    expect(headers.get("content-type")).toContain("text/event-stream");
    const views = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => imageView.parse(JSON.parse(data!)));
    expect(views.at(-1)?.status).toBe("ready");
    const fractions = views.map(({ progress }) => progress.fraction ?? 0).slice(0, -1);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    await owner.settled(second.json.id);
  });

  test("shows its palette, areas that add up, and pictures of one shape to lie on each other", async () => {
    const view = imageView.parse(await owner.view(id));
    expect(view).toMatchObject({ status: "ready", problem: null, sampledata: false, may: { delete: true } });
    const { colors, colorsArea, images, numberOfSegments } = view.options;
    expect(colors.length).toBeGreaterThan(1);
    expect(Object.values(colorsArea!.byCode).reduce((sum, area) => sum + area, 0)).toBeCloseTo(100, 0);
    expect(numberOfSegments!.total).toBeGreaterThan(1);
    const pictures = [];
    for (const address of [images.origin!, images.transformed!, images.numbers!]) {
      const picture = await owner.get(address);
      expect(picture.headers.get("cache-control")).toContain("immutable");
      pictures.push(picture.bytes);
    }
    const [origin, transformed, numbers] = pictures;
    expectOneShape(origin!, transformed!);
    expectOneShape(numbers!, transformed!);
  });

  test("hands out its model, from which pages draw it themselves", async () => {
    const { images, colors, numberOfSegments } = (await owner.view(id)).options;
    const model = await owner.get(images.model!);
    expect(model.headers.get("cache-control")).toContain("immutable");
    const { palette, regions } = decodePicture(model.bytes);
    expect(palette.map(({ hex }) => hex)).toEqual(colors.map(({ hex }) => hex));
    expect(regions).toHaveLength(numberOfSegments!.total);
    expect((await server.visitor().get(images.model!)).status).toBe(404);
  });

  test.each(downloads)("is handed out as %s, as a file that can run nothing", async (download) => {
    const file = await owner.get(`/app/paint-by-numbers/${id}/download/image/${download}`);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="[^"]*-${download.replace("png", "")}\\.(svg|png|jpg)"`),
    );
    expect(file.headers.get("content-disposition")).toContain("filename*=UTF-8''%C3%9Cnser-Haus");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    const policy = file.headers.get("content-security-policy")!.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "sandbox",
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    const isText = file.headers.get("content-type") === "image/svg+xml";
    if (isText) expect(file.text).toMatch(/^<svg[^>]* viewBox="0 0 /);
    else expect(inspectPhoto(file.bytes)).toBeDefined();
    expect(Number(file.headers.get("content-length") ?? file.bytes.length)).toBe(file.bytes.length);
  });

  test("gives its colors as CSV and as a GIMP palette, and a printable page", async () => {
    const csv = await owner.get(`/app/paint-by-numbers/${id}/download/colors/csv`);
    expect(csv.text.split("\r\n")[0]).toMatch(/^\ufeff?Number,Name,Hex,/);
    const gpl = await owner.get(`/app/paint-by-numbers/${id}/download/colors/gpl`);
    expect(gpl.text).toMatch(/^GIMP Palette\nName: Ünser Haus/);
    const print = await owner.get(`/app/paint-by-numbers/${id}/print/image/pbn`);
    expect(JSON.parse(print.text)).toMatchObject({
      page: "print",
      sheets: [{ widthMM: expect.any(Number) }],
    });
    for (const format of ["kpl", "ase", "swatches"]) {
      const file = await owner.get(`/app/paint-by-numbers/${id}/download/colors/${format}`);
      expect(file.status).toBe(200);
      expect(Buffer.from(file.bytes).toString("latin1", 0, 4)).toBe(format === "ase" ? "ASEF" : "PK\x03\x04");
    }
    const none = await owner.get(`/app/paint-by-numbers/${id}/download/colors/none`);
    expect(none).toMatchObject({ status: 404, json: { code: "not_found" } });
  });

  test("is drawn to the wishes of its owner, and nothing of that is kept", async () => {
    const address = `/app/paint-by-numbers/${id}/download/image/custom`;
    const before = (await filesOf(server, id)).length;
    const query =
      "download-type=hybrid&download-strokes-color=%23D32F2F&download-numbers-color=1565c0&download-frame=yes&download-hybrid-opacity=25";
    const custom = await owner.get(`${address}?${query}`);
    expect(custom.status).toBe(200);
    expect(custom.headers.get("content-type")).toContain("image/svg+xml");
    expect(custom.headers.get("content-disposition")).toContain("attachment");
    expect(custom.text).toMatch(/<g [^>]*opacity="0\.25".*stroke="#d32f2f".*fill="#1565c0".*id="frame"/s);
    expect(custom.text).toContain('viewBox="-50 -50 ');
    const plain = await owner.get(address);
    expect(plain.text).not.toContain(`id="frame"`);
    expect(plain.headers.get("etag")).not.toBe(custom.headers.get("etag"));
    expect(await filesOf(server, id)).toHaveLength(before);
    const pdf = await owner.get(`${address}?${query}&download-format=pdf`);
    expect(pdf.headers.get("content-disposition")).toContain("custom.pdf");
    expect(pdf.headers.get("etag")).not.toBe(custom.headers.get("etag"));
    // a frame of 5 cm on each side
    const [, width] = /MediaBox \[0 0 ([\d.]+)/.exec(Buffer.from(pdf.bytes).toString("latin1"))!;
    const { canvasMM } = (await owner.view(id)).options;
    expect((Number(width) / 72) * 25.4).toBeCloseTo(canvasMM!.width + 100, 1);
    for (const wrong of [
      "download-type=pdf",
      "download-format=dxf",
      "download-hybrid-opacity=7",
      "download-strokes-color=red",
    ])
      expect((await owner.get(`${address}?${wrong}`)).status).toBe(400);
    expect((await server.visitor().get(address)).status).toBe(404);
  });

  test("is edited without a new conversion: colors, lines, numbers; a second edit at the same time is done too", async () => {
    const before = await owner.view(id);
    const [first, second] = before.options.colors;
    const post = (body: object) =>
      owner.send(`/ajax/image/${id}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const edits = [
      { colors: [{ id: first!.id, changeTo: second!.hex }], strokeWidth: 2 },
      { numbersSizeOperation: 3, maxNumbersSize: 1.2 },
    ];
    const replies = await Promise.all(edits.map(post));
    for (const { status, json } of replies) expect([status, json]).toEqual([200, { ok: true }]);
    const after = await owner.view(id);
    imageView.parse(after);
    expect(after.options.colors).toHaveLength(before.options.colors.length - 1);
    expect(after.options.colors_initial).toEqual(before.options.colors);
    expect(after.options.strokeWidth).toBe(2);
    expect(after.updated > before.updated).toBe(true);
    expect(after.options.images.origin).toBe(before.options.images.origin);
    for (const drawn of ["transformed", "model"] as const)
      expect(after.options.images[drawn]).not.toBe(before.options.images[drawn]);
    for (const path of Object.values(after.options.images)) expect((await owner.get(path!)).status).toBe(200);
    expect((await owner.get(before.options.images.transformed!)).bytes).toEqual(
      (await owner.get(after.options.images.transformed!)).bytes,
    );
    const svg = await owner.get(`/app/paint-by-numbers/${id}/download/image/pbn`);
    expect(svg.text).toContain('stroke-width="0.5"');
    expect(svg.text).not.toContain(`<path fill="${first!.hex}"`);
    expect((await post({ colors: [], strokeWidth: -1 })).json.code).toBe("bad_request");
    expect((await post({ numbersSizeOperation: 2 })).json.code).toBe("bad_request");
    expect((await post({ reduceGrayscale: 50 })).json.code).toBe("invalid_options");
    // neither drawings nor tables can hold such codes
    for (const changeToCode of ["\u0007", "1\n2", "a;=b", "x".repeat(13)]) {
      const colors = [{ id: 1, changeTo: "#123456", changeToCode }];
      expect((await post({ colors, strokeWidth: 0 })).json.code, changeToCode).toBe("invalid_options");
    }
    const stranger = await server.visitor().send(`/ajax/image/${id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(edits[1]),
    });
    expect(stranger.status).toBe(404);
  });

  test("is drawn once for many people who ask at the same time", async () => {
    const path = `/app/paint-by-numbers/${id}/download/image/grayscalepng`;
    const before = (await filesOf(server, id)).length;
    const files = await Promise.all(Array.from({ length: 4 }, () => owner.get(path)));
    expect(new Set(files.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
    expect((await filesOf(server, id)).length).toBe(before + 1);
    const again = await owner.get(path, { "if-none-match": files[0]!.headers.get("etag")! });
    expect(again.status).toBe(304);
  });

  test("is drawn once for a crowd that wants what is not kept, and nobody else has to wait for it", async () => {
    const path = `/app/paint-by-numbers/${id}/download/image/pbnpdf`;
    // more than children could wait in line
    const files = await Promise.all(Array.from({ length: 40 }, () => owner.get(path)));
    expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("is missing for strangers and guests alike, with the same words as one that never was", async () => {
    const stranger = server.visitor();
    // what is stored first makes a guest, who stays one when it goes
    const own = (await stranger.upload(await goodJpeg())).json.id as string;
    expect((await stranger.send(`/ajax/image/${own}`, { method: "DELETE" })).status).toBe(200);
    expect(stranger.cookie).not.toBe("");
    const { images } = (await owner.view(id)).options;
    for (const visitor of [stranger, server.visitor()]) {
      const missing = await visitor.get(`/ajax/image/${missingId}`);
      expect(missing).toMatchObject({ status: 404, json: { code: "not_found" } });
      const paths = [
        `/ajax/image/${id}`,
        `/ajax/image/${id}/events`,
        images.origin!,
        images.numbers!,
        `/app/paint-by-numbers/${id}`,
        `/app/paint-by-numbers/${id}/download/image/pbn`,
        `/app/paint-by-numbers/${id}/download/colors/csv`,
        `/app/paint-by-numbers/${id}/print/image/pbn`,
      ];
      for (const path of paths) {
        const answer = await visitor.get(path);
        expect([path, answer.status, answer.text]).toEqual([path, 404, missing.text]);
      }
      expect((await visitor.send(`/ajax/image/${id}`, { method: "DELETE" })).text).toBe(missing.text);
      expect((await visitor.get("/ajax/images")).json).toEqual({ items: [], next: null });
    }
    expect((await owner.view(id)).status).toBe("ready");
  });

  test("is listed for its owner, newest first, page by page", async () => {
    const first = imageList.parse((await owner.get("/ajax/images?limit=1")).json);
    const second = imageList.parse((await owner.get(`/ajax/images?limit=1&cursor=${first.next}`)).json);
    expect(second.items.map((image) => image.id)).toEqual([id]);
    expect(second.next).toBeNull();
    expect(first.items[0]!.created >= second.items[0]!.created).toBe(true);
    expect((await owner.get("/ajax/images?kind=coloring")).json.items).toEqual([]);
    expect((await owner.get("/ajax/images?cursor=nonsense")).json).toMatchObject({ code: "bad_request" });
  });

  test("forgets camera, person and place: none of it is in any byte we serve", async () => {
    const { json } = await owner.upload(await jpegWithPlace());
    const view = await owner.settled(json.id);
    const { origin, transformed, numbers, thumbnail } = view.options.images;
    const paths = [origin!, transformed!, numbers!, thumbnail!, `/ajax/image/${json.id}`];
    for (const name of downloads) paths.push(`/app/paint-by-numbers/${json.id}/download/image/${name}`);
    for (const path of paths) {
      const { bytes, status } = await owner.get(path);
      expect(status, path).toBe(200);
      for (const mark of [...privateMarks, "Exif"])
        expect(bytes.includes(mark), `${mark} in ${path}`).toBe(false);
    }
  });

  test("stands upright whatever its EXIF orientation says", async () => {
    const { json } = await owner.upload(await orientedJpeg(6));
    const view = await owner.settled(json.id);
    expect(view.options.canvasMM!.width).toBeGreaterThan(view.options.canvasMM!.height);
    const source = await owner.get(`/app/paint-by-numbers/${json.id}/download/image/source`);
    expect(inspectPhoto(source.bytes)).toMatchObject({ width: 240, height: 160 });
  });

  test("takes a HEIC like any photo: upright, under its name, and handed out as a JPEG", async () => {
    const heic = heicFile({ tiles: [4, 3], turns: 1 });
    const { json } = await owner.upload(heic, { name: "IMG_1.HEIC" });
    const view = await owner.settled(json.id);
    expect(view).toMatchObject({ status: "ready", name: "IMG_1" });
    expect(view.options.canvasMM!.width).toBeLessThan(view.options.canvasMM!.height);
    const source = await owner.get(`/app/paint-by-numbers/${json.id}/download/image/source`);
    expect(inspectPhoto(source.bytes)).toMatchObject({ type: "jpeg", width: 192, height: 256 });
  });

  test("a sample is made once, seen by everybody and changed by nobody", async () => {
    const { stores } = server.images;
    await seedSamples(stores, undefined, [letterF]);
    await seedSamples(stores, undefined, [letterF]);
    const home = await eventually(async () => {
      const { samples } = JSON.parse((await owner.get("/")).text);
      return samples.length > 0 && { samples };
    });
    expect(home.samples).toHaveLength(1);
    const sample = await server.visitor().view(home.samples[0].id);
    expect(sample).toMatchObject({
      status: "ready",
      sampledata: true,
      may: { delete: false, edit: false, share: false },
    });
    expect(sample.name).not.toContain("sample.");
    const { status, json } = await owner.send(`/ajax/image/${sample.id}`, { method: "DELETE" });
    expect([status, json.code]).toEqual([403, "forbidden"]);
    const guest = server.visitor();
    const listed = (await owner.get("/ajax/images?limit=100")).json.items;
    expect(listed.map((item: { id: string }) => item.id)).not.toContain(sample.id);
    expect((await guest.get(`/app/paint-by-numbers/${sample.id}/download/image/pbn`)).status).toBe(200);
    expect((await guest.get(`/app/paint-by-numbers/${sample.id}/download/image/custom`)).status).toBe(403);
    await seedSamples(stores, undefined, []);
    expect((await guest.get(`/ajax/image/${sample.id}`)).status).toBe(404);
  });

  test("is gone at once when its owner deletes it, with every file", async () => {
    const { images } = (await owner.view(id)).options;
    expect((await filesOf(server, id)).length).toBeGreaterThan(5);
    expect((await owner.send(`/ajax/image/${id}`, { method: "DELETE" })).json).toEqual({ ok: true });
    for (const path of [`/ajax/image/${id}`, images.origin!, `/app/paint-by-numbers/${id}`])
      expect((await owner.get(path)).status).toBe(404);
    expect((await owner.send(`/ajax/image/${id}`, { method: "DELETE" })).status).toBe(404);
    expect(await filesOf(server, id)).toEqual([]);
  });
});

test("an image whose files are in a bucket lives the same life", async () => {
  const bucket = await startS3();
  const server = await openTestServer("pglite", { ...bucket.environment });
  try {
    await server.startWorker();
    const visitor = server.visitor();
    const { id } = (await visitor.upload(await goodJpeg())).json;
    const view = await visitor.settled(id);
    expect(view).toMatchObject({ status: "ready" });
    const before = await visitor.get(view.options.images.origin!);
    expect(inspectPhoto(before.bytes)).toMatchObject({ type: "jpeg", width: 240 });
    const page = await visitor.get(`/app/paint-by-numbers/${id}/download/image/pbnpng`);
    expect(inspectPhoto(page.bytes)).toMatchObject({ type: "png" });
    await visitor.send(`/ajax/image/${id}`, { method: "DELETE" });
    expect(await filesOf(server, id)).toEqual([]);
  } finally {
    await server.close();
    await bucket.stop();
  }
});
