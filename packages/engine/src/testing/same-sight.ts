import { see } from "../seeing/see.ts";
import type { SeeingNetworks } from "../seeing/seeing-networks.ts";
import { fingerprint } from "./hash.ts";
import { portrait } from "./scenes.ts";

/** Fingerprint of what is seen in a drawn head: every number of its face, and the mask. */
export const expectedSight = "4f3f6f1b";

/** The same fingerprint, computed here. */
export function sightHere(networks: SeeingNetworks): string {
  const { faces, person, letters } = see(portrait(500, 400, 0.35), networks);
  const numbers = faces.map(({ points, ...face }) => [JSON.stringify(face), points?.join()]);
  return fingerprint(JSON.stringify([numbers, person.data.join(), letters]));
}
