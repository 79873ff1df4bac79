import { encodeMaps } from "../coloring/encode-maps.ts";
import { mapPhoto } from "../coloring/map-photo.ts";
import { decodeNetwork } from "../network/decode-network.ts";
import { fingerprint } from "./hash.ts";
import { downAndUp, randomNetwork } from "./network-file.ts";
import { meadow } from "./scenes.ts";

/** Fingerprint of the coloring maps of a generated picture, which Node and browsers must agree on. */
export const expectedMaps = "a5e72e15";

/** The same fingerprint, computed here with a small network of chance weights. */
export function mapsHere(): string {
  const network = decodeNetwork(randomNetwork(downAndUp([8, 8, 8]), 1));
  const all = (["v2_general", "sketching"] as const).map((type) =>
    mapPhoto(meadow(80, 60), { type }, network),
  );
  return fingerprint(all.map((maps) => encodeMaps(maps).join()).join());
}
