import { mix, shift } from "../palette.ts";
import type { Seeded } from "../seeded.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import type { CreatureLook } from "./creature-look.ts";

const cat: CreatureLook = {
  coat: "#e39a4b",
  pale: "#fbeedd",
  dark: "#a9652a",
  body: [88, 42],
  leg: [30, 13],
  neck: [6, 18],
  head: [58, 50],
  ears: "point",
  tail: "long",
  muzzle: "cat",
  nose: "#d97b86",
  rests: "sit",
};
const dog: CreatureLook = {
  ...cat,
  coat: "#c98d55",
  pale: "#f6e6d2",
  dark: "#7d4c2c",
  body: [94, 44],
  leg: [38, 14],
  neck: [10, 24],
  ears: "flop",
  tail: "up",
  muzzle: "dog",
  nose: "#2c2226",
  rests: "stand",
};
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
const horse: CreatureLook = {
  ...dog,
  coat: "#a86a3d",
  pale: "#d9ab82",
  dark: "#4a2c1e",
  body: [112, 52],
  leg: [66, 15],
  neck: [16, 52],
  head: [44, 58],
  ears: "point",
  tail: "hair",
  muzzle: "horse",
  mane: "#4a2c1e",
};
const hoofed: CreatureLook = {
  ...dog,
  coat: "#a86a3d",
  pale: "#d9ab82",
  dark: "#4a2c1e",
  body: [112, 52],
  leg: [66, 15],
  neck: [16, 52],
  head: [44, 58],
  tail: "tuft",
  muzzle: "horse",
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
  horse,
  pony: {
    ...horse,
    leg: [46, 17],
    body: [106, 56],
    neck: [14, 40],
    head: [48, 56],
    coat: "#c99a68",
    mane: "#f1e2c4",
  },
  donkey: {
    ...horse,
    coat: "#8d8a8c",
    pale: "#e2dcd4",
    dark: "#4d4a50",
    mane: "#4d4a50",
    ears: "long",
    leg: [52, 15],
    neck: [14, 38],
    tail: "tuft",
  },
  unicorn: { ...horse, coat: "#f5f1f6", pale: "#f6dfe6", dark: "#b08fc4", mane: "#e58fbf", horns: "one" },
  pegasus: {
    ...horse,
    coat: "#f5f3f6",
    pale: "#f3dfe4",
    dark: "#a9a3b8",
    mane: "#c9b6e0",
    wings: "#ffffff",
    feathers: true,
  },
  cow: {
    ...hoofed,
    coat: "#f4efe8",
    pale: "#fdfaf5",
    dark: "#3a3236",
    patches: "#4a3f44",
    body: [124, 66],
    leg: [44, 18],
    neck: [18, 18],
    head: [56, 60],
    ears: "side",
    tail: "tuft",
    muzzle: "cow",
    horns: "cow",
  },
  sheep: {
    ...dog,
    coat: "#f3ede0",
    pale: "#f6f1e6",
    dark: "#4d4348",
    body: [86, 56],
    leg: [30, 11],
    neck: [8, 12],
    head: [40, 46],
    ears: "side",
    tail: "stub",
    muzzle: "bear",
    wool: true,
  },
  deer: {
    ...hoofed,
    coat: "#b8763f",
    pale: "#f1dcc0",
    dark: "#6f4526",
    leg: [60, 11],
    body: [92, 42],
    neck: [12, 44],
    head: [40, 46],
    ears: "side",
    tail: "stub",
    muzzle: "bear",
    horns: "antlers",
    spots: "#f1dcc0",
  },
  moose: {
    ...hoofed,
    coat: "#7a5237",
    pale: "#b8926e",
    dark: "#4a3020",
    ears: "side",
    tail: "stub",
    horns: "antlers",
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
};

/** Breeds, by what sets them apart from a usual dog or cat. */
const breeds: Readonly<Record<string, CreatureLook>> = {
  "golden retriever": { ...dog, coat: "#e0ad5c", pale: "#f8e9c8", dark: "#c08a3e", tail: "bushy" },
  labrador: { ...dog, coat: "#e8cf9b", pale: "#f8efda", dark: "#c9a76a" },
  dalmatian: { ...dog, coat: "#f6f3ee", pale: "#fdfbf8", dark: "#2f2a2e", spots: "#2f2a2e", leg: [44, 13] },
  husky: {
    ...dog,
    coat: "#7f8a98",
    pale: "#f7f6f4",
    dark: "#4a5360",
    ears: "point",
    tail: "bushy",
    cheeks: true,
    body: [98, 46],
  },
  "german shepherd": {
    ...dog,
    coat: "#b9803f",
    pale: "#e6c48d",
    dark: "#33292a",
    ears: "point",
    tail: "bushy",
    body: [102, 46],
    leg: [44, 14],
  },
  corgi: {
    ...dog,
    coat: "#e0944a",
    pale: "#fdf6ea",
    dark: "#b56c2c",
    ears: "point",
    tail: "stub",
    cheeks: true,
    body: [98, 44],
    leg: [20, 14],
  },
  beagle: {
    ...dog,
    coat: "#f6f0e6",
    pale: "#fdf9f2",
    dark: "#8a5430",
    patches: "#8a5430",
    body: [90, 42],
    leg: [32, 13],
  },
  poodle: {
    ...dog,
    coat: "#f1e6d6",
    pale: "#f7efe3",
    dark: "#f1e6d6",
    wool: true,
    leg: [44, 12],
    body: [80, 46],
    tail: "up",
  },
  dachshund: {
    ...dog,
    coat: "#9a5a30",
    pale: "#c98f5c",
    dark: "#6d3c1e",
    body: [124, 36],
    leg: [16, 13],
    tail: "long",
  },
  bulldog: {
    ...dog,
    coat: "#e3c49a",
    pale: "#fbf3e6",
    dark: "#b98a5a",
    body: [92, 54],
    leg: [22, 19],
    head: [68, 56],
    tail: "stub",
  },
  pug: {
    ...dog,
    coat: "#e3c193",
    pale: "#5a4a48",
    dark: "#4a3c3a",
    body: [76, 48],
    leg: [24, 15],
    head: [62, 54],
  },
  chihuahua: {
    ...dog,
    coat: "#dfb07a",
    pale: "#f8ead2",
    dark: "#b07f4a",
    ears: "side",
    body: [66, 34],
    leg: [30, 10],
    head: [56, 48],
  },
  "border collie": {
    ...dog,
    coat: "#33303a",
    pale: "#faf8f4",
    dark: "#232128",
    cheeks: true,
    tail: "bushy",
    socks: false,
  },
  terrier: {
    ...dog,
    coat: "#c9a06a",
    pale: "#f3e6cc",
    dark: "#8d6a3e",
    ears: "tuft",
    body: [80, 42],
    leg: [28, 13],
  },
  siamese: {
    ...cat,
    coat: "#efe2cc",
    pale: "#6d5546",
    dark: "#54413a",
    ears: "tuft",
    socks: true,
    nose: "#3a2d2a",
  },
  tabby: { ...cat, coat: "#a58d74", pale: "#efe4d6", dark: "#5c4a3c", stripes: "#5c4a3c" },
  persian: {
    ...cat,
    coat: "#f1ebe1",
    pale: "#fdfaf5",
    dark: "#c9bfae",
    body: [92, 50],
    head: [66, 54],
    tail: "bushy",
    cheeks: true,
  },
  "maine coon": {
    ...cat,
    coat: "#8a6a4c",
    pale: "#f0e2cf",
    dark: "#4d3a2c",
    stripes: "#4d3a2c",
    ears: "tuft",
    tail: "bushy",
    cheeks: true,
    body: [98, 46],
  },
  "calico cat": { ...cat, coat: "#f6f0e6", pale: "#fdf9f2", dark: "#c9732f", patches: "#d9842f" },
  "tuxedo cat": { ...cat, coat: "#2f2d34", pale: "#faf8f4", dark: "#1f1d24", socks: false, cheeks: true },
};

const all: Readonly<Record<string, CreatureLook>> = { ...looks, ...breeds };

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
