import { addresses } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { networksOf } from "../../admission/networks.ts";
import { drawingRules } from "../../admission/shares.ts";
import { eventually } from "../../testing/eventually.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

describe("several pictures at once", () => {
  let server: TestServer;
  let owner: TestVisitor;
  const ids: string[] = [];

  beforeAll(async () => {
    server = await openTestServer("pglite");
    owner = server.visitor();
    const photo = await goodJpeg();
    ids.push((await owner.upload(photo, { name: "boat.jpg" })).json.id);
    ids.push((await owner.uploadColoring(photo, { name: "boat.jpg", fields: { type: "simple" } })).json.id);
    await server.startWorker();
    for (const id of ids) await owner.settled(id);
  });
  afterAll(() => server.close());

  test("come as one archive, each as what is printed of it, and no name stands twice", async () => {
    const archive = await owner.get(addresses.downloadSelection([...ids, ids[0]!]));
    expect([archive.status, archive.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const files = Object.entries(unzipSync(archive.bytes));
    expect(files.map(([name]) => name)).toEqual(["boat-paint-by-numbers.pdf", "boat-2-coloring.pdf"]);
    for (const [, bytes] of files) expect(strFromU8(bytes.slice(0, 5))).toBe("%PDF-");
  });

  test("come whole where others of the same address fill the line for drawings meanwhile", async () => {
    const { drawings } = server.images.admission;
    const others = { visitor: null, networks: networksOf("127.0.0.1") };
    const leaving = new AbortController();
    const held = Array.from({ length: drawingRules.total }, () => drawings.tryTake(others));
    const crowd = Array.from({ length: drawingRules.waiting.total }, () =>
      drawings.take({ who: others, gone: leaving.signal }).catch(() => {}),
    );
    const asked = vi.spyOn(drawings, "take");
    const archive = owner.get(addresses.downloadSelection(ids));
    await eventually(() => asked.mock.settledResults.some(({ type }) => type === "rejected"));
    asked.mockRestore();
    leaving.abort();
    for (const release of held) release?.();
    await Promise.all(crowd);
    const files = Object.values(unzipSync((await archive).bytes));
    expect(files.map((bytes) => strFromU8(bytes.slice(0, 5)))).toEqual(["%PDF-", "%PDF-"]);
  });

  test("are printed as sheets of their own", async () => {
    const page = JSON.parse((await owner.get(addresses.printSelection(ids))).text);
    expect(page).toMatchObject({ page: "print", title: "2 pictures" });
    expect(page.sheets).toHaveLength(2);
    for (const { pictureUrl, widthMM } of page.sheets) {
      expect(widthMM).toBeGreaterThan(50);
      expect((await owner.get(pictureUrl)).status).toBe(200);
    }
  });

  test("what is gone is left out; a stranger gets nothing, and what cannot be a list is refused", async () => {
    const gone = "A".repeat(22);
    const archive = await owner.get(addresses.downloadSelection([gone, ids[1]!]));
    expect(Object.keys(unzipSync(archive.bytes))).toEqual(["boat-coloring.pdf"]);
    for (const address of [addresses.downloadSelection(ids), addresses.printSelection(ids)]) {
      expect((await server.visitor().get(address)).status).toBe(404);
      expect((await owner.get(address.replace(/=.*/, "=x,y"))).status).toBe(400);
    }
    const tooMany = Array.from({ length: 31 }, (_, k) => "A".repeat(20) + (10 + k));
    expect((await owner.get(addresses.downloadSelection(tooMany))).status).toBe(400);
  });
});
