import { figureOf } from "./figures/figure-of.ts";
import { isGarment, isHat } from "./figures/people-looks.ts";
import { backdropOf } from "./paint/backdrop.ts";
import { Layout } from "./paint/layout.ts";
import type { Placing } from "./paint/placing.ts";
import { drinks } from "./paint/relations/vessels.ts";
import { ofOneFamily } from "./paint/of-one-family.ts";
import { madeReady } from "./paint/made-ready.ts";
import { lampLit, lightOf } from "./paint/light.ts";
import { isOnSill } from "./paint/places/still-life.ts";
import { settingOf } from "./paint/setting-of.ts";
import { habitOf, heightOf, isOrnament } from "./paint/traits.ts";
import { paintbox } from "./paintbox.ts";
import { ellipse, group, line } from "./pen.ts";
import { renderSvg, type SceneRaster } from "./raster/render-svg.ts";
import { seeded } from "./seeded.ts";
import { kindOf } from "./drawables.ts";
import type { SceneGraph, SceneItem, Season, Setting } from "./words/scene-graph.ts";
import { bulky, instruments } from "./words/thing-roles.ts";

export interface SceneFrame {
  /** The same graph and seed give the same picture. */
  seed: number;
  /** Pixels. */
  width: number;
  height: number;
  /** Width by height where whole pixels do not say it exactly: pictures of one ratio are alike in every size. */
  ratio?: number;
}

