import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, group, line, placed, type Point, ribbon, shape } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import type { Maker, Making } from "./maker.ts";

interface WaterBird {
  body: string;
  head: string;
  breast: string;
  wing: string;
  bill: string;
  foot: string;
  /** The neck from the breast to the head. */
  neck: readonly Point[];
  /** A ring around the neck, a knob at the bill. */
  ring?: string;
  knob?: string;
  /** The patch of a duck's wing. */
  mirror?: string;
  /** Whether it carries its wings high. */
  arched?: boolean;
}

const feet = (tone: string) =>
  [-6, 26]
    .map(
      (x) =>
        line(`M${x} -34L${x - 2} -6`, tone, 6) +
        filledCurve(`${x - 20} -1, ${x - 2} -9, ${x + 8} -1, ${x - 6} 1`, tone),
    )
    .join("");

/** A grown bird of the water: afloat its lower part is not seen. */
function grown(look: WaterBird, { paints, item }: Making) {
  const [hx, hy] = look.neck.at(-1) ?? [-60, -130];
  const bill = (fill: string, drop: number) =>
    filledCurve(
      `${hx - 18} ${hy - 8 + drop}, ${hx - 36} ${hy + 1 + drop}, ${hx - 54} ${hy + 4 + drop}, ${hx - 54} ${hy + 11 + drop * 0.6}, ${hx - 36} ${hy + 14}, ${hx - 16} ${hy + 12}`,
      fill,
    );
  return [
    feet(look.foot),
    filledCurve("66 -76, 92 -102, 112 -104, 106 -84, 84 -56", shift(look.body, -0.08)),
    filledCurve(
      "-74 -78, -66 -54, -40 -34, 6 -28, 52 -36, 86 -60, 104 -88, 70 -92, 24 -98, -20 -100, -58 -98",
      coatOf(paints, look.body),
    ),
    filledCurve("-76 -80, -68 -54, -46 -38, -22 -44, -26 -76, -44 -100, -64 -100", look.breast),
    filledCurve(
      look.arched
        ? "-26 -92, -2 -128, 44 -146, 92 -134, 122 -116, 100 -84, 52 -62, 10 -56, -22 -66"
        : "-26 -92, 16 -104, 66 -100, 104 -92, 84 -70, 48 -52, 10 -46, -18 -58, -32 -76",
      coatOf(paints, look.wing),
    ),
    look.arched
      ? filledCurve("14 -84, 48 -112, 92 -116, 122 -116, 100 -84, 56 -64, 22 -64", shift(look.wing, -0.04))
      : "",
    look.mirror ? filledCurve("44 -60, 82 -78, 92 -76, 76 -60, 50 -50", look.mirror) : "",
    look.arched
      ? line("M50 -82Q74 -90 96 -88M40 -98Q66 -106 104 -102", shift(look.wing, -0.1), 4)
      : line("M-16 -66Q12 -58 40 -66M6 -78Q36 -70 66 -80", shift(look.wing, -0.13), 4) +
        filledCurve("40 -66, 74 -66, 62 -54, 40 -50", shift(look.wing, -0.07)),
    shape(
      ribbon(look.neck, (share) => 46 - 20 * share),
      look.head,
    ),
    look.ring ? ringOf(look.neck, look.ring) : "",
    look.knob ? ellipse([hx - 20, hy - 10], [8, 8], look.knob) : "",
    bill(shift(look.bill, -0.1), 6),
    bill(look.bill, 0),
    ellipse([hx, hy], [25, 23], look.head),
    softly(paints, [hx - 2, hy + 10], [10, 7], "#f0968a", 0.35),
    eyeOf([hx - 9, hy - 5], 5.4, isAsleep(item)),
  ].join("");
}

