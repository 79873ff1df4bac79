import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startChild } from "../testing/child-process.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { readConfig } from "./config.ts";
import { openPlatform } from "./platform.ts";
import type { Job } from "./queue.ts";

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
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
  });
  afterEach(() => platform.close());

  test("a job exists exactly when its transaction commits", async () => {
    const failing = platform.db.transaction(async (tx) => {
      await platform.queue.enqueue(tx, "convert-image", { imageId: "rolled-back", revision: 0 });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await platform.queue.state("convert-image")).toMatchObject({ waiting: 0 });
    await addJob(platform, "committed");
    expect(await platform.queue.state("convert-image")).toMatchObject({ waiting: 1, active: 0, dead: 0 });
    const { told, tell } = first<Conversion>();
    await platform.queue.work("convert-image", { concurrency: 2 }, async (job) => tell(job));
    expect(await told).toMatchObject({ data: { imageId: "committed", revision: 0 }, retry: 0, last: false });
  });

  test("refuses a payload that is not the job's", async () => {
    const wrong = platform.db.transaction((tx) =>
      // @ts-expect-error: the compiler refuses it as well
      platform.queue.enqueue(tx, "convert-image", { image: 1 }),
    );
    await expect(wrong).rejects.toThrow(/imageId/);
  });

  test("a waiting worker is woken, it does not only look once a second", async () => {
    const done = new Map<string, () => void>();
    await platform.queue.work("convert-image", { concurrency: 1 }, async (job) =>
      done.get(job.data.imageId)?.(),
    );
    const begun = performance.now();
    for (const image of ["1", "2", "3", "4", "5", "6"]) {
      const { told, tell } = first<void>();
      done.set(image, tell);
      await addJob(platform, image);
      await told;
    }
    expect(performance.now() - begun).toBeLessThan(4000);
  });

  test("one visitor's batch does not hold up another visitor", async () => {
    for (const image of ["a1", "a2", "a3"]) await addJob(platform, image, "a");
    await addJob(platform, "b1", "b");
    const running = new Set<string>();
    const { told, tell } = first<string[]>();
    const release = first<void>();
    await platform.queue.work("convert-image", { concurrency: 3, perGroup: 1 }, async (job) => {
      running.add(job.data.imageId);
      if (running.has("b1") && running.size === 2) tell([...running]);
      await release.told;
    });
    expect((await told).sort()).toEqual(["a1", "b1"]);
    release.tell();
  });

  test("a job that fails is retried and counts its runs", async () => {
    const runs: number[] = [];
    const { told, tell } = first<void>();
    await platform.queue.work("convert-image", { concurrency: 1 }, async (job) => {
      runs.push(job.retry);
      if (job.retry < 1) throw new Error("not yet");
      tell();
    });
    await addJob(platform, "twice");
    await told;
    expect(runs).toEqual([0, 1]);
  });

  test("a job whose retries are used up is told as dead, once", async () => {
    const id = await addJob(platform, "hopeless");
    // as if the six retries were behind it
    await platform.db.execute(sql`update pgboss.job set retry_limit = 0 where id = ${id}`);
    const { told, tell } = first<unknown>();
    await platform.queue.onDead("convert-image", async (payload) => tell(payload));
    const last = first<boolean>();
    await platform.queue.work("convert-image", { concurrency: 1 }, async (job) => {
      last.tell(job.last);
      throw new Error("hopeless");
    });
    expect(await last.told).toBe(true);
    expect(await told).toEqual({ imageId: "hopeless", revision: 0 });
  });

  test("stopping waits for the running job", async () => {
    const begun = first<void>();
    const done: string[] = [];
    await platform.queue.work("convert-image", { concurrency: 1 }, async (job) => {
      begun.tell();
      await new Promise((resolve) => setTimeout(resolve, 300));
      done.push(job.data.imageId);
    });
    await addJob(platform, "finish me");
    await begun.told;
    await platform.queue.stop(5);
    expect(done).toEqual(["finish me"]);
  });
});

describeOnEachDatabase("the queue after kill -9", (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  test("a job of a dead worker runs again elsewhere", async () => {
    const { environment } = platform;
    await addJob(platform, "orphan");
    // the embedded database belongs to one process at a time
    if (kind === "pglite") await platform.suspend();
    const worker = startChild("work-forever", environment);
    const told = [await worker.next(), await worker.next()];
    expect(told).toContainEqual({ imageId: "orphan", retry: 0 });
    await worker.kill();
    const again = kind === "pglite" ? await openPlatform(readConfig(environment)) : platform;
    // as if the time for a sign of life had passed
    await again.db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
    const retried = first<Conversion>();
    await again.queue.work("convert-image", { concurrency: 1 }, async (job) => retried.tell(job));
    expect(await retried.told).toMatchObject({ data: { imageId: "orphan" }, retry: 1 });
    if (again !== platform) await again.close();
  });
});
