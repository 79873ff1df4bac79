import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startChild } from "../testing/child-process.ts";
import {
  describeOnEachDatabase,
  makeTestDatabase,
  openTestPlatform,
  type TestPlatform,
} from "../testing/test-platform.ts";
import { readConfig } from "./config.ts";
import { openEmbedded } from "./database/embedded.ts";
import { openPlatform } from "./platform.ts";
import { type Job, openQueue } from "./queue.ts";
import { firstRound, readLine } from "./queue-line.ts";

type Conversion = Job<"convert-image">;

const addJob = (platform: TestPlatform, imageId: string, group?: string) =>
  platform.db.transaction((tx) =>
    platform.queue.enqueue(tx, "convert-image", { imageId, revision: 0 }, group ? { group } : {}),
  );

/** Resolves with what it is given first. */
function first<Value>(): { told: Promise<Value>; tell: (value: Value) => void } {
  let tell: (value: Value) => void = () => {};
  const told = new Promise<Value>((resolve) => {
    tell = resolve;
  });
  return { told, tell };
}

describeOnEachDatabase("the queue", (kind) => {
  let platform: TestPlatform;
  /** What the worker does with a job of the test that runs; the tests take turns. */
  let handle: (job: Conversion) => Promise<void> | void;
  const dead: unknown[] = [];
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    await platform.queue.work("convert-image", { concurrency: 3, perGroup: 1 }, async (job) => handle(job));
    await platform.queue.onDead("convert-image", async (payload) => void dead.push(payload));
  });
  afterAll(() => platform.close());

  test("a job exists exactly when its transaction commits", async () => {
    const handled: string[] = [];
    const { told, tell } = first<Conversion>();
    handle = (job) => {
      handled.push(job.data.imageId);
      tell(job);
    };
    const failing = platform.db.transaction(async (tx) => {
      await platform.queue.enqueue(tx, "convert-image", { imageId: "rolled-back", revision: 0 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await addJob(platform, "committed");
    expect(await told).toMatchObject({ data: { imageId: "committed", revision: 0 }, retry: 0, last: false });
    const { rows } = await platform.db.execute(sql`select data from pgboss.job where name = 'convert-image'`);
    expect(rows).toEqual([{ data: { imageId: "committed", revision: 0 } }]);
    expect(handled).toEqual(["committed"]);
  });

  test("refuses a payload that is not the job's", async () => {
    const wrong = platform.db.transaction((tx) =>
      // @ts-expect-error: the compiler refuses it as well
      platform.queue.enqueue(tx, "convert-image", { image: 1 }),
    );
    await expect(wrong).rejects.toThrow(/imageId/);
  });

  test("one visitor's batch does not hold up another visitor, and is counted as waiting", async () => {
    const running = new Set<string>();
    const both = first<void>();
    const release = first<void>();
    handle = async (job) => {
      running.add(job.data.imageId);
      if (running.has("b1") && running.size === 2) both.tell();
      await release.told;
    };
    for (const image of ["a1", "a2", "a3"]) await addJob(platform, image, "a");
    await addJob(platform, "b1", "b");
    await both.told;
    expect([...running].sort()).toEqual(["a1", "b1"]);
    expect(await platform.queue.state("convert-image")).toMatchObject({ waiting: 2, active: 2, dead: 0 });
    release.tell();
    await expect.poll(() => running.size).toBe(4);
  });

  test("a job that fails is retried and counts its runs", async () => {
    const runs: number[] = [];
    const { told, tell } = first<void>();
    handle = (job) => {
      runs.push(job.retry);
      if (job.retry < 1) throw new Error("not yet");
      tell();
    };
    await addJob(platform, "twice");
    await told;
    expect(runs).toEqual([0, 1]);
  });

  test("a job whose retries are used up is told as dead, once", async () => {
    const lasts: boolean[] = [];
    handle = (job) => {
      lasts.push(job.last);
      throw new Error("hopeless");
    };
    await platform.db.transaction(async (tx) => {
      const id = await platform.queue.enqueue(tx, "convert-image", { imageId: "hopeless", revision: 0 });
      // as if the six retries were behind it
      await tx.execute(sql`update pgboss.job set retry_limit = 0 where id = ${id}`);
    });
    await expect.poll(() => dead).toEqual([{ imageId: "hopeless", revision: 0 }]);
    expect(lasts).toEqual([true]);
    await expect
      .poll(() => platform.queue.state("convert-image"))
      .toMatchObject({ waiting: 0, active: 0, dead: 0, oldestSeconds: 0 });
  });
});

describeOnEachDatabase("a waiting worker", (kind) => {
  test("is woken by a notice; it would only look again in an hour", async () => {
    const platform = await openTestPlatform(kind, {}, { lookEverySeconds: 3600 });
    let handled = 0;
    // a job whose retry is so far away that no alarm rings for it
    await platform.queue.work("tell-ready", { concurrency: 1 }, async () => {
      handled += 1;
    });
    for (const count of [1, 2, 3]) {
      await platform.db.transaction((tx) => platform.queue.enqueue(tx, "tell-ready", { userId: "anna" }));
      await expect.poll(() => handled).toBe(count);
      await expect.poll(() => platform.queue.state("tell-ready")).toMatchObject({ waiting: 0, active: 0 });
    }
    await platform.close();
  });
});

describeOnEachDatabase("stopping the queue", (kind) => {
  test("waits for running jobs, tells the slow ones to stop, and leaves those for another run", async () => {
    const platform = await openTestPlatform(kind);
    const begun = [first<void>(), first<void>()] as const;
    const ended: string[] = [];
    const stopped = first<void>();
    await platform.queue.work("convert-image", { concurrency: 2 }, async (job) => {
      const quick = job.data.imageId === "quick";
      begun[quick ? 0 : 1].tell();
      if (quick) await stopped.told;
      else await new Promise((resolve) => job.signal.addEventListener("abort", resolve));
      ended.push(job.data.imageId);
    });
    await addJob(platform, "quick");
    await addJob(platform, "slow");
    await Promise.all(begun.map(({ told }) => told));
    const stopping = platform.queue.stop(3);
    stopped.tell();
    await stopping;
    await expect.poll(() => ended).toEqual(["quick", "slow"]);
    const { rows } = await platform.db.execute(
      sql`select data->>'imageId' as image, state from pgboss.job where name = 'convert-image' order by 1`,
    );
    expect(rows).toEqual([
      { image: "quick", state: "completed" },
      { image: "slow", state: "retry" },
    ]);
    await platform.close();
  });
});

describeOnEachDatabase("the queue after kill -9", (kind) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
  });
  afterEach(() => platform.close());

  /** Adds a job, has a worker die at it, and opens what takes over. */
  async function orphan(imageId: string, retries?: number) {
    const { environment } = platform;
    const id = await addJob(platform, imageId);
    if (retries !== undefined)
      await platform.db.execute(sql`update pgboss.job set retry_limit = ${retries} where id = ${id}`);
    // the embedded database belongs to one process at a time
    if (kind === "pglite") await platform.suspend();
    const worker = startChild("work-forever", environment);
    const told = [await worker.next(), await worker.next()];
    expect(told).toContainEqual({ imageId, retry: 0 });
    await worker.kill();
    const again = kind === "pglite" ? await openPlatform(readConfig(environment)) : platform;
    await again.begin();
    // as if the time for a sign of life had passed
    await again.db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
    return again;
  }

  test("a job of a dead worker runs again elsewhere", async () => {
    const again = await orphan("orphan", 1);
    const retried = first<Conversion>();
    await again.queue.work("convert-image", { concurrency: 1 }, async (job) => retried.tell(job));
    // its only retry is still to come
    expect(await retried.told).toMatchObject({ data: { imageId: "orphan" }, retry: 1, last: false });
    if (again !== platform) await again.close();
  });

  test("jobs that a wrong clock has put into the future run once it is right", async () => {
    const ids = [await addJob(platform, "made later"), await addJob(platform, "tried later")];
    const later = sql`now() + interval '50 minutes'`;
    await platform.db.execute(
      sql`update pgboss.job set created_on = ${later}, start_after = ${later} where id = ${ids[0]}`,
    );
    await platform.db.execute(
      sql`update pgboss.job set state = 'retry', start_after = ${later} where id = ${ids[1]}`,
    );
    if (kind === "pglite") await platform.suspend();
    const again = kind === "pglite" ? await openPlatform(readConfig(platform.environment)) : platform;
    if (kind === "postgres") await again.queue.start();
    await again.begin();
    const handled: string[] = [];
    await again.queue.work("convert-image", { concurrency: 2 }, async ({ data }) => {
      handled.push(data.imageId);
    });
    await expect.poll(() => handled.sort()).toEqual(["made later", "tried later"]);
    if (again !== platform) await again.close();
  });

  test("a worker’s death is no retry: where none was left, the job gets all of them anew", async () => {
    const again = await orphan("last try", 0);
    const dead: unknown[] = [];
    const revived = first<Conversion>();
    await again.queue.onDead("convert-image", async (payload) => void dead.push(payload));
    await again.queue.work("convert-image", { concurrency: 1 }, async (job) => revived.tell(job));
    expect(await revived.told).toMatchObject({
      data: { imageId: "last try" },
      retry: 0,
      last: false,
    });
    expect(dead).toEqual([]);
    if (again !== platform) await again.close();
  });

  test("jobs of a version without rounds come first, and count in the line", async () => {
    const id = await addJob(platform, "older");
    await platform.db.execute(sql`update pgboss.job set priority = 0 where id = ${id}`);
    if (kind === "pglite") await platform.suspend();
    const again = kind === "pglite" ? await openPlatform(readConfig(platform.environment)) : platform;
    if (kind === "postgres") await again.queue.start();
    await again.begin();
    expect(await readLine(again.db, "convert-image", "anybody")).toMatchObject({
      waiting: 1,
      first: firstRound,
    });
    if (again !== platform) await again.close();
  });
});

test("a retry that is minutes away is not looked for every second", async () => {
  const made = await makeTestDatabase("pglite");
  const folder = join(made.environment.DATA_DIR!, "database");
  const report = (error: unknown) => {
    throw error;
  };
  const database = await openEmbedded({ folder, report });
  const asked: string[] = [];
  const executeSql = (text: string, values?: unknown[]) => {
    asked.push(text);
    return database.boss.db!.executeSql(text, values);
  };
  const queue = openQueue(
    { ...database, boss: { ...database.boss, db: { ...database.boss.db, executeSql } } },
    report,
  );
  await database.begin();
  await queue.start();
  for (const name of ["convert-image", "sweep"] as const)
    await queue.work(name, { concurrency: 1 }, async () => {});
  const looks = (name: string) => asked.filter((text) => text.includes(`j.name = '${name}'`)).length;
  await expect.poll(() => looks("convert-image")).toBeGreaterThanOrEqual(5);
  expect(looks("sweep")).toBeLessThan(looks("convert-image") / 2);
  await queue.stop(1);
  await database.close();
  await made.remove();
});
