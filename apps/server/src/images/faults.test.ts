import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodJpeg } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "../platform/database/schema/images.ts";
import { LocalFiles } from "../platform/files/local-files.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import type { OpenForWriting } from "../platform/files/temporary-folder.ts";
import type { Job } from "../platform/queue.ts";
import { eventually } from "../testing/eventually.ts";
import { describeOnEachDatabase } from "../testing/test-platform.ts";
import { openTestServer, type TestServer, type TestVisitor } from "../testing/test-server.ts";
import { convertImage } from "./convert-image.ts";
import { claimImage, releaseImage, showPictures } from "./conversion-store.ts";

/** A job as the queue would hand it out. */
function jobFor(imageId: string): Job<"convert-image"> {
  return {
    id: "by-hand",
    data: { imageId, revision: 0 },
    retry: 0,
    last: false,
    signal: new AbortController().signal,
  };
}

async function rowOf(server: TestServer, id: string) {
  const [row] = await server.platform.db.select().from(images).where(eq(images.id, id));
  return row!;
}

async function fileNames(server: TestServer, id: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of server.platform.files.list(filesOfImage(id)))
    names.push(key.split("/").at(-1)!.split("-")[0]!);
  return names.sort();
}

const shownPicture = { type: "image/jpeg", bytes: 1, sha256: "a".repeat(64), width: 1, height: 1 };
const oneResult = ["model", "numbers", "origin", "painting", "seen", "source", "thumbnail", "upload"];

