import { expect, it } from "vitest";
import { stopwatch } from "./stopwatch.ts";

it("adds up a stage that is entered again, and the total", () => {
  const moments = [0, 10, 30, 60, 100, 150.06];
  const watch = stopwatch(() => moments.shift() ?? 0);
  for (const stage of ["read", "merge", "smooth", "merge"]) watch.begin(stage);
  expect(watch.stop()).toEqual({ read: 20, merge: 80.1, smooth: 40, total: 150.1 });
});
