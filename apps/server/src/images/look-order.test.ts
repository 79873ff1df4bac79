import { looks } from "@tintery/engine/tables";
import { expect, test } from "vitest";
import { lookOrder } from "./look-order.ts";

test("every look is told in words of its own, and always with what must stay", () => {
  const prompts = looks.map((name) => lookOrder(name, 0.7).prompt);
  expect(new Set(prompts).size).toBe(looks.length);
  for (const prompt of prompts) expect(prompt).toMatch(/same people and things at the same places.*no text/);
});

test("strength stands in the words, and in how far the photo is left behind", () => {
  const orders = [0.2, 0.4, 0.5, 0.7, 0.8, 1].map((strength) => lookOrder("watercolor", strength));
  const words = orders.map(({ prompt }) => /slightly|clearly|strongly/.exec(prompt)?.[0]);
  expect(words).toEqual(["slightly", "slightly", "clearly", "clearly", "strongly", "strongly"]);
  const numbers = orders.map(({ redrawing }) => redrawing);
  expect(numbers).toEqual([0.34, 0.43, 0.48, 0.56, 0.61, 0.7]);
});
