import { type Color, mix, shift } from "../palette.ts";
import { closedCurve, curve, ellipse, group, line, type Point, placed, polygon, shape } from "../pen.ts";
import type { Pose } from "../words/scene-graph.ts";
import type { Figure } from "./figure.ts";
import { bent, limb } from "./limb.ts";

/** How somebody looks. Sizes follow from the age. */
export interface PersonLook {
  age: "adult" | "child" | "old" | "baby";
  hairStyle: "short" | "long" | "bun" | "tails" | "bald" | "curly";
  skin: Color;
  hair: Color;
  top: Color;
  bottom: Color;
  dress: boolean;
  beard?: boolean;
  hat?: { kind: HatKind; color: Color };
  cape?: Color;
  wings?: Color;
  glasses?: boolean;
  armor?: boolean;
  apron?: Color;
  buttons?: Color;
  coat?: Color;
  skirt?: Color;
  shoes?: Color;
}

export type HatKind =
  | "crown"
  | "point"
  | "cap"
  | "cook"
  | "brim"
  | "helmet"
  | "santa"
  | "bandana"
  | "halo"
  | "veil"
  | "visor"
  | "band";

interface Body {
  head: number;
  leg: number;
  torso: number;
  shoulder: number;
  limb: number;
}

const bodies: Readonly<Record<PersonLook["age"], Body>> = {
  adult: { head: 21, leg: 78, torso: 58, shoulder: 22, limb: 14 },
  old: { head: 22, leg: 66, torso: 56, shoulder: 22, limb: 14 },
  child: { head: 27, leg: 46, torso: 42, shoulder: 17, limb: 12.5 },
  baby: { head: 27, leg: 24, torso: 32, shoulder: 15, limb: 12 },
};

interface Joints {
  hip: Point;
  lean: number;
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
  arms: readonly [readonly [Point, Point], readonly [Point, Point]];
}

/** Where knees, feet, elbows and hands are; arms are told from the shoulder, in lengths of an arm. */
function jointsOf(pose: Pose | null, body: Body, lively: boolean): Joints {
  const { leg } = body;
  const hang: Joints["arms"] = [
    [
      [-0.24, 0.5],
      [-0.22, 0.98],
    ],
    lively
      ? [
          [0.52, 0.16],
          [0.66, -0.42],
        ]
      : [
          [0.24, 0.5],
          [0.22, 0.98],
        ],
  ];
  if (pose === "walk")
    return {
      hip: [0, -leg],
      lean: 0,
      legs: [
        [
          [-leg * 0.2, -leg * 0.5],
          [-leg * 0.34, 0],
        ],
        [
          [leg * 0.2, -leg * 0.52],
          [leg * 0.32, -leg * 0.03],
        ],
      ],
      arms: [
        [
          [-0.36, 0.42],
          [-0.52, 0.78],
        ],
        [
          [0.32, 0.44],
          [0.56, 0.7],
        ],
      ],
    };
  if (pose === "run" || pose === "play")
    return {
      hip: [0, -leg * 1.02],
      lean: -6,
      legs: [
        [
          [-leg * 0.42, -leg * 0.66],
          [-leg * 0.5, -leg * 0.06],
        ],
        [
          [leg * 0.22, -leg * 0.46],
          [leg * 0.72, -leg * 0.34],
        ],
      ],
      arms: [
        [
          [-0.44, 0.28],
          [-0.78, -0.05],
        ],
        [
          [0.42, 0.36],
          [0.7, 0.06],
        ],
      ],
    };
  if (pose === "hug")
    return {
      hip: [0, -leg],
      lean: 3,
      legs: [
        [
          [-body.shoulder * 0.46, -leg * 0.5],
          [-body.shoulder * 0.5, 0],
        ],
        [
          [body.shoulder * 0.46, -leg * 0.5],
          [body.shoulder * 0.5, 0],
        ],
      ],
      arms: [
        [
          [-0.4, 0.3],
          [-0.74, 0.2],
        ],
        [
          [0.4, 0.3],
          [0.8, 0.24],
        ],
      ],
    };
  if (pose === "jump" || pose === "dance" || pose === "fly")
    return {
      hip: [0, -leg * 1.3],
      lean: 0,
      legs: [
        [
          [-leg * 0.32, -leg * 0.86],
          [-leg * 0.42, -leg * 0.36],
        ],
        [
          [leg * 0.32, -leg * 0.9],
          [leg * 0.66, -leg * 0.56],
        ],
      ],
      arms: [
        [
          [-0.56, -0.14],
          [-0.74, -0.68],
        ],
        [
          [0.56, -0.14],
          [0.74, -0.68],
        ],
      ],
    };
  if (pose === "sit" || pose === "read" || pose === "eat") {
    const arms: Joints["arms"] =
      pose === "sit"
        ? [
            [
              [-0.3, 0.45],
              [-0.2, 0.86],
            ],
            [
              [0.3, 0.45],
              [0.2, 0.86],
            ],
          ]
        : [
            [
              [-0.34, 0.48],
              [0.16, 0.66],
            ],
            [
              [0.34, 0.48],
              [-0.16, 0.66],
            ],
          ];
    return {
      hip: [0, -leg * 0.2],
      lean: 0,
      legs: [
        [
          [-leg * 0.36, -leg * 0.3],
          [-leg * 0.56, -leg * 0.06],
        ],
        [
          [leg * 0.36, -leg * 0.3],
          [leg * 0.56, -leg * 0.06],
        ],
      ],
      arms,
    };
  }
  return {
    hip: [0, -leg],
    lean: 0,
    legs: [
      [
        [-body.shoulder * 0.46, -leg * 0.5],
        [-body.shoulder * 0.5, 0],
      ],
      [
        [body.shoulder * 0.46, -leg * 0.5],
        [body.shoulder * 0.5, 0],
      ],
    ],
    arms: hang,
  };
}

