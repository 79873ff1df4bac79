import { shift } from "../../palette.ts";
import { box, closedCurve, ellipse, group, leaf, line, polygon, shape } from "../../pen.ts";
import { band, isSnowy, margin, out, type Painter, type Scenery } from "./scenery.ts";

/** A stage between its curtains, in a cone of light. */
export const stage: Painter = ({ paints, width, graph }) => {
  const red = graph.skyColor ?? "#a82c3a";
  const fold = (x: number, wide: number, dark: number) =>
    shape(
      closedCurve([
        [x, -margin],
        [x + wide, -margin],
        [x + wide * 1.06, 420],
        [x + wide * 0.96, 760],
        [x + wide * 0.06, 760],
        [x - wide * 0.04, 420],
      ]),
      shift(red, dark),
    );
  const curtain = (from: number, way: 1 | -1) =>
    [0, 1, 2, 3].map((i) =>
      fold(from + way * i * width * 0.052 - (way < 0 ? width * 0.06 : 0), width * 0.06, i % 2 ? -0.05 : 0.02),
    );
  const swags = Array.from({ length: 7 }, (_, i) =>
    shape(
      `M${(i / 7) * width - 10} -20V70Q${((i + 0.5) / 7) * width} 170 ${((i + 1) / 7) * width + 10} 70V-20Z`,
      shift(red, i % 2 ? -0.03 : 0.03),
    ),
  );
  return out(
    [
      box([-margin, -margin], [width + 2 * margin, 860], paints.linear(["#2f2038", "#5a3450"])),
      shape(
        polygon([
          [width * 0.46, -20],
          [width * 0.54, -20],
          [width * 0.8, 830],
          [width * 0.2, 830],
        ]),
        "#ffe9b8",
        'opacity="0.2" class="shade"',
      ),
      box([-margin, 720], [width + 2 * margin, 400], paints.linear(["#a8703f", "#7f4f2c"])),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        line(
          `M${width / 2 + (i - 4) * width * 0.12} 724L${width / 2 + (i - 4) * width * 0.26} 1010`,
          "#6d4226",
          3,
        ),
      ),
      ellipse([width / 2, 850], [width * 0.32, 80], "#ffe2a6", 'opacity="0.35" class="shade"'),
      ...curtain(-20, 1),
      ...curtain(width + 20, -1),
      ...swags,
      line(`M-20 96H${width + 20}`, "#e0b24a", 7),
    ],
    [800, 930],
    null,
    { indoor: true, fixtures: { curtain: [0, 0, width * 0.24, 760] } },
  );
};

/** What is seen through the window of a room, whose left edge is here: the place that was named beside it. */
function outsideOf({ graph, light, chance }: Scenery, left: number): string {
  const { settings } = graph;
  const tone = (color: string) => light.ground(color);
  if (settings.includes("sea") || settings.includes("beach"))
    return (
      box([left, 360], [260, 110], tone("#3f8fc0")) + ellipse([left + 60, 470], [150, 40], tone("#f0dca8"))
    );
  if (settings.includes("city"))
    return [0, 1, 2, 3, 4, 5]
      .map((i) => box([left + i * 46, 300 + ((i * 53) % 90)], [42, 200], tone(i % 2 ? "#8797b0" : "#6f7f9c")))
      .join("");
  const isWhite = settings.includes("snow") || isSnowy(graph);
  const ground = tone(isWhite ? "#f3f6fa" : "#79b356");
  const peaks = settings.includes("mountains")
    ? shape(
        polygon([
          [left - 20, 440],
          [left + 80, 240],
          [left + 150, 350],
          [left + 200, 290],
          [left + 290, 440],
        ]),
        tone("#8f97b8"),
      )
    : "";
  const firs = isWhite
    ? [40, 96, 214]
        .map((x) =>
          shape(
            polygon([
              [left + x - 26, 432],
              [left + x, 340],
              [left + x + 26, 432],
            ]),
            tone("#5f8f86"),
          ),
        )
        .join("")
    : shape(
        closedCurve([
          [left + 176, 430],
          [left + 160, 380],
          [left + 205, 340],
          [left + 250, 380],
          [left + 236, 430],
        ]),
        tone("#5d9a46"),
      );
  const flakes = isWhite
    ? Array.from({ length: 22 }, () => {
        const size = chance.between(2.5, 5);
        return ellipse(
          [left + chance.between(0, 260), chance.between(150, 440)],
          [size, size],
          "#ffffff",
          'class="shade"',
        );
      }).join("")
    : "";
  const isWet = graph.weather === "rain" || graph.weather === "storm";
  const drops = isWet
    ? Array.from({ length: 34 }, () => {
        const [x, y] = [left + chance.between(0, 260), chance.between(146, 440)];
        return line(`M${x} ${y}l-7 26`, "#e6f0f6", 3, 'class="shade"');
      }).join("")
    : "";
  return (
    peaks +
    firs +
    ellipse([left + 70, 480], [190, 66], ground) +
    ellipse([left + 220, 490], [150, 60], ground) +
    flakes +
    drops
  );
}

