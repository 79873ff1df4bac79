import { mix, oklch } from "../../palette.ts";
import { box, ellipse, type Point } from "../../pen.ts";
import { heapCloud } from "../../shapes/clouds.ts";
import { margin, type Scenery } from "./scenery.ts";

export function stars({ chance, width }: Scenery, low: number, count: number): string {
  return Array.from({ length: count }, () => {
    const size = chance.between(1.4, 4);
    return ellipse(
      [chance.between(0, width), chance.between(0, low)],
      [size, size],
      chance.pick(["#fffbe6", "#f4f0ff", "#ffeec2"]),
    );
  }).join("");
}

/** The sky down to a level: its colors, sun or moon, stars and clouds. */
export function sky(scenery: Scenery, low: number): string {
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
    const at: Point = [width * chance.pick(lowSun ? [0.3, 0.7] : [0.13, 0.87]), lowSun ? low - 95 : 130];
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
  const count = graph.weather === "clear" ? 1 : gloomy ? 7 : light.time === "night" ? 2 : 4;
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
    const wide = i % 2 === 0 ? chance.between(240, 400) : chance.between(130, 210);
    // a cloud before the sun hides the brightest spot of the picture
    if (Math.abs(x - sunX) < wide / 2 + 60) continue;
    parts.push(
      heapCloud(
        paints,
        chance,
        [
          [x, i % 2 === 0 ? chance.between(90, low * 0.42) : chance.between(low * 0.4, low * 0.62)],
          [wide, wide * 0.36],
        ],
        { light: bright, body, shade },
      ),
    );
  }
  return parts.join("");
}
