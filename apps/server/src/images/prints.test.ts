import { colorFormatNames, downloadKindNames } from "@tintery/contract";
import { inspectPhoto } from "@tintery/photos";
import { goodJpeg } from "@tintery/photos/testing";
import { inspectVectorFile } from "@tintery/vectors/header";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, oneDatabase } from "../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase(
  "a painting on paper and as a whole",
  (kind) => {
    let server: TestServer;
    let owner: TestVisitor;
    let id: string;

    beforeAll(async () => {
      server = await openTestServer(kind);
      await server.startWorker();
      owner = server.visitor();
      id = (await owner.upload(await goodJpeg())).json.id;
      await owner.settled(id);
    });
    afterAll(() => server.close());

    test("prints its colors for paper, with and without amounts", async () => {
      for (const short of ["", "short"]) {
        const pdf = await owner.get(`/app/paint-by-numbers/${id}/download/colors/pdf${short}`);
        expect(pdf.status).toBe(200);
        expect(pdf.headers.get("content-type")).toBe("application/pdf");
        expect(inspectVectorFile(pdf.bytes)).toMatchObject({ type: "pdf" });
        const png = await owner.get(`/app/paint-by-numbers/${id}/download/colors/png${short}`);
        expect(png.headers.get("content-disposition")).toContain(short ? "colors-short.png" : "colors.png");
        // the paper of whoever names no region, A4, at 8 pixels to a millimeter
        expect(inspectPhoto(png.bytes)).toMatchObject({ width: 1680 });
      }
    });

    test("is printed by one page on the paper of whoever asks: the picture, and the color list on a sheet that lies alike", async () => {
      const address = `/app/paint-by-numbers/${id}/print/image/pbn?download-colors=yes`;
      const of = async (query: string) => JSON.parse((await owner.get(`${address}&${query}`)).text);
      const wide = { widthMM: 279.4, heightMM: 215.9 };
      const { sheets, key } = await of("download-paper=letter&download-letters=yes");
      expect(sheets).toMatchObject([{ paper: wide }]);
      expect(sheets[0].pictureUrl).toMatch(/pbnpng[?]download-letters=yes$/);
      expect(sheets[0].widthMM).toBeLessThanOrEqual(259.4);
      expect(sheets[0].heightMM).toBeLessThanOrEqual(195.9);
      expect(key).toMatchObject({ paper: wide, title: expect.stringMatching(/^Color list · /) });
      expect(key.pictureUrl).toContain("download-letters=yes&download-paper=letter&download-wide=yes");
      // 8 pixels to a millimeter, across the whole sheet
      expect(inspectPhoto((await owner.get(key.pictureUrl)).bytes)).toMatchObject({ width: 2235 });
      expect(await of("")).toMatchObject({ key: { paper: { widthMM: 297, heightMM: 210 } } });
      expect((await owner.get(`${address}&download-paper=a9`)).status).toBe(400);
    });

    test("is printed at its true size, on paper made to measure, where it would lose its use on a sheet", async () => {
      const fields = { ...quickFields, mode: "pixel", cellSize: "midi" };
      const beads = (await owner.upload(await goodJpeg(), { fields })).json.id;
      await owner.settled(beads);
      const { width, height } = (await owner.view(beads)).options.canvasMM!;
      const query = "download-colors=yes&download-paper=letter";
      const page = await owner.get(`/app/paint-by-numbers/${beads}/print/image/pbn?${query}`);
      const { sheets, key } = JSON.parse(page.text);
      expect([sheets[0].widthMM, sheets[0].heightMM, sheets[0].paper]).toEqual([width, height, undefined]);
      expect(key.paper).toEqual({ widthMM: 279.4, heightMM: 215.9 });
    });

    test("is printed: pages of true size, and a kit on the paper and in the language of whoever asks", async () => {
      const address = `/app/paint-by-numbers/${id}/download/image`;
      for (const kind of ["pbnpdf", "originpdf", "grayscalepdf", "outlinespdf", "kit"]) {
        const pdf = await owner.get(`${address}/${kind}`);
        expect([pdf.status, pdf.headers.get("content-type")], kind).toEqual([200, "application/pdf"]);
        expect(Buffer.from(pdf.bytes).toString("latin1")).toMatch(/^%PDF-1\.7/);
        expect(pdf.headers.get("content-disposition")).toContain(".pdf");
      }
      const kitOn = async (paper: string) =>
        Buffer.from((await owner.get(`${address}/kit?download-paper=${paper}`)).bytes).toString("latin1");
      expect(await kitOn("letter")).toContain("/MediaBox [0 0 612 792]");
      expect(await kitOn("a4")).toContain("/MediaBox [0 0 595.275591 841.889764]");
      const letters = "download-letters=yes&download-patterns=yes";
      const svg = async (kind: string) =>
        Buffer.from((await owner.get(`${address}/${kind}`)).bytes).toString("utf8");
      for (const kind of [`pbn?${letters}`, `custom?download-type=pbn&${letters}`]) {
        expect(await svg(kind)).toMatch(/<text [^>]*>A</);
        expect(await svg(kind)).toContain("<pattern");
      }
      expect(await svg("pbn")).not.toContain("<pattern");
      for (const kind of [`kit?${letters}`, `pbnpdf?${letters}`]) {
        const pdf = Buffer.from((await owner.get(`${address}/${kind}`)).bytes).toString("latin1");
        expect(pdf).toContain("/PatternType 1");
      }
      expect((await owner.get(`${address}/pbn?download-letters=maybe`)).status).toBe(400);
      expect((await owner.get(`${address}/kit?download-paper=a9`)).status).toBe(400);
      expect((await server.visitor().get(`${address}/kit`)).status).toBe(404);
    });

    test("prints how its colors are mixed, from paints of one's choice, alone and in the kit", async () => {
      const address = `/app/paint-by-numbers/${id}/download`;
      const pdf = await owner.get(`${address}/recipes?paper=letter`);
      expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(pdf.headers.get("content-disposition")).toContain("-recipes.pdf");
      expect(Buffer.from(pdf.bytes).toString("latin1")).toContain("/MediaBox [0 0 612 792]");
      expect((await owner.get(`${address}/recipes?paints=1`)).status).toBe(200);
      // threads are not mixed, and nobody has paints of their own here
      for (const set of ["6", "stock", "99", "1000001"])
        expect((await owner.get(`${address}/recipes?paints=${set}`)).status, set).toBe(404);
      expect((await owner.get(`${address}/recipes?paints=mud`)).status).toBe(400);
      expect((await server.visitor().get(`${address}/recipes`)).status).toBe(404);
      const pagesIn = async (query: string) => {
        const kit = await owner.get(`${address}/image/kit?${query}`);
        expect(kit.status).toBe(200);
        return Buffer.from(kit.bytes).toString("latin1").split("/MediaBox").length;
      };
      expect(await pagesIn("download-recipes=base")).toBeGreaterThan(await pagesIn(""));
      const page = await owner.get(`/app/paint-by-numbers/${id}/recipes`);
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    });

    test("is a sheet for children, with a solution if wanted, and no sums where there are too few", async () => {
      const address = `/app/paint-by-numbers/${id}/download/kids-sheet`;
      const pagesIn = async (query: string) => {
        const pdf = await owner.get(`${address}?${query}`);
        expect([pdf.status, pdf.headers.get("content-type")], query).toEqual([200, "application/pdf"]);
        return Buffer.from(pdf.bytes).toString("latin1").split("/MediaBox").length - 1;
      };
      expect(await pagesIn("")).toBe(1);
      expect(await pagesIn("sheet-age=3-4&sheet-labels=letters&sheet-solution=yes&download-paper=a4")).toBe(
        2,
      );
      expect(await pagesIn("sheet-age=8-11&sheet-labels=sums")).toBe(1);
      const colors: number = (await owner.view(id)).options.colors.length;
      const few = await owner.get(`${address}?sheet-age=3-4&sheet-labels=sums`);
      expect([few.status, few.json?.code]).toEqual(colors > 10 ? [400, "sums_run_out"] : [200, undefined]);
      expect((await owner.get(`${address}?sheet-age=2`)).status).toBe(400);
      expect((await server.visitor().get(address)).status).toBe(404);
    });

    test("prints what any two paints make", async () => {
      const address = "/app/virtual-artist-lab/mixing-chart/download";
      const visitor = server.visitor();
      const chart = await visitor.get(`${address}?paper=a4`);
      expect([chart.status, chart.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(Buffer.from(chart.bytes).toString("latin1")).toContain("/MediaBox [0 0 595.275591 841.889764]");
      expect((await visitor.get(`${address}?chosen=red,magenta`)).status).toBe(200);
      for (const wrong of ["chosen=red", "paints=1", "paints=mud", "paper=a9"])
        expect((await visitor.get(`${address}?${wrong}`)).status, wrong).toBe(400);
      for (const none of ["paints=6", "paints=stock"])
        expect((await visitor.get(`${address}?${none}`)).status, none).toBe(404);
    });

    test("is one archive of all its files, each of them whole", async () => {
      const address = `/app/paint-by-numbers/${id}/download/image/everything`;
      const archive = await owner.get(address);
      expect([archive.status, archive.headers.get("content-type")]).toEqual([200, "application/zip"]);
      expect(archive.headers.get("content-disposition")).toContain("-everything.zip");
      const files = Object.entries(unzipSync(archive.bytes));
      expect(files).toHaveLength(downloadKindNames.length - 3 + colorFormatNames.length);
      for (const [name, bytes] of files) {
        expect(name).toMatch(/^[^/\\]+\.(svg|png|pdf|dxf|jpg|csv|gpl|kpl|ase|aco|swatches)$/);
        expect(bytes.length, name).toBeGreaterThan(50);
        if (name.endsWith("pdf")) expect(strFromU8(bytes.slice(0, 5)), name).toBe("%PDF-");
        if (name.endsWith("svg")) expect(strFromU8(bytes), name).toMatch(/^<svg.*<\/svg>/s);
        if (/png|jpg/.test(name)) expect(inspectPhoto(bytes), name).toBeDefined();
        if (name.endsWith("dxf")) expect(strFromU8(bytes)).toMatch(/AC1009.*OUTLINES.*EOF\r\n$/s);
      }
      expect((await server.visitor().get(address)).status).toBe(404);
    });
  },
  oneDatabase,
);
