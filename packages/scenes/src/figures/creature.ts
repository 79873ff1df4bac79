import { mix, shift } from "../palette.ts";
import { closedCurve, ellipse, group, type Point, placed, polygon, shape } from "../pen.ts";
import type { Pose } from "../words/scene-graph.ts";
import { marks, tailOf } from "./creature-coat.ts";
import { headOf } from "./creature-head.ts";
import { howlingHead } from "./creature-howl.ts";
import { platesOf, wingOf } from "./creature-wings.ts";
import { type CreatureLook, ink } from "./creature-look.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";

/** Who lowers the head to the grass or the water. */
const hoofs: ReadonlySet<CreatureLook["muzzle"]> = new Set(["cow", "horse"]);

/** A head is a little lighter than what is behind it. */
const lit = (look: CreatureLook): CreatureLook => ({ ...look, coat: shift(look.coat, 0.03) });

/** How far a tail reaches behind the body, in lengths of it. */
const tailReach = ({ tail }: CreatureLook, lifted: boolean): number =>
  ({
    stub: 0.1,
    up: 0.24,
    tuft: lifted ? 0.44 : 0.24,
    hair: 0.36,
    long: 0.44,
    bushy: 0.68,
    plume: 0.88,
    curl: 0.22,
    thin: 1,
    paddle: 0.6,
    arrow: 0.97,
  })[tail];

/** The width of what reaches so far to both sides, and how far it must be moved to stand in its middle. */
function spanOf(left: number, ...right: readonly number[]) {
  const far = Math.max(...right);
  return { width: left + far, shift: (left - far) / 2 };
}

