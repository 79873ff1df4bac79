import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Raster } from "@tintery/engine";
import { pngFile } from "@tintery/photos/testing";
import { afterAll, expect, test } from "vitest";
import { VectorFileError } from "./vector-file-error.ts";
import { rasterizeVectorFile } from "./rasterize-vector-file.ts";
import { hostileVectorFiles } from "./testing/index.ts";

let calls = 0;
const server: Server = createServer((_, reply) => {
  calls += 1;
  reply.end();
});
server.on("connection", () => {
  calls += 1;
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const folder = await mkdtemp(join(tmpdir(), "tintery-drawings-"));
const file = join(folder, "secret.png");
const magenta = Buffer.concat(
  Array.from({ length: 64 }, () => Buffer.from([0, ...Array(64).fill([255, 0, 255]).flat()])),
);
const secret = Buffer.from(pngFile({ width: 64, height: 64 }, magenta));
await writeFile(file, secret);
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Pixels in the one color that no hostile drawing has of its own. */
function countMagenta({ data }: Raster): number {
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at]! > 200 && data[at + 1]! < 60 && data[at + 2]! > 200 && data[at + 3]! > 100) count += 1;
  return count;
}

const counted = hostileVectorFiles({ address, file }).filter(({ byClock }) => !byClock);

test.each(counted)("$name ends as $ends", async ({ bytes, ends }) => {
  const end = await rasterizeVectorFile(bytes, { side: 1024 }).catch((error: unknown) => error);
  if (end instanceof Error) {
    expect(end).toBeInstanceOf(VectorFileError);
    expect(ends).toContain((end as VectorFileError).code);
  } else {
    const { raster, svg } = end as Awaited<ReturnType<typeof rasterizeVectorFile>>;
    expect(ends).toContain("accepted");
    expect(Math.max(raster.width, raster.height)).toBeLessThanOrEqual(1024);
    expect(countMagenta(raster)).toBe(0);
    // what is handed out again holds nothing that acts or reaches anywhere
    expect(svg ?? "").not.toMatch(
      /<script|\son\w+\s*=|javascript:|<foreignObject|https?:\/\/127|secret|<!|@import/i,
    );
  }
  expect(calls).toBe(0);
});

test("nothing was read, written, changed or started", async () => {
  expect(calls).toBe(0);
  expect(await readFile(file)).toEqual(secret);
  expect((await readdir("/tmp")).filter((name) => name.startsWith("tintery-pwned"))).toEqual([]);
});
