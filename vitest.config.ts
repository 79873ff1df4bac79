import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vitest/config";
import { bundledWorkers } from "./apps/web/build/bundled-workers.ts";
import { seeingFiles } from "./apps/web/build/seeing-files.ts";
import { widgetTexts } from "./apps/web/build/widget-texts.ts";
import { areKernelsBuilt } from "./scripts/build-kernels.mjs";
import { chromiumArgs } from "./scripts/testing/chromium-args.ts";
import { testProjects } from "./scripts/testing/test-projects.mjs";
import { waits } from "./scripts/testing/waits.ts";

if (!areKernelsBuilt())
  throw new Error(
    "The engine's kernels are missing or older than their sources. Run `npm run kernels` first.",
  );

const browserTests = "**/*.browser.test.{ts,tsx}";
const childTests = "apps/server/src/images/child/**/*.test.ts";

/**
 * Modules keep nothing from one test file to the next, so all files of a worker share what it has loaded: starting anew for each
 * takes half of what tests of pure packages cost, and a quarter of those of the server.
 */
const shared = { isolate: false };

/**
 * What runs after the journeys in `npm test` comes last in every other run, too. A browser with its workers takes all processors: it
 * runs when everything else has ended.
 */
const orderOf = (name: string) => ({
  sequence: { groupOrder: name === "browser" ? 2 : testProjects.afterJourneys.includes(name) ? 1 : 0 },
});

/** No test fails because the machine is busy: none has a clock of its own. */
const patient = {
  testTimeout: waits.test,
  hookTimeout: waits.test,
  expect: { poll: { timeout: waits.expectation } },
};

/** Set before every test file of Node. */
const setupFiles = ["scripts/testing/same-cases.ts"];

/** Builds what tests of the server start in processes of their own. */
const builtPrograms = "scripts/testing/built-programs.mjs";

/** A project that runs in Node: every test of one package or app but the browser ones. */
const inNode = (name: string, folder: string, extra: object = {}) => ({
  test: {
    name,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    exclude: [browserTests, "**/node_modules/**"],
    ...orderOf(name),
    ...patient,
    setupFiles,
    ...extra,
  },
});

/**
 * Node wants `with { type: "json" }` on imports of texts; a browser then insists on the JSON itself, while Vite's
 * development server hands out a module made of it. Builds are not concerned.
 */
const jsonAsModules: Plugin = {
  name: "json-as-modules",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/packages/contract/src/texts/messages.ts")
      ? { code: code.replaceAll(', { with: { type: "json" } }', ""), map: null }
      : null,
};

export default defineConfig({
  test: {
    // two cores: more forks only make every one of them slower
    maxWorkers: 2,
    projects: [
      { test: { name: "house", include: ["scripts/**/*.test.ts"], ...patient } },
      { test: { name: "bench", include: ["bench/**/*.test.ts"], ...patient, ...orderOf("bench") } },
      inNode("engine", "packages/engine", shared),
      inNode("contract", "packages/contract", shared),
      inNode("scenes", "packages/scenes", shared),
      inNode("photos", "packages/photos"),
      inNode("prints", "packages/prints"),
      inNode("postscript", "packages/postscript", shared),
      inNode("vectors", "packages/vectors", shared),
      inNode("widgets", "packages/widgets", shared),
      inNode("cli", "apps/cli"),
      inNode("web", "apps/web", shared),
      inNode("server", "apps/server", {
        ...shared,
        exclude: [childTests, "**/node_modules/**"],
        globalSetup: [builtPrograms, "apps/server/src/testing/global-setup.ts"],
      }),
      // one child is kept ready for the next task: these tests begin without it
      inNode("children", "apps/server", { include: [childTests], globalSetup: [builtPrograms] }),
      {
        plugins: [react(), jsonAsModules, widgetTexts(), seeingFiles(), bundledWorkers()],
        test: {
          name: "browser",
          include: [`packages/*/src/${browserTests}`, `apps/*/src/${browserTests}`],
          ...orderOf("browser"),
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: waits.expectation,
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
                args: [...chromiumArgs],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
