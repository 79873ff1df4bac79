import { heapCloud } from "../shapes/clouds.ts";
import type { Setting } from "../words/scene-graph.ts";
import type { Light } from "./light.ts";
import { fields, garden, park, path, sandy, savanna, waterHole } from "./places/countryside.ts";
import { meadow } from "./places/meadows.ts";
import { buildingSite, porch, stadium, zoo } from "./places/grounds.ts";
import { classroom, shop } from "./places/indoors.ts";
import { land, peaks } from "./places/land.ts";
import { pool } from "./places/pool.ts";
import { room, stage } from "./places/rooms.ts";
import { type Backdrop, out, type Painter, type Scenery } from "./places/scenery.ts";
import { sky } from "./places/sky.ts";
import { canyon, vineyard } from "./places/wine-and-rock.ts";
import { soft, tabletop } from "./places/still-life.ts";
import { city, roadBed, street, terrace } from "./places/towns.ts";
import { greekVillage, medina, paris, venice } from "./places/towns-abroad.ts";
import { waterfall } from "./places/falls.ts";
import { beach, harbor, ice, lakeside, openSea, riverBed, underwater } from "./places/waters.ts";
import { weatherFront } from "./places/weather-front.ts";
import { forested, woods } from "./places/woods.ts";
import { barren, space } from "./places/worlds.ts";

type Place = Setting | "tabletop" | "soft";

const painters: Readonly<Record<Place, Painter>> = {
  tabletop,
  soft,
  beach,
  canyon,
  vineyard,
  "greek village": greekVillage,
  medina,
  paris,
  venice,
  city,
  street,
  room,
  underwater,
  space,
  moon: barren(["#cfcfd8", "#9a9aa8"], "#8f8f9c"),
  mars: barren(["#e09a68", "#b8643f"], "#a8583a"),
  stage,
  stadium,
  zoo,
  porch,
  shop,
  classroom,
  sea: openSea,
  lake: lakeside,
  farm: fields,
  desert: (scenery) => {
    const base = sandy(scenery);
    const isOasis = scenery.graph.words.some(({ text }) => /oasis/i.test(text));
    return isOasis ? { ...base, svg: base.svg + waterHole(scenery) } : base;
  },
  forest: forested(false),
  jungle: forested(false),
  garden,
  harbor,
  hills: land(() => ""),
  meadow,
  park,
  pool,
  mountains: land(peaks),
  snow: (scenery) =>
    land(woods, { flowers: false, sides: false })({
      ...scenery,
      graph: { ...scenery.graph, season: "winter" },
    }),
  ice,
  island: beach,
  village: (scenery) => ({
    ...land((s, level) => terrace(s, level + 18, 0.62))(scenery),
    fixtures: { window: [scenery.width * 0.3, 440, scenery.width * 0.4, 100] },
  }),
  river: (scenery) => {
    const base = land(scenery.graph.settings.includes("forest") ? woods : () => "")(scenery);
    return { ...base, svg: base.svg + riverBed(scenery), water: [720, 900], channel: [0.42, 0.6] };
  },
  road: (scenery) => {
    const isDry = scenery.graph.settings.includes("desert");
    const base = isDry
      ? sandy(scenery)
      : land(scenery.graph.settings.includes("forest") ? woods : () => "")(scenery);
    const isPath = scenery.graph.words.some(({ text }) => /path|trail|lane|dirt/i.test(text));
    return { ...base, svg: base.svg + (isPath && !isDry ? path(scenery) : roadBed(scenery)) };
  },
  waterfall,
  "building site": buildingSite,
  savanna,
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

/** The place of a scene: the first setting that was named, or one in which its things are at home. */
export function backdropOf(scenery: Omit<Scenery, "light">, setting: Place, light: Light): Backdrop {
  const full: Scenery = { ...scenery, light };
  const base = painters[setting](full);
  return base.indoor || base.weightless ? base : { ...base, front: base.front + weatherFront(full) };
}
