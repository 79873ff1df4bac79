import { type ImageKind, type ImageStatus, imageKindNames, imageStatuses, next } from "@tintery/contract";
import { defaultPaintByNumbersOptions } from "@tintery/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawings, images } from "../platform/database/schema/images.ts";
import { describeOnEachDatabase, openTestPlatform, type TestPlatform } from "../testing/test-platform.ts";
import {
  abandonImage,
  type Claim,
  claimImage,
  failImage,
  publishImage,
  queueRevision,
  recordProgress,
  releaseImage,
  showPictures,
} from "./conversion-store.ts";

const long = new Date("2020-01-01T00:00:00Z");
const options: Record<ImageKind, Record<string, unknown>> = {
  "paint-by-numbers": { ...defaultPaintByNumbersOptions },
  coloring: { type: "photo", details: 100 },
  outlines: { colorPrecision: "normal" },
};
type Row = typeof images.$inferSelect;

const picture = (which: string, bytes = 1) => ({
  which,
  key: `images/${which}`,
  type: "image/png",
  bytes,
  sha256: "a".repeat(64),
  width: 2,
  height: 3,
});
const publication = {
  modelKey: "images/model",
  summary: { widthMM: 5 },
  sourceWidth: 70,
  sourceHeight: 80,
  drawings: [picture("painting"), picture("numbers")],
};