function standing(look: CreatureLook, pose: Pose | null): Figure {
  const [length, height] = look.body;
  const [leg, width] = look.leg;
  const moving = pose === "run" || pose === "jump" || pose === "play";
  const lift = pose === "jump" || pose === "fly" ? leg * 0.7 : moving ? leg * 0.12 : 0;
  const cy = -leg - height * 0.42 - lift;
  const flies = pose === "fly";
  const swing = moving || flies ? 0.62 : pose === "walk" ? 0.24 : 0.04;
  const footY = moving ? -lift - leg * 0.1 : flies ? -lift - leg * 0.3 : 0;
  const legOf = (x: number, way: number, far: boolean) => {
    const top: Point = [x, cy + height * 0.2];
    const foot: Point = [x + way * leg * swing, footY - width * 0.3];
    const knee: Point = [(x + foot[0]) / 2 - (moving ? way * 3 : 0), (top[1] + foot[1]) / 2];
    const tone = look.wool
      ? look.dark
      : look.eyePatch
        ? look.dark
        : far
          ? shift(look.coat, -0.09)
          : shift(look.coat, -0.02);
    const paw = look.socks
      ? look.dark
      : look.muzzle === "cow" || look.muzzle === "horse"
        ? mix(look.dark, ink, 0.5)
        : look.muzzle === "pig"
          ? shift(look.coat, -0.14)
          : mix(look.pale, look.coat, far ? 0.6 : 0.25);
    return (
      shape(limb(bent(top, knee, foot), width * 1.3, width * 0.95), tone) +
      ellipse([foot[0] - width * 0.16, foot[1] - 0.5], [width * 0.62, width * 0.42], paw) +
      (look.bands
        ? [0.46, 0.72]
            .map((t) => {
              const at: Point = [top[0] + (foot[0] - top[0]) * t, top[1] + (foot[1] - top[1]) * t];
              return ellipse(at, [width * (0.64 - t * 0.16), 3.8], look.bands ?? ink);
            })
            .join("")
        : "")
    );
  };
  const [front, back] = [-length * 0.32, length * 0.34];
  const trunk = look.wool
    ? closedCurve(
        Array.from({ length: 20 }, (_, i): Point => {
          const a = (i / 20) * 6.283;
          const k = i % 2 === 0 ? 1.08 : 0.95;
          return [Math.cos(a) * length * 0.56 * k, cy + Math.sin(a) * height * 0.62 * k];
        }),
      )
    : closedCurve([
        [-length * 0.52, cy - height * 0.08],
        [-length * 0.36, cy - height * 0.5],
        [0, cy - height * 0.47],
        [length * 0.36, cy - height * 0.5],
        [length * 0.53, cy - height * 0.1],
        [length * 0.44, cy + height * 0.4],
        [0, cy + height * 0.5],
        [-length * 0.42, cy + height * 0.46],
      ]);
  const grazes = pose === "eat" && (hoofs.has(look.muzzle) || look.wool === true);
  const head: Point = grazes
    ? [-length * 0.62 - look.neck[0] * 0.6, -look.head[1] * 0.56]
    : [-length * 0.46 - look.neck[0], cy - height * 0.26 - look.neck[1]];
  const longNeck = look.neck[1] > 20;
  const neck =
    longNeck && !grazes
      ? shape(
          limb(
            [
              [-length * 0.3, cy + height * 0.05],
              [-length * 0.44, cy - height * 0.3],
              [head[0] + 3, head[1] + look.head[1] * 0.1],
            ],
            height * 0.85,
            look.head[0] * 0.7,
          ),
          look.coat,
        )
      : shape(
          limb(
            [
              [-length * 0.32, cy],
              [head[0], head[1]],
            ],
            height * 0.8,
            look.head[0] * 0.6,
          ),
          look.coat,
        );
  const spots = look.rosettes
    ? [
        [-0.34, 0.02],
        [-0.4, -0.2],
        [-0.47, 0],
        [-0.3, -0.22],
      ]
        .map(([x = 0, y = 0]) =>
          ellipse([x * length, cy + y * height], [length * 0.036, length * 0.03], look.rosettes ?? ink),
        )
        .join("")
    : "";
  const rings =
    look.bands && longNeck && !grazes
      ? [0.3, 0.5, 0.7]
          .map((t) => {
            const [bx, by] = [-length * 0.36, cy - height * 0.12];
            const at: Point = [bx + (head[0] + 4 - bx) * t, by + (head[1] - by) * t];
            return ellipse(
              at,
              [height * (0.36 - t * 0.12), 4.4],
              look.bands ?? ink,
              `transform="rotate(${((Math.atan2(head[1] - by, head[0] - bx) * 180) / Math.PI + 90).toFixed(0)} ${at[0].toFixed(1)} ${at[1].toFixed(1)})"`,
            );
          })
          .join("")
      : "";
  const crest =
    longNeck && look.mane && !grazes
      ? shape(
          limb(
            [
              [-length * 0.18, cy - height * 0.42],
              [-length * 0.3, cy - height * 0.5 - look.neck[1] * 0.5],
              [head[0] + look.head[0] * 0.34, head[1] - look.head[1] * 0.36],
            ],
            height * 0.22,
            look.head[0] * 0.42,
          ),
          look.mane,
        )
      : "";
  const belly =
    look.wool || look.patches || look.bands
      ? ""
      : shape(
          closedCurve([
            [-length * 0.4, cy + height * 0.34],
            [0, cy + height * 0.26],
            [length * 0.4, cy + height * 0.34],
            [length * 0.3, cy + height * 0.44],
            [0, cy + height * 0.485],
            [-length * 0.36, cy + height * 0.45],
          ]),
          mix(look.coat, look.pale, 0.7),
        );
  const wing = length * (pose === "fly" ? 0.82 : 0.66);
  const flown = look.wings
    ? {
        far: group(
          wingOf({ ...look, wings: shift(look.wings, -0.08) }, wing),
          placed([-length * 0.2, cy - height * 0.34], -24),
        ),
        near: group(wingOf(look, wing), placed([-length * 0.06, cy - height * 0.28])),
        plates: look.feathers
          ? ""
          : platesOf(
              look,
              [-0.12, 0.08, 0.28, 0.44].map((x): Point => [x * length, cy - height * (0.5 - x * x * 0.5)]),
              height * 0.2,
            ),
      }
    : { far: "", near: "", plates: "" };
  const svg = [
    flown.far,
    tailOf(look, [length * 0.48, cy - height * 0.16], 1, moving),
    flown.plates,
    legOf(front - width * 0.9, moving ? -0.25 : 0.4, true),
    legOf(back - width * 0.9, moving ? 0.3 : 0.6, true),
    crest,
    shape(trunk, look.wool ? look.pale : look.coat),
    belly,
    marks(look, [0, cy]),
    flown.near,
    legOf(front + width * 0.5, -1, false),
    legOf(back + width * 0.5, moving ? 0.8 : -0.4, false),
    neck,
    rings,
    spots,
    group(pose === "howl" ? howlingHead(look) : headOf(lit(look), false), placed(head)),
  ].join("");
  const high = grazes
    ? -(cy - height * 0.26 - look.neck[1])
    : -(
        head[1] -
        look.head[1] * (pose === "howl" ? 1.1 : look.ears === "long" ? 1.25 : look.horns ? 1.05 : 0.8)
      );
  const span = spanOf(
    -length * 0.12 - head[0] + look.head[0] * 0.62,
    length * (0.6 + tailReach(look, moving)),
    look.wings ? length * 0.12 - length * 0.06 + wing * 1.16 : 0,
  );
  const middle = length * 0.12 + span.shift;
  return {
    svg: group(svg, placed([middle, 0])),
    width: span.width,
    height: Math.max(
      high,
      -cy + height * 0.5,
      look.wings ? -cy + height * 0.28 + wing * 1.1 : 0,
      look.tail === "plume" ? -cy + height * 0.16 + length * 1.48 : 0,
    ),
    head: { at: [head[0] + middle, head[1] - look.head[1] * 0.42], width: look.head[0] },
    top: { height: -cy + height * 0.46, half: length * 0.3 },
  };
}

