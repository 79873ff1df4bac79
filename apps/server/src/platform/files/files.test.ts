import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3, type ThrowAwayS3 } from "../../testing/throw-away-s3.ts";
import { readConfig } from "../config.ts";
import { fileKey, filesOfImage } from "./file-key.ts";
import { FileMissing, type Files, StorageFull, TooManyBytes, WrongContent } from "./files.ts";
import { LocalFiles } from "./local-files.ts";
import { openFiles } from "./open-files.ts";
import { newId } from "../new-id.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const measure = (bytes: Uint8Array) => ({ size: bytes.length, sha256: sha256(bytes) });
const keyOf = (imageId: string, bytes: Uint8Array) =>
  fileKey({ imageId, name: "source", sha256: sha256(bytes), extension: "png" });
const all = async <Item>(items: AsyncIterable<Item>) => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};
const text = async (stream: Readable) => Buffer.concat(await all<Buffer>(stream)).toString();

describe.each(["folder", "S3"])("files in a %s", (kind) => {
  let folder: string;
  let s3: ThrowAwayS3 | undefined;
  let files: Files;
  const temporaryFolder = () => join(folder, kind === "S3" ? "tmp" : "files/.tmp");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tintery-files-"));
    s3 = kind === "S3" ? await startS3() : undefined;
    files = await openFiles(readConfig({ DATA_DIR: folder, FREE_DISK_MB: "0", ...s3?.environment }));
  });
  afterAll(async () => {
    await files.close();
    await s3?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("bytes come back as they were put, from memory and from a stream", async () => {
    const image = newId();
    for (const size of [0, 1, 70_000, 6_000_000]) {
      const bytes = randomBytes(size);
      const key = keyOf(image, bytes);
      await files.put(key, size === 70_000 ? bytes : Readable.from(chunksOf(bytes, 64_000)), measure(bytes));
      expect((await files.read(key)).equals(bytes)).toBe(true);
      expect(await files.head(key)).toMatchObject({ key, size });
    }
    expect(await readdir(temporaryFolder())).toEqual([]);
  });

  test("putting the same file twice is fine", async () => {
    const bytes = Buffer.from("twice");
    const key = keyOf(newId(), bytes);
    await files.put(key, bytes, measure(bytes));
    await files.put(key, bytes, measure(bytes));
    expect((await files.read(key)).toString()).toBe("twice");
  });

  test("a part of a file can be streamed", async () => {
    const bytes = Buffer.from("0123456789");
    const key = keyOf(newId(), bytes);
    await files.put(key, bytes, measure(bytes));
    expect(await text(await files.stream(key))).toBe("0123456789");
    expect(await text(await files.stream(key, { start: 2, end: 4 }))).toBe("234");
    expect(await text(await files.stream(key, { start: 9, end: 9 }))).toBe("9");
  });

  test("other bytes than announced are refused and leave nothing", async () => {
    const bytes = Buffer.from("announced");
    const key = keyOf(newId(), bytes);
    await expect(files.put(key, Buffer.from("different"), measure(bytes))).rejects.toThrow(WrongContent);
    await expect(files.put(key, bytes.subarray(1), measure(bytes))).rejects.toThrow(WrongContent);
    expect(await files.head(key)).toBeNull();
    expect(await readdir(temporaryFolder())).toEqual([]);
  });

  test("a stream that breaks leaves nothing", async () => {
    const bytes = Buffer.from("never complete");
    const key = keyOf(newId(), bytes);
    const breaking = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 5);
        throw new Error("the visitor is gone");
      })(),
    );
    await expect(files.put(key, breaking, measure(bytes))).rejects.toThrow("the visitor is gone");
    expect(await files.head(key)).toBeNull();
    expect(await readdir(temporaryFolder())).toEqual([]);
  });

  test("an upload is staged, measured, limited and published", async () => {
    const bytes = randomBytes(100_000);
    const staged = await files.stage(Readable.from(chunksOf(bytes, 999)), { bytes: 100_000 });
    expect(staged).toMatchObject(measure(bytes));
    const key = keyOf(newId(), bytes);
    await files.publish(key, staged);
    expect((await files.read(key)).equals(bytes)).toBe(true);
    expect(existsSync(staged.path)).toBe(false);
    await expect(files.stage(Readable.from([bytes, bytes]), { bytes: 199_999 })).rejects.toThrow(
      TooManyBytes,
    );
    expect(await readdir(temporaryFolder())).toEqual([]);
  });

  test("a file a child wrote is published", async () => {
    const bytes = randomBytes(50_000);
    const path = files.temporaryPath("png");
    await writeFile(path, bytes);
    const key = keyOf(newId(), bytes);
    await files.publish(key, { path, ...measure(bytes), discard: () => rm(path, { force: true }) });
    expect((await files.read(key)).equals(bytes)).toBe(true);
    expect(existsSync(path)).toBe(false);
  });

  test("a local copy can be read by path", async () => {
    const bytes = Buffer.from("by path");
    const key = keyOf(newId(), bytes);
    await files.put(key, bytes, measure(bytes));
    const copy = await files.localCopy(key);
    expect(await readFile(copy.path, "utf8")).toBe("by path");
    await copy.release();
    expect((await files.read(key)).toString()).toBe("by path");
    expect(await readdir(temporaryFolder())).toEqual([]);
  });

  test("what is not there is FileMissing, null, or nothing to remove", async () => {
    const key = keyOf(newId(), Buffer.from("missing"));
    await expect(files.read(key)).rejects.toThrow(FileMissing);
    await expect(files.stream(key)).rejects.toThrow(FileMissing);
    await expect(files.localCopy(key)).rejects.toThrow(FileMissing);
    expect(await files.head(key)).toBeNull();
    await files.remove(key);
  });

  test("files are listed by image and go one by one", async () => {
    const [image, other] = [newId(), newId()];
    const bodies = ["a", "b", "c"].map((letter) => Buffer.from(letter));
    for (const body of bodies) await files.put(keyOf(image, body), body, measure(body));
    await files.put(keyOf(other, bodies[0]!), bodies[0]!, measure(bodies[0]!));
    const keys = async () => (await all(files.list(filesOfImage(image)))).map(({ key }) => key).sort();
    expect(await keys()).toEqual(bodies.map((body) => keyOf(image, body)).sort());
    for (const key of await keys()) await files.remove(key);
    expect(await keys()).toEqual([]);
    expect(await files.head(keyOf(other, bodies[0]!))).not.toBeNull();
  });

  test("removing an image's last file does not disturb the next one being put", async () => {
    const image = newId();
    const bodies = Array.from({ length: 20 }, (_, index) => Buffer.from(`body ${index}`));
    const putAndRemove = async (body: Buffer) => {
      await files.put(keyOf(image, body), body, measure(body));
      await files.remove(keyOf(image, body));
    };
    await Promise.all(bodies.map(putAndRemove));
    expect(await all(files.list(filesOfImage(image)))).toEqual([]);
  });

  test.each([
    "../x",
    "images/../../etc/passwd",
    "/etc/passwd",
    "images//a",
    "images/.hidden",
    "images/a\\b",
    "images/a b",
    "",
    "images",
    `images/${"a".repeat(200)}`,
    ".tmp/x",
    "images/a\0b",
  ])("the key %j is refused", async (key) => {
    await expect(files.put(key, Buffer.from("x"), measure(Buffer.from("x")))).rejects.toThrow(RangeError);
    await expect(files.read(key)).rejects.toThrow(RangeError);
    await expect(files.remove(key)).rejects.toThrow(RangeError);
  });

  test("old temporary files are swept, young ones stay", async () => {
    const [old, young] = [files.temporaryPath(), files.temporaryPath()];
    await writeFile(old, "old");
    await writeFile(young, "young");
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    await utimes(old, twoHoursAgo, twoHoursAgo);
    expect(await files.sweepTemporary(3_600_000)).toBe(1);
    expect(existsSync(young)).toBe(true);
    await rm(young);
  });

  test("free space is told", async () => {
    expect(await files.room()).toEqual({ free: expect.any(Number), floor: 0 });
  });
});

