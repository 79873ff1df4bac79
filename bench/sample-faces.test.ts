import { see } from "@tintery/engine";
import { readSeeingNetworks } from "@tintery/weights";
import { expect, test } from "vitest";
import { decodeAtMax, readPhotos } from "./photos.ts";

const networks = await readSeeingNetworks();

test.each(await readPhotos([]))(
  "$name has nobody's face: no shine on an orange is one",
  async ({ bytes }) => {
    expect(see(await decodeAtMax(bytes, 1_000_000), networks).faces).toEqual([]);
  },
);
