import { keeping } from "@tintery/contract";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { OpenDatabase, Transaction } from "./database/database.ts";
import { DatabaseAway } from "./database/database-away.ts";
import { deadQueue, type JobName, type JobPayload, jobs } from "./jobs.ts";
import { firstRound } from "./queue-line.ts";
import { RetryAlarm } from "./retry-alarm.ts";

/** A job in the hands of a worker. */
export interface Job<Name extends JobName> {
  id: string;
  data: JobPayload<Name>;
  /** 0 for the first run. */
  retry: number;
  /** Whether the job is given up when this run fails. */
  last: boolean;
  /** Aborts when the queue stops or the run took too long. */
  signal: AbortSignal;
}

/** Wishes about a single job. */
export interface EnqueueOptions {
  /** Whose job it is; workers limit how many of one group run at once. */
  group?: string;
  /** Higher runs earlier; 0 unless told. */
  priority?: number;
  /** Not before so many seconds have gone by. */
  afterSeconds?: number;
}

/** How a worker takes jobs. */
export interface WorkOptions {
  /** How many run at once in this process. */
  concurrency: number;
  /** How many of one group run at once in this process. */
  perGroup?: number;
}

/** How a queue is doing. */
export interface QueueState {
  waiting: number;
  active: number;
  dead: number;
  /** Seconds the longest waiting job waits beyond the time it was meant to start; 0 when none does. */
  oldestSeconds: number;
}

/** The queue of background jobs, on the same database as everything else. */
export interface Queue {
  /** Starts it and makes all its kinds of jobs known; may be called again after it failed. Nothing works before. */
  start(): Promise<void>;
  /**
   * Adds a job inside a transaction: it exists exactly when the transaction commits. Returns its id.
   * Throws a ZodError when the payload is not what the kind of job carries.
   */
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Runs jobs of a kind in this process until `stop`. A handler that throws has its job retried. */
  work<Name extends JobName>(
    name: Name,
    options: WorkOptions,
    handler: (job: Job<Name>) => Promise<void>,
  ): Promise<void>;
  /**
   * Hears of every job of a kind whose retries are used up. A run that ended because its worker died uses up none: the next run gives
   * it back, up to `maxDeaths` times, and where the last one ended so, the job gets all its retries anew, up to `maxRevivals` times. A
   * job that kills its worker each time ends, too.
   */
  onDead<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayload<Name>) => Promise<void>,
  ): Promise<void>;
  /** Adds a job without payload by a cron expression (UTC); calling it again replaces the time. */
  schedule(name: "sweep", cron: string): Promise<void>;
  state(name: JobName): Promise<QueueState>;
  /** Takes no more jobs, and waits up to so many seconds for the running ones; the rest is retried elsewhere. */
  stop(graceSeconds: number): Promise<void>;
}

/**
 * Prepares the queue on a database, which is first asked by `start`. `report` hears of failures in the background.
 * @param lookEverySeconds how often workers look for jobs that no notice told them of
 */
export function openQueue(
  database: OpenDatabase,
  report: (error: unknown) => void,
  lookEverySeconds = usualLookEverySeconds[database.kind],
): Queue {
  return new BossQueue(database, report, lookEverySeconds);
}

/** Has every active job tried again now, instead of when its heartbeat has run out. */
async function retryActive(boss: PgBoss, { db }: OpenDatabase): Promise<void> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id::text as id, name from pgboss.job where state = 'active'`,
  );
  for (const { id, name } of rows) await boss.fail(name, id, { message: processDied });
}

/** How often jobs are looked for that stand in a wrong place, in milliseconds. */
const keepInOrderEveryMs = 60_000;

async function keepInOrder(database: OpenDatabase): Promise<void> {
  await bringForward(database);
  await putInLine(database);
}

/**
 * Has jobs run now that wait for a time which a clock gave that has been set back since: made in the future, or to be tried again later
 * than any retry is.
 */
async function bringForward({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now(), created_on = least(created_on, now())
    where (state = 'created' and created_on > now() + interval '1 minute')
      or (state = 'retry' and start_after > now() + (60 + 2 * retry_delay_max) * interval '1 second')`);
}

/** Puts jobs that an older version made at the head of their line: it knew no rounds, and their priority was 0. */
async function putInLine({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`
    update pgboss.job set priority = ${firstRound}
    where name in ${lines} and priority = 0 and state < 'active'`);
}

/** The kinds of jobs that stand in a line with rounds. */
const lines = ["convert-image", "print-book"] as const satisfies readonly JobName[];

/** What the queue writes down of a run whose worker died: ours at the start, pg-boss’s own when nothing is heard of it, or when it was stopped. */
const processDied = "the process died";
const deaths: readonly unknown[] = [
  processDied,
  "job heartbeat timeout",
  "pg-boss shut down while active",
  "pg-boss shut down while the handler was still running",
];

