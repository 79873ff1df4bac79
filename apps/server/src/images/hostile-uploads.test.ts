import { readdir } from "node:fs/promises";
import { request } from "node:http";
import {
  importanceMask,
  type ProblemCode,
  problemKey,
  problems,
  problemValues,
  unsupportedTypeKey,
  uploadLimits,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { maskLimits, nameContent } from "@tintery/photos";
import {
  endlessParts,
  goodJpeg,
  goodPng,
  hostilePhotos,
  jpegWithPlace,
  pngFile,
  unusualPhotos,
} from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const hostile = await hostilePhotos();
const unusual = Object.entries(await unusualPhotos());

function textOf(code: ProblemCode): string {
  return texts("en")(problemKey(code), problemValues("en", "tintery@localhost"));
}

async function countTemporary(server: TestServer): Promise<number> {
  return (await readdir(`${server.platform.config.DATA_DIR}/files/.tmp`)).length;
}

describeOnEachDatabase(
  "what must not become a picture",
  (kind) => {
    let server: TestServer;
    let visitor: TestVisitor;
    beforeAll(async () => {
      server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "60" });
      visitor = server.visitor();
    });
    afterAll(() => server.close());

    const refusal = (code: ProblemCode) => ({
      status: problems[code].status,
      json: { code, error: textOf(code) },
    });

    test.each(hostile.filter(({ byHeader }) => byHeader))(
      "$name is refused at once: $ends",
      async ({ name, bytes, ends }) => {
        const found = ends === "unsupported_type" ? nameContent(bytes) : undefined;
        const named = found && {
          code: ends,
          error: texts("en")(unsupportedTypeKey({ found }), { type: found }),
        };
        const { status, json } = refusal(ends as ProblemCode);
        expect(await visitor.upload(bytes, { name })).toMatchObject({ status, json: named ?? json });
      },
    );

    test("a photo of millions of parts is refused as damaged", async () => {
      for (const [name, bytes] of Object.entries(await endlessParts()))
        expect([name, await visitor.upload(bytes, { name })]).toMatchObject([name, refusal("damaged")]);
    });

    test("refused files leave nothing behind, neither rows nor bytes", async () => {
      expect((await visitor.get("/ajax/images")).json.items).toEqual([]);
      expect(await countTemporary(server)).toBe(0);
      for await (const { key } of server.platform.files.list("images/"))
        throw new Error(`left behind: ${key}`);
    });

    test("neither file nor prompt, a prompt of nothing, and a field that is no file have their words", async () => {
      expect(await visitor.upload(null)).toMatchObject(refusal("image_or_prompt_required"));
      expect(await visitor.upload(new Uint8Array(), { name: "" })).toMatchObject(
        refusal("image_or_prompt_required"),
      );
      expect(await visitor.upload(null, { fields: { prompt: "freedom" } })).toMatchObject(
        refusal("nothing_to_draw"),
      );
      const noForm = await visitor.send("/ajax/create/paint-by-numbers", { method: "POST", body: "image=x" });
      expect(noForm.status).toBe(400);
    });

    const wrongFields: [string, string, ProblemCode][] = [
      ["numberOfColors", "6", "invalid_options"],
      ["numberOfColors", "101", "invalid_options"],
      ["numberOfColors", "1e2", "invalid_options"],
      ["numberOfColors", "9".repeat(400), "invalid_options"],
      ["minArea", "100.0001", "invalid_options"],
      ["detalization", "__proto__", "invalid_options"],
      ["mode", "oval", "invalid_options"],
      ["canvasSize", "3.99x10", "invalid_custom_size"],
      ["canvasSize", "1e9x1", "invalid_custom_size"],
      ["customWidth", "46", "invalid_custom_size"],
      ["customHeight", "abc", "invalid_custom_size"],
      ["aiFilterType", "airbrush", "invalid_options"],
      ["lookStrength", "0.1", "invalid_options"],
      ["palette", "99", "invalid_options"],
      ["mixPalette", "1", "invalid_options"],
      ["paletteColors", "1,2,3", "invalid_paints"],
      ["paletteColors", "1=#123456,2=#abcdef", "palette_too_small"],
      ["paletteColors", "1=#123456,1=#abcdef", "invalid_paints"],
      ["paletteColors", "<b>=#123456", "invalid_paints"],
      ["paletteColors", "a/b=#123456", "invalid_paints"],
      ["paletteColors", "x".repeat(13_000), "invalid_options"],
      ["prompt", "a cat ".repeat(101), "invalid_options"],
      ["promptSeed", "1.5", "invalid_options"],
      ["promptSeed", "1000000", "invalid_options"],
      ["promptShape", "round", "invalid_options"],
    ];
    test.each(wrongFields)("%s=%s is answered with its words and by its name", async (field, value, code) => {
      const answer = await visitor.upload(await goodPng(), { fields: { ...quickFields, [field]: value } });
      const named = texts("en")("problem.invalid_option", { option: field });
      const error = code === "invalid_options" ? named : textOf(code);
      expect(answer).toMatchObject({ status: problems[code].status, json: { code, error, field } });
    });

    test("options of the other forms and of downloads are refused by their names too", async () => {
      const coloring = await visitor.uploadColoring(await goodPng(), { fields: { type: "v2_comic" } });
      expect(coloring).toMatchObject({ status: 400, json: { code: "invalid_options", field: "type" } });
      const outlines = await visitor.uploadOutlines(await goodPng(), { fields: { colorPrecision: "best" } });
      expect(outlines).toMatchObject({
        status: 400,
        json: { code: "invalid_options", field: "colorPrecision" },
      });
    });

    test("with mixing, five colors are taken as the seven that mixing can make", async () => {
      const paletteColors = Array.from({ length: 9 }, (_, k) => `${k}=#${k}${k}${k}`).join(",");
      const fields = { ...quickFields, numberOfColors: "5", mixPalette: "1", paletteColors };
      const { status, json } = await visitor.upload(await goodPng(), { fields });
      expect(status).toBe(200);
      expect((await visitor.view(json.id)).options.numberOfColors).toBe(7);
    });

    test("a mask that is none, or too large, is refused with its words", async () => {
      const { sidePx, bytes } = importanceMask;
      expect(maskLimits).toEqual({ maxSide: sidePx, maxBytes: bytes });
      const gray = (width: number, height: number) =>
        pngFile({ width, height, colorType: 0 }, Buffer.alloc((width + 1) * height));
      const wrong = {
        "no picture": Buffer.from("importance"),
        "a JPEG": await goodJpeg(),
        "too wide": gray(sidePx + 1, 4),
        "a lying header": pngFile({ width: 65_535, height: 65_535, colorType: 0 }, Buffer.alloc(9)),
        "without sides": gray(0, 0),
        "half a header": gray(8, 8).subarray(0, 20),
        "too many bytes": Buffer.concat([gray(8, 8), Buffer.alloc(bytes)]),
      };
      for (const [what, importance] of Object.entries(wrong))
        expect([what, await visitor.upload(await goodPng(), { importance })]).toMatchObject([
          what,
          refusal("importance_unusable"),
        ]);
      // a photo that was stripped already goes with its mask
      const { "chunks.png": endless } = await endlessParts();
      const importance = endless!.subarray(0, bytes);
      expect(await visitor.upload(await jpegWithPlace(), { importance })).toMatchObject(
        refusal("importance_unusable"),
      );
      const asText = { ...quickFields, importance: "white" };
      expect(await visitor.upload(await goodPng(), { fields: asText })).toMatchObject(
        refusal("importance_unusable"),
      );
      expect(await countTemporary(server)).toBe(0);
    });

    test("speaks the visitor's language", async () => {
      const form = new FormData();
      const init = { method: "POST", body: form, headers: { "accept-language": "de-DE,de;q=0.9" } };
      const answer = await visitor.send("/ajax/create/paint-by-numbers", init);
      expect(answer.json.error).toBe(texts("de")("problem.image_or_prompt_required"));
    });

    test("stops at 20,000,000 bytes, and takes exactly so many", async () => {
      const atLimit = Buffer.concat([await goodJpeg(), Buffer.alloc(uploadLimits.bytes)]).subarray(
        0,
        uploadLimits.bytes,
      );
      expect((await visitor.upload(atLimit)).status).toBe(200);
      const oneMore = await visitor.upload(Buffer.concat([atLimit, Buffer.alloc(1)]));
      expect(oneMore).toMatchObject(refusal("too_large"));
      expect(oneMore.json.error).toBe("File size cannot exceed more than 20MB");
      expect(await visitor.upload(Buffer.alloc(30_000_000))).toMatchObject(refusal("too_large"));
    });

    test("an upload that breaks off leaves nothing behind", async () => {
      const before = await countTemporary(server);
      const half = request(`${visitor.url}/ajax/create/paint-by-numbers`, {
        method: "POST",
        headers: {
          cookie: visitor.cookie,
          "x-requested-with": "XMLHttpRequest",
          "content-type": "multipart/form-data; boundary=b",
          "content-length": 1_000_000,
        },
      });
      half.on("error", () => {});
      half.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
      half.write(await goodJpeg());
      await eventually(async () => (await countTemporary(server)) > before);
      half.destroy();
      await eventually(async () => (await countTemporary(server)) === before);
    });

    test("an upload without an end is refused", async () => {
      const body = Buffer.concat([
        Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'),
        await goodJpeg(),
      ]);
      const headers = { "content-type": "multipart/form-data; boundary=b" };
      const answer = await visitor.send("/ajax/create/paint-by-numbers", { method: "POST", headers, body });
      expect(answer).toMatchObject(refusal("bad_request"));
    });

    test("a foreign page, or one without the mark of our calls, changes nothing", async () => {
      for (const headers of [
        { "x-requested-with": "" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.example" },
        { origin: "null" },
      ]) {
        const init = { method: "POST", headers: headers as Record<string, string>, body: new FormData() };
        expect(await visitor.send("/ajax/create/paint-by-numbers", init)).toMatchObject(refusal("csrf"));
      }
    });

    test("damaged files fail with their words, strange but good ones become ready, all in a child", async () => {
      const files = hostile
        .filter(({ byHeader }) => !byHeader)
        .map(({ name, bytes, ends }) => ({ name, bytes, ends: ends as string }))
        // what a child makes of a good file does not depend on the database
        .filter(({ ends }) => kind === "pglite" || ends !== "accepted");
      if (kind === "pglite")
        for (const [name, bytes] of unusual) files.push({ name, bytes, ends: "accepted" });
      const sent = new Map<string, string>();
      // its header is good, its pixels are not
      const torn = pngFile({ width: 300, height: 200, colorType: 0 }, Buffer.alloc(999));
      const tornMask = (await visitor.upload(await goodPng(), { importance: torn })).json.id;
      for (const { name, bytes } of files) {
        const { status, json } = await visitor.upload(bytes, { name });
        expect([name, status]).toEqual([name, 200]);
        sent.set(name, json.id);
      }
      await server.startWorker();
      for (const { name, ends } of files) {
        const view = await visitor.settled(sent.get(name)!);
        const [status, problem] = ends === "accepted" ? ["ready", null] : ["failed", ends];
        expect({ name, status: view.status, problem: view.problem }).toEqual({ name, status, problem });
      }
      expect(await visitor.settled(tornMask)).toMatchObject({
        status: "failed",
        problem: "importance_unusable",
      });
    });
  },
  oneDatabase,
);
