import * as addresses from "virtual:seeing-files";
import { expect, test } from "vitest";
import { expectedSight, sightHere } from "../testing/same-sight.ts";
import { decodeSeeingNetworks } from "./seeing-networks.ts";

const read = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

test("what is seen has the same bytes in Chromium as everywhere", async () => {
  const files = {
    detector: await read(addresses.detector),
    mesh: await read(addresses.mesh),
    person: await read(addresses.person),
    salient: await read(addresses.salient),
    backbone: await read(addresses.backbone),
    animals: await read(addresses.animals),
    peopleParts: await read(addresses.peopleParts),
    keptLines: await read(addresses.keptLines),
    boundaries: await read(addresses.boundaries),
  };
  expect(sightHere(decodeSeeingNetworks(files))).toBe(expectedSight);
});
