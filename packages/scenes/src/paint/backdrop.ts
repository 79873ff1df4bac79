import type { Paintbox } from "../paintbox.ts";
import { mix, oklch, shift } from "../palette.ts";
import { below, box, closedCurve, ellipse, group, line, type Point, polygon, shape } from "../pen.ts";
import { type Seeded, wavy } from "../seeded.ts";
import { crown } from "../shapes/broadleaf.ts";
import { cityRow } from "../shapes/city.ts";
import { heapCloud } from "../shapes/clouds.ts";
import { fir, firEdge } from "../shapes/conifers.ts";
import { hill, skyline, trace } from "../shapes/hills.ts";
import { house } from "../shapes/house.ts";
import { mountain } from "../shapes/mountain.ts";
import { boulder, grassTuft } from "../shapes/shore.ts";
import { ripples } from "../shapes/water.ts";
import type { SceneGraph, Setting } from "../words/scene-graph.ts";
import type { Light } from "./light.ts";

/** The place a scene plays in, 1000 high. */
export interface Backdrop {
  svg: string;
  /** Drawn over all things: rain, snow, the near grass. */
  front: string;
  /** Where things may stand, from the farthest to the nearest. */
  stand: readonly [far: number, near: number];
  /** Where things may float; none where there is no water. */
  water: readonly [far: number, near: number] | null;
  /** Whether there is water or space everywhere. */
  weightless: boolean;
  indoor: boolean;
}

interface Scenery {
  paints: Paintbox;
  chance: Seeded;
  graph: SceneGraph;
  light: Light;
  width: number;
}

/** Drawn far wider than the picture so that no edge shows. */
const margin = 60;

function stars({ chance, width }: Scenery, low: number, count: number): string {
  return Array.from({ length: count }, () => {
    const size = chance.between(1.4, 4);
    return ellipse(
      [chance.between(0, width), chance.between(0, low)],
      [size, size],
      chance.pick(["#fffbe6", "#f4f0ff", "#ffeec2"]),
    );
  }).join("");
}

function sky(scenery: Scenery, low: number): string {
  const { paints, chance, graph, light, width } = scenery;
  let sunX = -1000;
  const parts = [
    box(
      [-margin, -margin],
      [width + 2 * margin, low + 2 * margin],
      paints.linear([
        [0, light.sky[0]],
        [0.55, light.sky[1]],
        [1, light.sky[2]],
      ]),
      'class="sky"',
    ),
  ];
  const named = graph.items.some(({ drawable }) => ["sun", "moon", "crescent moon"].includes(drawable));
  const gloomy =
    graph.weather !== null &&
    graph.weather !== "clear" &&
    graph.weather !== "wind" &&
    graph.weather !== "snow";
  if (light.time === "night") {
    parts.push(stars(scenery, low, gloomy ? 12 : 70));
    if (!named && !gloomy) {
      const at: Point = [width * chance.pick([0.16, 0.84]), 150];
      parts.push(
        ellipse(
          at,
          [150, 150],
          paints.radial([
            [0, "#f7efd2", 0.5],
            [1, "#f7efd2", 0],
          ]),
          'class="shade"',
        ),
        ellipse(at, [62, 62], "#f7efd2"),
        ellipse([at[0] - 18, at[1] - 16], [14, 12], "#e3d8b4"),
        ellipse([at[0] + 20, at[1] + 14], [18, 15], "#e3d8b4"),
      );
    }
  } else if (!named && !gloomy) {
    const lowSun = light.time !== "day";
    const at: Point = [width * chance.pick([0.16, 0.5, 0.84]), lowSun ? low - 95 : 130];
    if (!lowSun) sunX = at[0];
    const glow = lowSun ? oklch(0.9, 0.14, 75) : oklch(0.97, 0.09, 100);
    parts.push(
      ellipse(
        at,
        [lowSun ? 330 : 190, lowSun ? 260 : 190],
        paints.radial([
          [0, glow, 0.75],
          [1, glow, 0],
        ]),
        'class="shade"',
      ),
      ellipse(at, [66, 66], lowSun ? oklch(0.93, 0.12, 80) : oklch(0.95, 0.13, 98)),
    );
  }
  const count = graph.weather === "clear" ? 1 : gloomy ? 7 : light.time === "night" ? 2 : 3;
  const tone = {
    day: ["#ffffff", "#eaf0f6", "#c5d3e2"],
    sunrise: ["#fff3e0", "#f8d9cc", "#d3b0bd"],
    sunset: ["#ffdcb8", "#f2ab98", "#a9788f"],
    night: ["#6a719a", "#525a86", "#3b426c"],
  }[light.time];
  const [bright = "", body = "", shade = ""] = gloomy
    ? tone.map((color) =>
        mix(color, light.time === "night" ? "#2f3548" : "#8b95a3", graph.weather === "storm" ? 0.6 : 0.35),
      )
    : tone;
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.5) / count) + chance.around(0, 80);
    const wide = chance.between(180, 330);
    // a cloud before the sun hides the brightest spot of the picture
    if (Math.abs(x - sunX) < wide / 2 + 60) continue;
    parts.push(
      heapCloud(
        paints,
        chance,
        [
          [x, chance.between(90, Math.max(140, low * 0.55))],
          [wide, wide * 0.36],
        ],
        { light: bright, body, shade },
      ),
    );
  }
  return parts.join("");
}

