import { expect, test } from "vitest";
import { keyHours, LettersDoor } from "./letters-door.ts";

test("a key opens the door once, and what it gave from then on", () => {
  const door = new LettersDoor();
  const key = door.key!;
  expect(door.admits(undefined)).toBe(false);
  expect(door.admits(key)).toBe(false);
  expect(door.enter("")).toBeNull();
  expect(door.enter(`${key}x`)).toBeNull();
  const pass = door.enter(key)!;
  expect(door.key).toBeNull();
  expect(door.enter(key)).toBeNull();
  expect(door.admits(pass)).toBe(true);
  expect(door.admits(key)).toBe(false);
  expect(new LettersDoor().admits(pass)).toBe(false);
});

test("a key that nobody used opens nothing after a day", () => {
  const door = new LettersDoor(0);
  const end = keyHours * 3_600_000;
  expect(door.enter(door.key!, end + 1)).toBeNull();
  expect(door.enter(door.key!, end)).not.toBeNull();
});
