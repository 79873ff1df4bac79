import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { startS3 } from "../../apps/server/src/testing/throw-away-s3.ts";

/** An object store of which so many requests of a hundred fail, break off halfway, or are late. */
const percent = { fails: 5, breaksOff: 3, isLate: 10 };
const lateMs = 1500;

/** A store behind a proxy that spoils its answers while `isFaulty`. */
export interface FaultyStore {
  environment: Record<string, string>;
  isFaulty: boolean;
  /** How many answers were spoiled. */
  readonly faults: number;
  stop(): Promise<void>;
}

/** Starts the store and the proxy on free ports of this machine. `random` gives numbers from 0 to 1. */
export async function startFaultyStore(random: () => number): Promise<FaultyStore> {
  const store = await startS3();
  const { hostname, port } = new URL(store.environment.S3_ENDPOINT);
  let faults = 0;
  const proxy = createServer((incoming, reply) => {
    const chance = made.isFaulty ? 100 * random() : 100;
    const fails = chance < percent.fails;
    const breaksOff = !fails && chance < percent.fails + percent.breaksOff;
    const isLate = !fails && !breaksOff && chance < percent.fails + percent.breaksOff + percent.isLate;
    if (fails || breaksOff || isLate) faults += 1;
    if (fails) {
      incoming.resume();
      return void reply.writeHead(503).end();
    }
    const { method, url: path, headers } = incoming;
    const outgoing = request({ hostname, port, method, path, headers }, (answer) => {
      const pass = () => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        // what was written stays written, though nobody hears of it
        if (breaksOff) return void reply.destroy();
        answer.pipe(reply);
      };
      setTimeout(pass, isLate ? lateMs : 0);
    });
    outgoing.once("error", () => reply.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const made: FaultyStore = {
    environment: {
      ...store.environment,
      S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
    isFaulty: true,
    get faults() {
      return faults;
    },
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await store.stop();
    },
  };
  return made;
}
