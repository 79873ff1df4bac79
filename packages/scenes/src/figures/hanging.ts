import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, line, type Point, shape, filledCurve } from "../pen.ts";
import type { DrawableName } from "../drawables.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";
import { asEye, asMouth } from "./features.ts";

const ink = "#2c2226";
const eyeAt = (x: number, y: number, size: number) =>
  asEye(
    ellipse([x, y], [size, size * 1.15], ink) +
      ellipse([x + size * 0.3, y - size * 0.4], [size * 0.34, size * 0.4], "#ffffff"),
  );
const claws = (x: number, top: number, tone: string) =>
  line(
    `M${x - 7} ${top + 14}Q${x - 8} ${top - 7} ${x - 2} ${top - 5}M${x} ${top + 14}Q${x} ${top - 8} ${x + 5} ${top - 5}M${x + 7} ${top + 13}Q${x + 9} ${top - 6} ${x + 12} ${top - 3}`,
    tone,
    4,
  );

/** A sloth under its branch: all four limbs up, its back down, its face to the viewer. */
function sloth(coat: string): string {
  const dark = shift(coat, -0.12);
  const arm = (from: Point, x: number, tone: string) =>
    shape(limb(bent(from, [(from[0] + x) / 2 + 6, -112], [x, -148]), 25, 18), tone) +
    claws(x, -156, "#efe6d2");
  return [
    arm([-22, -70], -40, dark),
    arm([64, -66], 58, dark),
    filledCurve("-66 -66, -40 -84, 10 -78, 60 -86, 92 -64, 84 -28, 46 -6, -6 -4, -48 -20", coat),
    filledCurve("-40 -24, 0 -34, 50 -28, 70 -30, 44 -9, -6 -7, -38 -18", mix(coat, "#fff4de", 0.3)),
    line("M-10 -52Q6 -42 24 -50M14 -32Q34 -24 54 -34M40 -62Q56 -54 70 -62", dark, 4, 'class="shade"'),
    arm([-46, -68], -74, coat),
    arm([80, -62], 90, coat),
    ellipse([-70, -62], [37, 35], coat),
    ellipse([-72, -58], [30, 27], "#f1e2c4"),
    filledCurve("-100 -62, -90 -72, -80 -64, -86 -52, -98 -50", "#6a5443"),
    filledCurve("-44 -62, -54 -72, -64 -64, -58 -52, -46 -50", "#6a5443"),
    eyeAt(-87, -60, 5.5),
    eyeAt(-57, -60, 5.5),
    ellipse([-72, -50], [7, 5], ink),
    asMouth(line("M-84 -42Q-72 -31 -60 -42", ink, 3)),
  ].join("");
}

/** A monkey that hangs on one arm and swings its legs. */
function monkey(coat: string): string {
  const pale = mix(coat, "#f8dcb4", 0.75);
  return [
    line("M20 -58C70 -52 78 -104 52 -120C34 -130 26 -108 42 -106", coat, 11),
    shape(limb(bent([18, -112], [52, -104], [64, -70]), 17, 13), shift(coat, -0.06)),
    ellipse([65, -64], [10, 11], pale),
    shape(limb(bent([-12, -50], [-40, -34], [-30, 0]), 20, 14), shift(coat, -0.05)),
    shape(limb(bent([12, -50], [38, -30], [16, -4]), 20, 14), shift(coat, -0.05)),
    ellipse([-35, -4], [15, 8], pale),
    ellipse([14, -6], [15, 8], pale),
    shape(limb(bent([-16, -112], [-44, -150], [-26, -214]), 18, 13), coat),
    filledCurve("0 -128, 28 -116, 32 -76, 24 -46, 0 -38, -24 -46, -32 -76, -28 -116", coat),
    filledCurve("0 -106, 18 -96, 20 -70, 12 -52, 0 -48, -12 -52, -20 -70, -18 -96", pale),
    ellipse([-24, -216], [12, 11], pale),
    ellipse([-36, -150], [13, 14], coat),
    ellipse([42, -148], [13, 14], coat),
    ellipse([-36, -150], [7, 8], pale),
    ellipse([42, -148], [7, 8], pale),
    ellipse([3, -152], [38, 35], coat),
    filledCurve(
      "3 -164, 18 -174, 32 -160, 30 -138, 18 -124, 3 -121, -12 -124, -24 -138, -26 -160, -12 -174",
      pale,
    ),
    eyeAt(-9, -152, 5.5),
    eyeAt(15, -152, 5.5),
    ellipse([3, -142], [4, 3], shift(coat, -0.2)),
    asMouth(line("M-11 -136Q3 -122 17 -136", shift(coat, -0.25), 3)),
  ].join("");
}

