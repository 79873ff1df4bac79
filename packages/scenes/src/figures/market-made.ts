import { shift } from "../palette.ts";
import { box, ellipse, group, line, placed, type Point, shape } from "../pen.ts";
import { planks } from "./building-parts.ts";
import type { Maker } from "./maker.ts";

/** Fruit in a heap of three rows, from the lowest. */
const heap = (x: number, y: number, tone: string): string =>
  [3, 2, 1]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i): Point => [x + (i - (count - 1) / 2) * 17, y - row * 12]),
    )
    .map((at) => ellipse(at, [10, 10], tone) + ellipse([at[0] - 3, at[1] - 4], [3, 2.4], shift(tone, 0.14)))
    .join("");

/** The height of a string of lamps at a share of its length: it hangs through between its ends and its middle. */
const sag = (share: number) => -150 + 70 * Math.abs(Math.sin(2 * Math.PI * share));

/** What stands on market squares and hangs over feasts; vessels for the table. */
export const marketMade: Readonly<Record<string, Maker>> = {
  "market stall": ({ color }) => {
    const cloth = color("#d9483b");
    const stripes = Array.from({ length: 8 }, (_, i) => {
      const x = -140 + i * 35;
      const tone = i % 2 === 0 ? cloth : "#fbf3e4";
      return shape(`M${x * 0.82} -236H${(x + 35) * 0.82}L${x + 35} -172Q${x + 17.5} -148 ${x} -172Z`, tone);
    });
    return {
      svg: [
        box([-122, -236], [12, 236], "#8a5d38"),
        box([110, -236], [12, 236], "#8a5d38"),
        box([-110, -172], [220, 80], "#5b4636"),
        planks(-132, -84, 264, 84, "#b98350", 24),
        box([-140, -98], [280, 18], "#d2a06a"),
        heap(-92, -108, "#d8343f"),
        heap(-30, -108, "#f0a030"),
        heap(32, -108, "#7db24a"),
        heap(94, -108, "#f2cf45"),
        ...stripes,
        box([-118, -244], [236, 12], shift(cloth, -0.1)),
      ].join(""),
      width: 290,
      height: 250,
      top: { height: 244, half: 80 },
    };
  },
  "fairy lights": ({ isNight }) => {
    const tones = ["#f7d774", "#f39b7a", "#9fd0e8", "#c9e29a"] as const;
    const lamps = Array.from({ length: 17 }, (_, i) => {
      const share = i / 16;
      const [x, y] = [(share - 0.5) * 900, sag(share) + 18];
      const tone = tones[i % tones.length] ?? tones[0];
      return (
        (isNight ? ellipse([x, y], [26, 28], "#ffe9a8", 'opacity="0.35" class="shade"') : "") +
        ellipse([x, y], [13, 17], tone) +
        box([x - 6, y - 22], [12, 9], "#5f5a55")
      );
    });
    const wire = Array.from({ length: 65 }, (_, i) => {
      const share = i / 64;
      return `${i === 0 ? "M" : "L"}${((share - 0.5) * 900).toFixed(1)} ${sag(share).toFixed(1)}`;
    }).join("");
    return { svg: line(wire, "#5f5a55", 5) + lamps.join(""), width: 930, height: 160 };
  },
  fries: ({ chance, color }) => ({
    svg: [
      ...Array.from({ length: 9 }, (_, i) => {
        const x = -46 + i * 11.5;
        return box(
          [x - 5, -128 - chance.between(0, 34)],
          [11, 96],
          shift("#f0c04a", (i % 3) * 0.03 - 0.03),
          `transform="rotate(${(i - 4) * 3} ${x} -60)"`,
        );
      }),
      shape("M-60 -92Q0 -66 60 -92L46 0H-46Z", color("#d0433c")),
      shape("M18 -78Q42 -82 60 -92L46 0H26Z", shift(color("#d0433c"), -0.06)),
      ellipse([-6, -38], [18, 17], "#f6d24a"),
    ].join(""),
    width: 130,
    height: 160,
  }),
  olive: ({ color }) => {
    const tone = color("#6f7f3a");
    return {
      svg: [
        ellipse([-16, -22], [27, 21], tone),
        ellipse([20, -17], [24, 17], shift(tone, -0.08)),
        ellipse([-4, -18], [5, 5], "#c9433c"),
        ellipse([-24, -30], [8, 5], shift(tone, 0.16), 'class="shade"'),
        ellipse([14, -23], [7, 4], shift(tone, 0.1), 'class="shade"'),
      ].join(""),
      width: 92,
      height: 46,
    };
  },
  pitcher: ({ color }) => {
    const tone = color("#6f9fc4");
    return {
      svg: group(
        [
          shape(
            "M52 -118Q110 -128 108 -78Q104 -34 54 -38L56 -54Q88 -52 90 -80Q90 -108 52 -100Z",
            shift(tone, -0.06),
          ),
          shape(
            "M-42 -168L-64 -176Q-54 -150 -44 -138Q-40 -116 -58 -88Q-78 -40 -46 -4Q0 8 46 -4Q78 -40 58 -88Q40 -120 44 -168Z",
            tone,
          ),
          shape(
            "M46 -4Q78 -40 58 -88Q40 -120 44 -168H22Q22 -116 36 -84Q52 -40 22 1Z",
            shift(tone, -0.07),
            'class="shade"',
          ),
          ellipse([-6, -168], [48, 9], shift(tone, -0.16)),
          line("M-60 -74Q0 -58 60 -74", "#f7f1e4", 7),
          line("M-40 -70Q-52 -40 -38 -20", shift(tone, 0.16), 8, 'class="shade"'),
        ],
        placed([-22, 0]),
      ),
      width: 180,
      height: 182,
      rim: 160,
    };
  },
  piano: ({ color }) => {
    const tone = color("#5a3a26");
    const keys = { left: -118, width: 236, y: -96 };
    const whites = Array.from({ length: 14 }, (_, i) =>
      line(`M${keys.left + ((i + 1) * keys.width) / 15} ${keys.y}v16`, "#b9b3a8", 1.6),
    );
    const blacks = [1, 2, 4, 5, 6, 8, 9, 11, 12, 13].map((i) =>
      box([keys.left + (i * keys.width) / 15 - 4, keys.y], [8, 10], "#2b2521"),
    );
    return {
      svg: [
        box([-140, -216], [280, 216], shift(tone, -0.05)),
        box([-126, -178], [252, 66], shift(tone, 0.05)),
        box([-118, -170], [236, 50], shift(tone, -0.02)),
        box([-120, -72], [240, 62], shift(tone, 0.03)),
        box([-152, -228], [304, 16], shift(tone, 0.07)),
        group(
          box([-46, -52], [92, 44], "#f8f3e6") +
            line("M0 -52v44M-36 -40h26M-36 -28h26M10 -40h26M10 -28h26", "#8d857a", 3),
          placed([0, -118]),
        ),
        box([-146, -104], [292, 34], shift(tone, 0.06)),
        box([keys.left, keys.y], [keys.width, 16], "#fbf8f0"),
        ...whites,
        ...blacks,
        box([-140, -72], [16, 72], shift(tone, -0.1)),
        box([124, -72], [16, 72], shift(tone, -0.1)),
        box([-14, -18], [10, 8], "#d9b24a"),
        box([4, -18], [10, 8], "#d9b24a"),
      ].join(""),
      width: 310,
      height: 228,
      top: { height: 226, half: 120 },
    };
  },
};
