import type { ShownCut } from "./best-shown-cut.ts";
import type { Superpixels } from "./superpixels.ts";

/**
 * Of a close-up the network takes the middle and leaves ears and chins out: what takes at least this share of a picture is cut without it if that
 * cut is sure, holds so much of it, and is at most so many times as large. Of a cat with its ears it is 1.2 times, of one with the wall
 * and the door behind it 1.4.
 */
const closeUp = { share: 0.5, holds: 0.9, grows: 1.3 };

/**
 * The cut without the network for salient objects where that of the network is a close-up, else that of the network.
 * @param plainCut makes the one without the network, where it is asked for
 */
export function closeUpOf(
  { graph: { area } }: Pick<Superpixels, "graph">,
  salient: ShownCut,
  plainCut: () => ShownCut,
): ShownCut {
  if (salient.shown.share < closeUp.share) return salient;
  const plain = plainCut();
  let [both, all, whole] = [0, 0, 0];
  for (let p = 0; p < area.length; p++) {
    if (plain.found[p]) whole += area[p]!;
    if (!salient.found[p]) continue;
    all += area[p]!;
    if (plain.found[p]) both += area[p]!;
  }
  const isWhole = both >= closeUp.holds * all && whole <= closeUp.grows * all;
  return plain.sureness > 0 && !plain.isGuess && isWhole ? plain : salient;
}
