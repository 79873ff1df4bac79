import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** What a test counts is done inside; whatever else talks to the database meanwhile does not count. */
const counted = new AsyncLocalStorage<true>();
let statements = 0;
let deadly = Number.POSITIVE_INFINITY;

/**
 * Does something, and ends this process like a power cut before the given statement of it, the first being 1; begins and commits
 * are statements, too. Answers how many there were.
 */
export async function dieAtStatement(number: number, work: () => Promise<void>): Promise<number> {
  [statements, deadly] = [0, number];
  await counted.run(true, work);
  // past the last one: all of it is told to be done
  countStatement();
  return statements - 1;
}

function countStatement(): void {
  statements += 1;
  if (statements === deadly) process.kill(process.pid, "SIGKILL");
}

const simpleQuery = "Q".charCodeAt(0);
const execution = "E".charCodeAt(0);

// of the messages to the embedded database those that run something
const sendEmbedded = PGlite.prototype.execProtocolRawSync;
PGlite.prototype.execProtocolRawSync = function (message) {
  const [kind] = message;
  if (counted.getStore() && (kind === simpleQuery || kind === execution)) countStatement();
  return sendEmbedded.call(this, message);
};

const sendToServer: (...query: unknown[]) => unknown = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...query: unknown[]) {
  if (counted.getStore()) countStatement();
  return sendToServer.apply(this, query);
} as typeof pg.Client.prototype.query;
