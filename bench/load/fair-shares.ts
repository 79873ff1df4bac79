import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";
import { serve } from "./served.ts";
import { Refused, type Timings, Visitor } from "./visitor.ts";

/** How honest visitors fare beside four hostile ones. */
export interface FairShares {
  timings: Timings;
  refused: number;
  /** The longest wait for a picture, over what it would be if all networks in line took turns. */
  longestShare: number;
  seconds: number;
}

/** The visitors come one after the other within a minute, each from a network of its own. */
const withinMs = 60_000;
const lookEveryMs = 2000;
const longestMs = 900_000;
/** Networks of the hostile ones with pictures in line: all but the one whose uploads never end. */
const hostileNetworks = 3;

/** Serves as a new operator would, lets the hostile begin, and then the honest come. */
export async function measureFairShares(visitors: number, photo: Uint8Array): Promise<FairShares> {
  const variables = { TRUST_PROXY: "1", REQUESTS_PER_MINUTE: "600" };
  const served = await serve({ database: "embedded", workers: 1, variables });
  const folder = mkdtempSync(join(tmpdir(), "tintery-load-"));
  const photoFile = join(folder, "photo.jpg");
  writeFileSync(photoFile, photo);
  const hostile = await begin(served.url, photoFile);
  const timings: Timings = { pages: [], uploads: [], polls: [] };
  const waits: number[] = [];
  let refused = 0;
  const deadline = performance.now() + longestMs;
  /** As our page does it: what is refused is sent again when the answer says so. */
  const upload = async (visitor: Visitor): Promise<string> => {
    for (;;) {
      try {
        return await visitor.upload(photo);
      } catch (error) {
        if (!(error instanceof Refused) || error.retryAfter === 0) throw error;
        refused += 1;
        await wait(error.retryAfter * 1000);
      }
    }
  };
  const come = async (k: number) => {
    await wait((k * withinMs) / visitors);
    const visitor = new Visitor(served.url, timings, `192.0.2.${k + 1}`);
    await visitor.openHome();
    const begun = performance.now();
    const id = await upload(visitor);
    await visitor.waitFor(id, { everyMs: lookEveryMs, deadline });
    waits.push((performance.now() - begun) / 1000);
    await visitor.openHome();
  };
  try {
    const begun = performance.now();
    const before = await conversions(served.url);
    await Promise.all(Array.from({ length: visitors }, (_, k) => come(k)));
    const seconds = (performance.now() - begun) / 1000;
    const secondsEach = seconds / ((await conversions(served.url)) - before);
    const share = secondsEach * (visitors + hostileNetworks);
    return { timings, refused, longestShare: Math.max(...waits) / share, seconds };
  } finally {
    hostile.kill();
    await served.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Starts the hostile ones and waits until they are at it. */
async function begin(url: string, photoFile: string): Promise<ChildProcess> {
  const program = fileURLToPath(import.meta.resolve("./hostile.ts"));
  const child = spawn(process.execPath, [program, url, photoFile], { stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => child.kill());
  const gone = once(child, "exit").then(() => {
    throw new Error("The hostile ones have ended.");
  });
  gone.catch(() => {});
  await Promise.race([once(createInterface({ input: child.stdout }), "line"), gone]);
  return child;
}

/** Conversions that have ended so far. */
async function conversions(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/^tintery_conversions_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
