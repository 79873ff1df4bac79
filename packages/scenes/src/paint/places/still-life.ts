import { kindOf } from "../../drawables.ts";
import { isOrnament } from "../traits.ts";
import type { SceneGraph } from "../../words/scene-graph.ts";
import { mix, shift } from "../../palette.ts";
import { box, curve, ellipse, group, line } from "../../pen.ts";
import { wavy } from "../../seeded.ts";
import { trace } from "../../shapes/hills.ts";
import { greenOf, margin, out, type Painter, type Scenery } from "./scenery.ts";

/** Whether somebody or something is on the sill of a window. */
export const isOnSill = ({ items }: SceneGraph): boolean =>
  items.some(({ relation }) => relation?.kind === "on" && items[relation.to]?.drawable === "window");

/** A window behind a table, with the light that falls through it. */
function tableWindow({ paints, light, width, graph, chance }: Scenery): string {
  // whoever is on the sill has the whole window behind them
  const [left, wide] = isOnSill(graph) ? [width * 0.14, width * 0.72] : [width * 0.6, width * 0.32];
  const white = light.ground("#fbf6ea");
  const green = light.ground(greenOf(graph));
  return [
    box([left - 18, 42], [wide + 36, 516], white),
    box([left, 60], [wide, 480], paints.linear([light.sky[0], light.sky[2]])),
    group(
      ellipse([left + wide * 0.2, 560], [wide * 0.6, 120], green) +
        ellipse([left + wide * 0.9, 570], [wide * 0.5, 150], shift(green, -0.05)) +
        (graph.weather === "rain" || graph.weather === "storm"
          ? Array.from({ length: 46 }, () => {
              const [x, y] = [left + chance.between(0, wide), chance.between(64, 500)];
              return line(`M${x} ${y}l-9 34`, "#e6f0f6", 4, 'class="shade"');
            }).join("")
          : ""),
      paints.clip(`M${left} 60h${wide}v480h${-wide}Z`),
    ),
    line(`M${left + wide / 2} 60v480M${left} 290h${wide}`, white, 14),
    box([left - 40, 556], [wide + 80, 22], shift(white, -0.04)),
  ].join("");
}

/** The top of a table, seen from before it: a still life is about what stands on it. */
export const tabletop: Painter = (scenery) => {
  const { chance, paints, width, light } = scenery;
  const wall = light.ground(chance.pick(["#ecd9bd", "#e3c9b4", "#e8d3c4", "#e6d0a8"]));
  const wood = light.ground(
    scenery.graph.items.find(({ drawable }) => drawable === "table")?.colors[0] ?? "#b0794a",
  );
  const lit = width * chance.pick([0.2, 0.8]);
  const edge = 610;
  const hasWindow = scenery.graph.items.some(({ drawable }) => ["window", "curtain"].includes(drawable));
  const grain = Array.from({ length: 11 }, (_, i) => {
    const y = edge + 26 + i * i * 2.6 + i * 9;
    const wave = wavy(chance, 5, 500);
    return line(
      curve(trace((x) => y + wave(x), -margin, width + margin, 120)),
      shift(wood, i % 2 ? -0.035 : 0.03),
      2 + i * 0.35,
      'class="shade"',
    );
  });
  return out(
    [
      box([-margin, -margin], [width + 2 * margin, 900], paints.linear([shift(wall, -0.07), wall])),
      ellipse(
        [lit, 210],
        [520, 420],
        paints.radial([
          [0, shift(wall, 0.12), 0.9],
          [1, wall, 0],
        ]),
        'class="shade"',
      ),
      hasWindow ? tableWindow(scenery) : "",
      box(
        [-margin, edge],
        [width + 2 * margin, 460],
        paints.linear([shift(wood, 0.07), wood, shift(wood, -0.07)]),
      ),
      ellipse(
        [lit, edge + 90],
        [520, 120],
        paints.radial([
          [0, shift(wood, 0.16), 0.7],
          [1, wood, 0],
        ]),
        'class="shade"',
      ),
      ...grain,
      box([-margin, edge - 5], [width + 2 * margin, 9], shift(wood, 0.13)),
    ],
    [740, 930],
    null,
    {
      indoor: true,
      isOfOneColor: true,
      fixtures: {
        table: [0, edge, width, 1000 - edge],
        window: [width * 0.6, 60, width * 0.32, 480],
        curtain: [width * 0.56, 40, width * 0.4, 520],
      },
    },
  );
};

/** What lies behind a portrait or a flower seen from near: out of focus, only its colors and lights are left. */
export const soft: Painter = (scenery) => {
  const { chance, paints, width, light } = scenery;
  const isPattern = scenery.graph.items.some(({ drawable }) => isOrnament(drawable));
  const isOfPeople =
    scenery.graph.items[0] !== undefined && ["person"].includes(kindOf(scenery.graph.items[0].drawable));
  const green = greenOf(scenery.graph);
  const tones = (
    isPattern
      ? ["#f3ead8", "#e6d8bf", "#fbf6ea"]
      : isOfPeople
        ? ["#e6d3bd", "#cfdbe0", "#f3e6d3"]
        : [shift(green, 0.1), mix(green, "#3f7a5a", 0.5), "#f3e9a8"]
  ).map((tone) => light.ground(tone));
  const [bright = "", deep = "", sun = ""] = tones;
  const spots = Array.from({ length: 26 }, () => {
    const size = chance.between(28, 110);
    return ellipse(
      [chance.between(0, width), chance.between(0, 900)],
      [size, size],
      chance.pick([bright, sun, shift(bright, 0.06), shift(deep, 0.08)]),
      `opacity="${chance.pick([0.25, 0.35, 0.5])}" class="shade"`,
    );
  });
  return out(
    [
      box(
        [-margin, -margin],
        [width + 2 * margin, 1120],
        paints.linear([light.ground(mix(light.sky[1], bright, 0.5)), bright, deep]),
        'class="sky"',
      ),
      group(spots, 'class="shade"'),
    ],
    [880, 985],
    null,
    { indoor: true },
  );
};