function sitting(look: CreatureLook): Figure {
  const [length, height] = look.body;
  const tall = Math.max(height * 1.55, look.leg[0] + height * 0.95);
  const half = Math.max(height * 0.72, look.head[0] * 0.52);
  const width = Math.max(look.leg[1], half * 0.34);
  const chest = closedCurve([
    [0, -tall],
    [half * 0.56, -tall * 0.9],
    [half * 0.86, -tall * 0.42],
    [half * 1.02, -tall * 0.1],
    [half * 0.7, 0],
    [-half * 0.7, 0],
    [-half * 1.02, -tall * 0.1],
    [-half * 0.86, -tall * 0.42],
    [-half * 0.56, -tall * 0.9],
  ]);
  const head: Point = [0, -tall - look.head[1] * 0.24];
  const limbTone = look.eyePatch || look.socks ? look.dark : shift(look.coat, 0.03);
  const paws = [-1, 1].map(
    (side) =>
      ellipse(
        [side * half * 0.86, -width * 0.3],
        [width * 0.85, width * 0.46],
        look.eyePatch ? look.dark : shift(look.coat, -0.05),
      ) +
      shape(
        limb(
          [
            [side * half * 0.3, -tall * 0.55],
            [side * half * 0.33, -tall * 0.3],
            [side * half * 0.33, -width * 0.35],
          ],
          width * 0.95,
          width * 0.85,
        ),
        limbTone,
      ) +
      ellipse(
        [side * half * 0.34, -width * 0.34],
        [width * 0.6, width * 0.4],
        look.eyePatch || look.socks ? look.dark : mix(look.pale, look.coat, 0.2),
      ),
  );
  const bib = shape(
    closedCurve([
      [-half * 0.3, -tall * 0.86],
      [half * 0.3, -tall * 0.86],
      [half * 0.36, -tall * 0.45],
      [0, -tall * 0.26],
      [-half * 0.36, -tall * 0.45],
    ]),
    look.pale,
  );
  const stripes = look.stripes
    ? [-1, 1]
        .map((side) =>
          [0.3, 0.48, 0.66]
            .map((t) =>
              shape(
                polygon([
                  [side * half * (1.02 - t * 0.22), -tall * t],
                  [side * half * (1 - t * 0.22), -tall * (t + 0.09)],
                  [side * half * 0.5, -tall * (t + 0.02)],
                ]),
                look.stripes ?? ink,
              ),
            )
            .join(""),
        )
        .join("")
    : "";
  const wing = tall * 0.86;
  const flown = look.wings
    ? [-1, 1].map((side) =>
        group(wingOf(look, wing), placed([side * half * 0.4, -tall * 0.62], 0, [side, 1])),
      )
    : [];
  const svg = [
    ...flown,
    group(tailOf(look, [half * 0.7, -tall * 0.1], 1), ""),
    shape(chest, look.wool ? look.pale : look.coat),
    look.wool ? "" : bib,
    stripes,
    paws.join(""),
    group(headOf(lit(look), false), placed(head)),
  ].join("");
  const high = -(head[1] - look.head[1] * (look.ears === "long" ? 1.3 : look.horns ? 0.95 : 0.72));
  return {
    svg,
    width: look.wings
      ? half * 0.8 + wing * 2.3
      : Math.max(half * 2.2, look.head[0] * 1.2) +
        (look.tail === "stub" ? 0 : length * (look.tail === "plume" ? 0.8 : 0.3)),
    height: high,
    head: { at: [0, head[1] - look.head[1] * 0.4], width: look.head[0] },
    top: { height: high * 0.9, half: half * 0.5 },
  };
}

