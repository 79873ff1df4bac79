// The one file an old Node runs: brings dependencies and the right Node, then does the asked task.
// Plain JavaScript without dependencies on purpose: on a fresh clone nothing else is there yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { areKernelsBuilt } from "./build-kernels.mjs";
import { lockToInstall } from "./lock-to-install.mjs";
import { serverEnv, serverFlags } from "./server-process.mjs";
import { auditDependencies } from "./testing/audit-dependencies.mjs";
import { testProjects } from "./testing/test-projects.mjs";

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
      console.error(`tintery: We couldn’t start ${command}: ${message}`);
      done(false);
    });
    child.on("exit", (code) => done(code === 0));
  });

const sha256 = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

const saysSame = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

// ---- what a task needs ----

/** Tasks that only build and serve; all others install what tests, checks and benches use as well. */
const servingTasks = ["start", "admin"];

const stamp = "node_modules/.tintery-installed";

function install() {
  const want = sha256(readFileSync("package-lock.json"));
  const onlyServing = servingTasks.includes(task);
  const enough = onlyServing ? [`${want} serving`, `${want} all`] : [`${want} all`];
  if (enough.some((text) => saysSame(stamp, text))) return;
  say(`installing ${onlyServing ? "what serving needs" : "all dependencies"} (npm ci)`);
  // each is asked to do nothing but install: no lists of advisories or of who takes donations, and no code of packages is run
  const args = [
    "ci",
    onlyServing ? "--omit=dev" : "--include=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ];
  if (!installFast(args) && !npm(args)) stop("npm ci failed. See its message above.");
  writeFileSync(stamp, `${want} ${onlyServing ? "serving" : "all"}`);
}

function npm(args) {
  const clean = { ...process.env, NODE_ENV: "development" };
  const { status } = spawnSync("npm", [...args, "--loglevel=error"], { stdio: "inherit", env: clean });
  // who stopped npm, with Ctrl-C for one, wants no second try
  if (status === null || status > 128) process.exit(1);
  return status === 0;
}

/**
 * Installs from the lockfile with the addresses of all packages. A registry that keeps archives under other addresses than npm’s own
 * is asked for each once more afterwards, as the lockfile has it.
 */
function installFast(args) {
  // npm reads this file instead of package-lock.json where both are
  const shrinkwrap = "npm-shrinkwrap.json";
  const asked = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
  // a handler alone keeps us alive until npm has stopped and its file is gone
  const wait = () => {};
  process.on("SIGINT", wait).on("SIGTERM", wait);
  process.on("exit", () => rmSync(shrinkwrap, { force: true }));
  try {
    const lock = lockToInstall(
      JSON.parse(readFileSync("package-lock.json", "utf8")),
      asked.replace(/\/*$/, "/"),
    );
    writeFileSync(shrinkwrap, JSON.stringify(lock));
    return npm(args);
  } finally {
    rmSync(shrinkwrap, { force: true });
    process.off("SIGINT", wait).off("SIGTERM", wait);
  }
}

/** The Node that npm brought, or the machine's own where it is new enough. */
function findNode() {
  const packaged = join(bin, "node");
  const node = existsSync(packaged) ? packaged : process.execPath;
  const version = spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout.trim();
  if (Number(version.split(".")[0]) < nodeMajor)
    stop(
      `Tintery needs Node ${nodeMajor} or later. You have ${version || process.versions.node}, and npm has no newer one for ` +
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
  say("building the engine’s kernels");
  // V8 compiles the compiler itself, which is WebAssembly and runs once, in its quickest way: two thirds of the CPU time
  if (!run(findNode(), ["--liftoff-only", "scripts/build-kernels.mjs"]))
    stop("We couldn’t build the kernels. See the message above.");
}

/**
 * Builds the apps whose sources have changed, side by side.
 * @param packing how small the networks’ weights are packed, which browsers fetch with the first photo: "smallest" takes 20 CPU
 * seconds and saves 0.6 of 6.1 MB
 */
async function build(packing = "quick") {
  const readAt = new Date();
  const sources = sourcesHash();
  const web = buildPart("the web app", {
    apps: ["apps/web"],
    program: "apps/web/build/build-web.ts",
    sources,
    readAt,
    packing,
  });
  const server = buildPart("the server", {
    apps: ["apps/server", "apps/cli"],
    program: "scripts/build-server.mjs",
    sources,
    readAt,
  });
  if (!(await Promise.all([web, server])).every(Boolean)) process.exit(1);
}

/** Hashes of what all apps are made of, and of each app, by folder. */
function sourcesHash() {
  const hashOf = (...paths) => sha256(...paths.flatMap((path) => [path, readFileSync(path)]));
  const shared = hashOf("package-lock.json", ...["packages", "scripts"].flatMap(sourceFiles));
  return (apps) => sha256(shared, hashOf(...apps.flatMap(sourceFiles)));
}

/**
 * Builds the first of these apps into its `dist` when anything that it may be made of has changed; answers whether it went well. The
 * time of its stamp is when sources were read: by it, the command line tells whether its program is newer than they are.
 */
async function buildPart(name, { apps, program, sources, readAt, packing = "smallest" }) {
  const stamp = `${apps[0]}/dist/.tintery-built`;
  const smallest = sources(apps);
  const quick = `${smallest} quick`;
  if (saysSame(stamp, smallest) || (packing === "quick" && saysSame(stamp, quick))) {
    utimesSync(stamp, readAt, readAt);
    return true;
  }
  say(`building ${name}`);
  rmSync(dirname(stamp), { recursive: true, force: true });
  const variables = { ...env, NODE_ENV: "production", TINTERY_PACKING: packing };
  if (!(await runBeside(findNode(), [program], { env: variables }))) {
    console.error(`tintery: We couldn’t build ${name}. See the message above.`);
    return false;
  }
  writeFileSync(stamp, packing === "quick" ? quick : smallest);
  utimesSync(stamp, readAt, readAt);
  return true;
}

const canApt = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function apt(...packages) {
  say(`installing ${packages.join(", ")} (apt-get)`);
  const quiet = {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "inherit"],
  };
  if (!run("apt-get", ["update", "-qq"], quiet)) stop("apt-get update failed. See its message above.");
  if (!run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet))
    stop(`apt-get couldn’t install ${packages.join(", ")}. See its message above.`);
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
      `The tests need ${missing.join(" and ")}. On Debian or Ubuntu: sudo apt-get install ${missing.join(" ")}. ` +
        "Elsewhere: set CHROMIUM to a Chrome or Chromium program, and TEST_DATABASE_URL to an empty PostgreSQL " +
        "database whose user can create databases.",
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
  ["dependency audit", auditDependencies],
];

/** Runs checks one after the other; each counts as one passed or failed test. */
async function runChecks() {
  const failed = [];
  for (const [name, check] of checks()) {
    say(`check: ${name}`);
    if (!(await check())) failed.push(name);
  }
  return {
    passed: checks().length - failed.length,
    failed: failed.map((name) => ({ name: `check ${name}`, why: "what it found stands above" })),
  };
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/**
 * How many tests of a runner passed, and what failed: a name and why. A runner that failed without naming a test counts as one, so
 * that no crash reads as success.
 */
const counted = (runner, wentWell, passed, failed) => ({
  passed,
  failed:
    wentWell || failed.length > 0 ? failed : [{ name: runner, why: "ended without naming a failed test" }],
});

/** What failed in a report of Vitest: single tests, and files that could not be loaded. */
const failedUnitTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ name: `${file} > ${test.fullName}`, why: test.failureMessages.join("\n") }));
    return tests.length === 0 && status === "failed" ? [{ name: file, why: message }] : tests;
  });

