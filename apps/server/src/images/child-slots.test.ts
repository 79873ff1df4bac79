import { expect, test } from "vitest";
import { ChildSlots, NoSlot } from "./child-slots.ts";

test("runs a few at once, the others in their order, and sends away what is too much", async () => {
  const slots = new ChildSlots({ atOnce: 2, maxWaiting: 2 });
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (name: number) =>
    slots.run(() => {
      began.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const running = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toThrow(NoSlot);
  expect(began).toEqual([1, 2]);
  for (const _ of running) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(running);
  expect(began).toEqual([1, 2, 3, 4]);
});

test("a slot is free again after a failure", async () => {
  const slots = new ChildSlots({ atOnce: 1, maxWaiting: 0 });
  await expect(slots.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await slots.run(async () => "yes")).toBe("yes");
});
