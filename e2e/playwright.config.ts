import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "../scripts/testing/chromium-args.ts";
import { waits } from "../scripts/testing/waits.ts";
import { dataFolder } from "./data-folder.ts";
import { painterName } from "./painter-name.ts";
import { phoneSize } from "./phone-size.ts";

const port = process.env.E2E_PORT ?? "3187";
const baseURL = `http://localhost:${port}`;
const painterPort = String(Number(port) + 1);
const painterURL = `http://127.0.0.1:${painterPort}`;

// the workers of Playwright load this file too; only the first reading may start from nothing
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataFolder, { recursive: true, force: true });

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/journeys",
  timeout: waits.test,
  expect: { timeout: waits.expectation },
  // two cores: while one journey waits for a picture, the other one clicks
  workers: 2,
  use: {
    baseURL,
    actionTimeout: waits.expectation,
    // recording every journey takes a third of its time: `npm run journeys -- NAME --trace on` does it when one is looked into
    screenshot: "only-on-failure",
    // nothing fades while it is being measured
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [...chromiumArgs],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 }, locale: "en-US" } },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: {
        viewport: phoneSize,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: "ja-JP",
      },
    },
  ],
  webServer: [
    {
      command: "node e2e/painter.ts",
      cwd: resolve(import.meta.dirname, ".."),
      url: painterURL,
      env: { PORT: painterPort },
    },
    {
      command: "node apps/server/dist/main.js",
      cwd: resolve(import.meta.dirname, ".."),
      url: `${baseURL}/readyz`,
      env: {
        PORT: port,
        DATA_DIR: dataFolder,
        LOG_LEVEL: "warn",
        WORKERS: "2",
        REQUESTS_PER_MINUTE: "100000",
        CATALOG_PICTURES: "1",
        // guests try all options here; who is shown which is a matter of other tests
        PROFESSIONAL_OPTIONS: "on",
        COMMERCIAL_OPTIONS: "on",
        PAINTER: "openai",
        PAINTER_URL: painterURL,
        PAINTER_MODEL: "gpt-image-1",
        PAINTER_NAME: painterName,
      },
      timeout: waits.expectation,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    },
  ],
});
