import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitOnSignals, Interrupted } from "./exit-on-signals.ts";
import { writeFiles } from "./write-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tintery-write-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("writing results", () => {
  it("replaces old files and leaves nothing temporary", async () => {
    await writeFile(join(folder, "a"), "old");
    const files = [
      { name: "a", content: "new" },
      { name: "b", content: Uint8Array.of(1, 2) },
    ];
    const paths = await writeFiles(folder, files, new AbortController().signal);
    expect(paths).toEqual([join(folder, "a"), join(folder, "b")]);
    expect(await readdir(folder)).toEqual(["a", "b"]);
    expect(await readFile(join(folder, "a"), "utf8")).toBe("new");
  });

  it("is given up whole when a signal arrives in the middle", async () => {
    await writeFile(join(folder, "a"), "old");
    const content = new Uint8Array(4_000_000);
    const files = ["a", "b", "c"].map((name) => ({ name, content }));
    const interrupted = exitOnSignals((stop) => {
      const written = writeFiles(folder, files, stop);
      process.emit("SIGINT");
      return written;
    });
    await expect(interrupted).rejects.toThrow(Interrupted);
    expect(await readdir(folder)).toEqual(["a"]);
    expect(await readFile(join(folder, "a"), "utf8")).toBe("old");
    expect(process.listenerCount("SIGTERM")).toBe(0);
  });
});