/** A picture, a shelf with a plant and a lamp: nobody lives between bare walls. */
function homely({ graph, chance, light, width }: Scenery, left: number): string {
  const tone = (color: string) => light.ground(color);
  const named = (name: string) => graph.items.some(({ drawable }) => drawable === name);
  const isRight = left < width / 2;
  const at = isRight ? width * 0.74 : width * 0.16;
  const frame = named("picture frame")
    ? ""
    : [
        box([at - 84, 150], [168, 128], tone("#8a5f38")),
        box([at - 72, 162], [144, 104], tone("#dcebf2")),
        ellipse([at + 40, 190], [14, 14], tone("#f3c53b")),
        shape(
          polygon([
            [at - 72, 266],
            [at - 30, 204],
            [at + 6, 246],
            [at + 34, 216],
            [at + 72, 266],
          ]),
          tone(chance.pick(["#7fa9a0", "#8f9cc4", "#c98d6a"])),
        ),
      ].join("");
  const foot = isRight ? width * 0.95 : width * 0.05;
  const leaves = [-1.15, -0.7, -0.3, 0.1, 0.5, 0.95]
    .map((turn, i) =>
      shape(
        leaf(
          [foot, 640],
          [foot + Math.sin(turn) * 130, 640 - Math.cos(turn) * (150 + (i % 2) * 40)],
          46,
          0.6,
        ),
        tone(i % 2 ? "#4f8f5a" : "#3f7a50"),
      ),
    )
    .join("");
  const plant = named("potted plant")
    ? ""
    : leaves +
      shape(
        polygon([
          [foot - 52, 628],
          [foot + 52, 628],
          [foot + 40, 724],
          [foot - 40, 724],
        ]),
        tone("#d08a5a"),
      ) +
      box([foot - 58, 620], [116, 20], tone("#c07a4c"));
  return frame + plant;
}

/** A room with a window, a rug and what makes it a home. */
export const room: Painter = (scenery) => {
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
      light.time === "night" ? ellipse([left + 180, 220], [34, 34], "#f7efd2") : "",
      group(outsideOf(scenery, left), paints.clip(`M${left} 144h260v320h-260Z`)),
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
      homely(scenery, left),
      ellipse([width / 2, 880], [width * 0.34, 92], tone("#7f9fb0")),
      ellipse([width / 2, 880], [width * 0.28, 70], tone("#dfe6e2")),
      ellipse([width / 2, 880], [width * 0.22, 52], tone("#7f9fb0")),
    ],
    [760, 940],
    null,
    {
      indoor: true,
      fixtures: {
        window: [left - 14, 130, 288, 348],
        curtain: [left - 90, 82, 440, 440],
        rug: [width * 0.16, 790, width * 0.68, 180],
      },
    },
  );
};
