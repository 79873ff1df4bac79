import { createHash } from "node:crypto";
import { endpoints, sharedImage } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawings, images } from "../../platform/database/schema/images.ts";
import { shareLinks as table } from "../../platform/database/schema/share-links.ts";
import { fileKey } from "../../platform/files/file-key.ts";
import { ShareSecrets } from "../../platform/share-secrets.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { type Answer, openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";
import { ShareLinks } from "./share-links.ts";

/** Gives an uploaded image a result without the work of a conversion. */
async function makeReady({ platform: { db, files } }: TestServer, id: string): Promise<void> {
  await db.update(images).set({ status: "ready", modelKey: "model" }).where(eq(images.id, id));
  for (const which of ["origin", "painting"]) {
    const bytes = Buffer.from(`${which} of ${id}`);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const key = fileKey({ imageId: id, name: which, sha256, extension: "png" });
    await files.put(key, bytes, { size: bytes.length, sha256 });
    const row = { imageId: id, which, key, type: "image/png", bytes: bytes.length, sha256 };
    await db.insert(drawings).values({ ...row, width: 4, height: 3 });
  }
}

describeOnEachDatabase("sharing by link", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  let id: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    owner = server.visitor();
    id = (await owner.upload(await goodJpeg(), { name: "Anna at home.jpg" })).json.id;
    await makeReady(server, id);
  });
  afterAll(() => server.close());

  const share = (visitor: TestVisitor, method: string) => visitor.send(`/ajax/image/${id}/share`, { method });
  const html = { accept: "text/html" };
  const make = async (): Promise<string> => {
    const { json } = await share(owner, "POST");
    return endpoints.shareImage.reply.parse(json).address!;
  };
  /** What tells one "not found" from another. */
  const plain = ({ status, text }: Answer, address: string) => [status, text.replaceAll(address, "")];

  test("shows before and after to anyone, and nothing of the owner", async () => {
    expect((await share(owner, "GET")).json).toEqual({ address: null, created: null });
    const address = await make();
    expect(await make()).toBe(address);
    const stranger = server.visitor();
    const page = await stranger.get(address, html);
    expect(page.status).toBe(200);
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    const { shared, ...rest } = JSON.parse(page.text);
    expect(rest.page).toBe("shared");
    const { before, after } = sharedImage.parse(shared);
    for (const secret of ["Anna", id]) expect(page.text).not.toContain(secret);
    for (const picture of [before, after]) {
      const { status, headers } = await stranger.get(picture);
      expect([status, headers.get("content-type")?.split("/")[0]]).toEqual([200, "image"]);
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.get("x-robots-tag")).toContain("noindex");
    }
    expect(stranger.cookie).toBe("");
  });

  test("is made, seen and revoked by the owner alone", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      expect(await share(server.visitor(), method)).toMatchObject({ status: 404 });
    }
    expect((await server.visitor().get(`/app/image/${id}/share`, html)).status).toBe(404);
    const page = JSON.parse((await owner.get(`/app/image/${id}/share`, html)).text);
    expect(page).toMatchObject({ page: "share", image: { id }, link: { address: await make() } });
  });

  test("ends at once and for good; afterwards there is no telling it was ever there", async () => {
    const address = await make();
    const { before } = JSON.parse((await owner.get(address, html)).text).shared;
    expect((await share(owner, "DELETE")).json).toEqual({ address: null, created: null });
    const never = `/app/shared/${"B".repeat(22)}`;
    expect(plain(await owner.get(address, html), address)).toEqual(
      plain(await owner.get(never, html), never),
    );
    expect((await owner.get(before)).status).toBe(404);
    expect(await make()).not.toBe(address);
    expect((await owner.get(address, html)).status).toBe(404);
  });

  test("has 128 bits that the database does not hold", async () => {
    const { db } = server.platform;
    const secret = (await make()).split("/").at(-1)!;
    expect(Buffer.from(secret, "base64url")).toHaveLength(16);
    const rows = JSON.stringify(await db.select().from(table));
    expect(rows).not.toContain(secret);
    // what a reader of the table could try
    for (const guess of Object.values(JSON.parse(rows)[0]).map(String))
      expect((await owner.get(`/app/shared/${encodeURIComponent(guess)}`)).status).toBe(404);
    // with another server secret the link cannot be shown, only made anew; then the old one is gone
    const other = new ShareLinks(db, new ShareSecrets("another secret of the server"));
    expect(await other.find(id)).toBeUndefined();
    expect((await other.open(secret))?.id).toBe(id);
    expect((await other.make(id)).secret).not.toBe(secret);
    expect(await other.open(secret)).toBeUndefined();
  });

  test("two who make a link at the same moment make the same one", async () => {
    await share(owner, "DELETE");
    const made = await Promise.all([make(), make(), make()]);
    expect(new Set(made).size).toBe(1);
  });

  test("goes with its image", async () => {
    const address = await make();
    await owner.send(`/ajax/image/${id}`, { method: "DELETE" });
    expect((await server.visitor().get(address, html)).status).toBe(404);
  });
});
