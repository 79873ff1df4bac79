import { addresses, idempotencyHeader, keyLimits } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../platform/new-id.ts";
import { apiKeys } from "../platform/database/schema/api-keys.ts";
import { passkeys, users } from "../platform/database/schema/accounts.ts";
import { signUp, testPassword } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";

const passkey = { publicKey: "", counter: 0, deviceType: "singleDevice", backedUp: false };
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
  const create = async (secret: string, photo?: Uint8Array, headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.set("image", new Blob([Uint8Array.from(photo ?? (await goodJpeg()))]), "boat.jpg");
    return ask(secret, "/ajax/create/coloring/v1", { method: "POST", body: form, headers });
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
    for (const wrong of [secret, "tintery_wrong", "sk_other", "two words", ""]) {
      const { status, json } = await owner.get("/ajax/images", bearer(wrong));
      expect([wrong, status, json.code]).toEqual([wrong, 401, "invalid_key"]);
    }
    // what a proxy in front asks for is none of ours
    expect((await owner.get("/ajax/images", { authorization: "Basic YTpi" })).status).toBe(200);
  });

  test("its pictures of a day are counted, and no crowd gets past the limit", async () => {
    const { secret, key } = await make(["create"], { picturesPerDay: 3 });
    // what is no picture is refused, and does not count
    const noPhoto = Array.from({ length: 4 }, () => create(secret, Uint8Array.of(1, 2, 3)));
    for (const { status } of await Promise.all(noPhoto)) expect(status).toBe(415);
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
      today: { calls: 12, pictures: 3 },
      days30: { calls: 12, pictures: 3 },
    });
    expect(Math.abs(Date.now() - Date.parse(listed.used))).toBeLessThan(600_000);
  });

  test("a form whose answer was lost is sent again though the day is used up", async () => {
    const { secret } = await make(["create"], { picturesPerDay: 1 });
    const once = { [idempotencyHeader]: newId() };
    const first = await create(secret, undefined, once);
    expect((await create(secret, undefined, { [idempotencyHeader]: newId() })).json.code).toBe("key_used_up");
    const again = await create(secret, undefined, once);
    expect([again.status, again.json.id]).toEqual([200, first.json.id]);
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

  test("an account has no more passkeys either, and is told that those are removed", async () => {
    const { db } = server.platform;
    const visitor = server.visitor();
    const email = await signUp(server, visitor);
    const wish = () => visitor.post("/ajax/account/passkeys/options", { password: testPassword });
    expect((await wish()).status).toBe(200);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const row = () => ({ ...passkey, id: newId(), credentialID: newId(), userId: user!.id });
    await db.insert(passkeys).values(Array.from({ length: keyLimits.keys }, row));
    expect(await wish()).toMatchObject({
      status: 409,
      json: { code: "too_many_passkeys", error: "You already have 20 passkeys. Remove one first." },
    });
  });
});
