import { ellipse, group, line } from "../../pen.ts";
import type { Scenery } from "./scenery.ts";

/** What falls or drifts before everything: rain, snow, mist. */
export function weatherFront({ chance, graph, width, paints }: Scenery): string {
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
      [430, 560, 690, 840].map((y, i) =>
        ellipse(
          [width * (0.2 + i * 0.22), y],
          [width * 0.75, 120],
          paints.radial([
            [0, "#f1f3f4", 0.75],
            [0.6, "#f1f3f4", 0.4],
            [1, "#f1f3f4", 0],
          ]),
        ),
      ),
      'class="shade"',
    );
  return "";
}
