import { createHash } from "node:crypto";
import { decodeSeen, encodeSeen } from "@tintery/engine/see";
import { goodJpeg } from "@tintery/photos/testing";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawings } from "../platform/database/schema/images.ts";
import { fileKey } from "../platform/files/file-key.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, quickFields, type TestServer, type TestVisitor } from "../testing/test-server.ts";

describeOnEachDatabase("what was seen of a photo", (kind) => {
  let server: TestServer;
  let photo: Buffer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await server.startWorker();
    photo = Buffer.from(await goodJpeg());
  });
  afterAll(() => server.close());

  const seenRow = (id: string) => and(eq(drawings.imageId, id), eq(drawings.which, "seen"));
  const seenOf = async (id: string) => {
    const [row] = await server.platform.db.select().from(drawings).where(seenRow(id));
    return decodeSeen(await server.platform.files.read(row!.key));
  };
  /** How sure a picture is of its subject: what no look at the photo would say, so that it shows who has looked. */
  const confidence = async (id: string) => (await seenOf(id)).subject.confidence;
  const mark = async (id: string, sureness: number) => {
    const seen = await seenOf(id);
    const bytes = encodeSeen({ ...seen, subject: { ...seen.subject, confidence: sureness } });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const key = fileKey({ imageId: id, name: "seen", sha256, extension: "tsee" });
    await server.platform.files.put(key, bytes, { size: bytes.length, sha256 });
    await server.platform.db.update(drawings).set({ key, sha256, bytes: bytes.length }).where(seenRow(id));
    return key;
  };
  const made = async (visitor: TestVisitor, product: "upload" | "uploadColoring" = "uploadColoring") => {
    const fields = product === "upload" ? quickFields : { type: "simple" };
    const { id } = (await visitor[product](photo, { fields })).json;
    expect(await visitor.settled(id)).toMatchObject({ status: "ready" });
    return id as string;
  };

  test("serves all that its owner makes of the same photo, and nobody else", async () => {
    const owner = server.visitor();
    const first = await made(owner);
    await mark(first, 0.125);
    const painting = await made(owner, "upload");
    expect(await confidence(painting)).toBe(0.125);
    expect(await confidence(await made(server.visitor()))).not.toBe(0.125);
    // the newest counts
    await mark(painting, 0.25);
    expect(await confidence(await made(owner))).toBe(0.25);
  });

  test("is looked for anew where its file, or the picture it was seen for, is gone", async () => {
    const owner = server.visitor();
    const first = await made(owner);
    const key = await mark(first, 0.125);
    await server.platform.files.remove(key);
    const second = await made(owner);
    expect(await confidence(second)).not.toBe(0.125);
    await mark(second, 0.25);
    for (const id of [first, second]) await owner.send(`/ajax/image/${id}`, { method: "DELETE" });
    expect(await confidence(await made(owner))).not.toBe(0.25);
  });

  test("is not taken from a picture that an image model painted the photo for", async () => {
    const owner = server.visitor();
    const first = await made(owner);
    await mark(first, 0.125);
    const {
      imageId,
      which: _,
      ...row
    } = (await server.platform.db.select().from(drawings).where(seenRow(first)))[0]!;
    await server.platform.db.insert(drawings).values({ ...row, imageId, which: "drawn" });
    expect(await confidence(await made(owner))).not.toBe(0.125);
  });
});