/** What failed in a suite of Playwright's report, with the suites within it. */
const failedJourneys = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        name: `${file} [${projectName}] > ${title}`,
        why: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
      })),
  ),
  ...suites.flatMap(failedJourneys),
];

/** Runs tests of these projects, or of all. @param report file that keeps the results */
async function runUnitTests(args, { projects = [], report = "test-results/vitest.json" } = {}) {
  const named = projects.length > 0 ? projects.join(", ") : "all projects";
  say(`tests: ${named}; server tests run on PGlite and PostgreSQL`);
  const wentWell = await runBeside("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...projects.map((name) => `--project=${name}`),
    ...args,
  ]);
  const result = readJson(report);
  return counted("unit tests", wentWell, result?.numPassedTests ?? 0, failedUnitTests(result));
}

async function runJourneys(args, { variables = {}, output = "inherit" } = {}) {
  const report = "test-results/journeys.json";
  const port = String(await freePort());
  const wentWell = await runBeside(
    "playwright",
    ["test", "-c", "e2e/playwright.config.ts", "--reporter=list,json", ...args],
    {
      stdio: ["ignore", output, output],
      env: {
        // without a language, Chromium gives files no names but those in English letters
        LANG: "C.UTF-8",
        ...env,
        ...variables,
        E2E_PORT: port,
        PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report),
      },
    },
  );
  const result = readJson(report);
  const { expected = 0, flaky = 0 } = result?.stats ?? {};
  return counted("journeys", wentWell, expected + flaky, failedJourneys(result ?? {}));
}

/** Runs the journeys while something else runs and writes; what they say is kept in a file until then. */
async function runJourneysBeside() {
  const log = "test-results/journeys.log";
  say(`tests: journeys in the browser, in parallel; their output goes to ${log} and appears below`);
  const results = await runJourneys([], {
    variables: { SCREENSHOTS: "off" },
    output: openSync(log, "w"),
  });
  say(`journeys finished: ${results.passed} passed, ${results.failed.length} failed`);
  return { results, show: () => console.log(`\n--- journeys ---\n${readFileSync(log, "utf8")}`) };
}

/** Lines of a failure's reason that are repeated at the end; all of it stands where it happened. */
const maxReasonLines = 6;

