import { decodeNetwork } from "../network/decode-network.ts";
import { findBoundaries } from "../network/find-boundaries.ts";
import { fingerprint } from "./hash.ts";
import { downAndUp, randomNetwork } from "./network-file.ts";
import { meadow } from "./scenes.ts";

/** Fingerprint of what a network as large as the shipped one, but random, finds in a generated picture. */
export const expectedMap = "4fdd28b0";

/** The same fingerprint, computed here. */
export function mapHere(): string {
  const network = decodeNetwork(randomNetwork(downAndUp([16, 24, 40, 64, 64]), 1));
  return fingerprint(findBoundaries(meadow(90, 70), network).strength.join());
}