const scaled = (from: Point, [x, y]: Point, length: number): Point => [
  from[0] + x * length,
  from[1] + y * length,
];

function hatOf({ kind, color }: { kind: HatKind; color: Color }, r: number): string {
  const dark = shift(color, -0.1);
  const at = (list: readonly (readonly [number, number])[]) => list.map(([x, y]): Point => [x * r, y * r]);
  if (kind === "crown")
    return (
      shape(
        polygon(
          at([
            [-0.75, -0.7],
            [-0.85, -1.55],
            [-0.4, -1.15],
            [0, -1.7],
            [0.4, -1.15],
            [0.85, -1.55],
            [0.75, -0.7],
          ]),
        ),
        color,
      ) + ellipse([0, -r * 0.95], [r * 0.12, r * 0.14], "#d23b55")
    );
  if (kind === "point" || kind === "santa") {
    const tip =
      kind === "santa"
        ? at([
            [-1, -0.5],
            [-0.55, -1.5],
            [0.5, -1.7],
            [1.25, -0.9],
            [0.9, -1.05],
            [0.95, -0.5],
          ])
        : at([
            [-0.85, -0.6],
            [-0.35, -1.6],
            [0.15, -2.5],
            [0.4, -1.6],
            [0.85, -0.6],
          ]);
    const rim =
      kind === "santa"
        ? ellipse([0, -r * 0.58], [r * 1.08, r * 0.22], "#f6f3ee") +
          ellipse([r * 1.25, -r * 0.85], [r * 0.25, r * 0.25], "#f6f3ee")
        : ellipse([0, -r * 0.62], [r * 1.5, r * 0.26], dark);
    return shape(closedCurve(tip), color) + rim;
  }
  if (kind === "brim")
    return (
      shape(
        closedCurve(
          at([
            [-0.8, -0.6],
            [-0.7, -1.35],
            [0, -1.5],
            [0.7, -1.35],
            [0.8, -0.6],
          ]),
        ),
        color,
      ) + ellipse([0, -r * 0.62], [r * 1.6, r * 0.27], dark)
    );
  if (kind === "cook")
    return (
      shape(
        closedCurve(
          at([
            [-0.7, -0.6],
            [-0.8, -1.1],
            [-1.05, -1.5],
            [-0.6, -1.9],
            [0, -2],
            [0.6, -1.9],
            [1.05, -1.5],
            [0.8, -1.1],
            [0.7, -0.6],
          ]),
        ),
        color,
      ) +
      shape(
        polygon(
          at([
            [-0.75, -0.95],
            [0.75, -0.95],
            [0.72, -0.55],
            [-0.72, -0.55],
          ]),
        ),
        dark,
      )
    );
  if (kind === "helmet")
    return (
      shape(
        closedCurve(
          at([
            [-1.08, -0.1],
            [-1, -0.8],
            [0, -1.25],
            [1, -0.8],
            [1.08, -0.1],
            [0.9, -0.45],
            [0, -0.6],
            [-0.9, -0.45],
          ]),
        ),
        color,
      ) +
      shape(
        closedCurve(
          at([
            [-0.1, -1.1],
            [0.2, -1.7],
            [0.7, -1.6],
            [0.4, -1.2],
          ]),
        ),
        "#c9403f",
      )
    );
  if (kind === "visor")
    return (
      ellipse([0, -r * 0.05], [r * 1.42, r * 1.42], color, 'opacity="0.35"') +
      line(`M${-r * 0.8} ${-r * 0.8}Q${-r * 0.4} ${-r * 1.2} ${r * 0.1} ${-r * 1.2}`, "#ffffff", r * 0.12)
    );
  if (kind === "halo")
    return line(
      `M${-r * 0.7} ${-r * 1.45}Q0 ${-r * 1.7} ${r * 0.7} ${-r * 1.45}Q0 ${-r * 1.2} ${-r * 0.7} ${-r * 1.45}Z`,
      color,
      r * 0.14,
    );
  if (kind === "veil" || kind === "bandana")
    return shape(
      closedCurve(
        at([
          [-1.02, -0.2],
          [-0.9, -0.85],
          [0, -1.15],
          [0.9, -0.85],
          [1.02, -0.2],
          [0.6, -0.62],
          [-0.6, -0.62],
        ]),
      ),
      color,
    );
  if (kind === "band")
    return shape(
      polygon(
        at([
          [-1, -0.62],
          [1, -0.62],
          [1, -0.36],
          [-1, -0.36],
        ]),
      ),
      color,
    );
  return (
    shape(
      closedCurve(
        at([
          [-1, -0.4],
          [-0.9, -1],
          [0, -1.25],
          [0.9, -1],
          [1, -0.4],
          [0, -0.52],
        ]),
      ),
      color,
    ) + ellipse([-r * 0.35, -r * 0.42], [r * 0.95, r * 0.16], dark)
  );
}

