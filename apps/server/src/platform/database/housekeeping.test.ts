import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepHouse } from "./housekeeping.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Keeps house from a moment on and tells which statements ran. */
function watch(from: string) {
  vi.setSystemTime(new Date(from));
  const ran: string[] = [];
  const stop = keepHouse(
    {
      async exec(statement) {
        ran.push(statement);
        return [];
      },
    },
    () => {},
  );
  return { ran, stop };
}

test("a checkpoint runs every minute until it is stopped", async () => {
  const { ran, stop } = watch("2026-06-01T12:00:00");
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ran).toEqual(Array(5).fill("checkpoint"));
  await stop();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ran).toHaveLength(5);
});

test("once a night there is a vacuum instead", async () => {
  const { ran, stop } = watch("2026-06-01T01:30:00");
  await vi.advanceTimersByTimeAsync(48 * 60 * 60_000);
  expect(ran.filter((statement) => statement === "vacuum (analyze)")).toHaveLength(2);
  await stop();
});
