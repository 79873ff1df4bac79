import { see } from "../seeing/see.ts";
import type { SeeingNetworks } from "../seeing/seeing-networks.ts";
import { fingerprint } from "./hash.ts";
import { animal } from "./coloring-scenes.ts";
import { meadow, portrait } from "./scenes.ts";

/**
 * Fingerprint of what is seen in a drawn head, every number of its face, masks and lettering; of a drawn animal, every number of its head; and
 * of what stands out on a meadow.
 */
export const expectedSight = "25c0f4dc";

/** The same fingerprint, computed here. */
export function sightHere(networks: SeeingNetworks): string {
  const { faces, person, subject, letters, lines, saliency } = see(portrait(500, 400, 0.35), networks);
  const numbers = faces.map(({ points, ...face }) => [JSON.stringify(face), points?.join()]);
  const masks = [person, subject.mask, lines, saliency].map(({ data }) => data.join());
  const nobody = see(meadow(480, 320), networks);
  const { animals } = see(animal(320, 240), networks);
  if (animals.length === 0) throw new RangeError("the drawn animal must be found");
  const others = [
    animals,
    nobody.salient?.data.join(),
    nobody.subject.mask.data.join(),
    nobody.subject.confidence,
  ];
  return fingerprint(JSON.stringify([numbers, masks, subject.confidence, letters, others]));
}