const band = ({ paints, width }: Scenery, from: number, to: number, colors: readonly string[]) =>
  box([-margin, from], [width + 2 * margin, to - from + margin], paints.linear(colors));

function meadowGround(scenery: Scenery, level: number, color: string): string {
  const { chance, paints, light, width } = scenery;
  const wave = wavy(chance, 14, 700);
  const edge = trace((x) => level + wave(x), -margin, width + margin, 60);
  const near = light.ground(shift(color, -0.07));
  const parts = [
    shape(below(edge, 1100), paints.linear([light.ground(shift(color, 0.07)), light.ground(color), near])),
  ];
  // broad soft bands tell of depth where one color would lie flat
  for (const [y, tone] of [
    [level + 110, 0.035],
    [level + 240, -0.02],
    [level + 390, -0.045],
  ] as const) {
    const roll = wavy(chance, 26, 900);
    parts.push(
      shape(
        below(
          trace((x) => y + roll(x), -margin, width + margin, 70),
          1100,
        ),
        light.ground(shift(color, tone)),
        'opacity="0.55" class="shade"',
      ),
    );
  }
  return parts.join("");
}

function flowersAndTufts(
  { chance, graph, light, width }: Scenery,
  level: number,
  color: string,
  flowers: boolean,
): string {
  const parts: string[] = [];
  for (let i = 0; i < 26; i++) {
    const y = level + 50 + (1000 - level) * (i / 26) ** 1.1;
    const size = 16 + ((y - level) / (1000 - level)) * 46;
    parts.push(
      grassTuft(chance, [chance.between(0, width), y], size, [
        light.ground(shift(color, -0.12)),
        light.ground(shift(color, 0.08)),
      ]),
    );
    if (flowers && graph.season !== "autumn" && graph.season !== "winter" && i % 2 === 0) {
      const at: Point = [chance.between(0, width), y];
      const tone = light.ground(chance.pick(["#f7f3ea", "#f3c53b", "#e8788f", "#a98fe0"]));
      parts.push(
        line(`M${at[0]} ${at[1]}v${-size * 0.5}`, light.ground("#4f7f3a"), size * 0.06),
        ...[0, 1.257, 2.513, 3.77, 5.027].map((a) =>
          ellipse(
            [at[0] + Math.cos(a) * size * 0.11, at[1] - size * 0.5 + Math.sin(a) * size * 0.11],
            [size * 0.09, size * 0.09],
            tone,
          ),
        ),
        ellipse([at[0], at[1] - size * 0.5], [size * 0.07, size * 0.07], light.ground("#e0a52e")),
      );
    }
  }
  return group(parts, 'class="shade"');
}

const greenOf = (graph: SceneGraph) =>
  graph.season === "winter" || graph.weather === "snow"
    ? "#e9eef4"
    : graph.season === "autumn"
      ? "#b9a55a"
      : graph.season === "spring"
        ? "#8fc464"
        : "#79b356";

