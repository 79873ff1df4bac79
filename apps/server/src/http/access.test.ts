import {
  type Call,
  type CallName,
  callNames,
  endpoints,
  type ImageKind,
  type RouteName,
  routes,
  selectionField,
} from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../platform/new-id.ts";
import { makeKey } from "../platform/api-key-store.ts";
import { makeSiteKey } from "../platform/site-key-store.ts";
import { connectSite, listConnectedSites } from "../platform/site-visitor-store.ts";
import { passkeys, users } from "../platform/database/schema/accounts.ts";
import { apiKeys } from "../platform/database/schema/api-keys.ts";
import { attempts } from "../platform/database/schema/attempts.ts";
import { bookFiles, bookPages, books } from "../platform/database/schema/books.ts";
import { drawings, images } from "../platform/database/schema/images.ts";
import { orders } from "../platform/database/schema/orders.ts";
import { palettes } from "../platform/database/schema/palettes.ts";
import { siteKeys, siteVisitors } from "../platform/database/schema/site-keys.ts";
import { deliveries, webhooks } from "../platform/database/schema/webhooks.ts";
import {
  type AccessRow,
  addressAccess,
  callAccess,
  onePaint,
  type OwnThing,
  ownThings,
  theDelivery,
  theThing,
} from "../testing/access-rows.ts";
import { signUp, testPassword } from "../testing/test-account.ts";
import { type Answer, openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

/** What a question says in another way than its row. */
type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** What is asked for: a method and an address with the thing still to be filled in. */
interface Asked {
  name: string;
  method: string;
  path: string;
  row: AccessRow;
  isForm: boolean;
}

const calls: Asked[] = callNames.map((name) => {
  const { method, path, multipart }: Call = endpoints[name];
  return { name, method, path, row: callAccess[name], isForm: multipart !== undefined };
});
const visits: Asked[] = (Object.keys(routes) as RouteName[]).map((name) => {
  const { path } = routes[name];
  return { name: `address ${name}`, method: "GET", path, row: addressAccess[name], isForm: false };
});
const all = [...calls, ...visits];
const about = <About extends AccessRow["about"]>(...names: About[]) =>
  all.filter((asked): asked is Asked & { row: Extract<AccessRow, { about: About }> } =>
    (names as string[]).includes(asked.row.about),
  );

describe("access", () => {
  let server: TestServer;
  let owner: TestVisitor;
  let other: TestVisitor;
  /** Somebody who runs the service; to what others own they are a stranger like any other. */
  let admin: TestVisitor;
  let ownerId: string;
  /** A ready image of each kind, which is copied for every question. */
  const ready = {} as Record<ImageKind, string>;

  beforeAll(async () => {
    server = await openTestServer("pglite", { IN_FLIGHT_PER_VISITOR: "100" });
    [owner, other, admin] = [server.visitor(), server.visitor(), server.visitor()];
    await signUp(server, owner);
    await signUp(server, other);
    const email = await signUp(server, admin);
    await server.platform.db.update(users).set({ role: "admin" }).where(eq(users.email, email));
    const photo = await goodJpeg();
    ready["paint-by-numbers"] = (await owner.upload(photo)).json.id;
    ready.coloring = (await owner.uploadColoring(photo, { fields: { type: "simple" } })).json.id;
    ready.outlines = (await owner.uploadOutlines(photo)).json.id;
    await server.startWorker();
    for (const id of Object.values(ready)) expect((await owner.settled(id)).status).toBe("ready");
    const [row] = await server.platform.db.select().from(images).where(eq(images.id, ready.coloring));
    ownerId = row!.ownerId!;
  });
  afterAll(() => server.close());
  beforeEach(async () => void (await server.platform.db.delete(attempts)));

  /** Another image with the same files: nothing that is done to it is there at the next question. */
  const copyOf = async (kind: ImageKind, values: Partial<typeof images.$inferInsert>) => {
    const { db } = server.platform;
    const id = values.id ?? newId();
    const [row] = await db.select().from(images).where(eq(images.id, ready[kind]));
    await db.insert(images).values({ ...row!, id, ...values });
    const made = await db.select().from(drawings).where(eq(drawings.imageId, ready[kind]));
    await db.insert(drawings).values(made.map((drawing) => ({ ...drawing, imageId: id })));
    return id;
  };
  const stateOf = async (id: string) => {
    const { db } = server.platform;
    return JSON.stringify([
      await db.select().from(images).where(eq(images.id, id)),
      await db
        .select()
        .from(palettes)
        .where(eq(palettes.id, Number(id) || 0)),
      await db.select().from(books).where(eq(books.id, id)),
      await db.select().from(bookPages).where(eq(bookPages.bookId, id)),
    ]);
  };
  const ask = (by: TestVisitor, { method, path, row, isForm }: Asked, thing = "", init: Init = {}) => {
    const partOf = (part: string) => (row.parts?.[part] ?? thing).replace(theDelivery, `${thing}-sent`);
    const inPath = path.replace(/:(\w+)/g, (_, part: string) => partOf(part));
    const inQuery = row.about === "image" ? selectionField : "named" in row ? row.named : "";
    const named = "inQuery" in row && row.inQuery ? `${inQuery}=${thing}` : row.query;
    const json = row.body && JSON.stringify(row.body).replaceAll(theThing, thing);
    const body = isForm ? new FormData() : (json ?? null);
    const type = typeof body === "string" ? { "content-type": "application/json" } : {};
    return by.send(named === undefined ? inPath : `${inPath}?${named}`, {
      method,
      body,
      ...init,
      // as a link that is followed on our own pages
      headers: { accept: "text/html", referer: by.url, ...type, ...init.headers },
    });
  };
  /** An answer without the address it was asked at, which pages about problems repeat. */
  const words = ({ status, text }: Answer, thing: string) => ({ status, text: text.replaceAll(thing, "") });

  test("is said of every call and every address", () => {
    expect(Object.keys(callAccess).sort()).toEqual([...callNames].sort());
    expect(Object.keys(addressAccess).sort()).toEqual(Object.keys(routes).sort());
  });

  test.each(about("image"))("to images: $name", async (asked) => {
    const { kind, own, sample, state } = asked.row;
    const as = state ? { status: state, problem: "conversion_failed" } : {};
    const guest = () => server.visitor();
    const mine = () => copyOf(kind, { ...as, ownerId });
    // a stranger first: whatever they do changes nothing
    for (const by of [guest(), other, admin]) {
      const id = await mine();
      const before = await stateOf(id);
      const missing = newId();
      const refused = words(await ask(by, asked, id), id);
      expect(refused).toEqual(words(await ask(by, asked, missing), missing));
      expect(refused.status).toBe(404);
      expect(await stateOf(id)).toBe(before);
    }
    expect((await ask(owner, asked, await mine())).status).toBe(own);
    for (const by of [guest(), owner, other, admin]) {
      const id = await copyOf(kind, { ...as, ownerId: null, sample: true });
      const before = await stateOf(id);
      expect((await ask(by, asked, id)).status).toBe(sample);
      expect(await stateOf(id)).toBe(before);
    }
    for (const by of [guest(), owner, other, admin]) {
      const id = await copyOf(kind, { ...as, ownerId, deleted: new Date() });
      expect((await ask(by, asked, id)).status).toBe(404);
    }
  });

  const newPalette = async (by: TestVisitor) => {
    return String((await by.post("/ajax/palettes", { title: "Mine", paints: onePaint })).json.id);
  };

  test.each(about("palette"))("to palettes: $name", async (asked) => {
    const id = await newPalette(owner);
    const before = await stateOf(id);
    for (const [by, status] of [
      [server.visitor(), asked.row.guest],
      [other, 404],
      [admin, 404],
    ] as const)
      expect((await ask(by, asked, id)).status).toBe(status);
    expect(await stateOf(id)).toBe(before);
    expect((await ask(owner, asked, id)).status).toBe(asked.row.own);
    await owner.send(`/ajax/palettes/${id}`, { method: "DELETE" });
    expect((await ask(owner, asked, id)).status).toBe(404);
  });

  /** A book with a page, its picture and a print, all of the same id. */
  const newBook = async () => {
    const { db } = server.platform;
    const id = await copyOf("coloring", { id: newId(), ownerId });
    await db.insert(books).values({ id, ownerId, title: "Mine" });
    await db.insert(bookPages).values({ id, bookId: id, imageId: id, position: 0 });
    const profile = { kind: "home", paper: "letter", sides: "single" } as const;
    const [page] = await db.select().from(drawings).where(eq(drawings.imageId, ready.coloring)).limit(1);
    const { key, bytes, sha256 } = page!;
    const parts = [{ part: "pages" as const, key, bytes, sha256, pageCount: 1, faults: [] }];
    const file = {
      id,
      bookId: id,
      profile,
      language: "en",
      contentHash: "",
      status: "ready" as const,
      parts,
    };
    await db.insert(bookFiles).values(file);
    return id;
  };

  test.each(about("book"))("to coloring books: $name", async (asked) => {
    const { own, restores = false } = asked.row;
    const id = await newBook();
    const before = await stateOf(id);
    for (const by of [server.visitor(), other, admin]) {
      const missing = newId();
      const refused = words(await ask(by, asked, id), id);
      expect(refused).toEqual(words(await ask(by, asked, missing), missing));
      expect(refused.status).toBe(404);
    }
    expect(await stateOf(id)).toBe(before);
    expect((await ask(owner, asked, id)).status).toBe(own);
    await server.platform.db.update(books).set({ deleted: new Date() }).where(eq(books.id, id));
    expect((await ask(owner, asked, id)).status).toBe(restores ? own : 404);
  });

  test.each(about("session"))("to sessions: $name", async (asked) => {
    const [here, there] = [server.visitor(), server.visitor()];
    const email = await signUp(server, here);
    await there.post("/ajax/account/sign-in", { email, password: testPassword });
    const { items } = (await here.get("/ajax/account/sessions")).json;
    const { id } = (items as { id: string; current: boolean }[]).find(({ current }) => !current)!;
    expect((await ask(server.visitor(), asked, id)).status).toBe(asked.row.guest);
    for (const by of [other, admin]) expect((await ask(by, asked, id)).status).toBe(404);
    expect((await ask(here, asked, id)).status).toBe(asked.row.own);
    expect((await ask(here, asked, id)).status).toBe(404);
  });

  /** One of each for an account, as new as can be. */
  const newThing: Record<OwnThing, (userId: string) => Promise<string>> = {
    async key(userId) {
      const made = await makeKey(server.platform.db, userId, {
        name: "Mine",
        scopes: ["read"],
        picturesPerDay: 5,
      });
      return made!.id;
    },
    async passkey(userId) {
      const id = newId();
      const facts = { publicKey: "", counter: 0, deviceType: "singleDevice", backedUp: false };
      await server.platform.db.insert(passkeys).values({ ...facts, id, userId, credentialID: id });
      return id;
    },
    async webhook(userId) {
      const [id, url] = [newId(), "https://hooks.example.org/"];
      const { db } = server.platform;
      await db.insert(webhooks).values({ id, userId, url, secret: "whsec_", events: ["image.ready"] });
      await db.insert(deliveries).values({ id: `${id}-sent`, webhookId: id, event: "test", next: null });
      return id;
    },
    async "site key"(userId) {
      const wanted = { name: "Mine", origins: ["https://shop.example"], picturesPerDay: 5 };
      return (await makeSiteKey(server.platform.db, userId, wanted))!;
    },
    async connection(userId) {
      const { db } = server.platform;
      const wanted = { name: "Mine", origins: ["https://shop.example"], picturesPerDay: 5 };
      const keyId = (await makeSiteKey(db, userId, wanted))!;
      const place = { keyId, origin: "https://shop.example" };
      await connectSite(db, place, { userId, knownToken: undefined });
      return (await listConnectedSites(db, userId))[0]!.id;
    },
    async order(userId) {
      const id = newId();
      await server.platform.db.insert(orders).values({ id, userId, plan: "basic", provider: "test" });
      return id;
    },
  };
  const removeThing: Record<OwnThing, (id: string) => Promise<unknown>> = {
    key: (id) => server.platform.db.delete(apiKeys).where(eq(apiKeys.id, id)),
    passkey: (id) => server.platform.db.delete(passkeys).where(eq(passkeys.id, id)),
    webhook: (id) => server.platform.db.delete(webhooks).where(eq(webhooks.id, id)),
    "site key": (id) => server.platform.db.delete(siteKeys).where(eq(siteKeys.id, id)),
    connection: (id) => server.platform.db.delete(siteVisitors).where(eq(siteVisitors.id, id)),
    order: (id) => server.platform.db.delete(orders).where(eq(orders.id, id)),
  };

  test.each(about(...ownThings))("to what an account has: $name", async (asked) => {
    const { about: what, guest, own } = asked.row;
    const id = await newThing[what](ownerId);
    expect((await ask(server.visitor(), asked, id)).status).toBe(guest);
    for (const by of [other, admin]) {
      const missing = newId();
      const foreign = words(await ask(by, asked, id), id);
      expect(foreign).toEqual(words(await ask(by, asked, missing), missing));
      expect(foreign.status).toBe(404);
    }
    expect((await ask(owner, asked, id)).status).toBe(own);
    await removeThing[what](id);
    expect((await ask(owner, asked, id)).status).toBe(404);
  });

  test.each(about("image link", "palette link"))("to links: $name", async (asked) => {
    const isImage = asked.row.about === "image link";
    const id = isImage ? await copyOf("coloring", { ownerId }) : await newPalette(owner);
    const shareAt = isImage ? `/ajax/image/${id}/share` : `/ajax/palettes/${id}/share`;
    const made = (await owner.post(shareAt)).json;
    const link = String(isImage ? made.address : made.share)
      .split("/")
      .at(-1)!;
    const everybody = () => [server.visitor(), owner, other, admin];
    for (const by of everybody()) expect((await ask(by, asked, link)).status).toBe(asked.row.open);
    await owner.send(shareAt, { method: "DELETE" });
    for (const by of everybody()) expect((await ask(by, asked, link)).status).toBe(404);
    for (const by of everybody()) expect((await ask(by, asked, newId())).status).toBe(404);
  });

  test.each(about("account"))("to accounts: $name", async (asked) => {
    expect((await ask(server.visitor(), asked)).status).toBe(asked.row.guest);
    for (const role of [null, "admin"] as const) {
      const holder = server.visitor();
      const email = await signUp(server, holder);
      await server.platform.db.update(users).set({ role }).where(eq(users.email, email));
      await server.platform.db.delete(attempts);
      expect((await ask(holder, asked)).status).toBe(asked.row.signedIn);
    }
  });

  test.each(about("admin"))("to what is for admins: $name", async (asked) => {
    const { db } = server.platform;
    for (const by of [server.visitor(), owner, other]) expect((await ask(by, asked)).status).toBe(404);
    const holder = server.visitor();
    const email = await signUp(server, holder);
    await db.update(users).set({ role: "admin" }).where(eq(users.email, email));
    expect((await ask(holder, asked)).status).toBe(asked.row.admin);
    // at once, whatever their browser remembers
    await db.update(users).set({ role: null }).where(eq(users.email, email));
    expect((await ask(holder, asked)).status).toBe(404);
  });

  test.each(about("nobody's"))("to what is nobody's: $name", async (asked) => {
    for (const by of [server.visitor(), owner, other, admin]) {
      await server.platform.db.delete(attempts);
      expect((await ask(by, asked, "none")).status).toBe(asked.row.everybody);
    }
  });

  /** The same with a character in every text that no database can store. */
  const withNul = (value: unknown): unknown => {
    if (typeof value === "string") return `${value}\u0000`;
    if (Array.isArray(value)) return value.map(withNul);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNul(inner)]));
  };

  test.each(calls)("text that cannot be stored is refused, and no failure: $name", async (asked) => {
    const { row } = asked;
    const odd = {
      ...row,
      ...(row.body && { body: withNul(row.body) as object }),
      ...(row.query && { query: `${row.query}%00` }),
    };
    // as an admin: whoever may do everything gets furthest
    for (const thing of ["none", "none%00"]) {
      const by = admin;
      if (row.body || row.query || asked.path.includes(":") || ("inQuery" in row && row.inQuery))
        expect((await ask(by, { ...asked, row: odd as AccessRow }, thing)).status).toBeLessThan(500);
    }
  });

  /** What a page of somebody else could make the owner's browser send. */
  const forged: Record<string, Record<string, string>> = {
    "no mark": { "x-requested-with": "" },
    "another site": { "sec-fetch-site": "cross-site" },
    "another host of the domain": { "sec-fetch-site": "same-site" },
    "an address typed in": { "sec-fetch-site": "none" },
    "another origin": { origin: "https://evil.example" },
    "an origin that is hidden": { origin: "null" },
    "a plain form": { "x-requested-with": "", "content-type": "text/plain" },
  };
  const writes = calls.filter(({ name }) => endpoints[name as CallName].guard !== "none");

  test("every call that is no GET is guarded", () => {
    const open = callNames.filter((name) => {
      const { method, guard }: Call = endpoints[name];
      return method !== "GET" && guard === "none";
    });
    expect(open).toEqual([]);
  });

  test.each(writes)("nobody else's page changes anything: $name", async (asked) => {
    const { row } = asked;
    const thing =
      row.about === "image"
        ? await copyOf(row.kind, { ownerId, ...(row.state && { status: row.state }) })
        : row.about === "palette"
          ? await newPalette(owner)
          : row.about === "book"
            ? await newBook()
            : newId();
    const before = await stateOf(thing);
    for (const [how, headers] of Object.entries(forged)) {
      const { status, json } = await ask(owner, asked, thing, { headers: { accept: "*/*", ...headers } });
      expect([how, status, json?.code]).toEqual([how, 403, "csrf"]);
    }
    expect(await stateOf(thing)).toBe(before);
  });

  test.each(visits.filter(({ path }) => path.includes("/change/")))(
    "a link that changes something asks first wherever it is not followed on our pages: $name",
    async (asked) => {
      const { row } = asked;
      if (row.about !== "image") throw new Error("A change is about an image.");
      const id = await copyOf(row.kind, { ownerId });
      const before = await stateOf(id);
      const elsewhere: Record<string, string>[] = [
        { referer: "https://evil.example/" },
        { referer: "" },
        ...["cross-site", "same-site", "none", "same-origin"].map((site) => ({ "sec-fetch-site": site })),
        { "sec-purpose": "prefetch" },
      ];
      for (const headers of elsewhere) await ask(owner, asked, id, { headers });
      await ask(owner, asked, id, { method: "HEAD" });
      expect(await stateOf(id)).toBe(before);
    },
  );
});
