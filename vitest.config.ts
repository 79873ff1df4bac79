import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const browserTests = "**/*.browser.test.{ts,tsx}";

/** A project that runs in Node: every test of one package or app but the browser ones. */
const inNode = (name: string, folder: string, extra: object = {}) => ({
  test: {
    name,
    include: [`${folder}/src/**/*.test.{ts,tsx}`],
    exclude: [browserTests, "**/node_modules/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...extra,
  },
});

export default defineConfig({
  test: {
    // two cores: more forks only make every one of them slower
    maxWorkers: 2,
    projects: [
      { test: { name: "house", include: ["scripts/**/*.test.ts"], testTimeout: 60_000 } },
      inNode("engine", "packages/engine"),
      inNode("contract", "packages/contract"),
      inNode("scenes", "packages/scenes"),
      inNode("photos", "packages/photos"),
      inNode("cli", "apps/cli"),
      inNode("web", "apps/web"),
      inNode("server", "apps/server", { globalSetup: ["apps/server/src/testing/global-setup.ts"] }),
      {
        plugins: [react()],
        test: {
          name: "browser",
          include: [`packages/*/src/${browserTests}`, `apps/*/src/${browserTests}`],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
                args: ["--no-sandbox", "--disable-background-networking"],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