/** A thing as it was placed: the item of the graph, and its box in pixels. */
export interface PlacedThing {
  item: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PaintedScene {
  raster: SceneRaster;
  placed: readonly PlacedThing[];
}

function seasonOf(graph: SceneGraph, setting: Setting): Season | null {
  if (graph.season) return graph.season;
  return setting === "snow" || graph.weather === "snow" ? "winter" : null;
}

/** What stands on the ground darkens it: a soft patch, longer on the side away from the light. */
function shadowOf({ figure, x, y, scale }: Placing, fill: string): string {
  const half = figure.width * scale * 0.46;
  return ellipse(
    [x + half * 0.22, y - half * 0.015],
    [half * 1.15, Math.min(26, half * 0.2)],
    fill,
    'class="shade"',
  );
}

const shining: ReadonlySet<string> = new Set([
  "sun",
  "moon",
  "crescent moon",
  "star",
  "shooting star",
  "comet",
  "fireworks",
  "northern lights",
  "lightning",
  "campfire",
  "candle",
  "lantern",
  "firefly",
]);

function drawn(placing: Placing, shines: boolean): string {
  const { figure, x, y, scale, flip, sunk, turn } = placing;
  const size = Math.round(scale * 10000) / 10000;
  const clip = sunk > 0 ? `<g clip-path="url(#w${placing.item}-${placing.copy})">` : "";
  const body = `<g transform="translate(${x.toFixed(1)} ${(y + figure.height * scale * sunk).toFixed(1)})${turn ? ` rotate(${turn.toFixed(1)})` : ""} scale(${flip ? -size : size} ${size})">${figure.svg}</g>`;
  // what shines by itself has no shade and takes no tint of the night
  const name = shines ? "figure shining" : "figure";
  return group(clip ? `${clip}${body}</g>` : body, `class="${name}" data-item="${placing.item}"`);
}

/** The waterline of what floats: nothing of it is seen below. */
function waterClip(placing: Placing): string {
  const { x, y, figure, scale } = placing;
  const half = figure.width * scale + 40;
  return `<clipPath id="w${placing.item}-${placing.copy}"><path d="M${(x - half).toFixed(1)} ${(y - figure.height * scale - 60).toFixed(1)}h${(half * 2).toFixed(1)}V${y.toFixed(1)}h${(-half * 2).toFixed(1)}Z"/></clipPath>`;
}

/** The water that whoever leaps out of it throws up. */
function splash({ figure, x, y, scale }: Placing): string {
  const half = figure.width * scale * 0.34;
  return [-0.9, -0.5, -0.1, 0.34, 0.8]
    .map((share, i) =>
      ellipse(
        [x + share * half, y - (i % 2) * half * 0.16],
        [half * 0.26, half * (0.16 + (i % 2) * 0.12)],
        "#eef7fb",
      ),
    )
    .concat(
      [-1.05, -0.3, 0.6, 1.1].map((share, i) =>
        ellipse([x + share * half, y - half * (0.42 + (i % 2) * 0.2)], [half * 0.06, half * 0.07], "#eef7fb"),
      ),
    )
    .join("");
}

/** A string from the hand to what flies. */
const strings = (graph: SceneGraph, placings: readonly Placing[]) =>
  placings
    .filter(
      ({ item }) =>
        ["balloon", "kite"].includes(graph.items[item]?.drawable ?? "") &&
        graph.items[item]?.relation?.kind === "hold",
    )
    .map(({ item, copy, x, y, figure, scale }) => {
      const owner = graph.items[item]?.relation?.to;
      const holder =
        placings.find((p) => p.item === owner && p.copy === copy) ?? placings.find((p) => p.item === owner);
      const [hx, hy] = holder?.figure.hand ?? [0, 0];
      const from = holder?.figure.hand
        ? [holder.x + hx * holder.scale * (holder.flip ? -1 : 1), holder.y + hy * holder.scale]
        : [x, y];
      return line(`M${from[0]} ${from[1]}L${x} ${y - figure.height * scale * 0.1}`, "#7a6a62", 2);
    })
    .join("");

/** Things that are lower than this, in meters, stand on a table where a room has none. */
const small = 0.75;

/** Whether all there is in a room are things that stand on a table: a bowl of fruit, a vase of flowers. Then the table is the place. */
function isStillLife({ items, closeUp }: SceneGraph, setting: Setting): boolean {
  const isSmall = ({ drawable, relation, mass }: SceneItem) =>
    (relation?.kind === "in" &&
      ["bottle", "jar", "glass", "bowl", "aquarium"].includes(items[relation.to]?.drawable ?? "")) ||
    (kindOf(drawable) === "plant" && relation?.kind === "in") ||
    (!mass &&
      (["food", "thing"].includes(kindOf(drawable)) ||
        ["pumpkin", "bouquet", "leaf", "potted plant"].includes(drawable)) &&
      habitOf(drawable) === "ground" &&
      heightOf(drawable) < small);
  const onTop = items.filter(({ drawable }) => habitOf(drawable) !== "wall" && drawable !== "table");
  const isCut = ({ drawable }: SceneItem) => kindOf(drawable) === "plant" && heightOf(drawable) < small;
  return (
    setting === "room" &&
    !closeUp &&
    !items.some(({ drawable }) => isOrnament(drawable)) &&
    onTop.length > 0 &&
    onTop.every((item) => isSmall(item) || isCut(item))
  );
}

/** A number that the words of a scene give: two scenes of one seed have other clouds, other people and their sun elsewhere. */
const ownNumber = ({ words }: SceneGraph): number =>
  Array.from(words.map(({ text }) => text.toLowerCase()).join(" ")).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  );