/** A bat asleep with its head down, its wings around it. */
function bat(coat: string): string {
  const wing = shift(coat, -0.12);
  const wingOf = (side: 1 | -1) =>
    shape(
      closedCurve(
        (
          [
            [2, -128],
            [26, -120],
            [46, -84],
            [38, -44],
            [22, -30],
            [8, -62],
          ] as const
        ).map(([x, y]): Point => [x * side, y]),
      ),
      wing,
    ) +
    line(
      `M${side * 8} -122Q${side * 40} -96 ${side * 24} -36M${side * 6} -118Q${side * 24} -90 ${side * 14} -48`,
      shift(wing, 0.09),
      3,
      'class="shade"',
    );
  return [
    line("M-9 -120V-146M9 -120V-146M-14 -148h10M4 -148h10", shift(coat, -0.2), 5),
    filledCurve("0 -132, 24 -112, 26 -72, 0 -42, -26 -72, -24 -112", coat),
    filledCurve("0 -106, 13 -92, 13 -66, 0 -52, -13 -66, -13 -92", mix(coat, "#f3d9bc", 0.4)),
    wingOf(1),
    wingOf(-1),
    shape("M-24 -36L-32 4L-4 -14Z", coat),
    shape("M24 -36L32 4L4 -14Z", coat),
    shape("M-21 -28L-28 -4L-11 -14Z", "#e8a0a0"),
    shape("M21 -28L28 -4L11 -14Z", "#e8a0a0"),
    ellipse([0, -38], [28, 25], coat),
    asEye(ellipse([-10, -36], [6, 7], ink)),
    asEye(ellipse([10, -36], [6, 7], ink)),
    ellipse([-8, -33], [2, 2.4], "#ffffff"),
    ellipse([12, -33], [2, 2.4], "#ffffff"),
    ellipse([0, -47], [5, 3.6], "#5a3038"),
    asMouth(line("M-9 -53Q0 -61 9 -53", ink, 2.6)),
  ].join("");
}

const hangers: Partial<
  Record<
    DrawableName,
    {
      draw: (coat: string) => string;
      coat: string;
      width: number;
      height: number;
      head: NonNullable<Figure["head"]>;
    }
  >
> = {
  sloth: { draw: sloth, coat: "#a58768", width: 214, height: 150, head: { at: [-70, -94], width: 66 } },
  monkey: { draw: monkey, coat: "#8a5a38", width: 140, height: 212, head: { at: [3, -184], width: 70 } },
  gorilla: { draw: monkey, coat: "#4a4650", width: 140, height: 212, head: { at: [3, -184], width: 70 } },
  bat: { draw: bat, coat: "#5d4a66", width: 96, height: 146, head: { at: [0, -60], width: 50 } },
};

/** Who hangs as its kind does. Its upper edge is what it hangs from. */
export function hanging(drawable: DrawableName, color: string | undefined): Figure | null {
  const hanger = hangers[drawable];
  return hanger
    ? {
        svg: hanger.draw(color ?? hanger.coat),
        width: hanger.width,
        height: hanger.height,
        head: hanger.head,
      }
    : null;
}
