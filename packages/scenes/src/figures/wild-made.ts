import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, line, points, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";

const ink = "#2c2226";
const curveOf = (text: string, fill: string) => shape(closedCurve(points(text)), fill);

/** A bird on long legs with a long neck. */
const wader =
  (usual: { body: string; wing: string; bill: string; leg: string; crest: string | null }): Maker =>
  ({ color }) => {
    const body = color(usual.body);
    return {
      svg: [
        line("M-2 -92L-8 -46L-4 -4M-4 -4h-18M22 -92L28 -46L22 -4M22 -4h-18", usual.leg, 6),
        curveOf("70 -128, 112 -112, 122 -96, 84 -98, 52 -104", usual.wing),
        line("M-36 -132C-70 -160 -22 -196 -42 -232", body, 19),
        curveOf("-52 -118, -34 -146, 10 -152, 60 -138, 92 -116, 66 -92, 12 -80, -34 -92", body),
        curveOf(
          "-8 -136, 36 -140, 88 -120, 112 -104, 66 -96, 18 -102, -12 -116",
          mix(body, usual.wing, 0.24),
        ),
        curveOf("38 -112, 84 -114, 120 -98, 88 -92, 52 -96", usual.wing),
        line("M4 -122Q34 -112 70 -114M0 -112Q22 -104 48 -104", shift(body, -0.12), 3, 'class="shade"'),
        usual.crest ? curveOf("-52 -252, -20 -250, 12 -240, -22 -242, -46 -244", usual.crest) : "",
        shape("M-60 -244L-128 -224L-58 -230Z", usual.bill),
        shape("M-60 -236L-124 -223L-58 -228Z", shift(usual.bill, -0.08)),
        ellipse([-48, -238], [21, 18], body),
        ellipse([-54, -241], [4.4, 5], ink),
        ellipse([-53, -243], [1.6, 1.8], "#ffffff"),
      ].join(""),
      width: 250,
      height: 258,
      head: { at: [-48, -254], width: 42 },
      top: { height: 142, half: 20 },
    };
  };

/** Animals of meadow and shore that no other hand of ours draws. */
export const wildMade: Readonly<Record<string, Maker>> = {
  stork: wader({ body: "#f7f5f0", wing: "#35333c", bill: "#e0503c", leg: "#e0503c", crest: null }),
  heron: wader({ body: "#a9b6c4", wing: "#5a6676", bill: "#e8a93a", leg: "#8a7a5c", crest: "#3a4452" }),
  firefly: ({ chance, color, paints }) => {
    const tone = color("#f6ee7a");
    const glow = paints.radial([
      [0, "#fffbd0", 0.95],
      [0.3, tone, 0.6],
      [1, tone, 0],
    ]);
    return {
      svg: Array.from({ length: 11 }, () => {
        const [x, y] = [chance.between(-220, 220), chance.between(-250, -20)];
        const size = chance.between(9, 17);
        return (
          ellipse([x, y], [size * 2.2, size * 2.2], glow, 'class="shade"') +
          ellipse([x, y], [size * 0.34, size * 0.34], "#fffce0")
        );
      }).join(""),
      width: 480,
      height: 280,
    };
  },
  smoke: ({ color, chance }) => {
    const tone = color("#d9d9de");
    return {
      svg: (
        [
          [-70, -34, 44],
          [70, -34, 46],
          [0, -44, 58],
          [-38, -84, 46],
          [40, -92, 48],
          [4, -132, 42],
          [-16, -172, 30],
          [18, -196, 20],
        ] as const
      )
        .map(
          ([x, y, size]) =>
            ellipse([x + chance.around(0, 6), y], [size, size * 0.84], shift(tone, chance.around(0, 0.03))) +
            ellipse(
              [x - size * 0.2, y - size * 0.24],
              [size * 0.6, size * 0.48],
              shift(tone, 0.05),
              'class="shade"',
            ),
        )
        .join(""),
      width: 240,
      height: 218,
    };
  },
};
