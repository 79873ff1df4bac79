import { addresses, withWish } from "@tintery/contract";
import { inspectPhoto } from "@tintery/photos";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../platform/database/schema/accounts.ts";
import { attempts } from "../../platform/database/schema/attempts.ts";
import { bookPages, books } from "../../platform/database/schema/books.ts";
import { feedback } from "../../platform/database/schema/feedback.ts";
import { images } from "../../platform/database/schema/images.ts";
import { palettes } from "../../platform/database/schema/palettes.ts";
import { filesOfImage } from "../../platform/files/file-key.ts";
import { eventually } from "../../testing/eventually.ts";
import { onePaint } from "../../testing/access-rows.ts";
import { letterTo, signUp, testPassword } from "../../testing/test-account.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase } from "../../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../../testing/test-server.ts";

const sessionsAt = "/ajax/account/sessions";
interface Listed {
  id: string;
  current: boolean;
  browser: string | null;
  system: string | null;
}

describeOnEachDatabase("one's own account", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await server.platform.startUpkeep();
  });
  afterAll(() => server.close());

  const isIn = async (visitor: TestVisitor) =>
    (await visitor.get(addresses.account(), { accept: "text/html" })).status === 200;
  const listed = async (visitor: TestVisitor): Promise<Listed[]> =>
    (await visitor.get(sessionsAt)).json.items;
  const signInAlso = async (email: string, agent = "") => {
    const visitor = server.visitor();
    const headers: Record<string, string> = agent ? { "user-agent": agent } : {};
    await visitor.post("/ajax/account/sign-in", { email, password: testPassword }, headers);
    return visitor;
  };
  const keysOf = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of server.platform.files.list(filesOfImage(id))) keys.push(key);
    return keys;
  };

  test("its sessions are listed without their secrets, by what the browsers say of themselves", async () => {
    const here = server.visitor();
    const email = await signUp(server, here);
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const there = await signInAlso(email, agent);
    const rows = await listed(here);
    expect(rows.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(rows.find(({ current }) => !current)).toMatchObject({ browser: "Firefox", system: "Windows" });
    const text = JSON.stringify(rows);
    for (const { cookie } of [here, there]) {
      const secret = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)![1]!).split(".")[0]!;
      expect(text).not.toContain(secret);
    }
    expect((await server.visitor().get(sessionsAt)).json.code).toBe("sign_in_first");
  });

  test("its page is kept by no browser, whoever sits down at it next", async () => {
    const here = server.visitor();
    await signUp(server, here);
    const { headers } = await here.get(addresses.account(), { accept: "text/html" });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("one session is ended at once, and nobody ends a stranger's", async () => {
    const [here, stranger] = [server.visitor(), server.visitor()];
    const email = await signUp(server, here);
    const there = await signInAlso(email);
    await signUp(server, stranger);
    expect(await isIn(there)).toBe(true);
    const other = (await listed(here)).find(({ current }) => !current)!;
    const end = (by: TestVisitor) => by.send(`${sessionsAt}/${other.id}`, { method: "DELETE" });
    expect((await end(stranger)).json.code).toBe("not_found");
    expect(await isIn(there)).toBe(true);
    expect((await end(here)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await end(here)).status).toBe(404);
  });

  test("all others are ended, then all", async () => {
    const here = server.visitor();
    const email = await signUp(server, here);
    const others = [await signInAlso(email), await signInAlso(email)];
    for (const other of others) expect(await isIn(other)).toBe(true);
    await here.post(`${sessionsAt}/end`, { which: "others" });
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await isIn(here)).toBe(true);
    const there = await signInAlso(email);
    expect(await isIn(there)).toBe(true);
    expect((await here.post(`${sessionsAt}/end`, { which: "all" })).status).toBe(200);
    expect(here.cookie).not.toContain("session_token");
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
  });

  test("a changed password ends the other sessions at once", async () => {
    const here = server.visitor();
    const there = await signInAlso(await signUp(server, here));
    expect(await isIn(there)).toBe(true);
    await here.post("/ajax/account/password", { password: testPassword, newPassword: "another horse" });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  test("it is deleted with its pictures, files and palettes; what it said of samples loses its author", async () => {
    const { db } = server.platform;
    const [here, stranger] = [server.visitor(), server.visitor()];
    const email = await signUp(server, here);
    const there = await signInAlso(email);
    const ids = [
      (await here.upload(await goodJpeg())).json.id,
      (await here.upload(await goodJpeg())).json.id,
    ];
    const kept = (await stranger.upload(await goodJpeg())).json.id;
    const sample = await addImage(db, { kind: "coloring", status: "ready", modelKey: "model" });
    await here.post(`/ajax/feedback/${sample}`, { type: "coloring", rating: 5, feedbackText: "Fine." });
    expect((await here.post("/ajax/palettes", { title: "Mine", paints: onePaint })).status).toBe(200);
    const book = (await here.post("/ajax/books", { title: "Mine" })).json.id;
    await here.post(`/ajax/books/${book}/pages`, { imageIds: [sample] });
    for (const id of ids) expect(await keysOf(id)).not.toEqual([]);

    const remove = (password: string, by = here) => by.post("/ajax/account/delete", { password });
    expect((await remove(testPassword, stranger)).json.code).toBe("sign_in_first");
    expect((await remove("wrong horse battery")).json.code).toBe("wrong_password");
    expect(await isIn(here)).toBe(true);
    expect((await remove(testPassword)).status).toBe(200);

    expect(here.cookie).not.toContain("session_token");
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    expect(await db.$count(users, eq(users.email, email))).toBe(0);
    for (const id of ids) {
      expect(await db.$count(images, eq(images.id, id))).toBe(0);
      await eventually(async () => ((await keysOf(id)).length === 0 ? true : undefined));
    }
    expect(await keysOf(kept)).not.toEqual([]);
    expect(await db.$count(palettes)).toBe(0);
    expect([await db.$count(books), await db.$count(bookPages)]).toEqual([0, 0]);
    const opinions = await db.select().from(feedback).where(eq(feedback.imageId, sample));
    expect(opinions).toMatchObject([{ userId: null, words: "Fine." }]);
    await letterTo(server, email, /deleted/i);
    const again = await here.post("/ajax/account/sign-in", { email, password: testPassword });
    expect(again.json.code).toBe("wrong_credentials");
    await db.delete(attempts);
    // the address is free again
    expect(await signUp(server, server.visitor(), email)).toBe(email);
  });
});

describe("the archive of an account", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer("pglite");
  });
  afterAll(() => server.close());

  test("holds what was uploaded, what became of it, and everything else as text; guests have none", async () => {
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const photo = await goodJpeg();
    const id = (await visitor.uploadColoring(photo, { name: "boat.jpg", fields: { type: "simple" } })).json
      .id;
    await server.startWorker();
    await visitor.settled(id);
    const book = (await visitor.post("/ajax/books", { title: "Sea" })).json.id;
    await visitor.post(`/ajax/books/${book}/pages`, { imageIds: [id] });
    const answer = await visitor.get(addresses.downloadAccount());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
    const files = unzipSync(answer.bytes);
    expect(Object.keys(files)).toEqual([
      "account.json",
      "uploads/boat-upload.jpg",
      "pictures/boat-coloring.pdf",
      "pictures/boat-coloring.svg",
      "pictures/boat-coloring.png",
    ]);
    expect(Buffer.from(files["uploads/boat-upload.jpg"]!).equals(photo)).toBe(true);
    expect(strFromU8(files["pictures/boat-coloring.pdf"]!.slice(0, 5))).toBe("%PDF-");
    expect(strFromU8(files["pictures/boat-coloring.svg"]!)).toMatch(/^<svg/);
    expect(inspectPhoto(files["pictures/boat-coloring.png"]!)).toMatchObject({ type: "png" });
    expect(JSON.parse(strFromU8(files["account.json"]!))).toMatchObject({
      account: { email },
      pictures: [
        { id, name: "boat", pictures: ["pdf", "svg", "png"].map((type) => `pictures/boat-coloring.${type}`) },
      ],
      palettes: [],
      books: [{ title: "Sea", pages: [{ imageId: id, caption: "", turn: 0 }] }],
      feedback: [],
      hearts: [],
      credits: [{ what: "hold", credits: -4 }, { what: "welcome" }],
      subscriptions: [],
      invoices: [],
    });
    const guests = await server.visitor().get(addresses.downloadAccount());
    expect([guests.status, guests.headers.get("location")]).toEqual([
      303,
      withWish(addresses.signIn(), "account"),
    ]);
  });
});
