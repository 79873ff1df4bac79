import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { addImage } from "../../testing/test-image.ts";
import { makeServerFolder, startServer } from "../../testing/server-process.ts";
import { openTestServer, type TestServer, TestVisitor } from "../../testing/test-server.ts";

const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;

describe("class sets", () => {
  let server: TestServer;
  let owner: TestVisitor;
  let ofPage: string;
  let ofBook: string;
  const lines: string[] = [];
  beforeAll(async () => {
    const logTo = { write: (line: string) => void lines.push(line) };
    server = await openTestServer("pglite", { LOG_LEVEL: "trace" }, { logTo });
    owner = server.visitor();
    const book = (await owner.post("/ajax/books", { title: "Meer" })).json.id as string;
    const fields = { book, type: "simple" };
    const { id } = (await owner.uploadColoring(await goodJpeg(), { fields })).json;
    ofPage = `/ajax/image/${id}/class`;
    ofBook = `/ajax/books/${book}/class`;
    expect((await owner.post(ofPage, { names: ["Anna"], paper: "a4" })).json.code).toBe("not_ready");
    const wanted = { names: ["Anna"], paper: "a4", sides: "single" };
    expect((await owner.post(ofBook, wanted)).json.code).toBe("book_empty");
    await server.startWorker();
    expect((await owner.settled(id)).status).toBe("ready");
  });
  afterAll(() => server.close());

  const everyFile = () => readdir(server.platform.config.DATA_DIR, { recursive: true });

  test("have a page for each child, and leave no name behind", async () => {
    const names = ["Zaphodia", "Zaphodia", "花子", "Zaphod 🦊"];
    const before = await everyFile();
    const pages = await owner.post(ofPage, { names, paper: "letter" });
    expect([pages.status, pages.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pages.headers.get("content-disposition")).toContain("photo-class.pdf");
    expect(pages.headers.get("cache-control")).toBe("no-store");
    expect(pagesIn(pages.bytes)).toBe(names.length);
    const books = await owner.post(ofBook, { names, paper: "a4", sides: "double" });
    expect(books.status, books.text).toBe(200);
    const alone = await owner.post(ofBook, { names: ["Zaphodia"], paper: "a4", sides: "double" });
    expect(pagesIn(alone.bytes)).toBeGreaterThan(2);
    expect(pagesIn(books.bytes)).toBe(names.length * pagesIn(alone.bytes)!);
    expect(await everyFile()).toEqual(before);
    expect(lines.join("")).toContain("/ajax/image/:id/class");
    expect(lines.join("")).not.toContain("Zaphod");
  });

  test.each([
    ["class_empty", []],
    ["class_too_large", Array.from({ length: 41 }, (_, k) => `Child ${k}`)],
    ["class_too_large", Array.from({ length: 10_000 }, (_, k) => `Child ${k}`)],
    ["name_too_long", ["Anna", "A".repeat(500)]],
    ["bad_request", [7]],
  ])("are refused with %s", async (code, names) => {
    for (const path of [ofPage, ofBook]) {
      const answer = await owner.post(path, { names, paper: "a4", sides: "single" });
      expect([answer.status, answer.json.code]).toEqual([400, code]);
    }
  });

  test("of a painting have a sheet for each child, and one solution for the teacher", async () => {
    const { id } = (await owner.upload(await goodJpeg())).json;
    expect((await owner.settled(id)).status).toBe("ready");
    const print = (sheet?: object) =>
      owner.post(`/ajax/image/${id}/class`, { names: ["Anna", "Ben", "Anna"], paper: "a4", sheet });
    const sheets = await print();
    expect([sheets.status, pagesIn(sheets.bytes)]).toEqual([200, 4]);
    const letters = await print({ age: "3-4", labels: "letters", solution: false });
    expect([letters.status, pagesIn(letters.bytes)]).toEqual([200, 3]);
    expect((await print({ age: "2", labels: "letters", solution: false })).json.code).toBe("bad_request");
  });

  test("copy no models of theirs before they have a place", async () => {
    const { classSets } = server.images.admission;
    const release = classSets.tryTake({ visitor: null, networks: ["192.0.2.1"] });
    const asked = vi.spyOn(classSets, "take");
    const copied = vi.spyOn(server.platform.files, "localCopy");
    const answer = owner.post(ofPage, { names: ["Anna"], paper: "a4" });
    await eventually(() => asked.mock.calls.length === 1);
    expect(copied).not.toHaveBeenCalled();
    release?.();
    expect((await answer).status).toBe(200);
    expect(copied).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test("are of what one colors only, and of one's own", async () => {
    const body = { names: ["Anna"], paper: "a4", sides: "single" };
    const outlines = await addImage(server.platform.db, { status: "ready", sample: true, kind: "outlines" });
    expect((await owner.post(`/ajax/image/${outlines}/class`, body)).status).toBe(404);
    for (const path of [ofPage, ofBook]) expect((await server.visitor().post(path, body)).status).toBe(404);
  });
});

/** Paths below a folder whose files name somebody or are PDFs, in which names are compressed. */
async function tellingFiles(folder: string, part = ""): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.includes(part));
  const told = await Promise.all(
    paths.map(async (path) => {
      // a folder, or gone meanwhile
      const text = await readFile(join(folder, path), "latin1").catch(() => "");
      return text.startsWith("%PDF") || text.includes("Zaphod");
    }),
  );
  return paths.filter((_, k) => told[k]);
}

test("names of a class are in no file at any moment, so that a server that is killed leaves none", async () => {
  const folder = await makeServerFolder();
  const temporary = join(folder, "tmp");
  await mkdir(temporary);
  const server = await startServer(folder, { TMPDIR: temporary, LOG_LEVEL: "trace" });
  try {
    const visitor = new TestVisitor(server.url);
    const { id } = (await visitor.uploadColoring(await goodJpeg(), { fields: { type: "simple" } })).json;
    expect((await visitor.settled(id)).status).toBe("ready");
    const names = Array.from({ length: 40 }, (_, k) => `Zaphod ${k}`);
    let status: number | undefined;
    const answer = fetch(`${server.url}/ajax/image/${id}/class`, {
      method: "POST",
      headers: {
        cookie: visitor.cookie,
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
      },
      body: JSON.stringify({ names, paper: "a4" }),
    }).then((reply) => {
      status = reply.status;
    });
    while (status === undefined) expect(await tellingFiles(folder, "tmp/")).toEqual([]);
    await answer;
    expect(status).toBe(200);
    server.child.kill("SIGKILL");
    await server.ended;
    expect(await tellingFiles(folder)).toEqual([]);
    expect(server.lines.join("")).not.toContain("Zaphod");
  } finally {
    server.child.kill("SIGKILL");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
});
