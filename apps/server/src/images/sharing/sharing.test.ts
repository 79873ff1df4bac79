import { cardSize, endpoints, papers, sharedImage } from "@tintery/contract";
import { inspectPhoto } from "@tintery/photos";
import { goodJpeg, readQrInCorner } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawings, images } from "../../platform/database/schema/images.ts";
import { shareLinks as table } from "../../platform/database/schema/share-links.ts";
import { ShareSecrets } from "../../platform/share-secrets.ts";
import { makeReady } from "../../testing/make-ready.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { type Answer, openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";
import { ShareLinks } from "./share-links.ts";

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
    const { before, after, card } = sharedImage.parse(shared);
    for (const secret of ["Anna", id]) expect(page.text).not.toContain(secret);
    for (const picture of [before, after, card]) {
      const { status, headers } = await stranger.get(picture);
      expect([status, headers.get("content-type")?.split("/")[0]]).toEqual([200, "image"]);
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.get("x-robots-tag")).toContain("noindex");
      // other sites show them
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    expect(stranger.cookie).toBe("");
  });

  test("has a card that is drawn once, and goes with the link", async () => {
    const address = await make();
    const { card } = JSON.parse((await owner.get(address, html)).text).shared;
    // as it is asked for by the servers of a chat: without a cookie, several at once
    const answers = await Promise.all([1, 2, 3].map(() => server.visitor().get(card)));
    for (const { status, headers, bytes } of answers) {
      expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(inspectPhoto(bytes)).toMatchObject({ type: "jpeg", ...cardSize });
      expect(bytes).toEqual(answers[0]!.bytes);
    }
    const { db } = server.platform;
    const kept = await db.select().from(drawings).where(eq(drawings.imageId, id));
    expect(kept.filter(({ which }) => which.startsWith("card-"))).toHaveLength(1);
    const etag = answers[0]!.headers.get("etag")!;
    expect((await server.visitor().get(card, { "if-none-match": etag })).status).toBe(304);
    await share(owner, "DELETE");
    expect((await server.visitor().get(card, { "if-none-match": etag })).status).toBe(404);
  });

  test("is what the code on a printed list of colors opens, with the same colors", async () => {
    const { db, config } = server.platform;
    const palette = ["#aa3322", "#f1ece3"].map((hex, k) => ({
      code: String(k + 1),
      hex,
      areaShare: 0.5,
      segments: 3,
    }));
    const summary = { widthMM: 200, heightMM: 150, segments: 6, palette };
    await db.update(images).set({ summary }).where(eq(images.id, id));
    await share(owner, "DELETE");
    const list = `/app/paint-by-numbers/${id}/download/colors/png?download-qr=yes`;
    expect(await owner.get(list)).toMatchObject({ status: 409, json: { code: "no_share_link" } });
    const address = await make();
    const { status, bytes } = await owner.get(list);
    expect(status).toBe(200);
    expect(await readQrInCorner(bytes, { widthMM: papers.a4.widthMM, corner: "upper" })).toBe(
      config.PUBLIC_URL + address,
    );
    const { shared } = JSON.parse((await server.visitor().get(address, html)).text);
    expect(shared.colors).toMatchObject(palette.map(({ code, hex }) => ({ code, hex })));
    // who may not see the list learns no link from it
    expect((await server.visitor().get(list)).status).toBe(404);
  });

  test("is made, seen and revoked by the owner alone", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      expect(await share(server.visitor(), method)).toMatchObject({ status: 404 });
    }
    expect((await server.visitor().get(`/app/image/${id}/share`, html)).status).toBe(404);
    const address = await make();
    const page = JSON.parse((await owner.get(`/app/image/${id}/share`, html)).text);
    expect(page).toMatchObject({ page: "share", image: { id }, link: { address } });
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
