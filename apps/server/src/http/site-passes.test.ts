import { addresses, maxSelected, type RouteName, routes, selectionField } from "@tintery/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authSecret } from "../platform/auth-secret.ts";
import { siteVisitors } from "../platform/database/schema/site-keys.ts";
import { SitePasses } from "../platform/site-passes.ts";
import { signUp } from "../testing/test-account.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { shop, Widget } from "../testing/test-widget.ts";

describe("a pass of a site that acts for an account", () => {
  let server: TestServer;
  let holder: TestVisitor;
  /** A picture that was made on the site, and one that was not. */
  let there: string;
  let atHome: string;
  let pass: string;

  beforeAll(async () => {
    server = await openTestServer("pglite");
    const owner = server.visitor();
    await signUp(server, owner);
    const { key } = (await owner.post("/ajax/account/site-keys", { name: "Shop", origins: [shop] })).json;
    holder = server.visitor();
    await signUp(server, holder);
    const widget = new Widget(server.visitor(), { key });
    widget.token = (await holder.post("/ajax/account/sites", { key, origin: shop })).json.token;
    there = (await widget.create()).json.id;
    atHome = (await new Widget(server.visitor(), { key }).create()).json.id;
    const { db, config } = server.platform;
    const [visitor] = await db.select().from(siteVisitors).where(eq(siteVisitors.account, true));
    pass = new SitePasses(await authSecret(config)).issue(there, visitor!.id);
  });
  afterAll(() => server.close());

  const open = async (address: string, by = server.visitor()) =>
    (await by.send(address.replace("/app/", `/app/pass/${pass}/`), { headers: { accept: "text/html" } }))
      .status;

  /** With every part that an address can have; the picture is a coloring page, and is named in the query as well. */
  const addressOf = (name: RouteName, id: string) => {
    const parts: Record<string, string> = {
      kind: "coloringsvg",
      which: "thumbnail",
      format: "csv",
      part: "pages",
    };
    if (name === "printColoring") parts.which = "coloring";
    const path = routes[name].path.replace(/:(\w+)/g, (_, part: string) => parts[part] ?? id);
    return `${path}?${selectionField}=${id}`;
  };

  test("opens files and sheets of its picture, and nothing else at any address", async () => {
    const names = (Object.keys(routes) as RouteName[]).filter((name) =>
      routes[name].path.startsWith("/app/"),
    );
    const opened: string[] = [];
    for (const name of names) {
      // neither does whoever is signed in themselves get more
      for (const by of [server.visitor(), holder])
        if ((await open(addressOf(name, there), by)) !== 404) opened.push(name);
      expect([name, await open(addressOf(name, atHome))]).toEqual([name, 404]);
    }
    const expected: RouteName[] = [
      "downloadColoring",
      "printColoring",
      "downloadSelection",
      "printSelection",
      "picture",
      "downloadColors",
      "downloadRecipes",
      "downloadKidsSheet",
    ];
    expect(opened).toEqual(expected.flatMap((name) => [name, name]));
  });

  test("is good for as many pictures as can be chosen: more cost too much", async () => {
    const selectionOf = (count: number) => addresses.downloadSelection(Array<string>(count).fill(there));
    expect(await open(selectionOf(maxSelected))).toBe(409);
    expect(await open(selectionOf(maxSelected + 1))).toBe(404);
  });

  test("cannot be made up, stretched or led elsewhere", async () => {
    const at = addressOf("downloadColoring", there);
    const good = pass;
    const [visitorId, end, signature] = good.split(".");
    for (const wrong of [
      [visitorId, `${end}0`, signature].join("."),
      [visitorId, end, ""].join("."),
      [visitorId, end, `${signature}A`].join("."),
      `${good}/pass/${good}`,
      `${good}/..`,
      `${good}/%2e%2e`,
    ]) {
      pass = wrong;
      expect([wrong, await open(at)]).toEqual([wrong, 404]);
    }
    pass = good;
    expect(await open(at)).toBe(409);
    for (const path of ["../ajax/images", "%2e%2e/ajax/images", "..%2fajax/images", "%61ccount/download"])
      expect([path, await open(`/app/${path}?${selectionField}=${there}`)]).toEqual([path, 404]);
  });
});