function hairBack({ hairStyle, hair }: PersonLook, r: number): string {
  const dark = shift(hair, -0.05);
  if (hairStyle === "long")
    return shape(
      closedCurve([
        [-r * 0.9, -r * 0.9],
        [0, -r * 1.2],
        [r * 0.9, -r * 0.9],
        [r * 1.2, r * 0.3],
        [r * 1.15, r * 1.5],
        [r * 0.5, r * 1.4],
        [-r * 0.5, r * 1.4],
        [-r * 1.15, r * 1.5],
        [-r * 1.2, r * 0.3],
      ]),
      dark,
    );
  if (hairStyle === "tails")
    return [-1, 1]
      .map((side) =>
        shape(
          closedCurve([
            [side * r * 0.85, -r * 0.5],
            [side * r * 1.5, -r * 0.55],
            [side * r * 1.75, r * 0.2],
            [side * r * 1.5, r * 0.95],
            [side * r * 1.2, r * 0.3],
          ]),
          dark,
        ),
      )
      .join("");
  if (hairStyle === "bun") return ellipse([0, -r * 1.15], [r * 0.48, r * 0.44], dark);
  if (hairStyle === "curly")
    return [
      [-0.85, -0.3],
      [-0.75, -0.8],
      [-0.25, -1.1],
      [0.3, -1.1],
      [0.78, -0.8],
      [0.88, -0.3],
      [-0.95, 0.2],
      [0.95, 0.2],
    ]
      .map(([x = 0, y = 0]) => ellipse([x * r, y * r], [r * 0.42, r * 0.42], dark))
      .join("");
  return "";
}

