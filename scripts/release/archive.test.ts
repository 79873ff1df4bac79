import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { version } from "@tintery/contract/version";
import { goodJpeg } from "@tintery/photos/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeServerFolder } from "../../apps/server/src/testing/server-process.ts";
import { TestVisitor } from "../../apps/server/src/testing/test-visitor.ts";
import { archivedPrograms, bundlePrograms } from "../build-server.mjs";
import { counterpart, type Processor } from "./native-packages.ts";
import { writeArchive } from "./write-archive.ts";

const home = mkdtempSync(join(tmpdir(), "tintery-archive-"));
const folder = join(home, "tintery");
const elsewhere = join(home, "elsewhere");
let pages: string;

beforeAll(async () => {
  mkdirSync("apps/server/dist", { recursive: true });
  const programs = mkdtempSync("apps/server/dist/archive-");
  pages = await makeServerFolder();
  try {
    await bundlePrograms(archivedPrograms, programs);
    const processor = process.arch as Processor;
    await writeArchive({ folder, processor, programs, pages: join(pages, "web") });
  } finally {
    rmSync(programs, { recursive: true });
  }
  mkdirSync(elsewhere);
});
afterAll(() => {
  for (const made of [home, pages]) rmSync(made, { recursive: true, force: true });
});

/** A machine that has nothing but a shell and Node. */
const bare = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };

const run = (words: readonly string[], env: Record<string, string> = bare) => {
  const { status, stdout, stderr } = spawnSync(join(folder, "tintery"), words, {
    cwd: elsewhere,
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

test("has the command line, which says its version and how a server is started", () => {
  expect(run(["--version"])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  const { stdout } = run(["--help"]);
  expect(stdout).toMatch(/^On a server: tintery serve starts it/);
  expect(stdout).toContain("paint-by-numbers");
});

test("the command line makes every product of a photo, and remembers what it shows", async () => {
  const photo = join(home, "photo.jpg");
  writeFileSync(photo, await goodJpeg());
  const env = { ...bare, XDG_CACHE_HOME: join(home, "cache") };
  for (const [product, file] of [
    ["paint-by-numbers", "pbn.svg"],
    ["coloring", "coloring.svg"],
    ["outlines", "outlines.svg"],
  ] as const) {
    const out = join(home, product);
    expect(run([product, photo, "--out", out], env)).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(out)).toContain(file);
  }
  expect(readdirSync(join(home, "cache", "tintery", "seen"))).toHaveLength(1);
});

test("an old Node ends with one sentence, whatever is asked", () => {
  // this Node, which calls itself an older one
  const pretend = join(home, "pretend.cjs");
  writeFileSync(pretend, 'Object.defineProperty(process, "versions", { value: { node: "20.11.0" } });');
  const old = { ...bare, NODE_OPTIONS: `--require=${pretend}` };
  for (const words of [["serve"], ["--version"], ["admin", "doctor"]])
    expect(run(words, old)).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "tintery: Tintery needs Node 24 or later, and this machine has 20.11.0: install it from https://nodejs.org and start again.\n",
    });
});

test("on a machine with nothing but Node, from an empty folder elsewhere, a photo is converted", async () => {
  const server: ChildProcess = spawn(join(folder, "tintery"), ["serve"], {
    cwd: elsewhere,
    env: {
      ...bare,
      PORT: "0",
      SAMPLES: "off",
      CATALOG_PICTURES: "0",
      FREE_DISK_MB: "0",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  server.stdout!.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  try {
    await expect.poll(() => said).toMatch(/^sandbox/m);
    const [, url = ""] = /^Tintery +(http:\S+)/.exec(said) ?? [];
    const visitor = new TestVisitor(url.replace("localhost", "127.0.0.1"));
    expect((await visitor.get("/healthz")).json).toEqual({ ok: true, version });
    const { id } = (await visitor.upload(await goodJpeg())).json;
    expect((await visitor.settled(id)).status).toBe("ready");
    const kit = await visitor.get(`/app/paint-by-numbers/${id}/download/image/kit`);
    expect([kit.status, kit.bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  } finally {
    server.kill("SIGTERM");
    expect(await ended).toBe(0);
  }
  // all that it keeps lies where it was started
  expect(readdirSync(elsewhere)).toEqual(["data"]);
});

test("holds no more than what is used", () => {
  const bytes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    // links to our own packages, which are counted where they lie
    .filter((path) => !path.startsWith("node_modules/@tintery/"))
    .map((path) => lstatSync(join(folder, path)).size)
    .reduce((sum, size) => sum + size, 0);
  // the pages, which these tests leave out, are 22 MB
  expect(bytes / 1e6).toBeLessThan(98);
  expect(readdirSync(join(folder, "node_modules"))).not.toContain("vitest");
  expect(readdirSync(join(folder, "node_modules", "sharp"))).toContain("LICENSE");
});

test("has the files that its guide leads to", () => {
  const guide = readFileSync(join(folder, "docs/operators.md"), "utf8");
  const links = [...guide.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => join("docs", link!));
  expect(links).toContain("deploy/proxies/nginx.conf");
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
});

test("packages with compiled code have one of each name for another processor", () => {
  expect(counterpart("@img/sharp-linux-x64", "arm64")).toBe("@img/sharp-linux-arm64");
  expect(counterpart("@resvg/resvg-js-linux-x64-gnu", "arm64")).toBe("@resvg/resvg-js-linux-arm64-gnu");
  expect(counterpart("@img/sharp-libvips-linux-arm64", "x64")).toBe("@img/sharp-libvips-linux-x64");
});
