import { uploadField } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { drawings, images } from "../platform/database/schema/images.ts";
import { orders } from "../platform/database/schema/orders.ts";
import type { Visitor } from "../platform/sessions.ts";
import { signUp } from "../testing/test-account.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { keptRoom } from "./kept-bytes.ts";

const megabyte = 1_000_000;

describeOnEachDatabase("the bytes that are kept", (kind) => {
  let server: TestServer;
  let photo: Uint8Array;
  let network = 0;
  beforeAll(async () => {
    const quotas = { KEPT_MB_PER_GUEST: "2", KEPT_MB_PER_ACCOUNT: "5", KEPT_MB_PER_NETWORK: "3" };
    server = await openTestServer(kind, { ...quotas, TRUST_PROXY: "1" });
    photo = await goodJpeg();
  });
  afterAll(() => server.close());
  // what one test keeps is none of the others' business
  beforeEach(() => {
    network += 1;
  });

  /** Sends a photo from an address. */
  const uploadFrom = (visitor: TestVisitor, address = `8.8.${network}.1`, language = "en") => {
    const body = new FormData();
    body.set(uploadField, new Blob([Uint8Array.from(photo)]), "photo.jpg");
    const headers = { "x-forwarded-for": address, "accept-language": language };
    return visitor.send("/ajax/create/coloring/v1", { method: "POST", body, headers });
  };
  const setSize = (id: string, sourceSize: number) =>
    server.platform.db.update(images).set({ sourceSize }).where(eq(images.id, id));
  /** Guests at an address, each of whom has one picture of a size. */
  const fill = async (sizes: readonly number[], address?: string) => {
    const guests = [];
    for (const size of sizes) {
      const guest = server.visitor();
      const { json } = await uploadFrom(guest, address);
      await setSize(json.id, size);
      guests.push(guest);
    }
    return guests;
  };
  const refused = (code: string, error: RegExp) => ({
    status: 409,
    json: { code, error: expect.stringMatching(error) },
  });

  test("of a guest have a limit, which is told, and deleting makes room", async () => {
    const visitor = server.visitor();
    const { json } = await uploadFrom(visitor);
    await setSize(json.id, 2 * megabyte - photo.length);
    expect((await uploadFrom(visitor)).status).toBe(200);
    expect(await uploadFrom(visitor)).toMatchObject(refused("storage_used_up", /all of your 2 MB/));
    expect(await uploadFrom(visitor, undefined, "de")).toMatchObject(
      refused("storage_used_up", /ganzen 2 MB/),
    );
    await visitor.send(`/ajax/image/${json.id}`, { method: "DELETE" });
    expect((await uploadFrom(visitor)).status).toBe(200);
  });

  test("count what was made of a photo, too", async () => {
    const { db } = server.platform;
    const visitor = server.visitor();
    const { json } = await uploadFrom(visitor);
    const made = { imageId: json.id, key: json.id, type: "image/png", sha256: "" };
    for (const which of ["page", "origin"])
      await db.insert(drawings).values({ ...made, which, bytes: megabyte });
    expect(await uploadFrom(visitor)).toMatchObject({ json: { code: "storage_used_up" } });
  });

  test("leave neither row nor file of what is refused, also when several come at once", async () => {
    const { db, files } = server.platform;
    const visitor = server.visitor();
    const { json } = await uploadFrom(visitor);
    await setSize(json.id, 2 * megabyte - 2.5 * photo.length);
    const answers = await Promise.all([1, 2, 3, 4].map(() => uploadFrom(visitor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const named = new Set((await db.select().from(images)).map(({ sourceKey }) => sourceKey));
    for await (const { key } of files.list("images/")) expect(named).toContain(key);
  });

  test("of all guests of one network have a limit, however often they drop the cookie", async () => {
    const [visitor] = await fill([1.5 * megabyte, 1.5 * megabyte - photo.length]);
    expect((await uploadFrom(visitor!)).status).toBe(200);
    const full = refused("network_storage_used_up", /Guests on your network.* 3 MB/);
    expect(await uploadFrom(visitor!)).toMatchObject(full);
    // who came later and has next to nothing is not kept out by that
    expect((await uploadFrom(server.visitor())).status).toBe(200);
    // an account has its own room, wherever it is
    await signUp(server, visitor!);
    expect((await uploadFrom(visitor!)).status).toBe(200);
  });

  test("of one network end also for new guests at ten times its limit", async () => {
    await fill(new Array<number>(15).fill(2 * megabyte));
    const full = refused("network_storage_used_up", /Guests on your network.* 30 MB/);
    expect(await uploadFrom(server.visitor())).toMatchObject(full);
    expect((await uploadFrom(server.visitor(), "8.9.0.1")).status).toBe(200);
  });

  test("are not added up for addresses at home and behind a proxy without a name", async () => {
    for (const address of ["172.17.0.1", "192.168.1.7", "fd00::1"]) {
      const [visitor] = await fill([1.5 * megabyte, ...new Array<number>(15).fill(2 * megabyte)], address);
      expect([address, (await uploadFrom(visitor!, address)).status]).toEqual([address, 200]);
    }
  });

  test("of guests count by 64 bits of an IPv6 address", async () => {
    const [visitor] = await fill([1.5 * megabyte], "2a00:1:0:7:a:0:0:1");
    await fill([1.5 * megabyte], "2a00:1:0:8::1");
    expect((await uploadFrom(visitor!)).status).toBe(200);
    await fill([1.5 * megabyte], "2a00:1:0:7:b:1:2:3");
    expect(await uploadFrom(visitor!)).toMatchObject(refused("network_storage_used_up", /3 MB/));
  });

  test("of accounts with a plan, and of all where nothing costs credits, have no limit unless it is set", async () => {
    const { db, config } = server.platform;
    const { json } = await uploadFrom(server.visitor());
    const [row] = await db.select().from(images).where(eq(images.id, json.id));
    const account = { userId: row!.ownerId!, anonymous: false } as Visitor;
    const expectRoom = (BILLING: "on" | "off") =>
      keptRoom({ ...config, KEPT_MB_PER_ACCOUNT: undefined, BILLING })(db, account, 10_000 * megabyte);
    await expect(expectRoom("on")).rejects.toMatchObject({ code: "storage_used_up" });
    await expectRoom("off");
    const paid = { status: "active", periodEnd: sql`now() + interval '1 day'` } as const;
    await db
      .insert(orders)
      .values({ id: json.id, userId: account.userId, plan: "basic", provider: "test", ...paid });
    await expectRoom("on");
  });

  test("of an account have a limit of their own", async () => {
    const visitor = server.visitor();
    await signUp(server, visitor);
    const { json } = await uploadFrom(visitor);
    await setSize(json.id, 5 * megabyte);
    expect(await uploadFrom(visitor)).toMatchObject(refused("storage_used_up", /5 MB/));
  });
});
