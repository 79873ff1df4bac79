import { isSettled } from "@tintery/contract";
import { TestVisitor } from "../../apps/server/src/testing/test-visitor.ts";

/** A picture that the server has taken: it answered 200 with this id. */
export interface Taken {
  id: string;
  /** Whose cookies open it. */
  visitor: TestVisitor;
  /** The file was a photo that can be read; others must fail. */
  isGood: boolean;
  /** What the server said of a deletion: nobody asked, it was done, or the answer never came. */
  deletion: "none" | "done" | "unknown";
  settled: boolean;
}

/** What visitors did, and how the server answered. */
export interface Deeds {
  readonly taken: Taken[];
  /** Answers to uploads by status; 0 for none. */
  readonly uploads: Map<number, number>;
  edits: number;
  deletions: number;
}

export const noDeeds = (): Deeds => ({ taken: [], uploads: new Map(), edits: 0, deletions: 0 });

/** What a visitor needs of its surroundings. */
export interface World {
  url: () => Promise<string>;
  /** Numbers from 0 to 1, the same in every run. */
  random: () => number;
  photos: readonly Uint8Array[];
  /** True once nothing new is to be begun. */
  isOver: () => boolean;
}

const longestMs = 20_000;
/** Pictures of one visitor that may wait at once; more would only measure the queue. */
const maxWaiting = 3;
/** Of a hundred uploads so many are cut off in the middle of the photo. */
const tornPercent = 8;

/** Uploads, looks, edits and deletes without a pause until the world is over. Never throws: broken connections are what is tested. */
export async function visit(world: World, deeds: Deeds): Promise<void> {
  const { random, photos, isOver } = world;
  const mine: Taken[] = [];
  let visitor: TestVisitor | undefined;
  for (let count = 0; !isOver(); count += 1) {
    visitor = await at(world, visitor);
    const waiting = mine.filter(({ settled, deletion }) => !settled && deletion === "none");
    if (waiting.length < maxWaiting) {
      const photo = photos[Math.floor(random() * photos.length)]!;
      const isGood = 100 * random() >= tornPercent;
      const bytes = isGood ? photo : photo.subarray(0, photo.length / 2);
      const made = await upload(visitor, bytes, count);
      deeds.uploads.set(made.status, (deeds.uploads.get(made.status) ?? 0) + 1);
      if (made.id !== undefined) {
        const taken: Taken = { id: made.id, visitor, isGood, deletion: "none", settled: false };
        mine.push(taken);
        deeds.taken.push(taken);
      } else if (made.status !== 200) await pause(300);
    }
    for (const picture of waiting) await look(picture, visitor);
    const done = mine.filter(({ settled, deletion }) => settled && deletion === "none");
    const chosen = done[Math.floor(random() * done.length)];
    const what = random();
    if (chosen && what < 0.2) {
      deeds.deletions += 1;
      chosen.deletion = "unknown";
      const answer = await visitor
        .send(`/ajax/image/${chosen.id}`, { method: "DELETE", signal: AbortSignal.timeout(longestMs) })
        .catch(() => undefined);
      if (answer?.status === 200 || answer?.status === 404) chosen.deletion = "done";
    } else if (chosen && what < 0.5) {
      const change = { reduceGrayscale: 20 + 5 * Math.floor(10 * random()) };
      const answer = await visitor.edit(chosen.id, change).catch(() => undefined);
      if (answer?.status === 200) deeds.edits += 1;
    }
    await pause(50 + 300 * random());
  }
}

/** The visitor at the address that the server has now; after a restart that may be another port. */
async function at({ url }: World, before: TestVisitor | undefined): Promise<TestVisitor> {
  const now = await url();
  if (before?.url === now) return before;
  const visitor = new TestVisitor(now);
  if (before?.cookie) visitor.cookie = before.cookie;
  return visitor;
}

async function upload(
  visitor: TestVisitor,
  photo: Uint8Array,
  count: number,
): Promise<{ status: number; id?: string }> {
  const send = [
    () => visitor.uploadColoring(photo, { fields: { type: "simple" } }),
    () => visitor.upload(photo),
    () => visitor.uploadOutlines(photo, { fields: { colorPrecision: "lowest" } }),
  ][count % 3]!;
  const answer = await send().catch(() => undefined);
  if (answer?.status !== 200) return { status: answer?.status ?? 0 };
  return { status: 200, id: answer.json.id };
}

async function look(picture: Taken, visitor: TestVisitor): Promise<void> {
  picture.visitor = visitor;
  const view = await visitor.view(picture.id).catch(() => undefined);
  if (view?.status !== undefined && isSettled(view.status)) picture.settled = true;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