function hairFront({ hairStyle, hair }: PersonLook, r: number): string {
  if (hairStyle === "bald")
    return [-1, 1].map((side) => ellipse([side * r * 0.92, -r * 0.02], [r * 0.2, r * 0.32], hair)).join("");
  const low = hairStyle === "short" ? -0.1 : 0.12;
  const cap = closedCurve([
    [-r * 1.04, r * low],
    [-r * 1.02, -r * 0.6],
    [-r * 0.5, -r * 1.12],
    [r * 0.3, -r * 1.16],
    [r * 0.95, -r * 0.7],
    [r * 1.04, r * low],
    [r * 0.82, -r * 0.3],
    [r * 0.35, -r * 0.55],
    [-r * 0.15, -r * 0.42],
    [-r * 0.72, -r * 0.42],
  ]);
  return (
    shape(cap, hair) +
    line(
      `M${-r * 0.55} ${-r * 0.82}Q${-r * 0.1} ${-r * 1.02} ${r * 0.4} ${-r * 0.86}`,
      shift(hair, 0.12),
      r * 0.1,
    )
  );
}

function faceOf(look: PersonLook, r: number, asleep: boolean): string {
  const ink = "#33262a";
  const eye = (x: number) =>
    asleep
      ? line(`M${x - r * 0.16} ${r * 0.12}Q${x} ${r * 0.26} ${x + r * 0.16} ${r * 0.12}`, ink, r * 0.07)
      : ellipse([x, r * 0.1], [r * 0.125, r * 0.165], ink) +
        ellipse([x + r * 0.045, r * 0.03], [r * 0.045, r * 0.055], "#ffffff");
  const brow = (x: number) =>
    line(
      `M${x - r * 0.16} ${-r * 0.2}Q${x} ${-r * 0.29} ${x + r * 0.16} ${-r * 0.2}`,
      shift(look.hair, -0.06),
      r * 0.07,
    );
  const cheek = mix(look.skin, "#e8524f", 0.38);
  const glasses = look.glasses
    ? [-0.38, 0.38]
        .map((x) =>
          line(
            `M${(x - 0.26) * r} ${r * 0.1}A${r * 0.26} ${r * 0.26} 0 1 1 ${(x + 0.26) * r} ${r * 0.1}A${r * 0.26} ${r * 0.26} 0 1 1 ${(x - 0.26) * r} ${r * 0.1}Z`,
            "#55424a",
            r * 0.07,
          ),
        )
        .join("")
    : "";
  const beard = look.beard
    ? shape(
        closedCurve([
          [-r * 0.92, r * 0.2],
          [-r * 0.5, r * 0.5],
          [0, r * 0.42],
          [r * 0.5, r * 0.5],
          [r * 0.92, r * 0.2],
          [r * 0.72, r * 1.15],
          [0, r * 1.6],
          [-r * 0.72, r * 1.15],
        ]),
        look.hair,
      )
    : "";
  return [
    eye(-r * 0.38),
    eye(r * 0.38),
    brow(-r * 0.38),
    brow(r * 0.38),
    ellipse([-r * 0.6, r * 0.42], [r * 0.18, r * 0.12], cheek, 'opacity="0.7" class="shade"'),
    ellipse([r * 0.6, r * 0.42], [r * 0.18, r * 0.12], cheek, 'opacity="0.7" class="shade"'),
    beard,
    ellipse([0, r * 0.3], [r * 0.08, r * 0.06], shift(look.skin, -0.1, 0.03), 'class="shade"'),
    line(`M${-r * 0.26} ${r * 0.52}Q0 ${r * 0.78} ${r * 0.26} ${r * 0.52}`, "#a8403f", r * 0.09),
    glasses,
  ].join("");
}

function headOf(look: PersonLook, r: number, asleep: boolean): string {
  const ears = [-1, 1]
    .map((side) => ellipse([side * r * 1, r * 0.1], [r * 0.2, r * 0.25], shift(look.skin, -0.05)))
    .join("");
  const skull = closedCurve([
    [0, -r],
    [r * 0.72, -r * 0.74],
    [r, 0],
    [r * 0.8, r * 0.66],
    [0, r],
    [-r * 0.8, r * 0.66],
    [-r, 0],
    [-r * 0.72, -r * 0.74],
  ]);
  return [
    hairBack(look, r),
    ears,
    shape(skull, look.skin),
    faceOf(look, r, asleep),
    hairFront(look, r),
    look.hat ? hatOf(look.hat, r) : "",
  ].join("");
}

