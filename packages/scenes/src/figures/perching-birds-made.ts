import { mix, shift } from "../palette.ts";
import { ellipse, filledCurve, group, line, placed } from "../pen.ts";
import { coatOf, eyeOf, isAsleep, softly } from "./animal-parts.ts";
import { ink } from "./creature-look.ts";
import type { Maker } from "./maker.ts";
import { spreadWing } from "./spread-wing.ts";

interface PerchingBird {
  body: string;
  breast: string;
  wing: string;
  /** A band of the wing in another color. */
  band?: string;
  /** The quills and the tail. */
  quills: string;
  bill: "short" | "hooked" | "parrot" | "toucan" | "long";
  billTone: string;
  /** The skin around the eye. */
  face?: string;
  cap?: string;
  /** How long the tail is. */
  tail: number;
  eye?: string;
}

const bills: Readonly<Record<PerchingBird["bill"], (tone: string) => string>> = {
  short: (tone) =>
    filledCurve("-70 -170, -96 -160, -70 -154", tone) +
    filledCurve("-72 -161, -92 -159, -70 -153", shift(tone, -0.1)),
  long: (tone) =>
    filledCurve("-68 -172, -122 -160, -68 -154", tone) + line("M-72 -163L-112 -161", shift(tone, -0.14), 3),
  hooked: (tone) =>
    filledCurve("-66 -176, -92 -172, -106 -152, -100 -138, -92 -152, -68 -154", tone) +
    line("M-68 -157L-88 -156", shift(tone, -0.2), 3),
  parrot: (tone) =>
    filledCurve("-62 -152, -76 -150, -84 -138, -72 -134, -60 -142", shift(tone, 0.1)) +
    filledCurve("-58 -184, -84 -182, -102 -162, -98 -136, -92 -130, -86 -146, -62 -152", tone),
  toucan: (tone) =>
    filledCurve("-62 -158, -100 -152, -140 -146, -150 -150, -110 -136, -64 -142", shift(tone, -0.1)) +
    filledCurve("-60 -184, -102 -190, -146 -174, -162 -144, -146 -148, -104 -158, -62 -156", tone) +
    filledCurve("-142 -172, -162 -144, -148 -148, -134 -160", ink),
};

const feet = (tone: string) =>
  line("M-14 -34V-6M14 -34V-6", tone, 6) +
  [-14, 14].map((x) => line(`M${x - 13} -3L${x} -7L${x + 11} -3M${x} -7V-2`, tone, 5)).join("");

