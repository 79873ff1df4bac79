import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileKernels, kernelsPath } from "./build-kernels.mjs";

test("the committed kernels are what their sources compile to", async () => {
  expect(readFileSync(kernelsPath, "utf8") === (await compileKernels()), "stale: npm run kernels").toBe(true);
});