function upright(look: PersonLook, pose: Pose | null, lively: boolean): Figure {
  const body = bodies[look.age];
  const { head, torso, shoulder } = body;
  const joints = jointsOf(pose, body, lively);
  const [hx, hy] = joints.hip;
  const neck: Point = [hx, hy - torso];
  const sitting = pose === "sit" || pose === "read" || pose === "eat";
  const shoe = look.shoes ?? mix(look.bottom, "#3a2a26", 0.75);
  const legs = joints.legs.map(([knee, foot], i) => {
    const from: Point = [hx + (i === 0 ? -1 : 1) * shoulder * 0.42, hy - 2];
    const tone = look.dress || look.skirt ? look.skin : look.bottom;
    const toe =
      foot[0] +
      (pose === "run" || pose === "walk" ? -body.limb * 0.25 : (i === 0 ? -1 : 1) * body.limb * 0.22);
    return (
      shape(
        limb(bent(from, knee, [foot[0], foot[1] - body.limb * 0.3]), body.limb * 1.25, body.limb * 0.92),
        shift(tone, i === 0 ? 0 : -0.03),
      ) + ellipse([toe, foot[1] - body.limb * 0.32], [body.limb * 0.78, body.limb * 0.42], shoe)
    );
  });
  const armLength = torso * 0.98;
  const armOf = (i: 0 | 1) => {
    const from: Point = [neck[0] + (i === 0 ? -1 : 1) * shoulder * 0.86, neck[1] + body.limb * 0.55];
    const [elbow, hand] = joints.arms[i];
    const [e, h] = [scaled(from, elbow, armLength), scaled(from, hand, armLength)];
    const sleeve = look.armor ? "#aeb8c2" : shift(look.coat ?? look.top, -0.04);
    return {
      hand: h,
      svg:
        ellipse(h, [body.limb * 0.5, body.limb * 0.5], look.skin) +
        shape(
          limb(
            bent(from, e, [h[0] + (e[0] - h[0]) * 0.12, h[1] + (e[1] - h[1]) * 0.12]),
            body.limb * 1.02,
            body.limb * 0.82,
          ),
          sleeve,
        ),
    };
  };
  const [left, right] = [armOf(0), armOf(1)];
  const gown = look.dress || look.coat !== undefined;
  const flare = look.coat ? 1.3 : look.dress ? (sitting ? 2.1 : 1.75) : 0.92;
  const hem = gown ? hy + (sitting ? body.leg * 0.1 : body.leg * (look.coat ? 0.36 : 0.48)) : hy + 4;
  const trunk = closedCurve([
    [neck[0], neck[1] - 2],
    [neck[0] + shoulder * 0.8, neck[1] + 2],
    [neck[0] + shoulder * 0.98, neck[1] + torso * 0.3],
    [hx + shoulder * (gown ? 0.9 : 0.84), hy - torso * 0.28],
    [hx + shoulder * flare, hem],
    [hx, hem + 3],
    [hx - shoulder * flare, hem],
    [hx - shoulder * (gown ? 0.9 : 0.84), hy - torso * 0.28],
    [neck[0] - shoulder * 0.98, neck[1] + torso * 0.3],
    [neck[0] - shoulder * 0.8, neck[1] + 2],
  ]);
  const skirt = look.skirt
    ? shape(
        closedCurve([
          [hx - shoulder * 0.84, hy - torso * 0.22],
          [hx + shoulder * 0.84, hy - torso * 0.22],
          [hx + shoulder * 1.75, hy + body.leg * 0.42],
          [hx, hy + body.leg * 0.47],
          [hx - shoulder * 1.75, hy + body.leg * 0.42],
        ]),
        look.skirt,
      )
    : "";
  const placket = look.coat
    ? line(`M${hx} ${neck[1] + 6}V${hem - 4}`, shift(look.coat, -0.12), 2.4) +
      [0.25, 0.5, 0.75]
        .map((t) =>
          ellipse([hx + 5, neck[1] + (hem - neck[1]) * t], [2.6, 2.6], shift(look.coat ?? "#000000", -0.2)),
        )
        .join("")
    : "";
  const trousers = gown
    ? ""
    : shape(
        closedCurve([
          [hx - shoulder * 0.86, hy - torso * 0.16],
          [hx, hy - torso * 0.2],
          [hx + shoulder * 0.86, hy - torso * 0.16],
          [hx + shoulder * 0.9, hy + 5],
          [hx, hy + 7],
          [hx - shoulder * 0.9, hy + 5],
        ]),
        look.bottom,
      );
  const face: Point = [neck[0], neck[1] - head * 0.92];
  const wings = look.wings
    ? [-1, 1]
        .map((side) =>
          shape(
            closedCurve([
              [0, neck[1] + 12],
              [side * shoulder * 1.6, neck[1] - torso * 0.7],
              [side * shoulder * 3, neck[1] - torso * 0.5],
              [side * shoulder * 2.7, neck[1] + torso * 0.2],
              [side * shoulder * 1.9, neck[1] + torso * 0.75],
            ]),
            look.wings ?? "#ffffff",
          ),
        )
        .join("")
    : "";
  const cape = look.cape
    ? shape(
        closedCurve([
          [-shoulder * 0.9, neck[1] + 2],
          [0, neck[1] - 4],
          [shoulder * 0.9, neck[1] + 2],
          [shoulder * 2, hy + body.leg * 0.5],
          [0, hy + body.leg * 0.42],
          [-shoulder * 2, hy + body.leg * 0.5],
        ]),
        look.cape,
      )
    : "";
  const apron = look.apron
    ? shape(
        closedCurve([
          [-shoulder * 0.5, neck[1] + torso * 0.25],
          [shoulder * 0.5, neck[1] + torso * 0.25],
          [shoulder * 0.8, hy + body.leg * 0.25],
          [-shoulder * 0.8, hy + body.leg * 0.25],
        ]),
        look.apron,
      )
    : "";
  const buttons = look.buttons
    ? [0.3, 0.5, 0.7]
        .map((t) => ellipse([hx, neck[1] + torso * t], [2.2, 2.2], look.buttons ?? "#ffffff"))
        .join("")
    : "";
  const collar =
    look.dress || look.armor
      ? ""
      : line(
          curve([
            [neck[0] - shoulder * 0.35, neck[1] + 1],
            [neck[0], neck[1] + 8],
            [neck[0] + shoulder * 0.35, neck[1] + 1],
          ]),
          shift(look.top, 0.1),
          3,
        );
  const parts = [
    wings,
    cape,
    sitting ? "" : legs.join(""),
    shape(
      limb(
        [
          [neck[0], neck[1] - head * 0.3],
          [neck[0], neck[1] + 4],
        ],
        head * 0.62,
        head * 0.62,
      ),
      shift(look.skin, -0.08),
    ),
    shape(trunk, look.armor ? "#c3ccd4" : (look.coat ?? look.top)),
    trousers,
    skirt,
    placket,
    sitting ? legs.join("") : "",
    collar,
    apron,
    buttons,
    left.svg,
    right.svg,
    pose === "read"
      ? shape(
          "M-22 -8L0 -3L22 -8L22 12L0 17L-22 12Z",
          "#c74a3c",
          `${placed([hx, neck[1] + torso * 0.72], 0, 0.85)}`,
        ) +
        shape(
          "M-20 -9L0 -5L20 -9L20 8L0 12L-20 8Z",
          "#fbf6e9",
          `${placed([hx, neck[1] + torso * 0.68], 0, 0.85)}`,
        )
      : "",
    group(headOf(look, head, pose === "sleep" || pose === "lie"), placed(face)),
  ];
  const height = -(face[1] - head * 1.15);
  return {
    svg: group(parts, placed([0, 0], joints.lean)),
    width: Math.max(shoulder * 3.4, head * 2.4),
    height,
    head: { at: [face[0], face[1] - head * 0.75], width: head * 2 },
    hand: right.hand,
    top: { height: height * 0.98, half: head * 0.5 },
  };
}