/** A scene as a drawing, 1000 high, with the places of its things. */
export function drawScene(
  asked: SceneGraph,
  frame: SceneFrame,
): { svg: string; width: number; placings: readonly Placing[]; tint: readonly [number, number, number] } {
  const width = 1000 * (frame.ratio ?? frame.width / frame.height);
  const nightly = asked.items.some(({ drawable }) =>
    [
      "fireworks",
      "northern lights",
      "milky way",
      "constellation",
      "shooting star",
      "moon",
      "crescent moon",
    ].includes(drawable),
  );
  const seesStars = asked.words.some(
    ({ text, item }) => /\bstars\b/i.test(text) && asked.items[item ?? -1]?.drawable === "star",
  );
  const setting = settingOf(asked);
  const seed = (frame.seed * 7919 + ownNumber(asked)) >>> 0;
  const graph: SceneGraph = {
    ...asked,
    timeOfDay: asked.timeOfDay ?? (nightly || seesStars ? "night" : null),
    items: madeReady({ ...asked, items: ofOneFamily(asked, seeded(seed + 29)) }, setting),
  };
  const paints = paintbox();
  const outdoors = lightOf(
    setting === "space" || setting === "moon" || setting === "mars" || setting === "stage"
      ? { ...graph, timeOfDay: null, weather: null }
      : graph,
  );
  const light = ["room", "shop", "classroom"].includes(setting) ? lampLit(outdoors) : outdoors;
  const season = seasonOf(graph, setting);
  const backdrop = backdropOf(
    { paints, chance: seeded(seed + 13), graph: { ...graph, season }, width },
    isStillLife(graph, setting) || (setting === "room" && isOnSill(graph))
      ? "tabletop"
      : (graph.closeUp || graph.items.some(({ drawable }) => isOrnament(drawable))) &&
          graph.settings.length === 0
        ? "soft"
        : setting,
    light,
  );
  const layout = new Layout(graph, backdrop, width, seeded(seed * 13 + 7));
  layout.place((item, copy) =>
    figureOf({
      paints,
      chance: seeded(seed + graph.items.indexOf(item) * 977 + copy * 101 + 3),
      item,
      index: copy,
      season,
      setting,
      isBusy: graph.items.some(
        ({ relation }) => relation?.kind === "hold" && relation.to === graph.items.indexOf(item),
      ),
      isCarrying: graph.items.some(
        (other) =>
          (other.relation?.to === graph.items.indexOf(item) &&
            ["in", "on"].includes(other.relation.kind) &&
            !drinks.has(other.drawable)) ||
          (item.relation?.kind === "under" && graph.items[item.relation.to] === other),
      ),
      hasNeighbor: graph.items.some(
        (other, index) =>
          kindOf(other.drawable) === "person" &&
          ((other.relation?.kind === "beside" && other.relation.to === graph.items.indexOf(item)) ||
            (item.relation?.kind === "beside" && item.relation.to === index)),
      ),
      plays: graph.items.some(
        ({ drawable, relation }) =>
          (instruments.has(drawable) ||
            bulky.has(drawable) ||
            ["animal", "person"].includes(kindOf(drawable))) &&
          relation?.kind === "hold" &&
          relation.to === graph.items.indexOf(item),
      ),
      garments: graph.items.filter(
        ({ drawable, relation }) =>
          relation?.kind === "wear" &&
          relation.to === graph.items.indexOf(item) &&
          (isGarment(drawable) || isHat(drawable)),
      ),
      door:
        graph.items.find(
          ({ drawable, relation }) =>
            drawable === "door" && relation?.kind === "part" && relation.to === graph.items.indexOf(item),
        )?.colors[0] ?? null,
      isNight: light.time === "night",
      color: (usual) => item.colors[copy % Math.max(1, item.colors.length)] ?? usual,
    }),
  );
  const dark = light.ground("#2f3a2f");
  const shadow = paints.radial([
    [0, dark, 0.5],
    [0.6, dark, 0.28],
    [1, dark, 0],
  ]);
  const things = layout.placings.map(
    (placing) =>
      (placing.grounded ? shadowOf(placing, shadow) : "") +
      drawn(placing, shining.has(graph.items[placing.item]?.drawable ?? "")) +
      (placing.sunk > 0 && graph.items[placing.item]?.pose === "jump" ? splash(placing) : ""),
  );
  const clips = layout.placings
    .filter(({ sunk }) => sunk > 0)
    .map(waterClip)
    .join("");
  const svg = paints
    .frame(width, 1000, [backdrop.svg, ...things, strings(graph, layout.placings), backdrop.front])
    .replace("<defs>", `<defs>${clips}`);
  return { svg, width, placings: layout.placings, tint: light.tint };
}

/** Where things came to lie, in pixels of the frame. */
export const placedThings = (placings: readonly Placing[], scale: number): PlacedThing[] =>
  placings.map(({ item, x, y, figure, scale: size }) => ({
    item,
    left: (x - (figure.width * size) / 2) * scale,
    top: (y - figure.height * size) * scale,
    width: figure.width * size * scale,
    height: figure.height * size * scale,
  }));

/** Paints a scene graph: the same graph, seed and size give the same pixels in every browser and on the server. */
export function paintScene(graph: SceneGraph, frame: SceneFrame): PaintedScene {
  const { svg, placings, tint } = drawScene(graph, frame);
  const scale = frame.height / 1000;
  return {
    raster: renderSvg(svg, { width: frame.width, height: frame.height, scale, tint }),
    placed: placedThings(placings, scale),
  };
}
