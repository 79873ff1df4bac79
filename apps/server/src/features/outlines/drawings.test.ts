import { gzipSync } from "node:zlib";
import { imageView } from "@tintery/contract";
import { decodeOutlines } from "@tintery/engine";
import { epsOf, pdfOf, svgOf } from "@tintery/vectors/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseKind, describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const square = '<rect width="100" height="100" fill="#fc0"/><circle cx="50" cy="50" r="30" fill="#03a"/>';
const inMillimeters = 'width="80mm" height="80mm" viewBox="0 0 100 100"';

// databases do not differ in what a drawing becomes
describeOnEachDatabase("drawings", testDrawings, ["pglite"]);

function testDrawings(kind: DatabaseKind): void {
  let server: TestServer;
  let visitor: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await server.startWorker();
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  const convert = async (bytes: Uint8Array, name: string) => {
    const created = await visitor.uploadOutlines(bytes, { name });
    expect(created, name).toMatchObject({ status: 200 });
    return imageView.parse(await visitor.settled(created.json.id));
  };
  const originOf = (id: string) => visitor.get(`/app/coloring-svg/${id}/download/image/origin`);

  test("become outlines in the size that they say, and are handed out as they were rebuilt", async () => {
    const script = "<script>alert(1)</script>";
    const onload = `onload="alert(1)" ${inMillimeters}`;
    const view = await convert(svgOf(`${square}${script}`, onload), "logo.svg");
    expect(view).toMatchObject({ name: "logo", status: "ready", problem: null });
    const { source, outlines, canvasMM, numberOfColors, images } = view.options;
    expect({ source, canvasMM, numberOfColors }).toEqual({
      source: "svg",
      canvasMM: { width: 80, height: 80 },
      numberOfColors: 2,
    });
    expect(outlines).toMatchObject({ pixels: { width: 2048, height: 2048 } });
    expect(decodeOutlines((await visitor.get(images.model!)).bytes).widthMM).toBe(80);
    const origin = await originOf(view.id);
    expect(origin.headers.get("content-type")).toBe("image/svg+xml");
    expect(origin.headers.get("content-disposition")).toMatch(/^attachment; filename="?logo-origin\.svg/);
    expect(origin.headers.get("content-security-policy")).toMatch(/sandbox.*default-src 'none'/);
    expect(origin.text).toContain("#fc0");
    for (const live of ["script", "alert", "onload"]) expect(origin.text).not.toContain(live);
  });

  test.each([
    ["zipped.svgz", () => gzipSync(svgOf(square)), "svgz", "svg", "image/svg+xml"],
    ["poster.ai", () => pdfOf(), "pdf", "png", "image/png"],
    [
      "old.eps",
      () => epsOf("1 0 0 setrgbcolor 10 10 moveto 90 10 lineto 50 90 lineto closepath fill"),
      "eps",
      "png",
      "image/png",
    ],
    ["named-wrongly.jpg", () => svgOf(square), "svg", "svg", "image/svg+xml"],
  ] as const)("are told by their content: %s", async (name, make, source, original, type) => {
    const view = await convert(make(), name);
    expect([view.status, view.problem]).toEqual(["ready", null]);
    expect(view.options).toMatchObject({ source, original });
    expect((await originOf(view.id)).headers.get("content-type")).toBe(type);
  });

  test("are shown as pixels only, and converted anew from what was uploaded", async () => {
    const view = await convert(svgOf(square), "twice.svg");
    for (const picture of Object.values(view.options.images)) {
      if (picture === null || picture === undefined) continue;
      expect((await visitor.get(picture)).headers.get("content-type")).not.toContain("svg");
    }
    await visitor.edit(view.id, { colorPrecision: "lowest" });
    expect(await visitor.settled(view.id)).toMatchObject({
      status: "ready",
      options: { colorPrecision: "lowest", source: "svg" },
    });
  });

  test("that nobody can read say what is wrong with them", async () => {
    const ends = async (bytes: Uint8Array) => (await convert(bytes, "a.svg")).problem;
    expect(await ends(svgOf(square).subarray(0, 180))).toBe("damaged");
    expect(await ends(svgOf(""))).toBe("empty_picture");
    const twice = Array.from(
      { length: 30 },
      (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`,
    );
    expect(await ends(svgOf(`<g id="g0">${square}</g>${twice.join("")}`))).toBe("drawing_too_complex");
  });

  test("are no photos for the other products", async () => {
    expect((await visitor.uploadColoring(svgOf(square))).json.code).toBe("unsupported_type");
    expect((await visitor.upload(pdfOf())).json.code).toBe("unsupported_type");
  });
}
