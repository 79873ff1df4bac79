import type { Point } from "../pen.ts";
import type { Pose } from "../words/scene-graph.ts";
import type { Body } from "./person-bodies.ts";

/** A body's bearing: the hip, degrees it leans by, and two joints of each limb, the left one first. */
export interface Joints {
  hip: Point;
  lean: number;
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
  arms: readonly [readonly [Point, Point], readonly [Point, Point]];
}

/** How somebody bears themselves, apart from what they do. */
export interface Bearing {
  /** Whether they wave. */
  lively: boolean;
  /** Whether they sit on a seat, where legs hang down. */
  onSeat?: boolean;
  /** Whether both hands are before the chest, at an instrument. */
  plays?: boolean;
}

const beforeChest: Joints["arms"] = [
  [
    [-0.38, 0.46],
    [0.08, 0.56],
  ],
  [
    [0.4, 0.42],
    [0.12, 0.34],
  ],
];

/** Legs that hang down from a seat, whose height is that of the hip. */
function hanging({ leg, shoulder, limb }: Body): Joints["legs"] {
  return [
    [
      [-shoulder * 0.62, limb * 0.5],
      [-shoulder * 0.62, leg * 0.6],
    ],
    [
      [shoulder * 0.62, limb * 0.5],
      [shoulder * 0.62, leg * 0.6],
    ],
  ];
}

/** Where knees, feet, elbows and hands are; arms are told from the shoulder, in lengths of an arm. */
export function jointsOf(pose: Pose | null, body: Body, bearing: Bearing): Joints {
  const joints = jointsOfPose(pose, body, bearing.lively);
  return {
    ...joints,
    ...(bearing.plays && { arms: beforeChest }),
    ...(bearing.onSeat && { hip: [0, -body.limb * 0.4] as const, lean: 0, legs: hanging(body) }),
  };
}

function jointsOfPose(pose: Pose | null, body: Body, lively: boolean): Joints {
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
  const upright = {
    hip: [0, -leg] as const,
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
    ] as const,
  };
  if (pose === "act")
    return {
      ...upright,
      arms: [
        [
          [-0.4, 0.4],
          [-0.06, 0.58],
        ],
        [
          [0.46, 0.36],
          [0.82, 0.5],
        ],
      ],
    };
  if (pose === "swim")
    return {
      ...upright,
      arms: [
        [
          [-0.5, 0.06],
          [-0.9, -0.2],
        ],
        [
          [0.5, 0.06],
          [0.9, -0.2],
        ],
      ],
    };
  if (pose === "kick")
    return {
      hip: [0, -leg],
      lean: -7,
      legs: [
        [
          [-leg * 0.14, -leg * 0.5],
          [-leg * 0.06, 0],
        ],
        [
          [leg * 0.5, -leg * 0.86],
          [leg * 1.02, -leg * 0.92],
        ],
      ],
      arms: [
        [
          [-0.5, 0.2],
          [-0.74, -0.18],
        ],
        [
          [0.36, 0.4],
          [0.5, 0.02],
        ],
      ],
    };
  if (pose === "climb")
    return {
      hip: [0, -leg * 1.06],
      lean: 0,
      legs: [
        [
          [-leg * 0.34, -leg * 0.62],
          [-leg * 0.28, -leg * 0.08],
        ],
        [
          [leg * 0.42, -leg * 0.98],
          [leg * 0.3, -leg * 0.5],
        ],
      ],
      arms: [
        [
          [-0.46, -0.22],
          [-0.36, -0.92],
        ],
        [
          [0.5, -0.1],
          [0.42, -0.62],
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
  return { ...upright, arms: hang };
}
