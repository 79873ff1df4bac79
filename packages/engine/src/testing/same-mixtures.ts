import { basePaints } from "../colors/pigments/base-paints.ts";
import { findMixtures, mixerOf } from "../colors/pigments/mixer.ts";
import { paintOfHex } from "../colors/pigments/paint-of-hex.ts";
import { fingerprint } from "./hash.ts";

/** Fingerprint of how some colors are mixed, of base paints and of paints that are known by their hex. */
export const expectedMixtures = "ab17fb50";

/** The same fingerprint, computed here. */
export function mixturesHere(): string {
  const wanted = ["#c19a6b", "#4682b4", "#808080", "#00ff00", "#dcb4d2"];
  const own = ["#f6e017", "#1b6fb3", "#c02020", "#ffffff"].map((hex) => paintOfHex({ hex }));
  const mixers = [mixerOf(basePaints.slice(0, 8)), mixerOf(own)];
  const labs = mixers.map(({ table }) => fingerprint(table.labs.join()));
  return fingerprint(
    JSON.stringify([labs, ...mixers.flatMap((mixer) => wanted.map((hex) => findMixtures(mixer, hex)))]),
  );
}
