import { desc, eq } from "drizzle-orm";
import { Problem } from "../http/problem.ts";
import type { Queryable, Transaction } from "../platform/database/database.ts";
import { sessions, users } from "../platform/database/schema/accounts.ts";
import { hashOfSecret } from "../platform/hash-of-secret.ts";
import type { JobPayload } from "../platform/jobs.ts";
import type { Queue } from "../platform/queue.ts";
import { type LineGroup, type LineState, lockLine, nextPriority, readLine } from "../platform/queue-line.ts";
import { networksOf } from "./networks.ts";
import { lineRules } from "./shares.ts";

/** The line is full for whoever would join it. */
export class LineFull extends Problem {
  constructor() {
    super("busy", { retryAfter: 10 });
  }
}

/** Whose a job is. */
export interface LineOwner {
  /** A visitor's id; null for somebody who has none yet. */
  ownerId: string | null;
  /** Of the address that asks; without them a guest's last known address counts. */
  networks?: readonly string[] | undefined;
}

type LinedJob = "convert-image" | "print-book";

/**
 * Puts a job in line. Groups take turns: each account is one, and all guests of a network are one. The caller has made sure of whatever
 * else may refuse the job.
 * @param max jobs from which the line is full
 * @throws LineFull
 */
export async function joinLine<Name extends LinedJob>(
  { tx, queue, max }: { tx: Transaction; queue: Queue; max: number },
  name: Name,
  payload: JobPayload<Name>,
  owner: LineOwner,
): Promise<void> {
  const group = await groupOf(tx, owner);
  await lockLine(tx, name, group);
  const line = await readLine(tx, name, group);
  if (!hasRoom(line, max)) throw new LineFull();
  await queue.enqueue(tx, name, payload, { group, priority: nextPriority(line) });
}

/**
 * Whether somebody could put a job in line now; what counts is asked again when they do.
 * @throws LineFull
 */
export async function expectPlaceInLine(
  { db, max }: { db: Queryable; max: number },
  name: LinedJob,
  owner: LineOwner,
): Promise<void> {
  if (!hasRoom(await readLine(db, name, await groupOf(db, owner)), max)) throw new LineFull();
}

/** One network takes a share of the line; one that has nothing in it finds a place, also in a full line. */
export function hasRoom({ waiting, ofGroup, ofWide }: LineState, max: number): boolean {
  const { share, reservePerWide, end } = lineRules;
  if (ofGroup === 0 && ofWide < reservePerWide) return waiting < end * max;
  return waiting < max && ofWide < Math.ceil(share * max);
}

/** An account, or all guests of a network. Of IPv6, what one home has is one group inside what one site has. */
async function groupOf(db: Queryable, { ownerId, networks }: LineOwner): Promise<LineGroup> {
  const isGuest = ownerId === null || (await isAnonymous(db, ownerId));
  if (!isGuest) return ownerId;
  const all = networks ?? (ownerId === null ? [] : await networksLastSeen(db, ownerId));
  const [narrow, home = narrow] = all;
  if (home === undefined) return ownerId ?? "nobody";
  return [all.at(-1) ?? home, home].map((network) => hashOfSecret(network).slice(0, 16)).join("/");
}

async function isAnonymous(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select({ isAnonymous: users.isAnonymous }).from(users).where(eq(users.id, userId));
  return user?.isAnonymous ?? false;
}

async function networksLastSeen(db: Queryable, userId: string): Promise<readonly string[]> {
  const [session] = await db
    .select({ address: sessions.ipAddress })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt))
    .limit(1);
  return session?.address ? networksOf(session.address) : [];
}
