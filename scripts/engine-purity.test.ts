import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// lint can ban the global Date, not a member of Math; both rules together keep chance and clock out
test("the engine and the scenes never roll dice and never look at a clock", () => {
  const sources = globSync("packages/{engine,scenes}/src/**/*.ts").filter((path) => !path.includes(".test."));
  const impure = sources.filter((path) =>
    /Math\.random|Date\.now|new Date|performance\.now/.test(readFileSync(path, "utf8")),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(impure).toEqual([]);
});