/** A bird that sits on its branch, or with wings spread in the air. */
const perching =
  (usual: PerchingBird, foot: string): Maker =>
  ({ color, paints, item }) => {
    const [first, second] = item.colors;
    const isPied = item.count === 1 && second !== undefined;
    const body = color(usual.body);
    const look: PerchingBird =
      first === undefined
        ? usual
        : {
            ...usual,
            body: isPied ? first : body,
            breast: isPied ? second : mix(body, "#fff6e6", 0.55),
            wing: isPied ? shift(first, -0.05) : shift(body, -0.07),
            quills: isPied ? (item.colors[2] ?? shift(first, -0.12)) : shift(body, -0.13),
            ...(usual.band && { band: isPied ? second : shift(body, 0.1, 0, 24) }),
            ...(usual.cap && { cap: shift(body, -0.1) }),
          };
    const fill = coatOf(paints, look.body);
    const head = [
      bills[look.bill](look.billTone),
      ellipse([-34, -166], [42, 40], look.body),
      look.cap ? filledCurve("-72 -178, -58 -204, -28 -208, 0 -192, 6 -172, -30 -184", look.cap) : "",
      look.face ? filledCurve("-70 -178, -48 -192, -28 -180, -28 -158, -46 -146, -66 -152", look.face) : "",
      look.bill === "short" ? softly(paints, [-40, -148], [14, 10], "#f08a7a", 0.45) : "",
      look.eye ? ellipse([-47, -170], [10.5, 11.5], look.eye) : "",
      eyeOf([-48, -170], look.eye ? 6.4 : 7.4, isAsleep(item)),
    ].join("");
    // on a branch a tail hangs, on the ground it does not
    const hangs = item.relation?.kind === "on";
    const [tx, ty] = hangs ? [look.tail * 0.6, look.tail * 0.5] : [look.tail, 4];
    if (item.pose === "fly")
      return {
        svg: group(
          [
            group(
              spreadWing(shift(look.quills, -0.03), 170, shift(look.wing, -0.04)),
              placed([-4, -112], -26),
            ),
            filledCurve(
              `50 -92, ${90 + look.tail * 0.5} -84, ${104 + look.tail} -58, ${84 + look.tail * 0.6} -52, 44 -70`,
              look.quills,
            ),
            filledCurve(
              "-66 -140, -40 -142, 0 -126, 46 -104, 72 -84, 48 -64, 4 -62, -42 -84, -70 -114",
              fill,
            ),
            filledCurve("-70 -122, -40 -108, 0 -86, 44 -78, 20 -64, -10 -66, -44 -86", look.breast),
            group(head, placed([-32, 30], 6)),
            group(spreadWing(look.quills, 180, look.band ?? look.wing), placed([-10, -104], 8)),
          ],
          placed([-34, 48]),
        ),
        width: look.bill === "toucan" ? 400 : 330 + look.tail * 0.2,
        height: 252,
        head: { at: [-110, -124], width: 74 },
      };
    return {
      svg: [
        filledCurve(
          `30 -76, 54 -60, ${66 + tx * 0.9} ${-34 + ty}, ${68 + tx} ${-12 + ty}, ${48 + tx * 0.9} ${ty - 6}, ${28 + tx * 0.4} ${-24 + ty * 0.2}, 14 -48`,
          look.quills,
        ),
        feet(foot),
        filledCurve(
          "-64 -176, -74 -128, -62 -74, -32 -34, 8 -24, 40 -44, 56 -84, 44 -132, 10 -176, -30 -204",
          fill,
        ),
        filledCurve("-72 -136, -66 -78, -38 -38, -6 -30, -8 -72, -22 -112, -48 -140", look.breast),
        head,
        filledCurve("-8 -138, 26 -146, 50 -118, 58 -76, 74 -34, 62 -28, 28 -44, -2 -78, -16 -112", look.wing),
        look.band ? filledCurve("-4 -92, 24 -84, 52 -84, 60 -62, 34 -54, 8 -68", look.band) : "",
        filledCurve("14 -62, 40 -60, 62 -58, 76 -30, 74 -14, 58 -24, 34 -42", look.quills),
        line("M4 -116Q20 -104 38 -112", shift(look.wing, -0.1), 4),
      ].join(""),
      width: 210 + look.tail + (look.bill === "toucan" ? 90 : 0),
      height: 210,
      head: { at: [-34, -202], width: 82 },
      mouth: look.bill === "toucan" ? [-154, -142] : [-98, -150],
      eyes: { at: [-46, -170], width: 64 },
      neck: { at: [-34, -130], width: 88 },
      top: { height: 190, half: 20 },
    };
  };

/** Birds of branches and of the air. */
export const perchingBirdsMade: Readonly<Record<string, Maker>> = {
  bird: perching(
    {
      body: "#5b95cc",
      breast: "#f3b27a",
      wing: "#4a7fb5",
      quills: "#3a6496",
      bill: "short",
      billTone: "#f0b23c",
      tail: 20,
    },
    "#a8744c",
  ),
  crow: perching(
    {
      body: "#3a3c46",
      breast: "#474a56",
      wing: "#30323b",
      quills: "#272932",
      bill: "long",
      billTone: "#55565e",
      tail: 26,
    },
    "#4a4a50",
  ),
  parrot: perching(
    {
      body: "#d9463c",
      breast: "#e2604a",
      wing: "#d0403a",
      band: "#f2c440",
      quills: "#3f74c4",
      bill: "parrot",
      billTone: "#4a4650",
      face: "#f8f4ea",
      tail: 96,
    },
    "#7a7480",
  ),
  toucan: perching(
    {
      body: "#33343e",
      breast: "#faf3dc",
      wing: "#2b2c36",
      quills: "#24252d",
      bill: "toucan",
      billTone: "#f29a34",
      face: "#f6c84a",
      tail: 40,
    },
    "#6a8aa0",
  ),
  woodpecker: perching(
    {
      body: "#f1ece2",
      breast: "#f7f2e8",
      wing: "#3a3a44",
      band: "#f1ece2",
      quills: "#33333c",
      bill: "long",
      billTone: "#7a7a80",
      cap: "#d0433c",
      tail: 30,
    },
    "#7a7480",
  ),
  phoenix: perching(
    {
      body: "#e8652f",
      breast: "#f6b13c",
      wing: "#d9482c",
      band: "#f6b13c",
      quills: "#f08a2e",
      bill: "hooked",
      billTone: "#f6c84a",
      cap: "#f6b13c",
      tail: 130,
    },
    "#e0a23a",
  ),
  eagle: perching(
    {
      body: "#f6f2ea",
      breast: "#6a4c38",
      wing: "#6a4a36",
      quills: "#4f3628",
      bill: "hooked",
      billTone: "#f2b93c",
      eye: "#f6d666",
      tail: 34,
    },
    "#f0b23c",
  ),
};