/** Deaths of workers that use up no retry, of one job; a job that kills its worker each time must end. */
const maxDeaths = 50;

/** How often a job whose worker died at its last retry gets all its retries anew. */
const maxRevivals = 10;

/** In the payload of a job that got its retries anew: how often. */
const revivals = "revivals";

// how often dead workers are looked for, added to a job's `heartbeat`; an embedded database has no others, and what its own
// process left behind is found when it starts
const supervision = {
  pglite: { superviseIntervalSeconds: 60, monitorIntervalSeconds: 60 },
  postgres: { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 },
};
// what runs once an hour, or is not used at all, need not be looked for every five seconds
const seldom = { cronWorkerIntervalSeconds: 45, cronMonitorIntervalSeconds: 45, flowIntervalSeconds: 3600 };
const keptWhenDoneSeconds = keeping.jobs.hours * 60 * 60;

async function makeKnown(boss: PgBoss, name: JobName): Promise<void> {
  const kind = jobs[name];
  const options = {
    retryLimit: kind.retries,
    retryDelay: kind.delay,
    retryBackoff: true,
    retryDelayMax: kind.longestDelay,
    expireInSeconds: kind.expire,
    heartbeatSeconds: kind.heartbeat,
    deadLetter: deadQueue(name),
    deleteAfterSeconds: keptWhenDoneSeconds,
    notify: true,
  };
  const ofDead = {
    notify: true,
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    deleteAfterSeconds: keptWhenDoneSeconds,
  };
  await boss.createQueue(deadQueue(name), ofDead);
  await boss.updateQueue(deadQueue(name), ofDead);
  await boss.createQueue(name, options);
  // an older version of this program may have created it with other figures
  await boss.updateQueue(name, options);
  // the first use of a queue reads its row on the outer connection, which inside a transaction of the embedded database
  // waits for itself; so every queue is used once here
  for (const queue of [name, deadQueue(name)]) await boss.findJobs(queue, { id: noJob });
}

const noJob = "00000000-0000-0000-0000-000000000000";

class BossQueue implements Queue {
  readonly #database: OpenDatabase;
  readonly #report: (error: unknown) => void;
  readonly #polling: { pollingIntervalSeconds: number; notifyPollingIntervalSeconds: number };
  #started: PgBoss | null = null;
  #clock: NodeJS.Timeout | undefined;
  readonly #alarm = new RetryAlarm((worker) => this.#started?.notifyWorker(worker));

  constructor(database: OpenDatabase, report: (error: unknown) => void, lookEverySeconds: number) {
    this.#database = database;
    this.#report = report;
    this.#polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: lookEverySeconds };
  }

  get #boss(): PgBoss {
    if (!this.#started) throw new DatabaseAway("The queue has not been started yet.");
    return this.#started;
  }

