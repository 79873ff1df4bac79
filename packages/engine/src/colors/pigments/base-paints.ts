import { hexOfCurves, mixCurves, type Curves, type Share } from "./curves.ts";
import { measuredCurves as measured } from "./measured-curves.ts";

/** A paint of the base set. */
export interface BasePaint {
  /** Our name for it, as calls and texts have it. */
  readonly slug: BasePaintSlug;
  /** Color Index names of its pigments, where they are known. */
  readonly pigments: readonly string[];
  /** `measured`, or put together from measured paints until its color is that of the maker's table. */
  readonly basis: "measured" | "fitted";
  readonly curves: Curves;
  /** White, black or an earth; see `MixingPaint`. */
  readonly quiet: boolean;
  /** As a screen shows it. */
  readonly hex: string;
}

/** What is measured is 2.7 times as strong as usual tubes: the median of eight pigments beside Golden's Heavy Body. */
const usualStrength = 0.37;
/** Carbon black is 20 times as strong as the bone black of usual tubes, of nearly the same color. */
const boneBlackStrength = 0.05;

const asStrong = ({ k, s }: Curves, strength: number): Curves => ({
  k: Array.from(k, (value) => value * strength),
  s: Array.from(s, (value) => value * strength),
});
const inTubes = (curves: Curves) => asStrong(curves, usualStrength);

/** An earth: red and yellow oxide, black and white, fitted to the CIELAB that Golden publishes of its thick film (within 0.1). */
function earth(red: number, yellow: number, black: number, white: number): Curves {
  const shares: Share[] = [
    { curves: measured.redOxide, parts: red },
    { curves: measured.yellowOxide, parts: yellow },
    { curves: measured.black, parts: black },
    { curves: measured.white, parts: white },
  ];
  return inTubes(mixCurves(shares));
}

type Row = readonly [pigments: readonly string[], basis: BasePaint["basis"], curves: Curves];

/** The twelve paints of the base set, light to dark along the color circle; titanium white scatters 1. */
const rows = {
  "titanium-white": [["PW6"], "measured", measured.white],
  "light-yellow": [[], "measured", inTubes(measured.coldYellow)],
  "deep-yellow": [[], "measured", inTubes(measured.warmYellow)],
  "yellow-ochre": [["PY42"], "measured", inTubes(measured.yellowOxide)],
  orange: [[], "measured", inTubes(measured.orange)],
  red: [[], "measured", inTubes(measured.red)],
  magenta: [["PR122"], "measured", inTubes(measured.magenta)],
  violet: [["PV23"], "measured", inTubes(measured.violet)],
  "phthalo-blue": [["PB15"], "measured", inTubes(measured.blueRedShade)],
  "phthalo-green": [["PG7"], "measured", inTubes(measured.green)],
  "burnt-sienna": [["PBr7"], "fitted", earth(0.5958, 0.4042, 0.0723, 0.2081)],
  "ivory-black": [["PBk9"], "fitted", asStrong(measured.black, boneBlackStrength)],
} as const satisfies Record<string, Row>;

export type BasePaintSlug = keyof typeof rows;
export const basePaintSlugs = Object.keys(rows) as BasePaintSlug[];

/** Whether a pigment is a white, a black, a brown, or an oxide of iron. */
export function isQuietPigment(pigment: string): boolean {
  return /^(PW|PBk|PBr)|^(PY4[23]|PR10[12])$/.test(pigment);
}

/** The curves of base paints and of others, by the Color Index name of their only pigment. */
const byPigment = new Map<string, Curves>([
  ["PB15:3", inTubes(measured.blueGreenShade)],
  ["PB15:4", inTubes(measured.blueGreenShade)],
  ["PR101", inTubes(measured.redOxide)],
  ["PY43", rows["yellow-ochre"][2]],
  ["PBk7", rows["ivory-black"][2]],
  ["PBk11", rows["ivory-black"][2]],
  ...Object.values<Row>(rows).flatMap(([pigments, , curves]) =>
    pigments.map((name) => [name, curves] as const),
  ),
]);

/** The curves of a paint with this one pigment; of a kind that nobody measured, such as `PB15:6`, those of `PB15`. */
export function pigmentCurves(pigment: string): Curves | undefined {
  return byPigment.get(pigment) ?? byPigment.get(pigment.split(":")[0]!);
}

export const basePaints: readonly BasePaint[] = basePaintSlugs.map((slug) => {
  const [pigments, basis, curves]: Row = rows[slug];
  return {
    slug,
    pigments,
    basis,
    curves,
    quiet: pigments.some(isQuietPigment),
    hex: hexOfCurves(curves),
  };
});