/** Somebody lying on the back, the head to the left; who sleeps has a pillow and a blanket. */
function lying(look: PersonLook, isAsleep: boolean): Figure {
  const { head, torso, leg, shoulder, limb: thick } = bodies[look.age];
  const level = -shoulder * 0.8;
  const neck = -torso * 0.5;
  const hip = torso * 0.5;
  const feet = hip + leg;
  const face: Point = [neck - head * 0.86, level - head * 0.32];
  const tone = look.dress || look.skirt ? look.skin : look.bottom;
  const legs = [-0.28, 0.3].map((up) =>
    shape(
      limb(
        bent(
          [hip - 4, level + shoulder * up],
          [hip + leg * 0.45, level + shoulder * up - leg * (isAsleep ? 0.05 : 0.16)],
          [feet, level + shoulder * 0.4],
        ),
        thick * 1.2,
        thick,
      ),
      shift(tone, up > 0 ? 0 : -0.04),
    ),
  );
  const shoes = [0, 9].map((y) =>
    ellipse(
      [feet + 3, level + shoulder * 0.3 + y * 0.4 - 4],
      [thick * 0.45, thick * 0.75],
      look.shoes ?? mix(look.bottom, "#3a2a26", 0.75),
    ),
  );
  const trunk = shape(
    limb(
      [
        [neck, level],
        [0, level - shoulder * 0.12],
        [hip + (look.dress ? leg * 0.4 : 6), level],
      ],
      shoulder * 1.5,
      shoulder * (look.dress ? 1.9 : 1.4),
    ),
    look.coat ?? look.top,
  );
  const arm =
    shape(
      limb(
        bent(
          [neck + 8, level - 2],
          [neck + torso * 0.34, level + shoulder * 0.5],
          [neck + torso * 0.72, level - shoulder * 0.1],
        ),
        thick,
        thick * 0.85,
      ),
      shift(look.coat ?? look.top, -0.07),
    ) + ellipse([neck + torso * 0.76, level - shoulder * 0.14], [thick * 0.52, thick * 0.5], look.skin);
  const cover = mix(look.top, "#f3ece0", 0.45);
  const blanket = shape(
    closedCurve([
      [neck + torso * 0.2, 0],
      [neck + torso * 0.22, level - shoulder * 0.72],
      [hip * 0.4, level - shoulder * 1.02],
      [hip + leg * 0.4, level - shoulder * 0.84],
      [feet + 4, level - shoulder * 0.74],
      [feet + 16, 0],
    ]),
    cover,
  );
  const fold = line(
    `M${neck + torso * 0.24} ${level - shoulder * 0.6}Q${neck + torso * 0.34} ${level * 0.4} ${neck + torso * 0.24} -3`,
    shift(cover, 0.13),
    shoulder * 0.34,
  );
  const pillow = shape(
    closedCurve([
      [face[0] - head * 1.3, -2],
      [face[0] - head * 1.25, level - head * 0.5],
      [face[0], level - head * 0.72],
      [face[0] + head * 1.1, level - head * 0.4],
      [face[0] + head * 1.2, -2],
      [face[0], 2],
    ]),
    "#f6f2ea",
  );
  const parts = isAsleep
    ? [pillow, trunk, group(headOf(look, head, true), placed(face, -62)), blanket, fold]
    : [...legs, ...shoes, trunk, group(headOf(look, head, true), placed(face, -62)), arm];
  const left = face[0] - head * 1.35;
  const middle = (left + feet + 16) / 2;
  return {
    svg: group(parts, placed([-middle, 0])),
    width: feet + 16 - left,
    height: -level + Math.max(head * 1.3, shoulder),
    top: { height: -level + shoulder * 0.8, half: torso * 0.3 },
  };
}

/** Somebody seen from the front, on their feet, sitting, on the run or asleep. */
export function person(look: PersonLook, asked: Pose | null, lively = true): Figure {
  const pose = look.age === "baby" && asked === null ? "sit" : asked;
  return pose === "sleep" || pose === "lie" ? lying(look, pose === "sleep") : upright(look, pose, lively);
}
