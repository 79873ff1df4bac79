// The one file an old Node runs: brings dependencies and the right Node, then does the asked task.
// Plain JavaScript without dependencies on purpose: on a fresh clone nothing else is there yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { areKernelsBuilt } from "./build-kernels.mjs";

const nodeMajor = 24;
const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

const [task = "start", ...rest] = process.argv.slice(2);
const started = Date.now();
const bin = join(root, "node_modules/.bin");
const env = {
  // compiled code is kept, so that every start but the first spends a third of the time on loading modules
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/tintery"),
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
};

const say = (text) => console.log(`[${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s] ${text}`);

const stop = (text) => {
  console.error(`tintery: ${text}`);
  process.exit(1);
};

/** Runs a command to its end, its output passed through; answers whether it went well. */
const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: "inherit", env, ...options }).status === 0;

/** Runs a command to its end while others go on; answers whether it went well. */
const runBeside = (command, args, options = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: "inherit", env, ...options });
    child.on("error", ({ message }) => {
      console.error(`tintery: ${command} did not start: ${message}`);
      done(false);
    });
    child.on("exit", (code) => done(code === 0));
  });

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

const saysSame = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

// ---- what a task needs ----

function install() {
  const stamp = "node_modules/.tintery-installed";
  const want = sha256(readFileSync("package-lock.json"));
  if (saysSame(stamp, want)) return;
  say("installing dependencies (npm ci)");
  const clean = { ...process.env, NODE_ENV: "development" };
  if (!run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { env: clean }))
    stop("npm ci failed; its message is above.");
  writeFileSync(stamp, want);
}

/** The Node that npm brought, or the machine's own where it is new enough. */
function findNode() {
  const packaged = join(bin, "node");
  const node = existsSync(packaged) ? packaged : process.execPath;
  const version = spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout.trim();
  if (Number(version.split(".")[0]) < nodeMajor)
    stop(
      `needs Node ${nodeMajor} or later; this machine has ${version || process.versions.node} and npm brings none for ` +
        `${process.platform}-${process.arch}. Install Node ${nodeMajor} from https://nodejs.org and start again.`,
    );
  return node;
}

const sourceFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== "dist" && entry.name !== "node_modules")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : [path];
    });

/** The engine's WebAssembly module, which all else imports. */
function buildKernels() {
  if (areKernelsBuilt()) return;
  say("building the engine's kernels");
  if (!run(findNode(), ["scripts/build-kernels.mjs"])) stop("the kernels did not build.");
}

function build() {
  const engine = ["packages/contract", "packages/engine"];
  buildPart("the web app", "apps/web", engine, "npm", ["run", "build", "--silent", "-w", "@tintery/web"]);
  const others = ["photos", "postscript", "scenes", "vectors", "weights"].map((name) => `packages/${name}`);
  buildPart("the server", "apps/server", [...engine, ...others], "node", ["scripts/build-server.mjs"]);
}

/** Builds an app into its `dist` when anything that it is made of has changed. */
function buildPart(name, app, packages, command, args) {
  const stamp = `${app}/dist/.tintery-built`;
  const sources = [app, ...packages, "scripts"].flatMap(sourceFiles);
  const want = sha256(...["package-lock.json", ...sources].flatMap((path) => [path, readFileSync(path)]));
  if (saysSame(stamp, want)) return;
  say(`building ${name}`);
  rmSync(dirname(stamp), { recursive: true, force: true });
  if (!run(command, args, { env: { ...env, NODE_ENV: "production" } })) stop(`${name} did not build.`);
  writeFileSync(stamp, want);
}

const canApt = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function apt(...packages) {
  say(`installing ${packages.join(", ")} (apt-get)`);
  const quiet = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  };
  if (!run("apt-get", ["update", "-qq"], quiet)) stop("apt-get update failed.");
  if (!run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet))
    stop(`apt-get could not install ${packages.join(", ")}.`);
}

const findChromium = () =>
  [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
    (path) => path && existsSync(path),
  );

const hasPostgres = () =>
  Boolean(process.env.TEST_DATABASE_URL) ||
  ["/usr/local/bin/initdb", "/usr/bin/initdb"].some((path) => existsSync(path)) ||
  (existsSync("/usr/lib/postgresql") &&
    readdirSync("/usr/lib/postgresql").some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    ));

