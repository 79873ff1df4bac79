import { mix, oklch, shift } from "../palette.ts";
import type { SceneGraph, TimeOfDay } from "../words/scene-graph.ts";

/** The light of a scene: what colors the sky, the ground and all that stands in it. */
export interface Light {
  time: TimeOfDay;
  sky: readonly [top: string, middle: string, low: string];
  /** What far things fade into. */
  haze: string;
  /** What colors of things are multiplied with. */
  tint: readonly [number, number, number];
  /** A ground's color in this light. */
  ground(color: string): string;
}

/** The light of the hour and the weather. */
export function lightOf({ timeOfDay, weather, skyColor }: SceneGraph): Light {
  const time = timeOfDay ?? "day";
  const gloomy = weather === "storm" || weather === "rain" || weather === "fog" || weather === "cloudy";
  const skies = {
    sunrise: [oklch(0.72, 0.08, 255), oklch(0.84, 0.08, 20), oklch(0.92, 0.09, 80)],
    day: [oklch(0.66, 0.12, 246), oklch(0.81, 0.08, 232), oklch(0.93, 0.04, 200)],
    sunset: [oklch(0.5, 0.11, 290), oklch(0.72, 0.14, 20), oklch(0.87, 0.14, 70)],
    night: [oklch(0.22, 0.07, 275), oklch(0.32, 0.085, 270), oklch(0.47, 0.08, 265)],
  } as const;
  const gray =
    time === "night" ? oklch(0.3, 0.03, 260) : oklch(weather === "storm" ? 0.55 : 0.76, 0.025, 250);
  const [top, middle, low] = skies[time].map((tone) => (gloomy ? mix(tone, gray, 0.75) : tone)) as [
    string,
    string,
    string,
  ];
  const sky: Light["sky"] = skyColor
    ? [shift(skyColor, -0.1), skyColor, shift(skyColor, 0.12)]
    : [top, middle, low];
  const tints = {
    sunrise: [1, 0.95, 0.9],
    day: [1, 1, 1],
    sunset: [1, 0.88, 0.82],
    night: [0.84, 0.87, 1],
  } as const;
  const tint = gloomy && time === "day" ? ([0.9, 0.92, 0.95] as const) : tints[time];
  const over = {
    sunrise: oklch(0.8, 0.08, 50),
    day: "#ffffff",
    sunset: oklch(0.6, 0.13, 30),
    night: oklch(0.3, 0.085, 262),
  }[time];
  const share = { sunrise: 0.14, day: 0, sunset: 0.24, night: 0.44 }[time];
  return {
    time,
    sky,
    haze: mix(sky[1], sky[2], 0.6),
    tint,
    ground: (color) => mix(gloomy ? shift(color, -0.04, -0.02) : color, over, share),
  };
}

/** The light of a room after dark: lamps are on, and only its window shows the night. */
export const lampLit = (light: Light): Light =>
  light.time === "night"
    ? { ...light, tint: [1, 0.95, 0.87], ground: (color) => mix(color, "#6a4a2c", 0.16) }
    : light;