/** Ends with the sum of all runners, below what failed: who sees only the end of a log learns what to mend. */
const closing = (results) => {
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.flatMap((result) => result.failed);
  for (const { name, why } of failed)
    console.error(`\nFAILED ${name}\n${why.split("\n").slice(0, maxReasonLines).join("\n")}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
};

// ---- tasks ----

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
  start: async () => {
    const node = findNode();
    await build();
    serve(node);
  },
  build: async () => {
    await build("smallest");
    say("built apps/web/dist and apps/server/dist");
  },
  archive: async () => {
    await build("smallest");
    process.exit(run(findNode(), ["scripts/release/archive.ts", ...rest]) ? 0 : 1);
  },
  release: async () => {
    // what stands in the way is said before minutes of building
    if (!run(findNode(), ["scripts/release/check-release.ts"])) process.exit(1);
    await build("smallest");
    process.exit(run(findNode(), ["scripts/release/release.ts"]) ? 0 : 1);
  },
  check: async () => closing([await runChecks()]),
  test: async () => {
    findNode();
    installTestPrograms();
    await build();
    rmSync("test-results", { recursive: true, force: true });
    mkdirSync("test-results", { recursive: true });
    const journeys = runJourneysBeside();
    const checked = await runChecks();
    const beside = await runUnitTests([], { projects: testProjects.besideJourneys });
    const { results: ofJourneys, show } = await journeys;
    show();
    const after = await runUnitTests([], {
      projects: testProjects.afterJourneys,
      report: "test-results/vitest-after-journeys.json",
    });
    closing([checked, beside, ofJourneys, after]);
  },
  unit: async () => {
    installTestPrograms();
    closing([await runUnitTests(rest)]);
  },
  journeys: async () => {
    installTestPrograms();
    await build();
    say("tests: journeys in the browser");
    closing([await runJourneys(rest)]);
  },
  admin: () => {
    const args = ["--no-warnings", "apps/server/src/admin.ts", ...rest];
    process.exit(spawnSync(findNode(), args, { stdio: "inherit", env }).status ?? 1);
  },
  kernels: () => say("built packages/engine/src/kernels/built.ts"),
  bless: () =>
    process.exit(
      run("vitest", ["run", ...["engine", "scenes", "bench"].flatMap((name) => ["--project", name])], {
        env: { ...env, BLESS: "1" },
      })
        ? 0
        : 1,
    ),
  mutate: () => {
    installTestPrograms();
    process.exit(run(findNode(), ["scripts/mutation/mutate.ts", ...rest]) ? 0 : 1);
  },
  quality: () => process.exit(run(findNode(), ["bench/quality.ts", ...rest]) ? 0 : 1),
  bench: () => {
    // one table by its name, or those that compare us with others
    const named = {
      outlines: "bench/outlines.ts",
      palette: "bench/palette.ts",
      unmix: "bench/unmix.ts",
      previews: "bench/previews.ts",
      gamut: "bench/gamut.ts",
      looks: "bench/looks.ts",
      books: "bench/books.ts",
      "kept-lines": "bench/kept-lines.ts",
      whole: "bench/whole.ts",
    }[rest[0]];
    const scripts = named
      ? [[named, ...rest.slice(1)]]
      : [
          ["bench/whole.ts", ...rest],
          ["bench/speed.ts", ...rest],
          ...(rest.length === 0 ? [["bench/outlines.ts"]] : []),
        ];
    const node = findNode();
    process.exit(scripts.every((script) => run(node, script)) ? 0 : 1);
  },
  animals: () => process.exit(run(findNode(), ["bench/animals.ts", ...rest]) ? 0 : 1),
  subjects: () => process.exit(run(findNode(), ["bench/subjects.ts", ...rest]) ? 0 : 1),
  load: async () => {
    await build();
    process.exit(run(findNode(), ["bench/load.ts", ...rest]) ? 0 : 1);
  },
  torture: async () => {
    await build();
    process.exit(run(findNode(), ["bench/torture.ts", ...rest]) ? 0 : 1);
  },
  stages: () => process.exit(run(findNode(), ["bench/stages.ts", ...rest]) ? 0 : 1),
  "coloring-quality": () => process.exit(run(findNode(), ["bench/coloring-quality.ts", ...rest]) ? 0 : 1),
  "scenes-quality": () => process.exit(run(findNode(), ["bench/scenes-quality.ts", ...rest]) ? 0 : 1),
  catalog: () => process.exit(run(findNode(), ["bench/catalog.ts", ...rest]) ? 0 : 1),
  "type-pictures": () => process.exit(run(findNode(), ["bench/type-pictures.ts", ...rest]) ? 0 : 1),
  "home-pictures": () => process.exit(run(findNode(), ["bench/home-pictures.ts", ...rest]) ? 0 : 1),
  "precision-pictures": () => process.exit(run(findNode(), ["bench/precision-pictures.ts", ...rest]) ? 0 : 1),
  "stage-pictures": () => process.exit(run(findNode(), ["bench/stage-pictures.ts", ...rest]) ? 0 : 1),
};

if (!Object.hasOwn(tasks, task))
  stop(`There’s no task “${task}”. Choose one of ${Object.keys(tasks).join(", ")}.`);
install();
buildKernels();
await tasks[task]();