function farHills(scenery: Scenery, level: number): string {
  const { chance, paints, light, width, graph } = scenery;
  const green = greenOf(graph);
  const extent = { from: -margin, to: width + margin, bottom: level + 80 };
  const [far, near] = [
    mix(light.ground(green), light.haze, 0.62),
    mix(light.ground(green), light.haze, 0.34),
  ];
  return (
    hill(paints, skyline(chance, level - 110, 60, 900), extent, [shift(far, 0.03), far]) +
    hill(paints, skyline(chance, level - 48, 36, 620), extent, [shift(near, 0.04), near])
  );
}

function woods(scenery: Scenery, level: number): string {
  const { chance, light, width, graph } = scenery;
  const snowy = graph.season === "winter" || graph.weather === "snow";
  const tone = (color: string, far: number) => mix(light.ground(color), light.haze, far);
  const parts = [
    firEdge(
      chance,
      () => level + 6,
      { from: -margin, to: width + margin, heights: [110, 190], gap: 26 },
      tone("#4f7f6b", 0.5),
    ),
    firEdge(
      chance,
      () => level + 16,
      { from: -margin, to: width + margin, heights: [70, 150], gap: 34 },
      tone("#3f7056", 0.25),
    ),
  ];
  for (let i = 0; i < 7; i++) {
    const x = (i / 6) * width + chance.around(0, 50);
    const y = level + 30 + chance.between(0, 30);
    if (snowy || chance.chance(0.45))
      parts.push(
        fir(chance, [x, y], chance.between(260, 400), {
          dark: tone("#2f5f4c", 0.08),
          light: snowy ? tone("#e9f0f4", 0) : tone("#5f9468", 0),
          trunk: tone("#5a4030", 0),
        }),
      );
    else {
      const autumn = graph.season === "autumn";
      parts.push(
        line(`M${x} ${y}v-170`, tone("#6a4a36", 0.05), 26),
        crown(
          chance,
          [x, y - 250],
          [230, 240],
          autumn
            ? [tone("#9c5a24", 0), tone("#d9852e", 0), tone("#f0b84a", 0)]
            : [tone("#3f7042", 0), tone("#5f9650", 0), tone("#93be62", 0)],
        ),
      );
    }
  }
  return group(parts, 'class="small"');
}

function peaks({ chance, paints, light, width }: Scenery, level: number): string {
  const colors = {
    rock: mix(light.ground("#8f86a3"), light.haze, 0.15),
    rockShade: mix(light.ground("#5f5f86"), light.haze, 0.15),
    snow: light.ground("#fbf8f6"),
    snowShade: light.ground("#c3c9e2"),
    haze: light.haze,
  };
  return [
    [0.12, 250, 300],
    [0.88, 220, 320],
    [0.5, 90, 420],
    [0.28, 190, 300],
    [0.72, 200, 280],
  ]
    .map(([x = 0, y = 0, spread = 0]) =>
      mountain(
        paints,
        chance,
        {
          peak: [x * width + chance.around(0, 50), y + chance.around(0, 30)],
          foot: level + 20,
          spread: [spread, spread],
          snow: 0.5,
        },
        colors,
      ),
    )
    .join("");
}

function sea(scenery: Scenery, from: number, to: number): string {
  const { chance, light, width } = scenery;
  const area = { from: from + 8, to: to + 20, count: 46, middle: width / 2, half: width * 0.62 };
  const deep = light.ground(light.time === "sunset" ? "#5f6fa8" : "#2f86b8");
  const shallow = mix(light.ground("#6fc0d3"), light.sky[2], 0.35);
  return (
    band(scenery, from, to, [shallow, deep, shift(deep, -0.06)]) +
    group(
      [
        ripples(
          chance,
          { ...area, size: 1.1 },
          (d) => mix(shift(shallow, 0.06), deep, d * 0.7),
          'opacity="0.7"',
        ),
        ripples(chance, { ...area, count: 22 }, () => mix(light.sky[2], "#ffffff", 0.4), 'opacity="0.8"'),
      ],
      'class="shade"',
    )
  );
}

