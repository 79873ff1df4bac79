import { addresses, keyLimits } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiKeys } from "../platform/database/schema/api-keys.ts";
import { signUp } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const keysAt = "/ajax/account/keys";

describeOnEachDatabase("keys", (kind) => {
  let server: TestServer;
  let owner: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "100" });
    owner = server.visitor();
    await signUp(server, owner);
  });
  afterAll(() => server.close());

  const make = async (scopes: string[], more: object = {}) =>
    (await owner.post(keysAt, { name: "A program", scopes, ...more })).json as {
      secret: string;
      key: { id: string };
    };
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}`, "x-requested-with": "" });
  /** A program: no cookies, no mark of a browser. */
  const ask = (secret: string, path: string, init: RequestInit = {}) =>
    server.visitor().send(path, { ...init, headers: { ...bearer(secret), ...(init.headers as object) } });
  const create = async (secret: string) => {
    const form = new FormData();
    form.set("image", new Blob([Uint8Array.from(await goodJpeg())]), "boat.jpg");
    return ask(secret, "/ajax/create/coloring/v1", { method: "POST", body: form });
  };

  test("a picture that is made with a key is the account's, and only its hash is kept", async () => {
    const { secret } = await make(["read", "create"]);
    const made = await create(secret);
    expect([made.status, made.headers.getSetCookie()]).toEqual([200, []]);
    expect((await ask(secret, `/ajax/image/${made.json.id}`)).json.name).toBe("boat");
    expect((await owner.view(made.json.id)).id).toBe(made.json.id);
    expect((await server.visitor().get(`/ajax/image/${made.json.id}`)).status).toBe(404);
    const kept = JSON.stringify(await server.platform.db.select().from(apiKeys));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(secret.slice(8, 30));
  });

  test("a key does what it is allowed, and nothing with the account itself", async () => {
    const { secret } = await make(["read"]);
    const refused = async (path: string, init: RequestInit = {}) => {
      const { status, json } = await ask(secret, path, init);
      expect([path, status, json?.code]).toEqual([path, 403, "key_not_allowed"]);
    };
    expect((await ask(secret, "/ajax/images")).status).toBe(200);
    expect((await create(secret)).json.code).toBe("key_not_allowed");
    await refused(`/ajax/image/${"A".repeat(22)}`, { method: "DELETE" });
    const all = await make(["read", "create", "change", "delete"]);
    for (const path of [keysAt, "/ajax/account/sessions", addresses.account(), addresses.downloadAccount()]) {
      const { status, json } = await ask(all.secret, path);
      expect([path, status, json.code]).toEqual([path, 403, "key_not_allowed"]);
    }
    const setting = "/ajax/user/settings/get?attribute=user-settings-notify-by-email";
    expect((await ask(all.secret, setting)).json).toEqual({ value: null });
    const leave = await ask(all.secret, "/ajax/account/delete", { method: "POST" });
    expect(leave.json.code).toBe("key_not_allowed");
  });

  test("a key that is unknown or revoked opens nothing, not even with a cookie beside it", async () => {
    const { secret, key } = await make(["read"]);
    expect((await ask(secret, "/ajax/images")).status).toBe(200);
    const stranger = server.visitor();
    await signUp(server, stranger);
    expect((await stranger.send(`${keysAt}/${key.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await owner.send(`${keysAt}/${key.id}`, { method: "DELETE" })).status).toBe(200);
    for (const wrong of [secret, "tintery_wrong"])
      expect((await owner.get("/ajax/images", bearer(wrong))).json.code).toBe("invalid_key");
    // what a proxy in front asks for is none of ours
    expect((await owner.get("/ajax/images", { authorization: "Basic YTpi" })).status).toBe(200);
  });

  test("its pictures of a day are counted, and no crowd gets past the limit", async () => {
    const { secret, key } = await make(["create"], { picturesPerDay: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect([refused.status, refused.json.code]).toEqual([429, "key_used_up"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const { items } = (await owner.get(keysAt)).json;
    const listed = items.find((item: { id: string }) => item.id === key.id);
    expect(listed).toMatchObject({
      ends: secret.slice(-4),
      picturesPerDay: 3,
      today: { calls: 3, pictures: 3 },
      days30: { calls: 3, pictures: 3 },
    });
    expect(Math.abs(Date.now() - Date.parse(listed.used))).toBeLessThan(600_000);
  });

  test("an account has no more than its number of keys, and guests have none", async () => {
    const asked = Array.from({ length: keyLimits.keys + 3 }, () =>
      owner.post(keysAt, { name: "One more", scopes: ["read"] }),
    );
    const codes = (await Promise.all(asked)).map(({ json }) => json.code);
    expect(codes).toContain("too_many_keys");
    expect((await owner.get(keysAt)).json.items).toHaveLength(keyLimits.keys);
    expect((await server.visitor().post(keysAt, { name: "Mine", scopes: ["read"] })).json.code).toBe(
      "sign_in_first",
    );
    expect((await owner.post(keysAt, { name: "Mine", scopes: [] })).status).toBe(400);
  });
});
