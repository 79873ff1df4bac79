import * as z from "zod";

/** How a kind of job behaves when it fails; seconds. */
interface JobKind {
  payload: z.ZodType<object>;
  /** Runs after the first one. */
  retries: number;
  /** Wait before the first retry; doubles with every further one, with chance, up to `longestDelay`. */
  delay: number;
  longestDelay: number;
  /** The longest a single run may take. */
  expire: number;
  /** A worker that shows no sign of life for this long is taken for dead, and the job runs elsewhere. At least 10. */
  heartbeat: number;
}

/**
 * Every kind of job: its name, what it carries and how it is retried. Jobs carry ids, never pixels.
 * A job whose retries are used up goes to a queue of its own, named after it with `-dead`.
 */
export const jobs = {
  "convert-image": {
    payload: z.object({ imageId: z.string(), revision: z.int().min(0) }),
    retries: 6,
    delay: 1,
    longestDelay: 30,
    // above the longest start and the longest that a child may take by the clock
    expire: 7200,
    heartbeat: 20,
  },
  /** Prints a coloring book. */
  "print-book": {
    payload: z.object({ fileId: z.string() }),
    retries: 4,
    delay: 1,
    longestDelay: 30,
    expire: 600,
    heartbeat: 20,
  },
  /** Of images whose rows are gone. */
  "remove-files": {
    payload: z.object({ imageIds: z.array(z.string()) }),
    retries: 20,
    delay: 1,
    longestDelay: 600,
    expire: 1800,
    heartbeat: 60,
  },
  /** Tells an account of its pictures that became ready while nobody looked. */
  "tell-ready": {
    payload: z.object({ userId: z.string() }),
    retries: 8,
    delay: 30,
    longestDelay: 3600,
    expire: 300,
    heartbeat: 60,
  },
  /** Sends the receipt of a payment. */
  "send-receipt": {
    payload: z.object({ invoiceId: z.string() }),
    retries: 8,
    delay: 30,
    longestDelay: 3600,
    expire: 300,
    heartbeat: 60,
  },
  /** Brings an order in line with what Stripe says of it now, and tells Stripe that it ends. */
  "sync-order": {
    payload: z.object({ orderId: z.string() }),
    // for a day; every hour's sweep asks again for what is left
    retries: 30,
    delay: 2,
    longestDelay: 3600,
    expire: 300,
    heartbeat: 20,
  },
  /** Acts upon something that Stripe has told. */
  "settle-event": {
    payload: z.object({ eventId: z.string() }),
    retries: 30,
    delay: 2,
    longestDelay: 3600,
    expire: 300,
    heartbeat: 20,
  },
  /** Tells a program of an account what happened; what nobody takes is sent again by another job. */
  "deliver-hook": {
    payload: z.object({ deliveryId: z.string() }),
    retries: 8,
    delay: 2,
    longestDelay: 600,
    expire: 60,
    heartbeat: 20,
  },
  sweep: {
    payload: z.object({}),
    retries: 2,
    delay: 60,
    longestDelay: 600,
    expire: 1800,
    heartbeat: 60,
  },
} as const satisfies Record<string, JobKind>;

/** The name of a kind of job. */
export type JobName = keyof typeof jobs;

/** What a kind of job carries. */
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]["payload"]>;

/** The queue where jobs end whose retries are used up. */
export function deadQueue(name: JobName): string {
  return `${name}-dead`;
}