type Painter = (scenery: Scenery) => Omit<Backdrop, "front">;
const out = (
  svg: string[],
  stand: Backdrop["stand"],
  water: Backdrop["water"] = null,
  more: Partial<Backdrop> = {},
) => ({ svg: svg.join(""), stand, water, weightless: false, indoor: false, ...more });

const land =
  (features: (scenery: Scenery, level: number) => string, flowers = true): Painter =>
  (scenery) => {
    const green = greenOf(scenery.graph);
    const high = scenery.graph.settings.includes("mountains") && features !== peaks;
    return out(
      [
        sky(scenery, 560),
        high ? peaks(scenery, 540) : "",
        farHills(scenery, 540),
        features(scenery, 540),
        meadowGround(scenery, 545, green),
        flowersAndTufts(scenery, 570, green, flowers),
      ],
      [610, 925],
    );
  };

const plain =
  (color: string, features: (scenery: Scenery, level: number) => string): Painter =>
  (scenery) =>
    out([sky(scenery, 560), features(scenery, 540), meadowGround(scenery, 540, color)], [600, 925]);

const lakeside: Painter = (scenery) => {
  const green = greenOf(scenery.graph);
  const { light, paints, chance, width } = scenery;
  const shore = wavy(chance, 20, 800);
  return out(
    [
      sky(scenery, 470),
      scenery.graph.settings.includes("mountains") ? peaks(scenery, 450) : "",
      farHills(scenery, 450),
      group(
        firEdge(
          chance,
          () => 462,
          { from: -margin, to: width + margin, heights: [40, 90], gap: 22 },
          mix(light.ground("#4f7f6b"), light.haze, 0.35),
        ),
        'class="small"',
      ),
      sea(scenery, 455, 740),
      shape(
        below(
          trace((x) => 730 + shore(x), -margin, width + margin, 50),
          1100,
        ),
        paints.linear([light.ground(shift(green, 0.06)), light.ground(shift(green, -0.06))]),
      ),
      flowersAndTufts(scenery, 745, green, true),
    ],
    [775, 945],
    [520, 700],
  );
};

function riverBed(scenery: Scenery): string {
  const { light, width, paints } = scenery;
  const w = width;
  const bank: Point[] = [
    [w * 0.46, 556],
    [w * 0.4, 620],
    [w * 0.56, 700],
    [w * 0.34, 800],
    [w * 0.42, 900],
    [w * 0.2, 1060],
    [w * 0.86, 1060],
    [w * 0.74, 900],
    [w * 0.58, 800],
    [w * 0.72, 700],
    [w * 0.5, 620],
    [w * 0.53, 556],
  ];
  return (
    shape(closedCurve(bank), paints.linear([light.ground("#9fd0e0"), light.ground("#4f9fc8")])) +
    group(
      ripples(
        scenery.chance,
        { from: 640, to: 980, count: 14, middle: w * 0.52, half: w * 0.1 },
        () => light.ground("#d9eff6"),
        'opacity="0.8"',
      ),
      'class="shade"',
    )
  );
}

const roadBed = ({ light, width: w }: Scenery, gray = "#8f8d92") =>
  shape(
    polygon([
      [w * 0.47, 556],
      [w * 0.53, 556],
      [w * 0.92, 1040],
      [w * 0.08, 1040],
    ]),
    light.ground(gray),
  ) +
  [600, 670, 770, 900]
    .map((y, i) =>
      shape(
        polygon([
          [w * 0.496, y],
          [w * 0.504, y],
          [w * (0.507 + i * 0.003), y + 30 + i * 20],
          [w * (0.493 - i * 0.003), y + 30 + i * 20],
        ]),
        light.ground("#f2ead0"),
      ),
    )
    .join("");

function terrace(scenery: Scenery, level: number, size: number): string {
  const { paints, chance, light, width } = scenery;
  const walls = ["#e0795c", "#f0dcae", "#6fa8b0", "#e8b44a", "#d98fa0", "#7f95c4", "#a9c48f"];
  const parts: string[] = [];
  let left = -30;
  for (let i = 0; left < width + 20; i++) {
    const wide = chance.between(150, 215) * size;
    parts.push(
      house(paints, chance, {
        left,
        ground: level,
        width: wide,
        height: chance.between(190, 260) * size,
        roof: chance.between(80, 120) * size,
        floors: chance.pick([2, 3]),
        windows: chance.pick([2, 3]),
        wall: light.ground(walls[(i * 3 + Math.floor(width)) % walls.length] ?? "#e0795c"),
        tiles: light.ground(chance.pick(["#a5533f", "#56606f", "#8a4a3c"])),
        trim: light.ground("#f7f3ea"),
        shutters: chance.chance(0.5) ? light.ground("#4f7f78") : null,
        gable: chance.pick(["pointed", "long", "stepped"] as const),
      }),
    );
    left += wide;
  }
  return group(parts, 'class="small"');
}

