import { expect, test } from "vitest";
import { SeenVisitors } from "./seen-visitors.ts";

const visitor = (userId: string) => ({ userId, anonymous: true });

test("a visitor is known by the whole cookie for five seconds, counted from the last look at the session", () => {
  let now = 0;
  const seen = new SeenVisitors<ReturnType<typeof visitor>>(() => now);
  seen.keep("a", visitor("1"));
  expect(seen.find("a")).toEqual(visitor("1"));
  expect(seen.find("ab")).toBeUndefined();
  now = 4_999;
  expect(seen.find("a")).toEqual(visitor("1"));
  now = 5_000;
  expect(seen.find("a")).toBeUndefined();
  seen.keep("a", visitor("1"));
  now = 9_999;
  expect(seen.find("a")).toEqual(visitor("1"));
});

test("of many visitors the latest ten thousand are kept", () => {
  const seen = new SeenVisitors<ReturnType<typeof visitor>>(() => 0);
  for (let count = 0; count <= 10_000; count++) seen.keep(`${count}`, visitor(`${count}`));
  expect(seen.find("0")).toBeUndefined();
  expect(seen.find("1")).toEqual(visitor("1"));
  expect(seen.find("10000")).toEqual(visitor("10000"));
});
