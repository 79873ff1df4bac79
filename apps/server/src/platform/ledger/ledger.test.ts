import { randomUUID } from "node:crypto";
import { tenthsPerCredit, welcomeCredits } from "@tintery/contract";
import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addUser } from "../../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../../testing/test-platform.ts";
import type { Transaction } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { ledger } from "../database/schema/ledger.ts";
import { orders } from "../database/schema/orders.ts";
import { giveEverythingTo } from "../guests.ts";
import { captureHold, creditsLeft, holdCredits, listLedger, NotEnoughCredits, refundHold } from "./ledger.ts";
import { planOf } from "./plan-of.ts";

const cost = 4;

describeOnEachDatabase("the ledger", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  const left = (userId: string) => creditsLeft(platform.db, userId, "free");
  const sumOf = async (userId: string) => {
    const [row] = await platform.db
      .select({ sum: sql<number>`coalesce(sum(${ledger.tenths}), 0)::int` })
      .from(ledger)
      .where(eq(ledger.userId, userId));
    return row!.sum;
  };
  const lock = (tx: Transaction, userId: string) =>
    tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const charge = (userId: string, imageId: string, revision = 0) =>
    ({ userId, imageId, revision, kind: "coloring", hasFilter: false }) as const;
  const hold = (userId: string, imageId: string = randomUUID(), { locked = true, revision = 0 } = {}) =>
    platform.db.transaction(async (tx) => {
      if (locked) await lock(tx, userId);
      await holdCredits(tx, charge(userId, imageId, revision));
      return imageId;
    });
  const capture = (id: string) => platform.db.transaction((tx) => captureHold(tx, { id, revision: 0 }));
  const refund = (id: string, ownerId: string | null) =>
    platform.db.transaction((tx) => refundHold(tx, { id, revision: 0, ownerId }));
  /** Takes so much that what is left pays for so many pictures. */
  async function leaveFor(pictures: number, anonymous = true): Promise<string> {
    const userId = await addUser(platform.db, { isAnonymous: anonymous });
    await capture(await hold(userId));
    const tenths = (pictures + 1) * cost * tenthsPerCredit - welcomeCredits * tenthsPerCredit;
    await platform.db.insert(ledger).values({ key: `spent:${userId}`, userId, kind: "expiry", tenths });
    return userId;
  }

  test("begins with a welcome, and writes nothing down for a look", async () => {
    const userId = await addUser(platform.db);
    expect(await left(userId)).toBe(welcomeCredits);
    expect(await creditsLeft(platform.db, null, "free")).toBe(welcomeCredits);
    expect(await listLedger(platform.db, userId, 9)).toEqual([]);
  });

  test("holds with the creation, spends with the result, gives back for nothing; each once", async () => {
    const userId = await addUser(platform.db);
    const [first, second] = [await hold(userId), await hold(userId)];
    expect(await left(userId)).toBe(welcomeCredits - 2 * cost);
    await capture(first);
    await refund(first, userId);
    await refund(second, userId);
    await refund(second, userId);
    await capture(second);
    expect(await left(userId)).toBe(welcomeCredits - cost);
    expect((await listLedger(platform.db, userId, 9)).map((row) => row.kind).sort()).toEqual([
      "grant",
      "hold",
      "hold",
      "refund",
    ]);
    await expect(hold(userId, first)).rejects.toThrow();
    // nothing was held for what costs nothing
    await capture("unknown");
    await refund("unknown", userId);
    expect(await left(userId)).toBe(welcomeCredits - cost);
  });

  test("takes the price of the plan, and what a look costs on top", async () => {
    const userId = await addUser(platform.db);
    const order = { id: randomUUID(), userId, plan: "premium", provider: "test" } as const;
    await platform.db.insert(orders).values(order);
    expect(await planOf(platform.db, userId)).toBe("free");
    const paid = { status: "active", periodEnd: sql`now() + interval '1 hour'` } as const;
    await platform.db.update(orders).set(paid).where(eq(orders.id, order.id));
    expect(await planOf(platform.db, userId)).toBe("premium");
    await platform.db.transaction((tx) =>
      holdCredits(tx, { ...charge(userId, randomUUID()), kind: "paint-by-numbers", hasFilter: true }),
    );
    expect(await creditsLeft(platform.db, userId, "premium")).toBe(welcomeCredits - 3.5);
    await platform.db.update(orders).set({ status: "ending" }).where(eq(orders.id, order.id));
    expect(await planOf(platform.db, userId)).toBe("premium");
    const over = { periodEnd: sql`now() - interval '1 second'` };
    await platform.db.update(orders).set(over).where(eq(orders.id, order.id));
    expect(await planOf(platform.db, userId)).toBe("free");
  });

  test("raises free users to the month's credits, once a month", async () => {
    const userId = await leaveFor(0);
    await expect(hold(userId)).rejects.toThrow(NotEnoughCredits);
    expect(await left(userId)).toBe(0);
    await platform.db.execute(sql`alter table ledger disable trigger ledger_append_only`);
    await platform.db.execute(
      sql`update ledger set key = ${`month:${userId}:2020-01`} where user_id = ${userId} and key like 'month:%'`,
    );
    await platform.db.execute(sql`alter table ledger enable trigger ledger_append_only`);
    expect(await left(userId)).toBe(20);
    for (let picture = 0; picture < 5; picture++) await hold(userId);
    await expect(hold(userId)).rejects.toThrow(NotEnoughCredits);
    expect(await sumOf(userId)).toBe(0);
  });

  test("is only ever added to", async () => {
    const userId = await addUser(platform.db);
    await hold(userId);
    await expect(platform.db.delete(ledger).where(eq(ledger.userId, userId))).rejects.toThrow();
    await expect(
      platform.db.update(ledger).set({ tenths: 0 }).where(eq(ledger.userId, userId)),
    ).rejects.toThrow();
    await expect(
      platform.db.insert(ledger).values({ key: "wrong", userId, kind: "hold", tenths: 1 }),
    ).rejects.toThrow();
  });

  test("gives a hundred creations at once exactly the ten that are paid for", async () => {
    const userId = await leaveFor(10);
    const ends = await Promise.allSettled(Array.from({ length: 100 }, () => hold(userId)));
    const refused = ends.filter((end) => end.status === "rejected");
    expect(refused).toHaveLength(90);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(NotEnoughCredits);
    expect(await sumOf(userId)).toBe(0);
  });

  // one connection takes its turns by itself: only the other database can show what the lock is for
  if (kind === "postgres")
    test("needs the lock: without it more is spent than there is", async () => {
      // for one only: as many as there are connections may begin in step, and ten of them would end at nought
      const userId = await leaveFor(1);
      await platform.db.execute(sql`
        create function slow_hold() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.05); return new; end; $$`);
      await platform.db.execute(
        sql`create trigger slow_hold before insert on ledger for each row when (new.kind = 'hold') execute function slow_hold()`,
      );
      await Promise.allSettled(
        Array.from({ length: 100 }, () => hold(userId, randomUUID(), { locked: false })),
      );
      await platform.db.execute(sql`drop trigger slow_hold on ledger`);
      expect(await sumOf(userId)).toBeLessThan(0);
    });

  test("moves a guest's credits to a new account, and welcomes nobody twice", async () => {
    const guest = await addUser(platform.db, { isAnonymous: true });
    const account = await addUser(platform.db);
    const [spent, given] = [await hold(guest), await hold(guest)];
    await capture(spent);
    await giveEverythingTo(platform.db, guest, account);
    expect(await left(account)).toBe(welcomeCredits - 2 * cost);
    expect(await sumOf(guest)).toBe(0);
    // the picture has moved meanwhile, and what is given back for it follows
    await refund(given, account);
    expect(await left(account)).toBe(welcomeCredits - cost);
    const another = await addUser(platform.db, { isAnonymous: true });
    await hold(another);
    await platform.db
      .insert(ledger)
      .values({ key: `gift:${another}`, userId: another, kind: "grant", tenths: 1000 });
    await giveEverythingTo(platform.db, another, account);
    expect(await left(account)).toBe(welcomeCredits - cost + 100 - cost);
    // a guest without a picture brings nothing, and takes nothing away
    const idle = await addUser(platform.db, { isAnonymous: true });
    const fresh = await addUser(platform.db);
    await giveEverythingTo(platform.db, idle, fresh);
    expect(await left(fresh)).toBe(welcomeCredits);
  });

  test("keeps balanced whatever is interrupted between any two statements", async () => {
    const userId = await leaveFor(3);
    const image = await hold(userId);
    const steps = [
      (tx: Transaction) => holdCredits(tx, charge(userId, randomUUID())),
      (tx: Transaction) => captureHold(tx, { id: image, revision: 0 }),
      (tx: Transaction) => refundHold(tx, { id: image, revision: 0, ownerId: userId }),
    ];
    const before = await platform.db.select().from(ledger).where(eq(ledger.userId, userId));
    for (const step of steps)
      await expect(
        platform.db.transaction(async (tx) => {
          await lock(tx, userId);
          await step(tx);
          throw new Error("killed");
        }),
      ).rejects.toThrow("killed");
    expect(await platform.db.select().from(ledger).where(eq(ledger.userId, userId))).toEqual(before);
  });

  // quick enough for every run; the night may ask for a hundred thousand
  const operations = Number(process.env.TINTERY_LEDGER_OPERATIONS ?? 300);

  test(
    "keeps the same books as plain arithmetic, whatever comes in whichever order",
    async () => {
      const operation = fc.record({
        what: fc.constantFrom("hold", "hold", "capture", "refund", "delete", "move"),
        image: fc.nat(operations / 4),
      });
      const [steps = []] = fc.sample(fc.array(operation, { minLength: operations, maxLength: operations }), {
        numRuns: 1,
        seed: 20261124,
      });
      let userId = await leaveFor(20);
      const run = randomUUID();
      const ends = new Map<number, "held" | "ended">();
      let balance = 20 * cost * tenthsPerCredit;
      for (const [index, { what, image }] of steps.entries()) {
        const id = `${run}:${image}`;
        if (what === "hold") {
          const allowed = !ends.has(image) && balance >= cost * tenthsPerCredit;
          const held = await hold(userId, id).then(
            () => true,
            () => false,
          );
          expect(held).toBe(allowed);
          if (held) ends.set(image, "held");
          if (held) balance -= cost * tenthsPerCredit;
        } else if (what === "move" && index % 10 === 0) {
          const next = await addUser(platform.db, { isAnonymous: true });
          await giveEverythingTo(platform.db, userId, next);
          expect(await sumOf(userId)).toBe(0);
          userId = next;
        } else if (what === "capture") {
          await capture(id);
          if (ends.has(image)) ends.set(image, "ended");
        } else {
          await refund(id, userId);
          if (ends.get(image) === "held") balance += cost * tenthsPerCredit;
          if (ends.has(image)) ends.set(image, "ended");
        }
      }
      expect(await sumOf(userId)).toBe(balance);
      expect(ends.size).toBeGreaterThan(20);
      // milliseconds; an operation is a transaction of some statements
    },
    60_000 + 50 * operations,
  );
});
