import { type Color, shift } from "../palette.ts";
import type { Seeded } from "../seeded.ts";
import type { DrawableName } from "../drawables.ts";
import type { SceneItem } from "../words/scene-graph.ts";
import { disguiseAs } from "./person-costumes.ts";
import type { PersonLook } from "./person-look.ts";

/** Colors of skin, of which one is picked. */
export const skins = ["#f6d0b1", "#eebd95", "#d99f74", "#b87a52", "#8a5638", "#f9dcc4"] as const;
const hairs = ["#3b2a24", "#6b4226", "#a5652f", "#d9a441", "#1f1a1c", "#8c4a2a"] as const;
const tops = [
  "#d6473f",
  "#3f7fc4",
  "#f0b429",
  "#3f9c6b",
  "#8f5bb5",
  "#e77f3c",
  "#e06a93",
  "#2f9aa0",
] as const;
const bottoms = ["#33507f", "#4a5568", "#7a5a3c", "#3f6f5f", "#5b4a7a"] as const;

type Change = Partial<PersonLook>;
const woman: Change = { hairStyle: "long", dress: true };
const girl: Change = { age: "child", hairStyle: "tails", dress: true };
const elder: Change = { age: "old", hair: "#d9d7d4", glasses: true };

/** What makes somebody that person; the rest is left to chance. */
const changes: Readonly<Record<string, Change>> = {
  man: {},
  woman,
  person: {},
  boy: { age: "child" },
  girl,
  child: { age: "child" },
  baby: { age: "baby", hairStyle: "short", top: "#9fc7e8", bottom: "#9fc7e8" },
  "old man": { ...elder, hairStyle: "bald", beard: true },
  "old woman": { ...elder, hairStyle: "bun", dress: true },
  bride: { ...woman, cut: "gown", top: "#f7f4ef", hat: { kind: "veil", color: "#fdfcf8" } },
  groom: { top: "#343a48", bottom: "#2d323f", tie: "#c9a24a", shoes: "#1f2229" },
  skeleton: {
    skin: "#f6f3e8",
    hairStyle: "bald",
    top: "#34363f",
    bottom: "#2c2e37",
    bones: true,
    shoes: "#f6f3e8",
  },
  farmer: { top: "#c8503c", bottom: "#3f66a0", hat: { kind: "brim", color: "#e0b75c" } },
  astronaut: {
    top: "#e9ecef",
    bottom: "#e2e6ea",
    hat: { kind: "visor", color: "#9cc9ea" },
    buttons: "#d6473f",
  },
  princess: {
    ...girl,
    age: "child",
    hairStyle: "long",
    cut: "gown",
    top: "#ec7fb2",
    hat: { kind: "crown", color: "#f3c53b" },
  },
  prince: { top: "#3f6fc4", bottom: "#f0ece2", cape: "#b5343c", hat: { kind: "crown", color: "#f3c53b" } },
  queen: { ...woman, cut: "gown", top: "#7d3f98", cape: "#b5343c", hat: { kind: "crown", color: "#f3c53b" } },
  king: {
    top: "#7a2f8f",
    bottom: "#5b2a6b",
    beard: true,
    cape: "#b5343c",
    hat: { kind: "crown", color: "#f3c53b" },
  },
  knight: { armor: true, bottom: "#8f9aa6", cape: "#b5343c", hat: { kind: "helmet", color: "#b4bec8" } },
  pirate: { top: "#f1ece0", bottom: "#3b3540", beard: true, hat: { kind: "bandana", color: "#b5343c" } },
  wizard: {
    age: "old",
    dress: true,
    beard: true,
    hair: "#e4e2df",
    top: "#4b4fa8",
    hat: { kind: "point", color: "#3f4396" },
  },
  witch: { ...woman, top: "#4a3b66", hair: "#c9622c", hat: { kind: "point", color: "#3a2f52" } },
  fairy: {
    ...girl,
    hairStyle: "long",
    top: "#8fcf8a",
    wings: "#d5ecf7",
    hat: { kind: "band", color: "#f3a6c4" },
  },
  elf: { age: "child", top: "#3f9c5b", bottom: "#7a5a3c", hat: { kind: "point", color: "#c9403f" } },
  superhero: { top: "#2f62c4", bottom: "#2a4ea0", cape: "#d6342f", hat: { kind: "band", color: "#d6342f" } },
  "santa claus": {
    age: "old",
    top: "#cf2f33",
    bottom: "#b9282d",
    hair: "#f4f2ee",
    beard: true,
    hat: { kind: "santa", color: "#cf2f33" },
    buttons: "#f3c53b",
  },
  cook: { top: "#f4f1ea", apron: "#e7e3da", hat: { kind: "cook", color: "#fbf9f4" }, buttons: "#8c8a86" },
  artist: { top: "#4f74b8", apron: "#e9d9b8", hat: { kind: "cap", color: "#b5343c" } },
  doctor: { top: "#f1f4f6", bottom: "#5b7fa8", glasses: true, buttons: "#9aa7b2" },
  nurse: {
    ...woman,
    hairStyle: "bun",
    top: "#8cc3dc",
    apron: "#f6f8f9",
    hat: { kind: "band", color: "#f6f8f9" },
  },
  teacher: { ...woman, hairStyle: "bun", glasses: true, top: "#5d8f6b" },
  "police officer": {
    top: "#2f4a7d",
    bottom: "#25365c",
    hat: { kind: "cap", color: "#25365c" },
    buttons: "#f3c53b",
  },
  firefighter: { top: "#d9942e", bottom: "#8a5a28", hat: { kind: "helmet", color: "#c9302f" } },
  sailor: { top: "#f4f4f2", bottom: "#2d4677", hat: { kind: "cap", color: "#f7f7f5" } },
  cowboy: { top: "#b8763c", bottom: "#3f5f94", hat: { kind: "brim", color: "#8a5a34" } },
  dancer: { ...woman, top: "#d6473f", hairStyle: "bun" },
  ballerina: { ...girl, age: "adult", hairStyle: "bun", cut: "tutu", top: "#f2a7c3" },
  ninja: { top: "#2f3038", bottom: "#25262d", hat: { kind: "band", color: "#c9302f" } },
  worker: {
    top: "#3f66a0",
    bottom: "#4a5568",
    vest: "#f08a2c",
    hat: { kind: "hard", color: "#f3c53b" },
  },
  "mail carrier": {
    top: "#4f7fb8",
    bottom: "#2f4a7d",
    hat: { kind: "cap", color: "#2f4a7d" },
    buttons: "#f3c53b",
  },
  viking: {
    top: "#8a5f3c",
    bottom: "#5a4632",
    hair: "#c9822f",
    beard: true,
    belt: "#3f2d20",
    cape: "#7a6a58",
    hat: { kind: "horned", color: "#9aa3ac" },
  },
  "martial artist": { top: "#f6f4ee", bottom: "#f2efe6", belt: "#26262c", shoes: "#f0c9a6" },
  shepherd: { top: "#b98a56", bottom: "#6b5138", cape: "#8f6f4a", hat: { kind: "brim", color: "#a8834f" } },
  waiter: { top: "#2f323c", bottom: "#2a2c35", tie: "#c9303a", apron: "#f6f4ee" },
  pilot: {
    top: "#2f3f66",
    bottom: "#28355a",
    tie: "#20242f",
    hat: { kind: "cap", color: "#28355a" },
  },
  soldier: { top: "#6f7a4a", bottom: "#5f6a3f", belt: "#3f3a28", hat: { kind: "hard", color: "#5f6a3f" } },
  swimmer: { top: "#d6473f", bottom: "#d6473f", bare: true, hat: { kind: "cap", color: "#3f8fd0" } },
  graduate: { ...woman, cut: "gown", top: "#2f3f66", hat: { kind: "square", color: "#2b3452" } },
  vampire: {
    skin: "#ece4e2",
    hair: "#1f1a1c",
    top: "#3a2c3a",
    bottom: "#26222b",
    cape: "#8f1f2c",
    tie: "#b5343c",
  },
  explorer: {
    top: "#b59a63",
    bottom: "#7f6a42",
    belt: "#5a4630",
    hat: { kind: "brim", color: "#a58a55" },
  },
  hairdresser: { top: "#3f9c9b", apron: "#3b3f55" },
  judge: { age: "old", hair: "#e4e2df", hairStyle: "curly", top: "#2b2d36", coat: "#2b2d36", glasses: true },
  boxer: { top: "#d6473f", bottom: "#d6473f", bare: true, gloves: "#c9302f", belt: "#f0c02f" },
  samurai: {
    hairStyle: "bun",
    hair: "#1f1a1c",
    top: "#8f2f38",
    bottom: "#2f2d36",
    belt: "#e0b24a",
    coat: "#8f2f38",
  },
  "red riding hood": {
    ...girl,
    hairStyle: "tails",
    top: "#c9302f",
    cape: "#b5282c",
    hat: { kind: "hood", color: "#c9302f", ears: "none" },
  },
  singer: { ...woman, top: "#8f3f98" },
  musician: { top: "#3b3f55" },
  skier: { top: "#e0532f", bottom: "#2d4677", hat: { kind: "cap", color: "#3f9c6b" } },
  snowboarder: { top: "#3f9c9b", bottom: "#3b3f55", hat: { kind: "cap", color: "#e0b429" } },
  surfer: { top: "#e9a33b", bottom: "#2f7fb0" },
  skater: woman,
  cyclist: { top: "#e0c02f", bottom: "#2f3540", hat: { kind: "helmet", color: "#d6473f" } },
  "hockey player": { top: "#2f62b4", bottom: "#2b3a5c", hat: { kind: "helmet", color: "#2b3a5c" } },
  "basketball player": { top: "#e0702e", bottom: "#e0702e" },
  "baseball player": { top: "#f4f4f2", bottom: "#f4f4f2", hat: { kind: "cap", color: "#3f6fb5" } },
  "tennis player": { top: "#f6f5f0", bottom: "#f6f5f0", hat: { kind: "cap", color: "#f6f5f0" } },
  "football player": { top: "#d6473f", bottom: "#f4f4f2" },
  scarecrow: {
    skin: "#e6c98f",
    hair: "#d9b04a",
    top: "#8f5b3c",
    bottom: "#4f6a94",
    hat: { kind: "brim", color: "#b98f4a" },
  },
  angel: { ...woman, top: "#f7f5ee", wings: "#f3f1ea", hat: { kind: "halo", color: "#f3c53b" } },
  clown: {
    skin: "#f9e9dc",
    hair: "#e0532f",
    hairStyle: "curly",
    top: "#f0c02f",
    bottom: "#3f9c6b",
    buttons: "#d6473f",
    hat: { kind: "cap", color: "#8f5bb5" },
  },
};

