import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoPlace } from "../admission/places.ts";
import { Problem } from "../http/problem.ts";
import { drawWhenFree } from "./draw-when-free.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Draws after so many attempts of a length, in seconds, that find no place. */
function drawAfter(refusals: number, seconds: number) {
  const counted = { attempts: 0 };
  const draw = async () => {
    counted.attempts += 1;
    if (counted.attempts > refusals) return Buffer.from("drawn");
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    throw new NoPlace();
  };
  return { counted, draw };
}

test("a picture is drawn as soon as there is a place", async () => {
  const { draw } = drawAfter(20, 0);
  const drawn = drawWhenFree(draw);
  await vi.runAllTimersAsync();
  expect(await text(await drawn)).toBe("drawn");
});

test("two minutes are as long where each attempt waits in line", async () => {
  const { draw, counted } = drawAfter(100, 50);
  const drawn = drawWhenFree(draw);
  await vi.runAllTimersAsync();
  expect(await text(await drawn)).toBe("This picture could not be drawn: busy\n");
  expect(counted.attempts).toBe(3);
});

test("what cannot be drawn at all is not tried again, and what is no refusal breaks off", async () => {
  const tooComplex = await drawWhenFree(() => Promise.reject(new Problem("too_complex")));
  expect(await text(tooComplex)).toBe("This picture could not be drawn: too_complex\n");
  await expect(drawWhenFree(() => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
});
