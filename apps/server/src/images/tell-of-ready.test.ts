import { goodJpeg } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../platform/database/schema/accounts.ts";
import { images } from "../platform/database/schema/images.ts";
import { signUp } from "../testing/test-account.ts";
import { addImage } from "../testing/test-image.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { tellOfReady } from "./tell-of-ready.ts";

const attribute = "user-settings-notify-by-email";

describeOnEachDatabase("pictures that became ready", (kind) => {
  let server: TestServer;
  let visitor: TestVisitor;
  let email: string;
  let ownerId: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    visitor = server.visitor();
    email = await signUp(server, visitor);
    const [user] = await server.platform.db.select().from(users).where(eq(users.email, email));
    ownerId = user!.id;
  });
  afterAll(() => server.close());

  const addReady = (name: string, values: Partial<typeof images.$inferInsert> = {}) =>
    addImage(server.platform.db, {
      ownerId,
      name,
      kind: "coloring",
      status: "ready",
      modelKey: "model",
      untold: true,
      ...values,
    });
  const tell = () => tellOfReady(server.platform, ownerId);
  const letters = async () =>
    ((await server.platform.mail.kept()) ?? []).filter(
      ({ to, subject }) => to === email && /^Ready/.test(subject),
    );

  test("are told of in one letter for all of a batch, once the last of them is there, and once only", async () => {
    const before = (await letters()).length;
    await addReady("A boat");
    const last = await addReady("A <cat> & dog", { status: "processing", untold: false });
    await tell();
    expect(await letters()).toHaveLength(before);
    const { db } = server.platform;
    await db.update(images).set({ status: "ready", untold: true }).where(eq(images.id, last));
    await tell();
    await tell();
    const [letter, ...others] = await letters();
    expect(others).toHaveLength(before);
    expect(letter?.text).toContain("• A boat");
    expect(letter?.text).toContain("• A <cat> & dog");
    expect(letter?.text).toContain("/app/dashboard");
  });

  test("one alone is led to", async () => {
    const id = await addReady("A house");
    await tell();
    expect((await letters())[0]?.text).toContain(`/app/coloring/${id}`);
  });

  test("are not told of when their owner has looked, by the picture or by the list", async () => {
    const before = (await letters()).length;
    const id = await addReady("Seen");
    await visitor.view(id);
    await tell();
    await addReady("Listed");
    await visitor.get("/ajax/images");
    await tell();
    // a stranger's look is none, and gets nothing
    const unseen = await addReady("Unseen");
    expect((await server.visitor().get(`/ajax/image/${unseen}`)).status).toBe(404);
    expect(await letters()).toHaveLength(before);
    await tell();
    expect(await letters()).toHaveLength(before + 1);
  });

  test("are not told of when letters are off, nor later when they are on again", async () => {
    const before = (await letters()).length;
    const stored = async () =>
      (await visitor.get(`/ajax/user/settings/get?attribute=${attribute}`)).json.value;
    const set = (value: boolean) => visitor.post("/ajax/user/settings/update", { attribute, value });
    expect(await stored()).toBeNull();
    expect((await set(false)).status).toBe(200);
    expect(await stored()).toBe(0);
    await addReady("Nobody hears of it");
    await tell();
    await set(true);
    expect(await stored()).toBe(1);
    await tell();
    expect(await letters()).toHaveLength(before);
    expect((await visitor.get("/ajax/user/settings/get?attribute=other")).status).toBe(400);
  });

  test("a letter that could not be sent is tried again", async () => {
    const before = (await letters()).length;
    await addReady("Late");
    const broken = {
      ...server.platform.letters,
      picturesReady: () => Promise.reject(new Error("no server")),
    };
    await expect(tellOfReady({ ...server.platform, letters: broken }, ownerId)).rejects.toThrow("no server");
    await tell();
    expect(await letters()).toHaveLength(before + 1);
  });

  test("the end of a conversion asks for it, a minute later, for accounts and not for guests", async () => {
    const waiting = async () => {
      const { rows } = await server.platform.db.execute<{ after: number }>(
        sql`select extract(epoch from start_after - created_on)::int as after from pgboss.job where name = 'tell-ready'`,
      );
      return rows.map(({ after }) => after);
    };
    const guest = server.visitor();
    const photo = await goodJpeg();
    const ids = await Promise.all(
      [guest, visitor].map(
        async (by) => (await by.uploadColoring(photo, { fields: { type: "simple" } })).json.id,
      ),
    );
    await server.startWorker();
    await guest.settled(ids[0]);
    await visitor.settled(ids[1]);
    await expect.poll(waiting).toEqual([60]);
  });
});