/** The tests need a browser and a PostgreSQL server program: both come from Debian when we may install them. */
function installTestPrograms() {
  const missing = [];
  if (!findChromium()) missing.push("chromium");
  if (!hasPostgres()) missing.push("postgresql");
  if (missing.length > 0 && !canApt())
    stop(
      `the tests need ${missing.join(" and ")}. On Debian or Ubuntu: sudo apt-get install ${missing.join(" ")}. ` +
        "Elsewhere: set CHROMIUM to a Chrome or Chromium program, and TEST_DATABASE_URL to an empty PostgreSQL " +
        "database whose user may create databases.",
    );
  if (missing.includes("postgresql")) {
    // the tests start a throw-away server of their own, so Debian need not start one
    mkdirSync("/etc/postgresql-common", { recursive: true });
    writeFileSync("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");
  }
  if (missing.length > 0) apt(...missing);
  env.CHROMIUM = findChromium();
  env.TINTERY_TEST_POSTGRES = "required";
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

// ---- checks and tests ----

const workspaces = ["packages", "apps"].flatMap((folder) =>
  readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(path, "tsconfig.json"))),
);

/**
 * Types are checked by TypeScript 7, in a quarter of the time that 6 takes; `tsc` is 6, whose API the architecture rules need and
 * which 7 does not have.
 */
const typeCheck = (path) => runBeside("node", ["node_modules/typescript-7/bin/tsc", "-p", path]);

/** A clean clone must install from the lockfile without a word on its error stream. */
function lockIsClean() {
  const dry = spawnSync("npm", ["ci", "--dry-run"], { encoding: "utf8", env: process.env });
  if (dry.stderr) process.stderr.write(dry.stderr);
  return dry.status === 0 && dry.stderr === "";
}

const checks = () => [
  ["lockfile", lockIsClean],
  // the engine and the scenes know neither Node nor browsers, tests with files do
  ...[".", ...workspaces, "packages/engine/tsconfig.test.json", "packages/scenes/tsconfig.test.json"].map(
    (path) => [`types ${path}`, () => typeCheck(path)],
  ),
  ["lint and format", () => runBeside("biome", ["check", "--error-on-warnings", "."])],
  [
    "architecture rules",
    () => runBeside("depcruise", ["packages", "apps", "--config", ".dependency-cruiser.mjs"]),
  ],
  ["unused code", () => runBeside("knip", ["--no-progress"])],
];