const street: Painter = (scenery) => {
  const { light } = scenery;
  return out(
    [
      sky(scenery, 560),
      terrace(scenery, 640, 1.25),
      band(scenery, 636, 720, [light.ground("#c9bfae"), light.ground("#b8ad9c")]),
      band(scenery, 716, 730, [light.ground("#8f877c"), light.ground("#8f877c")]),
      band(scenery, 728, 1100, [light.ground("#9a979c"), light.ground("#75747c")]),
      ...Array.from({ length: 8 }, (_, i) =>
        shape(
          polygon([
            [i * 220 - 60, 850],
            [i * 220 + 50, 850],
            [i * 220 + 44, 868],
            [i * 220 - 70, 868],
          ]),
          light.ground("#efe8d2"),
        ),
      ),
    ],
    [690, 940],
  );
};

const city: Painter = (scenery) => {
  const { paints, chance, light, width } = scenery;
  const night = light.time === "night" || light.time === "sunset";
  const row = (wall: string, foot: number, heights: Point, window: number) =>
    cityRow(paints, chance, {
      from: -margin,
      to: width + margin,
      foot,
      heights,
      widths: [70, 150],
      wall,
      lamps: night ? ["#ffdf8f", "#ffc96a", "#fff0b8"] : ["#dcecf2", "#c3dbe8"],
      window,
    });
  return out(
    [
      sky(scenery, 600),
      group(
        [
          row(mix(light.ground("#8f9fb8"), light.haze, 0.45), 620, [240, 430], 0),
          row(light.ground("#8391ac"), 640, [160, 340], 15),
          row(light.ground("#6c7690"), 650, [90, 230], 17),
        ],
        'class="small"',
      ),
      band(scenery, 646, 720, [light.ground("#c9bfae"), light.ground("#b3a99a")]),
      band(scenery, 716, 1100, [light.ground("#8f8d94"), light.ground("#6b6a73")]),
    ],
    [690, 940],
  );
};

const beach: Painter = (scenery) => {
  const { chance, light, paints, width } = scenery;
  const shore = wavy(chance, 16, 600);
  const rim = (y: number, color: string) =>
    shape(
      below(
        trace((x) => y + shore(x), -margin, width + margin, 50),
        1100,
      ),
      color,
    );
  return out(
    [
      sky(scenery, 480),
      sea(scenery, 470, 680),
      rim(655, light.ground("#f2f7f6")),
      rim(670, light.ground("#d6bb8c")),
      rim(692, paints.linear([light.ground("#f2ddaa"), light.ground("#e3c489")])),
      group(
        Array.from({ length: 9 }, () =>
          ellipse(
            [chance.between(0, width), chance.between(730, 990)],
            [chance.between(30, 90), chance.between(5, 11)],
            light.ground("#d9bb80"),
            'opacity="0.6"',
          ),
        ),
        'class="shade"',
      ),
    ],
    [735, 945],
    [520, 650],
  );
};

const openSea: Painter = (scenery) =>
  out([sky(scenery, 480), sea(scenery, 470, 1000)], [640, 930], [600, 930]);

