import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { inspectPhoto } from "./header.ts";
import { samplePhotos } from "./samples.ts";

const folder = new URL("../samples/", import.meta.url);

test("every sample photo can be read, and all are at most 1 MB together", async () => {
  const files = await Promise.all(samplePhotos.map(({ read }) => read()));
  for (const file of files) {
    const { type, width, height } = inspectPhoto(file, file.length)!;
    expect(type).toBe("webp");
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(400);
  }
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1_000_000);
});

test("NOTICE says of every photo whose it is, and there is none that is no sample", async () => {
  const notice = await readFile(new URL("../../../NOTICE", import.meta.url), "utf8");
  const files = (await readdir(folder)).sort();
  expect(files).toEqual(samplePhotos.map(({ id }) => `${id}.webp`).sort());
  for (const file of files) expect(notice).toContain(`- ${file}: `);
});