/** Runs checks one after the other; each counts as one passed or failed test. */
async function runChecks() {
  const failed = [];
  for (const [name, check] of checks()) {
    say(`check: ${name}`);
    if (!(await check())) failed.push(name);
  }
  for (const name of failed) console.error(`FAILED check: ${name}`);
  return { passed: checks().length - failed.length, failed: failed.length };
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A runner that died before its report counts as one failure, so that no crash reads as success. */
const counted = (wentWell, passed, failed) => ({ passed, failed: wentWell ? failed : Math.max(1, failed) });

async function runUnitTests(args) {
  say(
    "tests: engine, contract, scenes, photos, drawings, command line, server on PGlite and PostgreSQL, browser",
  );
  const report = "test-results/vitest.json";
  const wentWell = await runBeside("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const result = readJson(report);
  return counted(wentWell, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0);
}

async function runJourneys(args, { variables = {}, output = "inherit" } = {}) {
  const report = "test-results/journeys.json";
  const port = String(await freePort());
  const wentWell = await runBeside(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json", ...args],
    {
      stdio: ["ignore", output, output],
      env: { ...env, ...variables, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) },
    },
  );
  const stats = readJson(report)?.stats;
  return counted(wentWell, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** Runs the journeys while something else runs and writes; what they say is kept in a file until then. */
async function runJourneysBeside() {
  const log = "test-results/journeys.log";
  say(
    `tests: journeys in the browser, beside all that follows; their lines go to ${log} and are shown below`,
  );
  const results = await runJourneys([], {
    variables: { SCREENSHOTS: "off" },
    output: openSync(log, "w"),
  });
  say(`journeys have ended: ${results.passed} passed, ${results.failed} failed`);
  return { results, show: () => console.log(`\n--- journeys ---\n${readFileSync(log, "utf8")}`) };
}

const closing = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
};

// ---- tasks ----

/**
 * A server mostly waits. Left to itself, Node lets the memory for short-lived values grow to 48 MB and more before it looks what
 * of it is still needed; `npm run load` shows what this saves and costs.
 */
const serverFlags = ["--max-semi-space-size=2"];
const serverEnv = {
  NODE_ENV: "production",
  // the C library gives memory back to the system instead of keeping it for each of its threads
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // compiling the database takes pieces of 32 kB and more; each by itself they are given back, else 55 MB stay as gaps
  MALLOC_MMAP_THRESHOLD_: "32768",
};

function serve(node) {
  const server = spawn(node, [...serverFlags, "apps/server/dist/main.js", ...rest], {
    stdio: "inherit",
    env: { ...serverEnv, ...env },
  });
  // a terminal sends Ctrl-C to the server itself; anything else reaches only us and is passed on
  process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const tasks = {
  start: () => {
    const node = findNode();
    build();
    serve(node);
  },
  build: () => {
    findNode();
    build();
    say("built apps/web/dist and apps/server/dist");
  },
  check: async () => closing([await runChecks()]),
  test: async () => {
    findNode();
    installTestPrograms();
    build();
    rmSync("test-results", { recursive: true, force: true });
    mkdirSync("test-results", { recursive: true });
    // many tests wait for a browser, a database or a process: together they keep two cores busy
    const journeys = runJourneysBeside();
    const results = [await runChecks(), await runUnitTests([])];
    const { results: ofJourneys, show } = await journeys;
    show();
    closing([...results, ofJourneys]);
  },
  unit: async () => {
    installTestPrograms();
    closing([await runUnitTests(rest)]);
  },
  journeys: async () => {
    installTestPrograms();
    build();
    say("tests: journeys in the browser");
    closing([await runJourneys(rest)]);
  },
  admin: () => process.exit(run(findNode(), ["apps/server/src/change-admin.ts", ...rest]) ? 0 : 1),
  kernels: () => say("built packages/engine/src/kernels/built.ts"),
  bless: () =>
    process.exit(
      run("vitest", ["run", "--project", "engine", "--project", "scenes"], { env: { ...env, BLESS: "1" } })
        ? 0
        : 1,
    ),
  mutate: () => {
    installTestPrograms();
    process.exit(run(findNode(), ["scripts/mutation/mutate.ts", ...rest]) ? 0 : 1);
  },
  quality: () => process.exit(run(findNode(), ["bench/quality.ts", ...rest]) ? 0 : 1),
  bench: () => {
    // one table by its name, or the two that compare us with others
    const named = {
      outlines: "bench/outlines.ts",
      "command-line": "bench/command-line.ts",
      palette: "bench/palette.ts",
      unmix: "bench/unmix.ts",
      previews: "bench/previews.ts",
      gamut: "bench/gamut.ts",
      looks: "bench/looks.ts",
    }[rest[0]];
    const scripts = named
      ? [[named, ...rest.slice(1)]]
      : [["bench/speed.ts", ...rest], ...(rest.length === 0 ? [["bench/outlines.ts"]] : [])];
    const node = findNode();
    process.exit(scripts.every((script) => run(node, script)) ? 0 : 1);
  },
  subjects: () => process.exit(run(findNode(), ["bench/subjects.ts", ...rest]) ? 0 : 1),
  load: () => {
    build();
    process.exit(run(findNode(), ["bench/load.ts", ...rest]) ? 0 : 1);
  },
  stages: () => process.exit(run(findNode(), ["bench/stages.ts", ...rest]) ? 0 : 1),
  "coloring-quality": () => process.exit(run(findNode(), ["bench/coloring-quality.ts", ...rest]) ? 0 : 1),
  "scenes-quality": () => process.exit(run(findNode(), ["bench/scenes-quality.ts", ...rest]) ? 0 : 1),
  "type-pictures": () => process.exit(run(findNode(), ["bench/type-pictures.ts", ...rest]) ? 0 : 1),
  "home-pictures": () => process.exit(run(findNode(), ["bench/home-pictures.ts", ...rest]) ? 0 : 1),
  "precision-pictures": () => process.exit(run(findNode(), ["bench/precision-pictures.ts", ...rest]) ? 0 : 1),
  "stage-pictures": () => process.exit(run(findNode(), ["bench/stage-pictures.ts", ...rest]) ? 0 : 1),
};

if (!Object.hasOwn(tasks, task)) stop(`no task "${task}"; there are ${Object.keys(tasks).join(", ")}.`);
install();
buildKernels();
await tasks[task]();
