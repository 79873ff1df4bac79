import { isHex } from "./hex.ts";
import { pairMixer } from "./mix.ts";
import { hexToOklab } from "./oklab.ts";

/** A paint that somebody owns or can buy. */
export interface Paint {
  /** The maker's or owner's number for it, which the picture keeps; without `/`, which marks mixes. */
  readonly code: string;
  /** What its maker or owner calls it, in one line; the picture does not depend on it. */
  readonly name?: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  /** Color Index names of its pigments, such as `PB29`, where they are known: mixes are the truer for them. */
  readonly pigments?: readonly string[];
  /** A paint that is chosen in any case. */
  readonly pinned?: boolean;
}

/** Between the codes of the two paints of a mix. */
export const mixMark = "/";

/** All paints, then, if wanted, equal parts of any two, whose code is `a/b` in the order of the list. */
export function withMixes(paints: readonly Paint[], withPairs: boolean): Paint[] {
  const all = [...paints];
  if (!withPairs) return all;
  const mixed = pairMixer(paints);
  paints.forEach((p, i) => {
    paints.slice(i + 1).forEach((q, n) => {
      all.push({ code: `${p.code}${mixMark}${q.code}`, hex: mixed(i, i + 1 + n) });
    });
  });
  return all;
}

/** OKLab steps of paints, three for each. */
export function colorsOf(paints: readonly Pick<Paint, "hex">[]): Float64Array {
  return stepsOf(paints.map(({ hex }) => hex));
}

/** OKLab steps of colors written `#rrggbb`, three for each. */
export function stepsOf(hexes: readonly string[]): Float64Array {
  const colors = new Float64Array(hexes.length * 3);
  hexes.forEach((hex, k) => {
    const { l, a, b } = hexToOklab(hex);
    colors.set([l, a, b], k * 3);
  });
  return colors;
}

/** @throws RangeError when a paint has no hex color, no code, one with `/`, or a code that another has too. */
export function checkPaints(paints: readonly Paint[]): void {
  const codes = new Set<string>();
  for (const { code, hex } of paints) {
    if (code === "" || code.includes(mixMark))
      throw new RangeError(
        `palette codes must be texts without ${mixMark}, received ${JSON.stringify(code)}`,
      );
    if (codes.has(code)) throw new RangeError(`palette codes must differ, received ${code} twice`);
    if (!isHex(hex)) throw new RangeError(`palette hex must be #rrggbb, received ${hex}`);
    codes.add(code);
  }
  if (paints.length === 0) throw new RangeError("palette must hold a paint, received none");
}
