import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import { expectedSight, sightHere } from "../testing/same-sight.ts";

test("what is seen has the same bytes in Node as everywhere", async () => {
  expect(sightHere(await readSeeingNetworks())).toBe(expectedSight);
});
