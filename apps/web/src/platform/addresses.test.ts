import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "..");
/** What knows by itself which server an address is on. */
const atHome = /^(?:pages|platform\/(?:late-)?addresses\.ts|sites\/sentence\.tsx|shell)/;

it("widgets lead to addresses as they are reached from other origins, too", async () => {
  const found: string[] = [];
  for await (const name of glob("**/*.{ts,tsx}", { cwd: src })) {
    if (atHome.test(name) || /\.test\./.test(name)) continue;
    const text = await readFile(join(src, name), "utf8");
    const imports = text.matchAll(/import \{([^}]*)\} from "@tintery\/contract(?:\/tables)?"/g);
    const names = [...imports].map(([, listed]) => listed).join();
    if (/\b(?:addresses|lateAddresses)\b/.test(names)) found.push(name);
  }
  expect(found).toEqual([]);
});