/** The colors of clothes of which none was said. */
const usualGarments: Readonly<Record<string, Color>> = {
  shirt: "#e8e4da",
  sweater: "#c9574a",
  coat: "#d9a441",
  dress: "#e06a93",
  skirt: "#8f5bb5",
  trousers: "#3f66a0",
  shoe: "#c9403f",
  boot: "#d0a02f",
  pajamas: "#8fb4e0",
  apron: "#f1ece0",
  cape: "#d0343c",
  swimsuit: "#e0567f",
  uniform: "#2f4a7d",
};

/** The hats of those who are known by them, as things. */
const ownHats: Readonly<Partial<Record<DrawableName, readonly DrawableName[]>>> = {
  worker: ["helmet", "hat"],
  firefighter: ["helmet"],
  knight: ["helmet"],
  viking: ["helmet"],
  soldier: ["helmet"],
  cyclist: ["helmet"],
  astronaut: ["helmet"],
  cook: ["chef hat", "hat"],
  farmer: ["straw hat", "hat"],
  cowboy: ["cowboy hat", "hat"],
  explorer: ["hat", "straw hat"],
  witch: ["witch hat", "hat"],
  wizard: ["hat", "witch hat"],
  "santa claus": ["santa hat", "hat"],
  "police officer": ["hat"],
  sailor: ["hat"],
  princess: ["crown"],
  prince: ["crown"],
  king: ["crown"],
  queen: ["crown"],
};