  async start(): Promise<void> {
    const database = this.#database;
    const boss = new PgBoss({
      ...database.boss,
      ...supervision[database.kind],
      ...seldom,
      useListenNotify: true,
    });
    boss.on("error", this.#report);
    try {
      await boss.start();
      for (const name of Object.keys(jobs) as JobName[]) await makeKnown(boss, name);
      // an embedded database has one process: what is still active there died with the one before us
      if (database.kind === "pglite") await retryActive(boss, database);
      await keepInOrder(database);
    } catch (error) {
      await boss.stop({ graceful: false }).catch(this.#report);
      throw error;
    }
    this.#started = boss;
    this.#clock = setInterval(
      () => void keepInOrder(database).catch(this.#report),
      keepInOrderEveryMs,
    ).unref();
  }

  async enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    payload: JobPayload<Name>,
    options: EnqueueOptions = {},
  ): Promise<string> {
    const { group, priority, afterSeconds } = options;
    const id = await this.#boss.send(name, jobs[name].payload.parse(payload), {
      db: fromDrizzle(tx, sql),
      ...(group ? { group: { id: group } } : {}),
      ...(priority === undefined ? {} : { priority }),
      ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
    });
    if (!id) throw new Error(`The queue did not take a job of kind ${name}.`);
    return id;
  }

  async work<Name extends JobName>(
    name: Name,
    options: WorkOptions,
    handler: (job: Job<Name>) => Promise<void>,
  ): Promise<void> {
    const { concurrency, perGroup } = options;
    const settings = {
      ...this.#polling,
      includeMetadata: true as const,
      ...(perGroup ? { localGroupConcurrency: perGroup } : {}),
    };
    for (let count = 0; count < concurrency; count++) {
      const worker: string = await this.#boss.work<object, void, typeof settings>(
        name,
        settings,
        async ([job]) => {
          try {
            if (job) await handler(asJob(name, await this.#giveBack(name, job)));
          } catch (error) {
            this.#expectRetry(name);
            throw error;
          } finally {
            // else it would rest after a short job, whatever waits
            this.#boss.notifyWorker(worker);
          }
        },
      );
      this.#alarm.add(name, worker);
    }
    // what a process that died has left behind may be about to be retried
    this.#expectRetry(name);
  }

  #expectRetry(name: JobName): void {
    // a retry that is minutes away is found in time without
    if (jobs[name].delay >= soonSeconds) return;
    const seconds = Math.min(jobs[name].longestDelay, longestAlarmSeconds);
    for (const queue of [name, deadQueue(name)]) this.#alarm.ring(queue, seconds);
  }

  async onDead<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayload<Name>) => Promise<void>,
  ): Promise<void> {
    const queue = deadQueue(name);
    const settings = { ...this.#polling, includeMetadata: true as const };
    const worker = await this.#boss.work<object, void, typeof settings>(queue, settings, async ([job]) => {
      if (job && !(await this.#revive(name, job))) await handler(payloadOf(name, job.data));
    });
    this.#alarm.add(queue, worker);
  }

  /** Gives a job the retry back that its worker’s death in the run before has used up. */
  async #giveBack(name: JobName, job: JobWithMetadata): Promise<JobWithMetadata> {
    if (!isDeath(job.output) || job.retryLimit >= jobs[name].retries + maxDeaths) return job;
    const retryLimit = job.retryLimit + 1;
    await this.#database.db.execute(
      sql`update pgboss.job set retry_limit = ${retryLimit} where name = ${name} and id = ${job.id}`,
    );
    return { ...job, retryLimit };
  }

  /** Adds a job anew that its worker’s death has ended; false where it failed by itself, or too often. */
  async #revive(name: JobName, { data, groupId, priority, sourceOutput }: JobWithMetadata): Promise<boolean> {
    const before = Number(Object.entries(data).find(([field]) => field === revivals)?.[1] ?? 0);
    if (!isDeath(sourceOutput) || before >= maxRevivals) return false;
    const again = { ...data, [revivals]: before + 1 };
    await this.#boss.send(name, again, { priority, ...(groupId && { group: { id: groupId } }) });
    return true;
  }

  async schedule(name: "sweep", cron: string): Promise<void> {
    await this.#boss.schedule(name, cron, {}, { tz: "UTC" });
  }

  async state(name: JobName): Promise<QueueState> {
    const { db } = this.#database;
    const { rows } = await db.execute<QueueState & Record<string, unknown>>(sql`
      select
        count(*) filter (where name = ${name} and state in ('created', 'retry'))::int as waiting,
        count(*) filter (where name = ${name} and state = 'active')::int as active,
        count(*) filter (where name = ${deadQueue(name)} and state <> 'completed')::int as dead,
        coalesce(extract(epoch from now() - min(start_after) filter (
          where name = ${name} and state in ('created', 'retry') and start_after <= now()
        )), 0)::float8 as "oldestSeconds"
      from pgboss.job where name in (${name}, ${deadQueue(name)})`);
    const [state] = rows;
    if (!state) throw new Error(`The queue has no state for ${name}.`);
    return state;
  }

  async stop(graceSeconds: number): Promise<void> {
    this.#alarm.stop();
    clearInterval(this.#clock);
    await this.#started?.stop({ graceful: true, timeout: graceSeconds * 1000 });
  }
}

// a notice wakes workers at once, and the alarm for retries of this process; what is left are those of other processes, which an
// embedded database does not have, and jobs that wait for minutes: looking for them all the time is what a server at rest would do
const usualLookEverySeconds = { pglite: 60, postgres: 10 };
/** Retries that are nearer than this are looked for by the alarm. */
const soonSeconds = 10;
/** The alarm rings no longer, or a webhook whose server is away would have the queue looked at every second for ten minutes. */
const longestAlarmSeconds = 30;

/** Whether the last run of a job ended with its worker; what was written down of it is a message, or holds one. */
function isDeath(output: object | null): boolean {
  const { value = output } = (output ?? {}) as { value?: unknown };
  const said = typeof value === "object" && value !== null && "message" in value ? value.message : value;
  return deaths.includes(said);
}

function asJob<Name extends JobName>(name: Name, job: JobWithMetadata): Job<Name> {
  return {
    id: job.id,
    data: payloadOf(name, job.data),
    retry: job.retryCount,
    last: job.retryCount >= job.retryLimit,
    signal: job.signal,
  };
}

function payloadOf<Name extends JobName>(name: Name, data: object): JobPayload<Name> {
  // the table pairs each name with its schema, which the compiler cannot follow through an index
  return jobs[name].payload.parse(data) as JobPayload<Name>;
}