const underwater: Painter = (scenery) => {
  const { chance, paints, width } = scenery;
  const sand = wavy(chance, 26, 600);
  const weeds = Array.from({ length: 16 }, (_, i) => {
    const x = (i / 15) * width + chance.around(0, 40);
    const tall = chance.between(90, 260);
    return shape(
      closedCurve([
        [x - 12, 900],
        [x - 4, 900 - tall * 0.5],
        [x - 16, 900 - tall * 0.8],
        [x + 2, 900 - tall],
        [x + 8, 900 - tall * 0.7],
        [x + 14, 900 - tall * 0.4],
        [x + 12, 900],
      ]),
      chance.pick(["#2f8f78", "#4fa86a", "#2f7f8f", "#74b45c"]),
    );
  });
  const corals = Array.from({ length: 9 }, () => {
    const x = chance.between(0, width);
    const tone = chance.pick(["#f0708a", "#f09a4a", "#b56fd0", "#f3c54a"]);
    return [-0.6, -0.2, 0.2, 0.6]
      .map((a) =>
        shape(
          closedCurve([
            [x - 8, 905],
            [x + Math.sin(a) * 60 - 9, 905 - Math.cos(a) * 70],
            [x + Math.sin(a) * 70, 905 - Math.cos(a) * 96],
            [x + Math.sin(a) * 60 + 9, 905 - Math.cos(a) * 66],
            [x + 8, 905],
          ]),
          tone,
        ),
      )
      .join("");
  });
  const rays = [0.15, 0.4, 0.62, 0.85].map((x) =>
    shape(
      polygon([
        [x * width - 30, -20],
        [x * width + 40, -20],
        [x * width - 40, 900],
        [x * width - 190, 900],
      ]),
      "#c9f0f2",
      'opacity="0.13"',
    ),
  );
  const bubbles = Array.from({ length: 22 }, () => {
    const r = chance.between(4, 14);
    const at: Point = [chance.between(0, width), chance.between(60, 800)];
    return (
      ellipse(at, [r, r], "#d6f2f6", 'opacity="0.55"') +
      ellipse([at[0] - r * 0.3, at[1] - r * 0.3], [r * 0.3, r * 0.3], "#ffffff")
    );
  });
  return out(
    [
      box(
        [-margin, -margin],
        [width + 2 * margin, 1120],
        paints.linear(["#8fdce6", "#3fa3cc", "#1f6aa3"]),
        'class="sky"',
      ),
      group(rays, 'class="shade"'),
      ...[0.2, 0.75].map((x) => boulder(chance, [x * width, 900], [260, 190], "#4f7f98")),
      shape(
        below(
          trace((x) => 860 + sand(x), -margin, width + margin, 50),
          1100,
        ),
        paints.linear(["#f0dcaa", "#cfae78"]),
      ),
      group([...weeds, ...corals], 'class="small"'),
      group(bubbles, 'class="small"'),
    ],
    [900, 965],
    [180, 830],
    { weightless: true },
  );
};

const space: Painter = (scenery) => {
  const { paints, width } = scenery;
  const planet = (x: number, y: number, r: number, tone: string) =>
    ellipse(
      [x, y],
      [r, r],
      paints.radial(
        [
          [0, shift(tone, 0.12)],
          [0.7, tone],
          [1, shift(tone, -0.16)],
        ],
        [0.36, 0.32],
        0.75,
      ),
    ) +
    ellipse(
      [x - r * 0.2, y + r * 0.2],
      [r * 0.5, r * 0.12],
      shift(tone, 0.07),
      'class="shade" opacity="0.7"',
    );
  return out(
    [
      box(
        [-margin, -margin],
        [width + 2 * margin, 1120],
        paints.linear(["#191a3f", "#2c2560", "#4b2f72"]),
        'class="sky"',
      ),
      stars(scenery, 1000, 150),
      planet(width * 0.86, 190, 104, "#d98a5a"),
      planet(width * 0.12, 780, 150, "#5f8fd0"),
      planet(width * 0.18, 180, 46, "#c9a8e0"),
    ],
    [760, 900],
    [160, 860],
    { weightless: true },
  );
};

const moonGround: Painter = (scenery) => {
  const { chance, width } = scenery;
  const base = space(scenery);
  const craters = Array.from({ length: 9 }, () => {
    const at: Point = [chance.between(0, width), chance.between(690, 980)];
    const r = chance.between(30, 90);
    return (
      ellipse(at, [r, r * 0.28], "#8f8f9c") + ellipse([at[0] + 3, at[1] + 4], [r * 0.86, r * 0.2], "#787886")
    );
  });
  const wave = wavy(chance, 24, 700);
  return {
    ...base,
    svg:
      base.svg +
      shape(
        below(
          trace((x) => 620 + wave(x), -margin, width + margin, 50),
          1100,
        ),
        scenery.paints.linear(["#cfcfd8", "#9a9aa8"]),
      ) +
      group(craters, 'class="small"'),
    stand: [670, 935],
    water: null,
    weightless: false,
  };
};