function asleep(look: CreatureLook): Figure {
  const [length, height] = look.body;
  const h = height * 1.05;
  const loaf = closedCurve([
    [-length * 0.56, -h * 0.2],
    [-length * 0.4, -h * 0.7],
    [0, -h * 0.98],
    [length * 0.4, -h * 0.86],
    [length * 0.6, -h * 0.36],
    [length * 0.5, 0],
    [-length * 0.46, 0],
  ]);
  const tail =
    look.tail === "stub"
      ? ""
      : shape(
          limb(
            [
              [length * 0.54, -h * 0.14],
              [length * 0.3, -h * 0.05],
              [0, -h * 0.06],
              [-length * 0.16, -h * 0.1],
            ],
            look.tail === "bushy" ? h * 0.42 : h * 0.22,
            look.tail === "bushy" ? h * 0.26 : h * 0.18,
          ),
          shift(look.coat, -0.05),
        );
  const haunch = shape(
    closedCurve([
      [length * 0.12, -h * 0.2],
      [length * 0.2, -h * 0.62],
      [length * 0.46, -h * 0.62],
      [length * 0.56, -h * 0.2],
      [length * 0.36, -h * 0.02],
    ]),
    shift(look.wool ? look.pale : look.coat, -0.03),
  );
  const paw = ellipse(
    [-length * 0.2, -h * 0.08],
    [length * 0.13, h * 0.12],
    look.eyePatch || look.socks || look.wool ? look.dark : mix(look.pale, look.coat, 0.3),
  );
  const head: Point = [-length * 0.5, -look.head[1] * 0.5];
  const svg = [
    look.wings
      ? platesOf(
          look,
          [-0.3, -0.1, 0.1, 0.3].map((x): Point => [x * length, -h * (0.92 - x * x)]),
          h * 0.18,
        )
      : "",
    look.tail === "plume" ? tailOf(look, [length * 0.4, -h * 0.3], 1) : "",
    shape(loaf, look.wool ? look.pale : look.coat),
    marks(look, [length * 0.05, -h * 0.5]),
    haunch,
    look.wings ? group(wingOf(look, length * 0.5), placed([-length * 0.12, -h * 0.34], 62)) : "",
    look.tail === "plume" ? "" : tail,
    paw,
    group(headOf(lit(look), true), placed(head, -8)),
  ].join("");
  const span = spanOf(length * 0.4 + look.head[0] * 0.66, length * (look.tail === "plume" ? 1.36 : 0.74));
  return {
    svg: group(svg, placed([length * 0.1 + span.shift, 0])),
    width: span.width,
    height: Math.max(h, look.head[1] * 1.1),
    top: { height: h * 0.9, half: length * 0.2 },
  };
}

/** An animal on four legs in a pose; poses it has none for are drawn standing or, where it rests so, sitting. */
export function creature(look: CreatureLook, asked: Pose | null): Figure {
  if (asked === "sleep" || asked === "lie") return asleep(look);
  const sits =
    asked === "sit" ||
    asked === "hug" ||
    (look.rests === "sit" && (asked === null || ["look", "smile", "eat", "read"].includes(asked)));
  return sits ? sitting(look) : standing(look, asked);
}
