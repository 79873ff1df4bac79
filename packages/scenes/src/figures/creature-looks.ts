import { mix, shift } from "../palette.ts";
import type { Seeded } from "../seeded.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import type { CreatureLook } from "./creature-look.ts";
import { hoofedLooks } from "./hoofed-looks.ts";
import { breeds, cat, dog } from "./pet-looks.ts";

const bear: CreatureLook = {
  ...dog,
  coat: "#8d5b3b",
  pale: "#d9b48d",
  dark: "#5f3a24",
  body: [120, 70],
  leg: [38, 24],
  neck: [12, 14],
  head: [66, 58],
  ears: "round",
  tail: "stub",
  muzzle: "bear",
};

const looks: Readonly<Record<string, CreatureLook>> = {
  cat,
  dog,
  bear,
  fox: {
    ...cat,
    coat: "#df7a2f",
    pale: "#fbf1e4",
    dark: "#4a2a20",
    body: [92, 40],
    leg: [36, 12],
    ears: "tuft",
    tail: "bushy",
    nose: "#2c2226",
    cheeks: true,
    socks: true,
    rests: "stand",
  },
  wolf: {
    ...dog,
    coat: "#8b95a1",
    pale: "#e3e6e8",
    dark: "#545c68",
    ears: "point",
    tail: "bushy",
    cheeks: true,
    body: [104, 46],
    leg: [44, 14],
  },
  "polar bear": { ...bear, coat: "#eceae2", pale: "#faf8f2", dark: "#c9c9c4" },
  panda: { ...bear, coat: "#f1efe9", pale: "#fbfaf6", dark: "#33303a", eyePatch: true, rests: "sit" },
  "red panda": {
    ...cat,
    coat: "#b9562c",
    pale: "#f7ece0",
    dark: "#43251d",
    body: [88, 48],
    leg: [26, 14],
    head: [62, 50],
    ears: "round",
    tail: "bushy",
    ringed: "#e0925a",
    muzzle: "bear",
    nose: "#2c2226",
    cheeks: true,
    socks: true,
  },
  koala: {
    ...bear,
    coat: "#9aa1a8",
    pale: "#e5e4e2",
    dark: "#6f767e",
    body: [70, 56],
    leg: [22, 18],
    rests: "sit",
    nose: "#3a353c",
  },
  lion: {
    ...bear,
    coat: "#dba54e",
    pale: "#f7e6c2",
    dark: "#a86a2c",
    mane: "#a65c26",
    body: [112, 52],
    leg: [46, 19],
    neck: [12, 24],
    head: [56, 52],
    tail: "tuft",
    muzzle: "cat",
  },
  tiger: {
    ...bear,
    coat: "#e8923a",
    pale: "#fbf0e0",
    dark: "#4a2c1e",
    stripes: "#3a2720",
    body: [118, 52],
    leg: [42, 19],
    neck: [12, 20],
    head: [60, 52],
    tail: "long",
    muzzle: "cat",
  },
  leopard: {
    ...bear,
    coat: "#e6b25c",
    pale: "#fbf1dc",
    dark: "#6a4424",
    rosettes: "#5a3a24",
    body: [114, 46],
    leg: [42, 16],
    neck: [12, 18],
    head: [54, 48],
    tail: "long",
    muzzle: "cat",
  },
  mouse: {
    ...cat,
    coat: "#a9a5ac",
    pale: "#f3ece8",
    dark: "#7d7880",
    body: [60, 40],
    leg: [14, 10],
    head: [50, 44],
    ears: "big",
    tail: "thin",
    muzzle: "rabbit",
    nose: "#e08a94",
  },
  rat: {
    ...cat,
    coat: "#8a7464",
    pale: "#e9dccd",
    dark: "#5e4c40",
    body: [72, 40],
    leg: [15, 10],
    head: [48, 42],
    ears: "round",
    tail: "thin",
    muzzle: "rabbit",
    nose: "#d98a8a",
    rests: "stand",
  },
  rabbit: {
    ...cat,
    coat: "#c9a684",
    pale: "#f7efe6",
    dark: "#8d6a4a",
    body: [64, 40],
    leg: [20, 12],
    head: [46, 44],
    ears: "long",
    tail: "stub",
    muzzle: "rabbit",
  },
  hamster: {
    ...cat,
    coat: "#dca15f",
    pale: "#fdf5e8",
    dark: "#a9703a",
    body: [60, 46],
    leg: [12, 10],
    head: [54, 46],
    ears: "round",
    tail: "stub",
    muzzle: "rabbit",
  },
  squirrel: {
    ...cat,
    coat: "#b8642f",
    pale: "#f7e6d2",
    dark: "#7a3f1e",
    body: [66, 42],
    leg: [20, 11],
    head: [48, 44],
    ears: "small",
    tail: "plume",
    muzzle: "rabbit",
    nose: "#4a2a20",
    rests: "sit",
  },
  dragon: {
    ...bear,
    coat: "#5aa469",
    pale: "#e9dca0",
    dark: "#2f6b4a",
    wings: "#e08a45",
    body: [118, 66],
    leg: [40, 22],
    neck: [20, 50],
    head: [60, 54],
    ears: "side",
    tail: "arrow",
    muzzle: "dragon",
    horns: "cow",
  },
  raccoon: {
    ...cat,
    coat: "#8f8c93",
    pale: "#efece8",
    dark: "#45414a",
    body: [86, 48],
    leg: [26, 14],
    head: [60, 50],
    ears: "round",
    tail: "bushy",
    ringed: "#45414a",
    muzzle: "bear",
    nose: "#2c2226",
    cheeks: true,
    eyePatch: true,
  },
  badger: {
    ...bear,
    coat: "#77777e",
    pale: "#f6f4f0",
    dark: "#35333a",
    body: [92, 48],
    leg: [20, 15],
    neck: [10, 10],
    head: [54, 46],
    stripes: "#35333a",
    cheeks: true,
    socks: true,
  },
  skunk: {
    ...cat,
    coat: "#38353e",
    pale: "#f7f4ee",
    dark: "#222027",
    body: [78, 44],
    leg: [18, 12],
    head: [48, 42],
    ears: "round",
    tail: "plume",
    muzzle: "rabbit",
    nose: "#17151a",
    rests: "stand",
  },
  otter: {
    ...cat,
    coat: "#8a6448",
    pale: "#ead8c0",
    dark: "#5c4030",
    body: [98, 40],
    leg: [15, 12],
    neck: [8, 20],
    head: [52, 44],
    ears: "round",
    muzzle: "cat",
    nose: "#2c2226",
  },
  beaver: {
    ...cat,
    coat: "#855a3e",
    pale: "#dcb893",
    dark: "#53382a",
    body: [86, 56],
    leg: [14, 13],
    head: [56, 48],
    ears: "round",
    tail: "paddle",
    muzzle: "rabbit",
    nose: "#2c2226",
    rests: "stand",
  },
  chipmunk: {
    ...cat,
    coat: "#c0783f",
    pale: "#f8e8cf",
    dark: "#5c3420",
    body: [60, 40],
    leg: [16, 10],
    head: [48, 44],
    ears: "round",
    tail: "bushy",
    muzzle: "rabbit",
    nose: "#4a2a20",
    stripes: "#5c3420",
    cheeks: true,
  },
};

