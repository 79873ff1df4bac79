import { figureOf } from "./figures/figure-of.ts";
import { backdropOf } from "./paint/backdrop.ts";
import { Layout, type Placing } from "./paint/layout.ts";
import { lightOf } from "./paint/light.ts";
import { habitOf } from "./paint/traits.ts";
import { paintbox } from "./paintbox.ts";
import { ellipse, group, line } from "./pen.ts";
import { renderSvg, type SceneRaster } from "./raster/render-svg.ts";
import { seeded } from "./seeded.ts";
import { kindOf } from "./drawables.ts";
import type { SceneGraph, SceneItem, Season, Setting } from "./words/scene-graph.ts";

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

/** Where a scene plays that names no place. */
function settingOf(graph: SceneGraph): Setting {
  const [named] = graph.settings;
  const water = graph.items.some(({ drawable }) =>
    ["boat", "sailboat", "ship", "pirate ship", "ferry", "canoe", "speedboat", "raft", "lighthouse"].includes(
      drawable,
    ),
  );
  const deep = graph.items.some(
    ({ drawable, relation }) =>
      relation?.kind !== "in" &&
      [
        "fish",
        "octopus",
        "jellyfish",
        "shark",
        "whale",
        "dolphin",
        "orca",
        "seahorse",
        "squid",
        "submarine",
        "mermaid",
        "turtle",
        "coral",
        "seaweed",
      ].includes(drawable),
  );
  if (named) return named;
  const first = graph.items[0]?.drawable;
  if (
    graph.items.some(({ drawable }) =>
      [
        "rocket",
        "flying saucer",
        "planet",
        "saturn",
        "astronaut",
        "satellite",
        "space shuttle",
        "alien",
      ].includes(drawable),
    )
  )
    return "space";
  if (deep && !water) return "underwater";
  if (water)
    return graph.items.some(({ drawable }) => drawable === "lighthouse" || kindOf(drawable) === "person")
      ? "lake"
      : "sea";
  const inside = [
    "bed",
    "sofa",
    "table",
    "bookshelf",
    "fireplace",
    "armchair",
    "piano",
    "cradle",
    "lamp",
    "television",
    "rug",
    "curtain",
    "computer",
    "window",
    "picture frame",
    "mirror",
    "aquarium",
    "chair",
  ];
  const things = graph.items.every(
    ({ drawable }) => ["food", "thing"].includes(kindOf(drawable)) && habitOf(drawable) !== "air",
  );
  if (graph.items.some(({ drawable }) => inside.includes(drawable)) || (things && graph.items.length > 0))
    return "room";
  if (first && ["skyscraper", "building"].includes(first)) return "city";
  if (
    first &&
    ["penguin", "polar bear", "igloo", "snowman", "sleigh", "skier", "snowboarder", "iceberg"].includes(first)
  )
    return "snow";
  if (first && ["camel", "cactus", "pyramid", "scorpion"].includes(first)) return "desert";
  if (
    first &&
    ["elephant", "lion", "giraffe", "zebra", "rhinoceros", "hippopotamus", "ostrich"].includes(first)
  )
    return "savanna";
  if (
    first &&
    ["bear", "fox", "wolf", "deer", "owl", "squirrel", "hedgehog", "mushroom", "moose", "badger"].includes(
      first,
    )
  )
    return "forest";
  if (first && ["car", "bus", "taxi", "truck", "police car", "tram", "motorcycle", "bicycle"].includes(first))
    return "street";
  return "meadow";
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

function drawn(placing: Placing): string {
  const { figure, x, y, scale, flip, sunk } = placing;
  const size = Math.round(scale * 10000) / 10000;
  const clip = sunk > 0 ? `<g clip-path="url(#w${placing.item}-${placing.copy})">` : "";
  const body = `<g transform="translate(${x.toFixed(1)} ${(y + figure.height * scale * sunk).toFixed(1)}) scale(${flip ? -size : size} ${size})">${figure.svg}</g>`;
  return group(clip ? `${clip}${body}</g>` : body, `class="figure" data-item="${placing.item}"`);
}

/** The waterline of what floats: nothing of it is seen below. */
function waterClip(placing: Placing): string {
  const { x, y, figure, scale } = placing;
  const half = figure.width * scale + 40;
  return `<clipPath id="w${placing.item}-${placing.copy}"><path d="M${(x - half).toFixed(1)} ${(y - figure.height * scale - 60).toFixed(1)}h${(half * 2).toFixed(1)}V${y.toFixed(1)}h${(-half * 2).toFixed(1)}Z"/></clipPath>`;
}

/** A string from the hand to what flies. */
const strings = (graph: SceneGraph, placings: readonly Placing[]) =>
  placings
    .filter(
      ({ item }) =>
        ["balloon", "kite"].includes(graph.items[item]?.drawable ?? "") &&
        graph.items[item]?.relation?.kind === "hold",
    )
    .map(({ x, y, figure, scale }) =>
      line(`M${x} ${y}L${x} ${y - figure.height * scale * 0.1}`, "#7a6a62", 2),
    )
    .join("");

const winged = new Set(["fairy", "superhero", "witch", "angel", "santa claus"]);

/** Who flies a kite is on the ground: people without wings run instead. */
const onItsFeet = (item: SceneItem): SceneItem =>
  item.pose === "fly" && kindOf(item.drawable) === "person" && !winged.has(item.drawable)
    ? { ...item, pose: "run" }
    : item;

/** A scene as a drawing, 1000 high, with the places of its things. */
export function drawScene(
  asked: SceneGraph,
  frame: SceneFrame,
): { svg: string; width: number; placings: readonly Placing[]; tint: readonly [number, number, number] } {
  const width = 1000 * (frame.ratio ?? frame.width / frame.height);
  const nightly = asked.items.some(({ drawable }) =>
    ["fireworks", "northern lights", "milky way", "constellation", "shooting star"].includes(drawable),
  );
  const graph: SceneGraph = {
    ...asked,
    timeOfDay: asked.timeOfDay ?? (nightly ? "night" : null),
    items: asked.items.map(onItsFeet),
  };
  const paints = paintbox();
  const setting = settingOf(graph);
  const light = lightOf(
    setting === "space" || setting === "moon" ? { ...graph, timeOfDay: null, weather: null } : graph,
  );
  const season = seasonOf(graph, setting);
  const backdrop = backdropOf(
    { paints, chance: seeded(frame.seed * 7919 + 13), graph: { ...graph, season }, width },
    setting,
    light,
  );
  const layout = new Layout(graph, backdrop, width, seeded(frame.seed * 104729 + 7));
  layout.place((item, copy) =>
    figureOf({
      paints,
      chance: seeded(frame.seed * 31 + graph.items.indexOf(item) * 977 + copy * 101 + 3),
      item,
      index: copy,
      season,
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
    (placing) => (placing.grounded ? shadowOf(placing, shadow) : "") + drawn(placing),
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