const room: Painter = (scenery) => {
  const { chance, paints, width, light } = scenery;
  const wall = chance.pick(["#e8cfae", "#b9d3c4", "#c9cfe6", "#efc9b8", "#a9c4d0"]);
  const tone = (color: string) => light.ground(color);
  const left = width * chance.pick([0.12, 0.66]);
  const pane = paints.linear([light.sky[0], light.sky[2]]);
  const stripes = Array.from({ length: 14 }, (_, i) =>
    box([(i / 14) * width, -margin], [width / 28, 740], tone(shift(wall, 0.025)), 'class="shade"'),
  );
  const boards = Array.from({ length: 9 }, (_, i) =>
    line(
      `M${width / 2 + (i - 4) * width * 0.13} 700L${width / 2 + (i - 4) * width * 0.26} 1010`,
      tone("#9c6b42"),
      3,
    ),
  );
  return out(
    [
      box([-margin, -margin], [width + 2 * margin, 780], tone(wall)),
      ...stripes,
      box([left - 14, 130], [288, 348], tone("#fbf6ea")),
      box([left, 144], [260, 320], pane),
      light.time === "night"
        ? ellipse([left + 180, 220], [34, 34], "#f7efd2")
        : ellipse(
            [left + 60, 470 - 44],
            [90, 60],
            tone("#79b356"),
            paints.clip(`M${left} 144h260v320h-260Z`),
          ),
      line(`M${left + 130} 144v320M${left} 300h260`, tone("#fbf6ea"), 12),
      box([left - 30, 476], [320, 22], tone("#f3e9d3")),
      shape(
        closedCurve([
          [left - 70, 90],
          [left + 30, 90],
          [left + 10, 300],
          [left - 30, 520],
          [left - 80, 520],
        ]),
        tone("#c9574a"),
      ),
      shape(
        closedCurve([
          [left + 330, 90],
          [left + 230, 90],
          [left + 250, 300],
          [left + 290, 520],
          [left + 340, 520],
        ]),
        tone("#c9574a"),
      ),
      box([left - 90, 82], [440, 14], tone("#8a6a4a")),
      box([-margin, 670], [width + 2 * margin, 30], tone("#f6efe0")),
      band(scenery, 698, 1100, [tone("#c48d5a"), tone("#a87043")]),
      ...boards,
      ellipse([width / 2, 880], [width * 0.34, 92], tone("#7f9fb0")),
      ellipse([width / 2, 880], [width * 0.28, 70], tone("#dfe6e2")),
      ellipse([width / 2, 880], [width * 0.22, 52], tone("#7f9fb0")),
    ],
    [760, 940],
    null,
    { indoor: true },
  );
};

const fields: Painter = (scenery) => {
  const { light, width: w } = scenery;
  const base = land(() => "")(scenery);
  const rows = Array.from({ length: 12 }, (_, i) =>
    shape(
      polygon([
        [w * (0.3 + i * 0.035), 560],
        [w * (0.315 + i * 0.035), 560],
        [w * (-0.6 + i * 0.2), 720],
        [w * (-0.7 + i * 0.2), 720],
      ]),
      light.ground(i % 2 ? "#c9a85a" : "#a9b858"),
      'opacity="0.8"',
    ),
  );
  return { ...base, svg: base.svg + group(rows, 'class="shade"') };
};

const sandy = plain("#e6bf7e", ({ chance, paints, light, width }, level) =>
  [70, 10]
    .map((up, i) =>
      hill(
        paints,
        skyline(chance, level - up, 46, 700),
        { from: -margin, to: width + margin, bottom: level + 90 },
        [light.ground(shift("#efcf94", 0.02)), light.ground(i ? "#dcb06c" : mix("#e3bd80", light.haze, 0.3))],
      ),
    )
    .join(""),
);