/** Whether somebody is drawn with this hat anyway. */
export const hasOwnHat = (who: DrawableName, hat: DrawableName): boolean =>
  ownHats[who]?.includes(hat) === true;

/** Whether a thing is worn where a hat is. */
export const isHat = (name: DrawableName): boolean => /hat$|crown$|^helmet$/.test(name);

/** Whether this is a part of whoever wears it, drawn with them. */
export const isGarment = (name: string): boolean => Object.hasOwn(usualGarments, name);

/** Whether a garment covers the trunk. */
const isOfTrunk = (name: string): boolean => ["shirt", "sweater", "dress", "pajamas"].includes(name);

/** Somebody in these clothes. */
function dressed(who: DrawableName, look: PersonLook, garments: readonly SceneItem[]): PersonLook {
  const worn: PersonLook = { ...look };
  for (const { drawable, colors, pattern } of garments) {
    if (isHat(drawable)) {
      // two hats nobody wears: the one that was asked for, in its color
      const own =
        worn.hat && hasOwnHat(who, drawable)
          ? { ...worn.hat, color: colors[0] ?? worn.hat.color }
          : undefined;
      if (own) worn.hat = own;
      else delete worn.hat;
      continue;
    }
    if (pattern && isOfTrunk(drawable)) worn.pattern = pattern;
    const color = colors[0] ?? usualGarments[drawable] ?? look.top;
    if (drawable === "dress") Object.assign(worn, { dress: true, top: color, bottom: color });
    else if (drawable === "coat") worn.coat = color;
    else if (drawable === "apron" || drawable === "cape") worn[drawable] = color;
    else if (drawable === "pajamas")
      Object.assign(worn, { dress: false, top: color, bottom: color, pattern: pattern ?? "spotted" });
    else if (drawable === "uniform") {
      const isSkirt = worn.dress;
      Object.assign(worn, { dress: false, top: color, bottom: shift(color, -0.08), buttons: "#f3c53b" });
      if (isSkirt) worn.skirt = shift(color, -0.08);
    } else if (drawable === "swimsuit")
      Object.assign(worn, { dress: false, top: color, bottom: color, bare: true });
    else if (drawable === "shirt" || drawable === "sweater") {
      if (worn.dress) worn.bottom = shift(worn.bottom, -0.05);
      Object.assign(worn, { dress: false, top: color });
    } else if (drawable === "skirt") Object.assign(worn, { dress: false, skirt: color });
    else if (drawable === "trousers") Object.assign(worn, { dress: false, bottom: color });
    else worn.shoes = color;
  }
  return worn;
}

