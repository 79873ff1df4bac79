import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockToInstall, servingPackages } from "./lock-to-install.mjs";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

test("a start installs no tool of tests, checks and benches, and all that builds", () => {
  const { dependencies, devDependencies } = read("package.json");
  const serving = servingPackages(read("package-lock.json"));
  const isServing = (name: string) => serving.has(`node_modules/${name}`);
  // TypeScript 6 and all others that only tests use; Vite's React plugin builds the web app, too
  const tools = Object.keys(devDependencies).filter((name) => name !== "@vitejs/plugin-react");
  expect(tools.filter(isServing).sort()).toEqual(["yaml"]);
  expect(Object.keys(dependencies).every(isServing)).toBe(true);
  expect(["drizzle-kit", "vite-node", "oidc-provider", "kubernetes-models"].filter(isServing)).toEqual([]);
  expect(["vite", "fastify", "react", "@img/sharp-linux-x64"].every(isServing)).toBe(true);
});

test("packages lie where Node finds them, and optional peers bring nothing", () => {
  const lock = {
    packages: {
      "": { devDependencies: { runner: "1.0.0" } },
      "apps/a": { dependencies: { auth: "1.0.0", b: "*" } },
      "apps/a/node_modules/auth": { version: "1.0.0", dependencies: { hash: "2.0.0" } },
      "node_modules/b": { resolved: "packages/b", link: true },
      "packages/b": { dependencies: { "@scope/native": "1.0.0" } },
      "node_modules/@scope/native": {
        version: "1.0.0",
        peerDependencies: { react: "*", runner: "*" },
        peerDependenciesMeta: { runner: { optional: true } },
      },
      "node_modules/hash": { version: "2.0.0", name: "real-hash" },
      "node_modules/react": { version: "3.0.0", devOptional: true },
      "node_modules/runner": { version: "1.0.0", devOptional: true },
    },
  };
  expect([...servingPackages(lock)].sort()).toEqual([
    "apps/a/node_modules/auth",
    "node_modules/@scope/native",
    "node_modules/hash",
    "node_modules/react",
  ]);
  const { packages } = lockToInstall(lock, "https://npm.example.org/");
  expect(packages["node_modules/@scope/native"].resolved).toBe(
    "https://npm.example.org/@scope/native/-/native-1.0.0.tgz",
  );
  expect(packages["node_modules/hash"].resolved).toBe(
    "https://npm.example.org/real-hash/-/real-hash-2.0.0.tgz",
  );
  expect(packages["node_modules/b"]).toEqual({ resolved: "packages/b", link: true });
  expect(packages["node_modules/react"]).toMatchObject({ devOptional: true });
  expect(packages["node_modules/runner"]).toEqual({
    version: "1.0.0",
    dev: true,
    resolved: "https://npm.example.org/runner/-/runner-1.0.0.tgz",
  });
});