const painters: Readonly<Record<Setting, Painter>> = {
  beach,
  city,
  street,
  room,
  underwater,
  space,
  moon: moonGround,
  sea: openSea,
  lake: lakeside,
  farm: fields,
  desert: sandy,
  forest: land(woods),
  jungle: land(woods, false),
  garden: land(() => ""),
  hills: land(() => ""),
  meadow: land(() => ""),
  park: land((scenery, level) => woods({ ...scenery }, level)),
  mountains: land(peaks),
  snow: (scenery) => land(woods, false)({ ...scenery, graph: { ...scenery.graph, season: "winter" } }),
  island: beach,
  village: (scenery) => {
    const base = land((s, level) => terrace(s, level + 18, 0.62))(scenery);
    return base;
  },
  river: (scenery) => {
    const base = land(() => "")(scenery);
    return { ...base, svg: base.svg + riverBed(scenery), water: [690, 860] };
  },
  road: (scenery) => {
    const base = land(() => "")(scenery);
    return { ...base, svg: base.svg + roadBed(scenery) };
  },
  waterfall: (scenery) => {
    const base = land((s, level) => peaks(s, level))(scenery);
    const x = scenery.width * 0.5;
    return {
      ...base,
      svg:
        base.svg +
        shape(
          closedCurve([
            [x - 60, 300],
            [x + 60, 300],
            [x + 80, 640],
            [x - 80, 640],
          ]),
          scenery.light.ground("#b5dcec"),
        ) +
        line(`M${x - 30} 310L${x - 40} 630M${x} 305V640M${x + 30} 310L${x + 42} 630`, "#eaf6fb", 10) +
        riverBed(scenery),
    };
  },
  savanna: plain("#d9b85f", ({ light, width, chance }, level) =>
    [0.14, 0.8]
      .map(
        (x) =>
          line(`M${x * width} ${level + 10}q10 -90 -10 -150`, light.ground("#6a4a36"), 14) +
          ellipse([x * width - 10, level - 160], [130, 36], light.ground("#7f9448")) +
          ellipse([x * width + 30 + chance.around(0, 10), level - 182], [84, 24], light.ground("#98a858")),
      )
      .join(""),
  ),
  sky: (scenery) =>
    out(
      [
        sky(scenery, 1000),
        ...[
          [0.2, 700, 420],
          [0.75, 820, 520],
          [0.5, 960, 700],
        ].map(([x = 0, y = 0, wide = 0]) =>
          heapCloud(
            scenery.paints,
            scenery.chance,
            [
              [x * scenery.width, y],
              [wide, wide * 0.3],
            ],
            { light: "#ffffff", body: "#eef2f8", shade: "#c9d6e6" },
          ),
        ),
      ],
      [860, 930],
      [300, 700],
      { weightless: true },
    ),
};

function weatherFront({ chance, graph, width }: Scenery): string {
  if (graph.weather === "rain" || graph.weather === "storm")
    return group(
      Array.from({ length: 90 }, () => {
        const [x, y, l] = [
          chance.between(-20, width + 40),
          chance.between(-20, 1000),
          chance.between(26, 52),
        ];
        return line(`M${x} ${y}l${-l * 0.28} ${l}`, "#dbe8f2", 3);
      }),
      'opacity="0.6" class="shade"',
    );
  if (graph.weather === "snow")
    return group(
      Array.from({ length: 110 }, () => {
        const r = chance.between(3, 9);
        return ellipse([chance.between(0, width), chance.between(0, 1000)], [r, r], "#ffffff");
      }),
      'opacity="0.9" class="shade"',
    );
  if (graph.weather === "fog")
    return group(
      [420, 560, 700].map((y, i) => ellipse([width * (0.3 + i * 0.2), y], [width * 0.7, 60], "#eef1f3")),
      'opacity="0.5" class="shade"',
    );
  return "";
}

/** The place of a scene: the first setting that was named, or one in which its things are at home. */
export function backdropOf(scenery: Omit<Scenery, "light">, setting: Setting, light: Light): Backdrop {
  const full: Scenery = { ...scenery, light };
  const base = painters[setting](full);
  return { ...base, front: base.indoor || base.weightless ? "" : weatherFront(full) };
}
