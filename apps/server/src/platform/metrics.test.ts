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

test("all figures of a page are of its own moment", async () => {
  let waiting = 0;
  let asked = 0;
  const metrics = openMetrics({
    queue: async () => {
      asked += 1;
      await passing(1);
      return { waiting: ++waiting, active: 0, dead: 0, oldestSeconds: 10 * waiting, samples: 0 };
    },
    room: async () => ({ free: waiting, floor: 7 }),
    childMemoryMB: 768,
  });
  for (const page of [1, 2]) {
    const text = await metrics.text();
    expect(text).toMatch(/^tintery_database_up 1$/m);
    expect(text).toContain(`tintery_queue_waiting ${page}\n`);
    expect(text).toContain(`tintery_queue_oldest_seconds ${10 * page}\n`);
    expect(text).toContain("tintery_free_disk_floor_bytes 7\n");
  }
  expect(asked).toBe(2);
});
