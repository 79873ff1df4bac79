import { performance } from "node:perf_hooks";
import { setTimeout as passing } from "node:timers/promises";
import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

test("metrics hardly wake a process with nobody there", async () => {
  openMetrics({
    queue: async () => ({ waiting: 0, active: 0, dead: 0, oldestSeconds: 0, samples: 0 }),
    room: async () => ({ free: 1, floor: 0 }),
    childMemoryMB: 768,
  });
  const turns = () => performance.nodeTiming.uvMetricsInfo.loopCount;
  const before = turns();
  await passing(1000);
  // a look at the loop's lag every 10 ms would be a hundred; on a slow machine both are fewer
  expect(turns() - before).toBeLessThan(40);
});
