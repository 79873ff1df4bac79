import { type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "./database/database.ts";
import type { JobName } from "./jobs.ts";

/**
 * A group of jobs that takes its turns, and the wider one that it belongs to. Groups are written `WIDE/NARROW`, or `NAME` where there is
 * none around.
 */
export type LineGroup = string;

/** How a line of jobs is at the moment. */
export interface LineState {
  /** Jobs that wait, without those of ours. */
  waiting: number;
  /** Of the group, and of the wider one. */
  ofGroup: number;
  ofWide: number;
  /** Priorities: the highest that waits, and the lowest of the group and of the wider one; null where none does. */
  first: number | null;
  lastOfGroup: number | null;
  lastOfWide: number | null;
}

/** Priority of the first round. Later rounds have less, and all of them more than jobs of ours, whose priorities are negative. */
export const firstRound = 2_000_000_000;
/** Priority between two rounds. A wider group gets so many turns in one round, however many groups it is made of. */
const perRound = 4;

/** What waits in a line. Jobs of what was deleted count until their turn comes, so that deleting is no way around a limit. */
export async function readLine(db: Queryable, name: JobName, group: LineGroup): Promise<LineState> {
  const isOfGroup = sql`group_id = ${group}`;
  const isOfWide = sql`split_part(group_id, '/', 1) = ${wideOf(group)}`;
  const { rows } = await db.execute<LineState & Record<string, unknown>>(sql`
    select
      count(*)::int as waiting,
      count(*) filter (where ${isOfGroup})::int as "ofGroup",
      count(*) filter (where ${isOfWide})::int as "ofWide",
      max(priority) as first,
      min(priority) filter (where ${isOfGroup}) as "lastOfGroup",
      min(priority) filter (where ${isOfWide}) as "lastOfWide"
    from pgboss.job where name = ${name} and state < 'active' and not blocked and priority > 0`);
  const [state] = rows;
  if (!state) throw new Error(`The line of ${name} has no state.`);
  return state;
}

/** Of a picture that waits: how many others do whose jobs the queue hands out before. A job whose picture was deleted or changed is none. */
export const picturesBefore: SQL<number> = sql`(
  select count(*)::int from pgboss.job own
  join pgboss.job earlier
    on earlier.name = own.name and (-earlier.priority, earlier.created_on) < (-own.priority, own.created_on)
  join images other on other.id = earlier.data->>'imageId' and other.revision::text = earlier.data->>'revision'
  where own.name = 'convert-image' and own.data->>'imageId' = images.id
    and own.data->>'revision' = images.revision::text and other.status = 'waiting' and other.deleted is null
    and own.state < 'active' and not own.blocked and earlier.state < 'active' and not earlier.blocked)`;

/** Lets those of one wider group come one after the other until the end of the transaction. */
export async function lockLine(tx: Transaction, name: JobName, group: LineGroup): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${wideOf(group)}`}, 0))`);
}

/**
 * The priority of a group's next job, so that groups take turns (start-time fair queuing, Goyal, Vin and Cheng 1996): one round after
 * the group's last job, or in the round at the head of the line.
 */
export function nextPriority({ first, lastOfGroup, lastOfWide }: LineState): number {
  const afterGroup = lastOfGroup === null ? firstRound : lastOfGroup - perRound;
  const afterWide = lastOfWide === null ? firstRound : lastOfWide - 1;
  return Math.max(1, Math.min(first ?? firstRound, afterGroup, afterWide));
}

const wideOf = (group: LineGroup) => group.split("/", 1)[0] ?? group;
