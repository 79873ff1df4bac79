import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HostileVectorFile, hostileVectorFiles } from "@tintery/vectors/testing";
import { afterAll, expect, test } from "vitest";
import { type ChildLimits, defaultChildLimits, runChild } from "./run-child.ts";

let calls = 0;
const listener = createServer().on("connection", () => {
  calls += 1;
});
await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
const folder = await mkdtemp(join(tmpdir(), "tintery-hostile-"));
const drawings = hostileVectorFiles({ address, file: join(folder, "nobody.png") });
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true });
});

/** How a child ends that is stopped as soon as it has pixels, and the most memory it had. */
async function decode({ name, bytes }: HostileVectorFile, limits: ChildLimits) {
  const source = join(folder, name);
  await writeFile(source, bytes);
  const stop = new AbortController();
  let isDecoded = false;
  let megabytes = 0;
  const end = await runChild({
    task: {
      verb: "convert",
      source,
      folder,
      conversion: { kind: "outlines", options: { colorPrecision: "lowest" } },
    },
    limits,
    signal: stop.signal,
    onMade: () => {
      isDecoded = true;
      stop.abort();
    },
    onMemory: (highest) => {
      megabytes = highest;
    },
  });
  return { ending: isDecoded ? "accepted" : end.ends === "problem" ? end.code : end, megabytes };
}

/** Those that would take the most of a child; all of them have tests beside their readers. */
const greediest =
  /^(thousands-of-masks|zipped-200-megabytes|elements-200000|style-matches|opacity-60-deep|forms-that-multiply|content-unpacks|strings-kept|loop-that-paints)/;

test.each(drawings.filter(({ name }) => greediest.test(name)))(
  "$name ends inside its child's limits",
  async (drawing) => {
    const { ending, megabytes } = await decode(drawing, defaultChildLimits);
    // the caches of a busy machine are not its own, so the same work takes more processor time
    expect([...drawing.ends, "took_too_long"]).toContain(ending);
    expect(megabytes).toBeLessThan(defaultChildLimits.decodeMemoryMB);
    expect(calls).toBe(0);
  },
);

test.each(drawings.filter(({ byClock }) => byClock))(
  "$name is ended by its processor time",
  async (drawing) => {
    const seconds = { ...defaultChildLimits.seconds, decode: 1 };
    const { ending } = await decode(drawing, { ...defaultChildLimits, seconds });
    expect(["took_too_long", "too_complex"]).toContain(ending);
  },
);