const all: Readonly<Record<string, CreatureLook>> = { ...looks, ...hoofedLooks, ...breeds };

/** Whether an animal of this name is drawn by our own pen. */
export const isCreature = (name: string): boolean => Object.hasOwn(all, name);

/** How an animal of an item looks. */
export function creatureLook(item: SceneItem, index: number, chance: Seeded): CreatureLook {
  const usual = all[item.drawable] ?? cat;
  const [one, other] = item.colors;
  // "a black and white cow": one animal of two colors is patched
  const isPied = item.count === 1 && one !== undefined && other !== undefined && item.colors.length === 2;
  const asked = isPied && usual.patches ? other : item.colors[index % Math.max(1, item.colors.length)];
  const varied = (item.drawable === "cat" || item.drawable === "dog" || item.drawable === "rabbit") && !asked;
  const coat =
    asked ??
    (varied ? shift(usual.coat, chance.between(-0.05, 0.05), 0, chance.between(-12, 12)) : usual.coat);
  const look: CreatureLook = { ...usual, coat };
  if (asked) {
    look.dark = shift(asked, -0.17);
    look.pale = mix(asked, "#fffaf2", usual.eyePatch ? 0.9 : 0.72);
    if (look.mane) look.mane = item.drawable === "unicorn" ? look.mane : shift(asked, -0.2);
    if (look.wool) look.pale = asked;
    if (look.patches) look.patches = shift(asked, -0.3);
    if (look.wings) look.wings = shift(asked, -0.12, 0.02, 30);
  }
  if (isPied) {
    if (usual.patches) look.patches = one;
    else look.pale = other;
  }
  if (item.pattern === "striped") look.stripes = look.dark;
  if (item.pattern === "spotted") look.spots = look.dark;
  if (item.young) {
    look.head = [look.head[0] * 1.22, look.head[1] * 1.18];
    look.leg = [look.leg[0] * 0.72, look.leg[1]];
    look.body = [look.body[0] * 0.82, look.body[1] * 0.92];
    look.neck = [look.neck[0] * 0.8, look.neck[1] * 0.75];
    if (look.horns !== "one") delete look.horns;
    // a cub has no mane yet
    if (item.drawable === "lion") delete look.mane;
  }
  return look;
}