describe("a full disk", () => {
  const bytes = randomBytes(50_000);
  const key = keyOf(newId(), bytes);

  /** Files in a new folder whose disk behaves as told. */
  async function filesOn(
    disk: ConstructorParameters<typeof LocalFiles>[0] extends infer Options ? Partial<Options> : never,
  ) {
    const folder = await mkdtemp(join(tmpdir(), "tintery-full-"));
    const files = new LocalFiles({ folder, floorBytes: 0, ...disk });
    return {
      files,
      left: () => readdir(join(folder, ".tmp")),
      remove: () => rm(folder, { recursive: true }),
    };
  }
  const full = () => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

  test("is told as StorageFull, leaves nothing, and files work again once there is room", async () => {
    let isFull = true;
    const { files, left, remove } = await filesOn({
      openForWriting: async (path) => {
        const file = await open(path, "wx");
        const write: typeof file.write = (...parameters: unknown[]) => {
          if (isFull) throw full();
          return Reflect.apply(file.write, file, parameters);
        };
        return { write, sync: () => file.sync(), close: () => file.close() };
      },
    });
    await expect(files.put(key, bytes, measure(bytes))).rejects.toThrow(StorageFull);
    await expect(files.stage(Readable.from([bytes]), { bytes: 1e6 })).rejects.toThrow(StorageFull);
    expect(await left()).toEqual([]);
    expect(await files.head(key)).toBeNull();
    isFull = false;
    await files.put(key, bytes, measure(bytes));
    expect((await files.read(key)).equals(bytes)).toBe(true);
    await remove();
  });

  test("a write that takes only a part is continued, not believed", async () => {
    const { files, remove } = await filesOn({
      openForWriting: async (path) => {
        const file = await open(path, "wx");
        const write = (buffer: Uint8Array, offset: number, length: number) =>
          file.write(buffer, offset, Math.min(length, 1000));
        return { write: write as typeof file.write, sync: () => file.sync(), close: () => file.close() };
      },
    });
    await files.put(key, bytes, measure(bytes));
    expect((await files.read(key)).equals(bytes)).toBe(true);
    await remove();
  });

  test("below the floor of free space nothing is taken, and reading goes on", async () => {
    const { files, remove } = await filesOn({});
    await files.put(key, bytes, measure(bytes));
    const below = await filesOn({ floorBytes: Number.MAX_SAFE_INTEGER });
    await expect(below.files.put(key, bytes, measure(bytes))).rejects.toThrow(StorageFull);
    await below.remove();
    expect((await files.read(key)).equals(bytes)).toBe(true);
    await remove();
  });
});

function* chunksOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
