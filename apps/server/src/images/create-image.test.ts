import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { defaultPaintByNumbersOptions } from "@tintery/contract";
import { goodPng } from "@tintery/photos/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../platform/database/schema/accounts.ts";
import { creations, images } from "../platform/database/schema/images.ts";
import { filesOfImage } from "../platform/files/file-key.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import { checkImportance } from "./check-importance.ts";
import { checkPhoto } from "./check-photo.ts";
import { checkPhotoOrDrawing } from "./check-photo-or-drawing.ts";
import {
  AlreadyCreated,
  createImage,
  type Ownership,
  TooManyUnfinished,
  type Upload,
} from "./create-image.ts";
import { hashOfSecret } from "../platform/hash-of-secret.ts";
import { claimCreation, findCreation } from "./creation-store.ts";
import { publishFile } from "./publish-files.ts";
import { samplePriority } from "./visitors-first.ts";
import { countUnfinished } from "./waiting-images.ts";

const maxWaiting = 100;
const options = { ...defaultPaintByNumbersOptions, numberOfColors: 9 };

describeOnEachDatabase("an upload that was checked", (kind) => {
  let platform: TestPlatform;
  let photo: Uint8Array<ArrayBufferLike>;
  let people = 0;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    photo = Buffer.from(await goodPng());
  });
  afterAll(() => platform.close());

  const stage = (bytes: Uint8Array) => platform.files.stage(Readable.from([bytes]), { bytes: 1e6 });

  async function person(isAnonymous = true): Promise<string> {
    people += 1;
    const id = `person${people}`;
    await platform.db.insert(users).values({ id, name: id, email: `${id}@example.org`, isAnonymous });
    return id;
  }

  async function create(ownership: Ownership, own: Partial<Pick<Upload, "importance">> = {}) {
    const staged = await stage(photo);
    const header = await checkPhoto(staged);
    const upload: Upload = { staged, header, name: "a cat", kind: "paint-by-numbers", options, ...own };
    return createImage(platform, upload, ownership);
  }

  const rowOf = async (id: string) => (await platform.db.select().from(images).where(eq(images.id, id)))[0];
  async function filesOf(id: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of platform.files.list(filesOfImage(id)))
      names.push(key.split("/").at(-1)!.split("-")[0]!);
    return names.sort();
  }
  async function jobOf(id: string) {
    const found = await platform.db.execute(
      sql`select priority, group_id, data from pgboss.job where name = 'convert-image' and data->>'imageId' = ${id}`,
    );
    return (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows)[0];
  }

  test("becomes a row, a file and a job, all of them or none", async () => {
    const ownerId = await person();
    const importance = await stage(Buffer.from("a mask"));
    const { id, name } = await create({ ownerId, maxUnfinished: 2, maxWaiting }, { importance });
    expect(name).toBe("a cat");
    const sha256 = createHash("sha256").update(photo).digest("hex");
    const row = await rowOf(id);
    expect(row).toMatchObject({
      ownerId,
      sample: false,
      status: "waiting",
      name: "a cat",
      kind: "paint-by-numbers",
      options,
      sourceType: "image/png",
      sourceSize: photo.length,
      sourceHash: sha256,
    });
    const header = await checkPhoto(await stage(photo));
    expect([row!.sourceWidth, row!.sourceHeight]).toEqual([header.width, header.height]);
    expect(row!.sourceKey).toBe(`${filesOfImage(id)}upload-${sha256}.png`);
    expect(await platform.files.read(row!.sourceKey)).toEqual(Buffer.from(photo));
    expect((await platform.files.read(row!.importanceKey!)).toString()).toBe("a mask");
    expect(await jobOf(id)).toMatchObject({
      priority: 2_000_000_000,
      group_id: ownerId,
      data: { imageId: id, revision: 0 },
    });
  });

  test("is not taken from somebody who has as many unfinished as allowed, and its files go again", async () => {
    const ownerId = await person();
    const other = await person();
    await create({ ownerId: other, maxUnfinished: 1, maxWaiting });
    const first = await create({ ownerId, maxUnfinished: 2, maxWaiting });
    const second = await create({ ownerId, maxUnfinished: 2, maxWaiting });
    expect((await rowOf(second.id))!.importanceKey).toBeNull();
    expect(await countUnfinished(platform.db, ownerId)).toBe(2);
    const before = await platform.db.$count(images);
    const importance = await stage(Buffer.from("a mask"));
    await expect(create({ ownerId, maxUnfinished: 2, maxWaiting }, { importance })).rejects.toThrow(
      TooManyUnfinished,
    );
    expect(await platform.db.$count(images)).toBe(before);
    const kept = [];
    for await (const { key } of platform.files.list("images/")) kept.push(key);
    const known = await platform.db
      .select({ source: images.sourceKey, mask: images.importanceKey })
      .from(images);
    expect(kept.sort()).toEqual(
      known.flatMap(({ source, mask }) => (mask ? [source, mask] : [source])).sort(),
    );
    // what is finished, failed or deleted makes room
    for (const [own, left] of [
      [{ status: "ready" }, 1],
      [{ status: "failed" }, 1],
      [{ status: "processing_colors" }, 2],
      [{ status: "processing" }, 2],
      [{ deleted: new Date() }, 1],
    ] as const) {
      await platform.db.update(images).set(own).where(eq(images.id, first.id));
      expect(await countUnfinished(platform.db, ownerId)).toBe(left);
    }
    expect((await create({ ownerId, maxUnfinished: 2, maxWaiting })).name).toBe("a cat");
  });

  test("of ours is nobody's, is made once and waits behind everybody else", async () => {
    const sample = { ownerId: null, sampleId: "sample1", priority: samplePriority.sample } as const;
    expect(await create(sample)).toMatchObject({ id: "sample1" });
    expect(await rowOf("sample1")).toMatchObject({ ownerId: null, sample: true });
    expect(await jobOf("sample1")).toMatchObject({ priority: sample.priority, group_id: "samples" });
    await create(sample);
    expect(await platform.db.$count(images, eq(images.id, "sample1"))).toBe(1);
    // a sample that is there already keeps its file
    expect(await filesOf("sample1")).toEqual(["upload"]);
  });

  test("of a form that was sent before is refused, and the first image is found by the form's key", async () => {
    const ownerId = await person();
    const [keyHash, bodyHash] = [hashOfSecret("key"), hashOfSecret("body")];
    expect(keyHash).toBe(createHash("sha256").update("key").digest("hex"));
    expect(await findCreation(platform.db, keyHash)).toBeUndefined();
    const owner = {
      ownerId,
      maxUnfinished: 9,
      maxWaiting,
      creation: { keyHash, bodyHash, madeGuest: false },
    };
    const { id } = await create(owner);
    expect(await findCreation(platform.db, keyHash)).toEqual({ bodyHash, image: { id, name: "a cat" } });
    await expect(create(owner)).rejects.toThrow(AlreadyCreated);
    expect(await platform.db.$count(images, eq(images.ownerId, ownerId))).toBe(1);
    expect(await platform.db.$count(creations)).toBe(1);
  });

  test("of a lost answer moves to whoever sends the form again, if it is all that the guest had", async () => {
    const { db } = platform;
    const make = async (key: string, { madeGuest = true, guest = true, more = false } = {}) => {
      const ownerId = await person(guest);
      const creation = { keyHash: hashOfSecret(key), bodyHash: hashOfSecret("body"), madeGuest };
      const { id } = await create({ ownerId, maxUnfinished: 9, maxWaiting, creation });
      if (more) await create({ ownerId, maxUnfinished: 9, maxWaiting });
      return { id, ownerId, keyHash: creation.keyHash };
    };
    const visitor = await person();
    expect(await claimCreation(db, hashOfSecret("unknown"), visitor)).toBe(false);
    const own = await make("own", { madeGuest: false });
    expect(await claimCreation(db, own.keyHash, own.ownerId)).toBe(true);
    const lost = await make("lost");
    expect(await claimCreation(db, lost.keyHash, visitor)).toBe(true);
    expect(await rowOf(lost.id)).toMatchObject({ ownerId: visitor });
    for (const kept of [
      await make("not by this form", { madeGuest: false }),
      await make("has more", { more: true }),
      await make("has an account", { guest: false }),
    ]) {
      expect(await claimCreation(db, kept.keyHash, visitor)).toBe(false);
      expect(await rowOf(kept.id)).toMatchObject({ ownerId: kept.ownerId });
    }
  });

  test("is told by its content; what else it may be is said", async () => {
    const check = async (
      bytes: Uint8Array,
      checked: (staged: Awaited<ReturnType<typeof stage>>) => Promise<unknown>,
    ) => checked(await stage(bytes)).catch((error: unknown) => error);
    const header = await checkPhoto(await stage(photo));
    expect(header).toMatchObject({ type: "png" });
    expect(await check(photo, checkPhotoOrDrawing)).toEqual(header);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await check(svg, checkPhotoOrDrawing)).toEqual({ type: "svg", width: 0, height: 0 });
    expect(await check(svg, checkPhoto)).toMatchObject({ code: "unsupported_type" });
    const gif = Buffer.from("GIF89a and more");
    expect(await check(gif, checkPhoto)).toMatchObject({ code: "unsupported_type", found: "GIF" });
    expect(await check(gif, checkPhoto)).not.toMatchObject({ takesDrawings: true });
    expect(await check(gif, checkPhotoOrDrawing)).toMatchObject({
      code: "unsupported_type",
      found: "GIF",
      takesDrawings: true,
    });
    expect(await check(photo.subarray(0, 20), checkPhotoOrDrawing)).toMatchObject({ code: "damaged" });
    // any small PNG may be a mask
    expect(await check(photo, checkImportance)).toBeUndefined();
    expect(await check(gif, checkImportance)).toMatchObject({ code: "importance_unusable" });
  });

  test("and what a child made of it is published as it was made, or not at all", async () => {
    const staged = await stage(Buffer.from("a painting"));
    const { path, size, sha256 } = staged;
    const made = {
      name: "painting",
      path,
      size,
      sha256,
      extension: "png",
      type: "image/png",
      width: 1,
      height: 1,
    } as const;
    await expect(
      publishFile(platform.files, "abcdef", "painting", { ...made, size: size + 1 }),
    ).rejects.toThrow("painting of abcdef has 10 bytes instead of 11");
    const key = await publishFile(platform.files, "abcdef", "painting", made);
    expect(key).toBe(`images/ab/abcdef/painting-${sha256}.png`);
    expect((await platform.files.read(key)).toString()).toBe("a painting");
  });
});