function ringOf(neck: readonly Point[], tone: string): string {
  const at = neck[1] ?? [0, 0];
  const next = neck[2] ?? at;
  const turn = Math.atan2(next[1] - at[1], next[0] - at[0]);
  const [dx, dy] = [Math.sin(turn) * 21, Math.cos(turn) * 21];
  return line(`M${at[0] - dx} ${at[1] + dy}Q${at[0] - 4} ${at[1] + 5} ${at[0] + dx} ${at[1] - dy}`, tone, 9);
}

/** A young one: a ball of down with a small bill. */
function downy(tone: string, bill: string, { paints, item }: Making): string {
  const dark = shift(tone, -0.09);
  return [
    feet(bill),
    filledCurve("48 -64, 76 -82, 78 -66, 60 -48", dark),
    filledCurve("-56 -70, -52 -40, -16 -26, 30 -30, 60 -54, 62 -74, 20 -84, -30 -90", coatOf(paints, tone)),
    filledCurve("-10 -74, 30 -76, 52 -64, 30 -46, 0 -46, -16 -58", dark),
    filledCurve("-72 -100, -98 -96, -104 -90, -94 -84, -70 -84", bill),
    ellipse([-44, -104], [36, 34], tone),
    softly(paints, [-52, -88], [12, 9], "#f0868a", 0.5),
    eyeOf([-56, -108], 6.4, isAsleep(item)),
    line("M-44 -137Q-40 -148 -32 -146", tone, 5),
  ].join("");
}

const waterBird =
  (usual: WaterBird, young: string, height: number): Maker =>
  (making) => {
    const { item, color } = making;
    const isOwn = item.colors.length === 0;
    if (item.young) {
      return {
        svg: group(downy(color(young), usual.bill, making), placed([10, 0])),
        width: 190,
        height: 146,
        head: { at: [-34, -134], width: 62 },
        top: { height: 86, half: 24 },
      };
    }
    const body = color(usual.body);
    const look: WaterBird = isOwn
      ? usual
      : {
          ...usual,
          body,
          head: body,
          breast: mix(body, "#ffffff", 0.25),
          wing: shift(body, -0.06),
          ...(usual.mirror && { mirror: shift(body, -0.14) }),
        };
    const [hx, hy] = usual.neck.at(-1) ?? [0, 0];
    return {
      svg: group(grown(look, making), placed([4, 0])),
      width: 250,
      height,
      head: { at: [hx + 4, hy - 20], width: 46 },
      mouth: [hx - 50, hy + 8],
      neck: { at: [(usual.neck[1]?.[0] ?? 0) + 4, (usual.neck[1]?.[1] ?? 0) + 2], width: 48 },
      top: { height: 100, half: 26 },
    };
  };

/** Birds that swim. */
export const waterBirdsMade: Readonly<Record<string, Maker>> = {
  duck: waterBird(
    {
      body: "#b9a893",
      head: "#2f8a5a",
      breast: "#8a5a3c",
      wing: "#93806c",
      bill: "#f2b23a",
      foot: "#ee8a34",
      neck: [
        [-46, -84],
        [-56, -108],
        [-62, -140],
      ],
      ring: "#f7f4ee",
      mirror: "#4a6fc0",
    },
    "#f5d04e",
    164,
  ),
  goose: waterBird(
    {
      body: "#f3f0ea",
      head: "#f7f5f0",
      breast: "#faf8f4",
      wing: "#dcd8d2",
      bill: "#ef9436",
      foot: "#ef9436",
      neck: [
        [-46, -82],
        [-62, -112],
        [-60, -150],
        [-66, -182],
      ],
    },
    "#e6d07a",
    208,
  ),
  swan: waterBird(
    {
      body: "#f6f5f3",
      head: "#faf9f7",
      breast: "#fbfaf8",
      wing: "#e9eaf0",
      bill: "#ef8a3c",
      foot: "#4a464c",
      neck: [
        [-42, -78],
        [-70, -100],
        [-74, -134],
        [-50, -166],
        [-40, -194],
        [-52, -220],
        [-70, -222],
      ],
      knob: "#35313a",
      arched: true,
    },
    "#b9b6b4",
    248,
  ),
};
