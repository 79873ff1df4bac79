import { goodJpeg } from "@tintery/photos/testing";
import type { SamplePhoto } from "@tintery/photos/samples";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { addImage, addUser } from "../testing/test-image.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { letterF } from "../testing/letter-f.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { convertImage } from "./convert-image.ts";
import { seedSamples } from "./seed-samples.ts";
import { type Courtesies, firstVisitors, visitorWaits } from "./visitors-first.ts";

describeOnEachDatabase("samples and visitors", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  test("a visitor waits for a worker, not while another picture of theirs is being made", async () => {
    const { db } = server.platform;
    const ownerId = await addUser(db);
    await addImage(db);
    expect(await visitorWaits(db)).toBe(false);
    const first = await addImage(db, { ownerId });
    expect(await visitorWaits(db)).toBe(true);
    const second = await addImage(db, { ownerId, status: "processing" });
    expect(await visitorWaits(db)).toBe(false);
    await db.update(images).set({ status: "ready" }).where(eq(images.id, second));
    expect(await visitorWaits(db)).toBe(true);
    await db.update(images).set({ deleted: new Date() }).where(eq(images.id, first));
    expect(await visitorWaits(db)).toBe(false);
  });

  /** Converts a sample while a visitor comes, and tells what became of it. */
  async function convertWhileSomebodyComes(
    photo: SamplePhoto,
    courtesies: Courtesies,
    onPid: (pid: number) => void,
  ) {
    const { converter, stores } = server.images;
    const { db } = stores;
    await db.delete(images);
    await seedSamples(stores, undefined, [photo]);
    const [sample] = await db.select().from(images).limit(1);
    const visitor = server.visitor();
    let uploaded: Promise<unknown> | undefined;
    await convertImage(
      {
        ...converter,
        courtesies,
        onChild: (pid) => {
          onPid(pid);
          uploaded = goodJpeg().then((photo) => visitor.upload(photo));
        },
      },
      {
        id: "job",
        data: { imageId: sample!.id, revision: 0 },
        retry: 0,
        last: true,
        signal: new AbortController().signal,
      },
    );
    await uploaded;
    const [after] = await db.select().from(images).where(eq(images.id, sample!.id));
    const { rows: jobs } = await db.execute<{ priority: number }>(
      sql`select priority from pgboss.job where name = 'convert-image' and data->>'imageId' = ${sample!.id}`,
    );
    return { after, jobs };
  }

  test("a sample that is being made gives its worker to a visitor, and is made later", async () => {
    const courtesies = firstVisitors();
    const { left } = courtesies;
    // it stands still, so that only somebody's coming can end it in time
    const { after, jobs } = await convertWhileSomebodyComes({ ...letterF, id: "dog" }, courtesies, (pid) =>
      process.kill(pid, "SIGSTOP"),
    );
    expect(after).toMatchObject({ status: "waiting", crashes: 0, claim: 1 });
    expect(jobs.map(({ priority }) => priority).sort()).toEqual([-1, -2]);
    expect(courtesies.left).toBe(left - 1);
  });

  test("where visitors keep coming samples are made all the same", async () => {
    const { after, jobs } = await convertWhileSomebodyComes(letterF, { left: 0 }, () => {});
    expect(after).toMatchObject({ status: "ready" });
    expect(jobs).toHaveLength(1);
  });
});
