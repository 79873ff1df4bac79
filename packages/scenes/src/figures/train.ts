import { group, placed, shape } from "../pen.ts";
import type { Maker } from "./maker.ts";
import { notoFigure } from "./noto-figure.ts";

/** The rails that a train stands on. */
const rails = (half: number): string =>
  Array.from({ length: Math.round(half / 9) }, (_, i) =>
    shape(`M${-half + 4 + i * 18} 1h9l-3 8h-9Z`, "#7a5a44"),
  ).join("") + shape(`M${-half} 0H${half}V3H${-half}ZM${-half - 3} 6H${half - 3}V9H${-half - 3}Z`, "#8a8d94");

/** How many cars an engine pulls. */
const cars = 2;
/** How high a car is by its engine. */
const low = 0.76;

/** A locomotive with the cars it pulls. */
export const train: Maker = ({ item, index }) => {
  const engine = notoFigure(item, index);
  const car = notoFigure({ ...item, drawable: "railway car", colors: [] }, index);
  if (!engine || !car) throw new RangeError("a train has an engine and a car");
  const scale = (engine.height * low) / car.height;
  const step = car.width * scale * 1.03;
  const width = engine.width + cars * step;
  const at = (x: number) => x - width / 2;
  return {
    ...engine,
    svg:
      rails(item.relation?.kind === "on" ? width * 0.5 : width * 0.62) +
      group(engine.svg, placed([at(engine.width / 2), 0])) +
      Array.from({ length: cars }, (_, i) =>
        group(car.svg, placed([at(engine.width + step * (i + 0.5)), 0], 0, scale)),
      ).join(""),
    width,
  };
};