/** What somebody is known by, and carries: drawn with them. */
export const props: Readonly<Partial<Record<DrawableName, DrawableName>>> = {
  "basketball player": "basketball",
  "baseball player": "baseball bat",
  "tennis player": "tennis racket",
  musician: "guitar",
  artist: "paintbrush",
  farmer: "shovel",
  fairy: "magic wand",
  wizard: "magic wand",
  witch: "broom",
  cook: "pan",
  worker: "hammer",
  judge: "hammer",
  hairdresser: "scissors",
  samurai: "sword",
  "mail carrier": "letter",
};

/** Whether somebody of this name is drawn by our own pen. */
export const isPerson = (name: string): boolean => Object.hasOwn(changes, name);

/** Hair that is called red is not the red of a ball. */
const hairOf = (said: Color): Color =>
  said === "#d03a32" ? "#b8502a" : said === "#84542f" ? "#6b4226" : said;

/** How one of the people of an item looks. */
export function lookOf(item: SceneItem, chance: Seeded, garments: readonly SceneItem[] = []): PersonLook {
  const change = changes[item.drawable] ?? {};
  const any: PersonLook = {
    age: "adult",
    hairStyle: change.dress ? "long" : "short",
    skin: chance.pick(skins),
    hair: chance.pick(hairs),
    top: chance.pick(tops),
    bottom: chance.pick(bottoms),
    dress: false,
  };
  const look: PersonLook = { ...any, ...change };
  if (item.drawable === "child" || item.drawable === "person") {
    look.dress = chance.chance(0.5);
    look.hairStyle = look.dress
      ? chance.pick(["long", "tails", "curly"] as const)
      : chance.pick(["short", "curly"] as const);
  } else if (item.drawable === "girl") look.hairStyle = chance.pick(["tails", "long", "bun"] as const);
  if (item.isMale) look.hairStyle = "short";
  if (item.isFemale && !look.dress && item.drawable !== "person" && item.drawable !== "child") {
    look.hairStyle = chance.pick(["long", "tails"] as const);
    delete look.beard;
  } else if (item.isFemale && (item.drawable === "child" || item.drawable === "person"))
    Object.assign(look, { dress: true, hairStyle: "long" });
  if (item.young && look.age !== "baby") {
    // a boy as a wizard or a pirate has no beard
    look.age = "child";
    delete look.beard;
    if (change.age === "old") Object.assign(look, { hair: any.hair, glasses: false });
  }
  const asked: Color | undefined = item.colors[0];
  if (asked)
    [look.top, look.bottom] = [asked, look.dress ? asked : (item.colors[1] ?? shift(look.bottom, 0))];
  if (item.hair)
    [look.hair, look.hairStyle] = [hairOf(item.hair), look.hairStyle === "bald" ? "short" : look.hairStyle];
  if (item.hairStyle) look.hairStyle = item.hairStyle;
  if (item.skin) look.skin = item.skin;
  if (item.mood) look.mood = item.mood;
  if (item.costume) Object.assign(look, disguiseAs(item.costume));
  if (item.isOld && look.age === "adult") {
    Object.assign(look, { age: "old", hair: "#d9d7d4" });
    if (!look.dress) look.beard = true;
  }
  if (item.hasBeard) look.beard = true;
  if (item.glidesOn === "ice skates" || item.drawable === "skater") look.blades = true;
  if (item.isBarefoot) look.shoes = look.skin;
  return dressed(item.drawable, look, garments);
}
