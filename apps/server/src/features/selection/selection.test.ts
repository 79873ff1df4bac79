import { addresses } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