describeOnEachDatabase("an image while it is converted", (kind) => {
  let platform: TestPlatform;
  let count = 0;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  /** An image in a state, claimed seven times before and as old as can be. */
  async function put(own: Partial<Row> = {}): Promise<Claim> {
    count += 1;
    const id = `image${count}`;
    const { kind: ofKind = "paint-by-numbers" } = own;
    await platform.db.insert(images).values({
      id,
      kind: ofKind,
      sample: true,
      name: "a photo",
      sourceKey: "key",
      sourceType: "image/png",
      sourceSize: 1,
      sourceHash: "b".repeat(64),
      sourceWidth: 7,
      sourceHeight: 8,
      options: options[ofKind],
      claim: 7,
      stage: "trace",
      fraction: 0.5,
      queued: long,
      updated: long,
      ...own,
    });
    return { id, kind: ofKind, claim: own.claim ?? 7 };
  }

  async function rowOf({ id }: Claim): Promise<Row> {
    const [row] = await platform.db.select().from(images).where(eq(images.id, id));
    return row!;
  }
  const picturesOf = async ({ id }: Claim) =>
    (await platform.db.select().from(drawings).where(eq(drawings.imageId, id)))
      .map(({ which, bytes }) => `${which} ${bytes}`)
      .sort();

  /** What happens to images, each with the event of the contract that it is. */
  const happenings = {
    begin: async (claim: Claim) => (await claimImage(platform.db, claim.id, 0)) !== undefined,
    painted: (claim: Claim) => showPictures(platform.db, claim, { pictures: [], painted: true }),
    finish: (claim: Claim) => publishImage(platform.db, claim, publication),
    fail: (claim: Claim) => failImage(platform.db, claim, "damaged"),
    lose: async (claim: Claim) => {
      const before = await rowOf(claim);
      await releaseImage(platform.db, claim, { crashed: true });
      return (await rowOf(claim)).crashes > before.crashes;
    },
    redo: async (claim: Claim) => {
      const seen = await rowOf(claim);
      const asked = { a: 1 };
      return (
        (await platform.db.transaction((tx) => queueRevision(tx, { ...seen, kind: claim.kind }, asked))) !==
        undefined
      );
    },
  };

  describe.each(imageKindNames)("of %s", (ofKind) => {
    test.each(imageStatuses)(
      "moves from %s as the contract says, and only while nobody deleted it",
      async (status) => {
        for (const event of Object.keys(happenings) as (keyof typeof happenings)[]) {
          const wanted = next(ofKind, status, event);
          const claim = await put({ kind: ofKind, status });
          const before = await rowOf(claim);
          const moved = await happenings[event](claim);
          const after = await rowOf(claim);
          // whether an image is worth taking is asked before anybody knows of which kind it is
          expect([event, moved, after.status]).toEqual([event, wanted !== null, wanted ?? status]);
          if (wanted === null) expect(after).toEqual(before);

          const gone = await put({ kind: ofKind, status, deleted: long });
          const deleted = await rowOf(gone);
          expect(await happenings[event](gone)).toBe(false);
          expect(await rowOf(gone)).toEqual(deleted);
        }
      },
    );
  });

  test("belongs to the newest claim: an older one changes nothing", async () => {
    const late = { ...(await put({ status: "processing" })), claim: 6 };
    const before = await rowOf(late);
    const { db } = platform;
    expect(await recordProgress(db, late, { stage: "draw", fraction: 1 })).toBe(false);
    expect(await showPictures(db, late, { pictures: [picture("origin")], painted: false })).toBe(false);
    expect(await showPictures(db, late, { pictures: [picture("origin")], painted: true })).toBe(false);
    expect(await publishImage(db, late, publication)).toBe(false);
    expect(await failImage(db, late, "damaged")).toBe(false);
    await releaseImage(db, late, { crashed: true });
    expect(await rowOf(late)).toEqual(before);
    expect(await picturesOf(late)).toEqual([]);
  });

  test("begins anew with a new model: what was edited in the one before is gone, and who edits it is told", async () => {
    const edits = [{ kind: "look", strokeWidth: 2 }];
    const claim = await put({ status: "processing", baseKey: "before", edits, editRevision: 3 });
    expect(await publishImage(platform.db, claim, publication)).toBe(true);
    expect(await rowOf(claim)).toMatchObject({ baseKey: null, edits: [], editRevision: 4 });
  });

  test("gets a new number with each claim, and its clock starts with the first of a revision", async () => {
    const claim = await put({ status: "waiting" });
    const first = await claimImage(platform.db, claim.id, 0);
    expect(first).toMatchObject({ claim: 8, status: "processing", stage: null, fraction: null });
    expect(first!.updated.getTime()).toBeGreaterThan(long.getTime());
    const later = await claimImage(platform.db, claim.id, 0);
    expect(later).toMatchObject({ claim: 9, updated: first!.updated });
    // another revision is not this job's
    expect(await claimImage(platform.db, claim.id, 1)).toBeUndefined();
    expect(await rowOf(claim)).toMatchObject({ claim: 9 });
  });

  test("says where it is, and shows pictures before it is done", async () => {
    const claim = await put({ status: "processing" });
    const { db } = platform;
    expect(await recordProgress(db, claim, { stage: "draw", fraction: 0.75 })).toBe(true);
    expect(await rowOf(claim)).toMatchObject({ stage: "draw", fraction: 0.75, updated: long });
    expect(await showPictures(db, claim, { pictures: [picture("origin")], painted: false })).toBe(true);
    expect(await rowOf(claim)).toMatchObject({ status: "processing", claim: 7 });
    expect(
      await showPictures(db, claim, { pictures: [picture("origin", 9), picture("painting")], painted: true }),
    ).toBe(true);
    expect(await rowOf(claim)).toMatchObject({ status: "processing_colors", claim: 7 });
    expect(await picturesOf(claim)).toEqual(["origin 9", "painting 1"]);
  });

  test("is published as a whole, in place of what was shown before", async () => {
    const claim = await put({ status: "processing_colors", problem: "damaged" });
    await showPictures(platform.db, claim, { pictures: [picture("origin")], painted: false });
    expect(await publishImage(platform.db, claim, publication)).toBe(true);
    const { drawings: _, ...fields } = publication;
    const row = await rowOf(claim);
    expect(row).toMatchObject({
      ...fields,
      status: "ready",
      problem: null,
      stage: null,
      fraction: null,
      claim: 7,
    });
    expect(row.updated.getTime()).toBeGreaterThan(long.getTime());
    expect(await picturesOf(claim)).toEqual(["numbers 1", "painting 1"]);
  });

  test("that fails says why; where there is a result already, that one stays, with the options it was made with", async () => {
    const first = await put({ status: "processing" });
    await failImage(platform.db, first, "too_complex");
    const failed = await rowOf(first);
    expect(failed).toMatchObject({
      status: "failed",
      problem: "too_complex",
      stage: null,
      fraction: null,
      options: options["paint-by-numbers"],
    });
    expect(failed.updated.getTime()).toBeGreaterThan(long.getTime());
    const again = await put({
      status: "processing",
      modelKey: "images/model",
      summary: { made: { was: 1 } },
    });
    await failImage(platform.db, again, "too_complex");
    expect(await rowOf(again)).toMatchObject({
      status: "ready",
      problem: "too_complex",
      options: { was: 1 },
    });
    const plain = await put({ status: "processing", modelKey: "images/model", summary: {} });
    await failImage(platform.db, plain, "too_complex");
    expect(await rowOf(plain)).toMatchObject({ status: "ready", options: options["paint-by-numbers"] });
  });

  test("whose job was given up fails, whoever held it, and no claim before is worth anything", async () => {
    const states: [ImageStatus, fails: boolean][] = [
      ["waiting", true],
      ["processing", true],
      ["processing_colors", true],
      ["ready", false],
      ["failed", false],
    ];
    for (const [status, fails] of states) {
      const claim = await put({ status });
      await abandonImage(platform.db, claim.id, 0, "conversion_failed");
      expect(await rowOf(claim)).toMatchObject(
        fails
          ? { status: "failed", problem: "conversion_failed", claim: 8, stage: null }
          : { status, claim: 7 },
      );
      const other = await put({ status });
      await abandonImage(platform.db, other.id, 1, "conversion_failed");
      expect(await rowOf(other)).toMatchObject({ status, claim: 7 });
      const gone = await put({ status, deleted: long });
      await abandonImage(platform.db, gone.id, 0, "conversion_failed");
      expect(await rowOf(gone)).toMatchObject({ status, claim: 7 });
    }
  });

  test("goes back into the line; only a crash counts against it", async () => {
    const claim = await put({ status: "processing", crashes: 1 });
    await releaseImage(platform.db, claim, { crashed: false });
    expect(await rowOf(claim)).toMatchObject({ status: "waiting", crashes: 1, stage: null, fraction: null });
    const crashed = await put({ status: "processing", crashes: 1 });
    await releaseImage(platform.db, crashed, { crashed: true });
    expect(await rowOf(crashed)).toMatchObject({ status: "waiting", crashes: 2 });
  });

  test("is queued anew as somebody saw it, and not when it has changed since", async () => {
    const asked = { type: "simple" };
    const queue = (seen: Parameters<typeof queueRevision>[1]) =>
      platform.db.transaction((tx) => queueRevision(tx, seen, asked));
    const states = [{ modelKey: null }, { modelKey: "images/model" }];
    for (const { modelKey } of states) {
      const claim = await put({ status: "ready", modelKey, crashes: 2, problem: "damaged", revision: 4 });
      const { ownerId } = await rowOf(claim);
      const seen = { id: claim.id, ownerId, kind: claim.kind, revision: 4, modelKey };
      expect(await queue({ ...seen, ownerId: "somebody else" })).toBeUndefined();
      expect(await queue({ ...seen, revision: 3 })).toBeUndefined();
      expect(await queue({ ...seen, modelKey: modelKey === null ? "images/other" : null })).toBeUndefined();
      expect(await queue({ ...seen, modelKey: "images/another" })).toBeUndefined();
      expect(await rowOf(claim)).toMatchObject({ status: "ready", revision: 4, queued: long });
      expect(await queue(seen)).toBe(5);
      const row = await rowOf(claim);
      expect(row).toMatchObject({
        status: "waiting",
        revision: 5,
        crashes: 0,
        problem: null,
        modelKey,
        options: asked,
      });
      expect(row).toMatchObject({ stage: null, fraction: null });
      expect(row.queued.getTime()).toBeGreaterThan(long.getTime());
      expect(row.updated).toEqual(row.queued);
    }
  });
});
