import { createHash } from "node:crypto";
import { endlessParts, goodJpeg, hiddenWords, photosWithHiddenWords } from "@tintery/photos/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seenAs } from "../../testing/seen-as.ts";
import { addImage } from "../../testing/test-image.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../../testing/test-platform.ts";
import { startS3, type ThrowAwayS3 } from "../../testing/throw-away-s3.ts";
import { images } from "../database/schema/images.ts";
import { newId } from "../new-id.ts";
import { fileKey, filesOfImage } from "./file-key.ts";
import { stripStored } from "./strip-stored.ts";
import { sweepFiles } from "./sweeper.ts";

const photos = Object.entries(await photosWithHiddenWords());
const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const inTenDays = () => Date.now() + 10 * 86_400_000;

describeOnEachDatabase("photos that an older version stored", (kind) => {
  describe.each(["folder", "S3"])("in a %s", (store) => {
    let platform: TestPlatform;
    let s3: ThrowAwayS3 | undefined;
    beforeAll(async () => {
      s3 = store === "S3" ? await startS3() : undefined;
      platform = await openTestPlatform(kind, { ...s3?.environment });
    });
    afterAll(async () => {
      await platform.close();
      await s3?.stop();
    });
    beforeEach(async () => {
      await platform.db.delete(images);
    });

    const put = async (imageId: string, name: string, bytes: Uint8Array, extension: string) => {
      const sha256 = sha256Of(bytes);
      const key = fileKey({ imageId, name, sha256, extension });
      await platform.files.put(key, bytes, { size: bytes.length, sha256 });
      return { key, sha256 };
    };
    const addOld = async (
      bytes: Uint8Array,
      extension: string,
      values: Partial<typeof images.$inferInsert> = {},
    ) => {
      const { id = newId() } = values;
      const { key, sha256 } = await put(id, "upload", bytes, extension);
      const source = { sourceKey: key, sourceHash: sha256, sourceSize: bytes.length };
      return addImage(platform.db, { id, status: "ready", ...source, ...values });
    };
    const rowOf = async (id: string) => {
      const [row] = await platform.db.select().from(images).where(eq(images.id, id));
      return row!;
    };
    const words = async () => {
      const found = new Set<string>();
      for await (const { key } of platform.files.list("images/")) {
        const bytes = await platform.files.read(key);
        for (const word of hiddenWords) if (bytes.includes(word)) found.add(word);
      }
      return [...found];
    };

    test("lose what they tell, round by round, and look the same", async () => {
      const { db, files } = platform;
      const mask = photos.find(([name]) => name.endsWith(".png"))![1];
      const ids: string[] = [];
      for (const [name, bytes] of photos) ids.push(await addOld(bytes, name.split(".")[1]!));
      const { key: importanceKey } = await put(ids[0]!, "importance", mask, "png");
      await db.update(images).set({ importanceKey }).where(eq(images.id, ids[0]!));
      expect(await words()).toEqual(expect.arrayContaining(["HiddenWord", "SpyCam"]));

      // each round goes on where the one before ended
      const rounds = [];
      const place = { after: "" };
      for (let round = 0; round < 4; round++) rounds.push(await stripStored(platform, place, { limit: 2 }));
      expect(rounds).toEqual([2, 2, 1, 0]);
      for (const [k, [, bytes]] of photos.entries()) {
        const row = await rowOf(ids[k]!);
        const source = await files.read(row.sourceKey);
        expect(row).toMatchObject({ sourceStripped: true, sourceSize: source.length });
        expect([sha256Of(source), row.sourceKey.includes(row.sourceHash)]).toEqual([row.sourceHash, true]);
        expect(await seenAs(source)).toEqual(await seenAs(bytes));
      }
      expect((await rowOf(ids[0]!)).importanceKey).not.toBe(importanceKey);
      await sweepFiles(db, files, inTenDays());
      expect(await words()).toEqual([]);
    });

    test("wait while a conversion reads them, and while the server stops", async () => {
      const [, photo] = photos[0]!;
      const id = await addOld(photo, "jpg", { status: "processing" });
      expect(await stripStored(platform, { after: "" })).toBe(0);
      await platform.db.update(images).set({ status: "failed" });
      expect(await stripStored(platform, { after: "" }, { signal: AbortSignal.abort() })).toBe(0);
      expect(await rowOf(id)).toMatchObject({ sourceStripped: false, sourceHash: sha256Of(photo) });
      expect(await stripStored(platform, { after: "" })).toBe(1);
    });

    test("that cannot be stripped hold up no others", async () => {
      const endless = (await endlessParts())["tables.jpg"]!.subarray(0, 100_000);
      for (let k = 0; k < 11; k++) await addOld(endless, "jpg", { id: `${k}`.padStart(4, "-") });
      const id = await addOld(photos[0]![1], "jpg");
      const place = { after: "" };
      expect(await stripStored(platform, place)).toBe(0);
      expect(await stripStored(platform, place)).toBe(1);
      expect(await rowOf(id)).toMatchObject({ sourceStripped: true });
      // the next begins anew
      expect(place.after).toBe("");
    });

    test("stay as they are where they tell nothing, or are not there", async () => {
      const { files } = platform;
      const quiet = await goodJpeg();
      const [id, lost] = [await addOld(quiet, "jpg"), await addOld(quiet, "jpg")];
      for await (const { key } of files.list(filesOfImage(lost))) await files.remove(key);
      expect(await stripStored(platform, { after: "" })).toBe(2);
      expect(await rowOf(id)).toMatchObject({ sourceStripped: true, sourceHash: sha256Of(quiet) });
      expect(await rowOf(lost)).toMatchObject({ sourceStripped: true });
    });
  });
});
