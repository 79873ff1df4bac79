import {
  addresses,
  type Call,
  callNames,
  endpoints,
  formChecked,
  printFields,
  siteHeaders,
  siteKeyLimits,
  siteUseOf,
} from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { siteVisitors } from "../platform/database/schema/site-keys.ts";
import { signUp, testPassword } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { shop, Widget } from "../testing/test-widget.ts";

const keysAt = "/ajax/account/site-keys";
const blog = "http://localhost:4321";
const setting = "attribute=user-settings-notify-by-email";

interface Key {
  id: string;
  key: string;
  origin: string;
}

describeOnEachDatabase("pages of other origins", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "100" });
    owner = server.visitor();
    await signUp(server, owner);
  });
  afterAll(() => server.close());

  const makeKey = async (more: object = {}) =>
    (await owner.post(keysAt, { name: "My shop", origins: [shop, blog], ...more })).json as Key;
  const widgetOf = (key: string, origin = shop) => new Widget(server.visitor(), { key, origin });
  const account = async () => {
    const visitor = server.visitor();
    await signUp(server, visitor);
    return visitor;
  };

  test("a picture belongs to the visitor of one key at one origin, and their token alone shows it", async () => {
    const { key } = await makeKey();
    const widget = widgetOf(key);
    const made = await widget.create();
    expect([made.status, made.headers.get("access-control-allow-origin")]).toEqual([200, shop]);
    expect(made.headers.get("vary")).toContain("Origin");
    const at = `/ajax/image/${made.json.id}`;
    expect((await widget.send(at)).json.name).toBe("boat");
    expect((await widget.send("/ajax/images")).json.items).toHaveLength(1);
    const [other, elsewhere, another] = [widgetOf(key), widgetOf(key, blog), widgetOf((await makeKey()).key)];
    elsewhere.token = widget.token;
    another.token = widget.token;
    for (const stranger of [other, elsewhere, another]) expect((await stranger.send(at)).status).toBe(404);
    for (const visitor of [owner, server.visitor()]) expect((await visitor.get(at)).status).toBe(404);
    // only its hash is kept
    const kept = JSON.stringify(await server.platform.db.select().from(siteVisitors));
    expect(kept).not.toContain(widget.token);
  });

  test("pictures, downloads and prints are opened by their address, each for itself", async () => {
    const { key, id: keyId } = await makeKey();
    const widget = widgetOf(key);
    const [first, second] = [(await widget.create()).json.id, (await widget.create()).json.id];
    await server.startWorker();
    const { items } = (await widget.send("/ajax/images")).json;
    expect(items.map((item: { id: string }) => item.id).sort()).toEqual([first, second].sort());
    const view = async (id: string) => (await widget.send(`/ajax/image/${id}`)).json;
    await expect.poll(async () => (await view(first)).status).toBe("ready");
    const { origin } = (await view(first)).options.images;
    const path = new URL(origin).pathname;
    const pass = /^\/app\/pass\/([^/]+)\//.exec(path)![1]!;
    const open = (at: string) => server.visitor().get(at, { accept: "text/html" });
    const withPass = (address: string) => address.replace("/app/", `/app/pass/${pass}/`);
    const picture = await open(path);
    expect([picture.status, picture.headers.get("cross-origin-resource-policy")]).toEqual([
      200,
      "cross-origin",
    ]);
    expect(picture.headers.get("access-control-allow-origin")).toBe("*");
    const download = await open(withPass(addresses.downloadColoring(first, "coloringpdf")));
    expect(download.headers.get("content-disposition")).toContain("attachment");
    const print = await open(withPass(addresses.printColoring(first, "coloring")));
    const [sheet] = JSON.parse(print.text).sheets;
    expect((await open(sheet.pictureUrl)).status).toBe(200);
    expect((await open(withPass(addresses.downloadSelection([first])))).status).toBe(200);
    for (const closed of [
      withPass(addresses.downloadColoring(second, "coloringpdf")),
      withPass(addresses.downloadSelection([first, second])),
      withPass(addresses.coloring(first)),
      withPass(addresses.account()),
      withPass(addresses.downloadAccount()),
      withPass(`/ajax/image/${first}`),
      path.replace("/app/pass/", "/app/pass/x"),
      addresses.downloadColoring(first, "coloringpdf"),
    ])
      expect([closed, (await open(closed)).status]).toEqual([closed, 404]);
    await owner.send(`${keysAt}/${keyId}`, { method: "DELETE" });
    expect((await open(path)).status).toBe(404);
    expect((await widget.send(`/ajax/image/${first}`)).json.code).toBe("unknown_site_key");
  });

  test("a painting with its color list is printed by one address: both pictures load by it", async () => {
    const widget = widgetOf((await makeKey()).key);
    const { id } = (await widget.create(await goodJpeg(), "paint-by-numbers")).json;
    await server.startWorker();
    const view = async () => (await widget.send(`/ajax/image/${id}`)).json;
    await expect.poll(async () => (await view()).status).toBe("ready");
    const pass = /[/]app[/]pass[/][^/]+[/]/.exec((await view()).options.images.origin)![0];
    const open = (at: string) => server.visitor().get(at, { accept: "text/html" });
    const print = `${addresses.printPaintByNumbers(id, "pbn")}?${printFields.colors}=${formChecked}`;
    expect((await open(print)).status).toBe(404);
    const { sheets, key } = JSON.parse((await open(print.replace("/app/", pass))).text);
    for (const { pictureUrl } of [...sheets, key])
      expect([pictureUrl, (await open(pictureUrl)).status]).toEqual([pictureUrl, 200]);
  });

  // the table is the same on every database
  const named = kind === "pglite" ? callNames : [];
  test.each(named)("no key does more than the table says, nor at another origin: %s", async (name) => {
    const { key } = siteKey;
    const { method, path }: Call = endpoints[name];
    const use = siteUseOf(name);
    const at = path.replace(/:\w+/g, "A".repeat(22));
    const holder = siteOwner;
    const ask = async (widget: Widget) => {
      const { status, json } = await widget.ask(at, { method });
      return [status, json?.code];
    };
    // the cookie of somebody's account comes along, and means nothing
    const foreign = new Widget(holder, { key, origin: "https://evil.example" });
    expect(await ask(foreign)).toEqual([403, "wrong_origin"]);
    expect(await ask(new Widget(holder, { key: `${key}x` }))).toEqual([403, "unknown_site_key"]);
    const [status, code] = await ask(new Widget(holder, { key }));
    if (use === null) expect([status, code]).toEqual([403, "site_key_not_allowed"]);
    else if (use === "account") expect([status, code]).toEqual([401, "sign_in_first"]);
    else if (use === "create" || use === "change") expect([status, code]).toEqual([403, "csrf"]);
    else expect(code).not.toBe("site_key_not_allowed");
    const preflight = await server.visitor().send(at, {
      method: "OPTIONS",
      headers: {
        origin: shop,
        "access-control-request-method": method,
        "access-control-request-headers": siteHeaders.key,
      },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe(use === null ? null : shop);
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
  });
  let siteKey: Key;
  let siteOwner: TestVisitor;
  beforeAll(async () => {
    siteOwner = await account();
    siteKey = (await siteOwner.post(keysAt, { name: "Matrix", origins: [shop] })).json;
  });

  test("without a site key no other origin reads anything, and refusals are readable with one", async () => {
    const without = await owner.get("/ajax/images", { origin: shop });
    expect(without.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await server.visitor().send("/ajax/images", {
      method: "OPTIONS",
      headers: { origin: shop, "access-control-request-headers": "content-type" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    const { headers } = await widgetOf("tintery_site_none").send("/ajax/images");
    expect(headers.get("access-control-allow-origin")).toBe(shop);
    const page = await widgetOf(siteKey.key).send(addresses.account());
    expect(page.headers.get("access-control-allow-origin")).toBeNull();
    const { status, json } = await server.visitor().get("/ajax/site/visitor");
    expect([status, json.code]).toEqual([403, "unknown_site_key"]);
  });

  test("no crowd gets past the limit of a key, nor one visitor past theirs", async () => {
    const { key, id } = await makeKey({ picturesPerDay: 3 });
    // what is no picture is refused, and does not count
    const clumsy = widgetOf(key);
    const noPhoto = Array.from({ length: 4 }, () => clumsy.create(Uint8Array.of(1, 2, 3)));
    for (const { status } of await Promise.all(noPhoto)) expect(status).toBe(415);
    const answers = await Promise.all(Array.from({ length: 8 }, () => widgetOf(key).create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect([refused.status, refused.json.code]).toEqual([429, "site_used_up"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const { items } = (await owner.get(keysAt)).json;
    expect(items.find((item: Key) => item.id === id)).toMatchObject({ today: 3, days30: 3 });

    const busy = widgetOf((await makeKey()).key);
    const first = (await busy.create()).json.id;
    const { db } = server.platform;
    const [image] = await db.select().from(images).where(eq(images.id, first));
    const visitor = eq(siteVisitors.userId, image!.ownerId!);
    await db
      .update(siteVisitors)
      .set({ pictures: siteKeyLimits.picturesPerVisitor - 2, day: "2020-01-01" })
      .where(visitor);
    // yesterday's do not count
    expect((await busy.create()).status).toBe(200);
    await db
      .update(siteVisitors)
      .set({ pictures: siteKeyLimits.picturesPerVisitor - 2 })
      .where(visitor);
    const more = await Promise.all(Array.from({ length: 5 }, () => busy.create()));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(more.find(({ status }) => status !== 200)!.json.code).toBe("visitor_used_up");
  });

  test("an account lets a site act for it: the site sees what was made there, and nothing else", async () => {
    const { key } = await makeKey();
    const holder = await account();
    const atHome = (await holder.upload(await goodJpeg())).json.id;
    await holder.post("/ajax/palettes", { title: "Secret palette", paints: [] });
    const widget = widgetOf(key);
    const asGuest = (await widget.create()).json.id;
    const consent = { key, origin: shop };
    const connect = (by: TestVisitor, body: object) => by.post("/ajax/account/sites", body);
    expect((await connect(server.visitor(), consent)).json.code).toBe("sign_in_first");
    expect((await connect(holder, { ...consent, origin: "https://evil.example" })).json.code).toBe(
      "wrong_origin",
    );
    const guestToken = widget.token!;
    // a token of another origin brings nothing along
    await connect(await account(), { ...consent, origin: blog, visitor: guestToken });
    expect((await widget.send(`/ajax/image/${asGuest}`)).status).toBe(200);
    widget.token = (await connect(holder, { ...consent, visitor: guestToken })).json.token;
    expect((await widget.send("/ajax/site/visitor")).json).toEqual({ known: true, account: true });
    const ids = async () => (await widget.send("/ajax/images")).json.items.map((item: Key) => item.id);
    expect(await ids()).toEqual([asGuest]);
    expect((await holder.view(asGuest)).id).toBe(asGuest);
    expect((await widget.send(`/ajax/image/${atHome}`)).status).toBe(404);
    const made = (await widget.create()).json.id;
    expect((await ids()).sort()).toEqual([asGuest, made].sort());
    expect((await widget.send("/ajax/val/palettes/all")).text).not.toContain("Secret palette");
    const type = { "content-type": "application/json" };
    await holder.post("/ajax/books", { title: "At home" });
    const book = await widget.send("/ajax/books", {
      method: "POST",
      body: '{"title":"There"}',
      headers: type,
    });
    const books = (await widget.send("/ajax/books")).json.books;
    expect(books).toMatchObject([{ id: book.json.id, title: "There" }]);
    expect((await holder.get("/ajax/books")).json.books).toHaveLength(2);
    const pages = JSON.stringify({ imageIds: [atHome] });
    const addAt = `/ajax/books/${book.json.id}/pages`;
    expect((await widget.send(addAt, { method: "POST", body: pages, headers: type })).status).toBe(404);
    const body = JSON.stringify({ attribute: "user-settings-notify-by-email", value: false });
    const changed = await widget.send("/ajax/user/settings/update", { method: "POST", body, headers: type });
    expect(changed.status).toBe(200);
    expect((await holder.get(`/ajax/user/settings/get?${setting}`)).json).toEqual({ value: 0 });
    const connected = (await holder.get("/ajax/account/sites")).json.items;
    expect(connected).toMatchObject([{ name: "My shop", origin: shop }]);
    await holder.send(`/ajax/account/sites/${connected[0].id}`, { method: "DELETE" });
    expect((await widget.send("/ajax/site/visitor")).json).toEqual({ known: false, account: false });
    expect((await widget.send(`/ajax/image/${made}`)).status).toBe(404);
  });

  test("an account lets a site act for it in two browsers, sees it once, and ends it in both", async () => {
    const { key } = await makeKey();
    const holder = await account();
    const consent = { key, origin: shop };
    const connect = async (visitor: string | null) => {
      const widget = widgetOf(key);
      const body = { ...consent, ...(visitor && { visitor }) };
      widget.token = (await holder.post("/ajax/account/sites", body)).json.token;
      return widget;
    };
    const known = async (widget: Widget) => (await widget.send("/ajax/site/visitor")).json.known;
    const listed = async () => (await holder.get("/ajax/account/sites")).json.items as Key[];
    const [phone, laptop] = [await connect(null), await connect(null)];
    const before = await listed();
    // the same browser once more: another token takes the place of its own, and its place in the list stays
    const renewed = await connect(laptop.token);
    expect([await known(phone), await known(laptop), await known(renewed)]).toEqual([true, false, true]);
    expect((await listed()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const elsewhere = await holder.post("/ajax/account/sites", { ...consent, origin: blog });
    expect(elsewhere.status).toBe(200);
    const [first, ...others] = (await listed()).toSorted((a, b) => b.origin.localeCompare(a.origin));
    expect([first!.origin, others.map(({ origin }) => origin)]).toEqual([shop, [blog]]);
    await holder.send(`/ajax/account/sites/${first!.id}`, { method: "DELETE" });
    expect([await known(phone), await known(renewed)]).toEqual([false, false]);
    expect((await listed()).map(({ origin }) => origin)).toEqual([blog]);
  });

  test("a new password ends what sites may do for an account", async () => {
    const { key } = await makeKey();
    const holder = await account();
    const connect = () => holder.post("/ajax/account/sites", { key, origin: shop });
    const widget = widgetOf(key);
    widget.token = (await connect()).json.token;
    const guest = widgetOf(key);
    await guest.begin();
    const change = { password: testPassword, newPassword: "quite another password" };
    expect((await holder.post("/ajax/account/password", change)).status).toBe(200);
    const known = async (one: Widget) => (await one.send("/ajax/site/visitor")).json.known;
    expect([await known(widget), await known(guest)]).toEqual([false, true]);
    expect((await holder.get("/ajax/account/sites")).json.items).toEqual([]);
  });

  test("the window of consent names the site, for its own origin only", async () => {
    const { key } = await makeKey();
    const ask = (origin: string) =>
      server
        .visitor()
        .get(`/app/connect?key=${key}&origin=${encodeURIComponent(origin)}`, { accept: "text/html" });
    const window = await ask(shop);
    expect(window.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(window.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(JSON.parse(window.text)).toMatchObject({
      page: "connect",
      site: { name: "My shop", origin: shop },
      email: null,
    });
    expect((await ask("https://evil.example")).status).toBe(403);
  });

  test("keys are bound to origins of websites", async () => {
    const make = async (...origins: string[]) => (await owner.post(keysAt, { name: "Mine", origins })).json;
    expect((await make("https://Shop.Example:443/page", "https://shop.example")).origins).toEqual([shop]);
    for (const wrong of [
      "http://shop.example",
      "https://*.example",
      "file:///",
      "javascript:alert(1)",
      "",
      "https://a@b.example",
    ])
      expect((await make(wrong)).code).toBe("bad_request");
    expect((await make()).code).toBe("bad_request");
  });
});