describeOnEachDatabase("when something breaks", (kind) => {
  let server: TestServer;
  let visitor: TestVisitor;
  beforeAll(async () => {
    server = await openTestServer(kind);
    visitor = server.visitor();
  });
  afterAll(() => server.close());

  test("before and after can be compared while colors are processed; a lost worker takes nothing back", async () => {
    const { db } = server.platform;
    const { id } = (await visitor.upload(await goodJpeg())).json;
    const claim = (await claimImage(db, id, 0))!;
    const picture = (which: string) => ({
      ...shownPicture,
      which,
      key: `images/${id.slice(0, 2)}/${id}/${which}-a.jpg`,
    });
    await showPictures(db, claim, { pictures: [picture("origin")], painted: false });
    expect(await visitor.view(id)).toMatchObject({
      status: "processing",
      options: { images: { transformed: null } },
    });
    await showPictures(db, claim, { pictures: [picture("origin"), picture("painting")], painted: true });
    const address = expect.stringContaining(`/app/image/${id}/picture/`);
    const images = { origin: address, transformed: address };
    expect(await visitor.view(id)).toMatchObject({ status: "processing_colors", options: { images } });
    await releaseImage(db, claim, { crashed: false });
    expect(await showPictures(db, claim, { pictures: [picture("numbers")], painted: true })).toBe(false);
    expect(await visitor.view(id)).toMatchObject({
      status: "waiting",
      options: { images: { ...images, numbers: null } },
    });
    await visitor.send(`/ajax/image/${id}`, { method: "DELETE" });
  });

  test("a late worker publishes nothing: only the newest claim may", async () => {
    const { id } = (await visitor.upload(await goodJpeg())).json;
    const { converter } = server.images;
    let second: Promise<void> | undefined;
    const late = convertImage(
      {
        ...converter,
        // while the first worker's child runs, a second worker takes the job, as after a lost heartbeat
        onChild: () => {
          second ??= convertImage(converter, jobFor(id));
        },
      },
      jobFor(id),
    );
    await Promise.allSettled([late]);
    await second;
    const row = await rowOf(server, id);
    expect(row).toMatchObject({ status: "ready", claim: 2, crashes: 0 });
    expect(await fileNames(server, id)).toEqual(oneResult);
    // a third run of the finished job changes nothing
    await convertImage(converter, jobFor(id));
    expect(await rowOf(server, id)).toEqual(row);
  });

  test("a child that is killed in the middle costs one attempt: the job runs again, with exactly one result", async () => {
    const killed: number[] = [];
    server.images.converter.onChild = (pid) => {
      if (killed.length === 0) {
        killed.push(pid);
        process.kill(pid, "SIGKILL");
      }
    };
    await server.startWorker();
    const { id } = (await visitor.upload(await goodJpeg())).json;
    expect(await visitor.settled(id)).toMatchObject({ status: "ready", problem: null });
    expect(killed).toHaveLength(1);
    expect(await rowOf(server, id)).toMatchObject({ crashes: 1, claim: 2 });
    expect(await fileNames(server, id)).toEqual(oneResult);
  });

  test("a child that does not start is tried again and costs the photo nothing", async () => {
    const { converter } = server.images;
    const { limits } = converter;
    let starts = 0;
    converter.onEnd = () => {
      starts += 1;
      if (starts === 2) converter.limits = limits;
    };
    converter.limits = { ...limits, startSeconds: 0.001 };
    const { id } = (await visitor.upload(await goodJpeg())).json;
    expect(await visitor.settled(id)).toMatchObject({ status: "ready", problem: null });
    expect(await rowOf(server, id)).toMatchObject({ crashes: 0, claim: 3 });
    delete converter.onEnd;
  });

  test("a photo whose child dies three times is given up with words", async () => {
    server.images.converter.onChild = (pid) => process.kill(pid, "SIGKILL");
    const { id } = (await visitor.upload(await goodJpeg())).json;
    const view = await visitor.settled(id);
    expect(view).toMatchObject({ status: "failed", problem: "conversion_failed" });
    expect(await server.platform.metrics.text()).toContain(
      'tintery_failed_pictures_total{code="conversion_failed"} 1\n',
    );
    expect(await rowOf(server, id)).toMatchObject({ claim: 3 });
    delete server.images.converter.onChild;
  });

  test("deleting an image while it is converted stops the work and leaves no file", async () => {
    let pid = 0;
    server.images.converter.onChild = (child) => {
      pid = child;
    };
    const { id } = (await visitor.upload(await goodJpeg())).json;
    await eventually(() => pid !== 0);
    await visitor.send(`/ajax/image/${id}`, { method: "DELETE" });
    await eventually(() => {
      try {
        process.kill(pid, 0);
        return false;
      } catch {
        return true;
      }
    });
    await eventually(async () => (await fileNames(server, id)).length === 0);
    delete server.images.converter.onChild;
  });

  test("one visitor may have only so many unfinished pictures", async () => {
    const narrow = await openTestServer(kind, { IN_FLIGHT_PER_VISITOR: "3" });
    try {
      const eager = narrow.visitor();
      const photo = await goodJpeg();
      // the first one brings the cookie by which the others are the same visitor's
      await eager.upload(photo);
      const answers = await Promise.all(Array.from({ length: 5 }, () => eager.upload(photo)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
      expect((await eager.get("/ajax/images")).json.items).toHaveLength(3);
    } finally {
      await narrow.close();
    }
  });

  test("a line that is long enough takes nobody more, whoever they say they are", async () => {
    const short = await openTestServer(kind, { MOST_WAITING: "2" });
    try {
      const photo = await goodJpeg();
      const answers = [];
      for (let count = 0; count < 3; count++) answers.push(await short.visitor().upload(photo));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 503]);
      expect(answers[2]).toMatchObject({ json: { code: "busy" } });
      expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
    } finally {
      await short.close();
    }
  });
});

/** Opens files on a disk that can be told to be full. */
function onDisk(disk: { full: boolean }): OpenForWriting {
  return async (path) => {
    const file = await open(path, "wx");
    const write = (bytes: Uint8Array, offset: number, length: number) => {
      if (disk.full) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      return file.write(bytes, offset, length);
    };
    return { write: write as typeof file.write, sync: () => file.sync(), close: () => file.close() };
  };
}

describeOnEachDatabase("when the disk is full", (kind) => {
  test("uploads are refused with words, reading goes on, and a later upload succeeds", async () => {
    const disk = { full: false };
    const folder = await mkdtemp(join(tmpdir(), "tintery-full-"));
    const files = new LocalFiles({ folder, floorBytes: 0, openForWriting: onDisk(disk) });
    const server = await openTestServer(kind, {}, { files });
    try {
      const visitor = server.visitor();
      const { id } = (await visitor.upload(await goodJpeg())).json;
      disk.full = true;
      expect(await visitor.upload(await goodJpeg())).toMatchObject({
        status: 507,
        json: { code: "storage_full" },
      });
      expect((await visitor.get("/ajax/images")).json.items).toHaveLength(1);
      disk.full = false;
      expect((await visitor.upload(await goodJpeg())).status).toBe(200);
      await server.startWorker();
      expect((await visitor.settled(id)).status).toBe("ready");
    } finally {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
