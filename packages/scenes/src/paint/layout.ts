import { type DrawableName, kindOf } from "../drawables.ts";
import type { Figure } from "../figures/figure.ts";
import type { Seeded } from "../seeded.ts";
import type { Relation, SceneGraph, SceneItem } from "../words/scene-graph.ts";
import type { Backdrop } from "./places/scenery.ts";
import { isGarment } from "../figures/people-looks.ts";
import { habitOf, heightOf, swims } from "./traits.ts";

/** A thing with its place: its foot, its size, and how near it is (0 far, 1 near). */
export interface Placing {
  item: number;
  copy: number;
  figure: Figure;
  x: number;
  y: number;
  scale: number;
  depth: number;
  flip: boolean;
  /** Whether it stands on something that catches its shadow. */
  grounded: boolean;
  /** Share of its height that is under water or behind a rim, from below. */
  sunk: number;
}

interface Want {
  item: number;
  copy: number;
  figure: Figure;
  thing: SceneItem;
  height: number;
}

/** So many times the size of the people and animals beside it a vehicle counts for at most: a ship would make them dots. */
const besideLife = 1.6;
/** How much smaller a thing near the horizon is than one in the middle of the picture. */
const farAway = 0.4;
/** The same of what is higher than this, in meters: the Eiffel tower is seen from afar. */
const landmark = 9;
const farLandmark = 0.8;
/** How much smaller young ones are than what is usual for their kind, alone and beside a grown one. */
const younger = { alone: 0.8, besideGrown: 0.5 };
/** How high a rider is by the animal that carries it. */
const riderOnAnimal = 0.52;
/** How much the size of things beside somebody follows their true size; see `feel`. */
const lifelike = 1.35;
/** Plants lower than this, in meters, are flowers and grass: beside somebody they keep their true size. */
const lowPlant = 1;
/** How near stands what is beside a house or a mill: before it, not in a row with it. */
const inFront = 0.74;
/** How near stands what has no place of its own where somebody is: behind them. */
const behindLife = 0.46;
/** What grows before somebody hides at most so much of their height from below. */
const maxCovered = 0.35;
/** So many widths of the picture may stand side by side: they overlap a little in depth. */
const roomy = 1.12;
/** The same on a table, where they lie in two rows. */
const roomyTable = 1.3;
/** Whose riders sit above a saddle, feet beside it. */
const saddled: ReadonlySet<DrawableName> = new Set<DrawableName>(["bicycle", "motorcycle", "scooter"]);
const enterable: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "cave",
  "tent",
  "teepee",
  "igloo",
  "doghouse",
  "barn",
  "circus tent",
  "greenhouse",
  "hut",
  "cabin",
  "treehouse",
  "house",
  "cottage",
  "castle",
  "tower",
  "arch",
]);
const drinks: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "juice",
  "milk",
  "water",
  "wine",
  "beer",
  "tea",
  "coffee",
] as DrawableName[]);
const bottles: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "bottle",
  "jar",
  "glass",
  "fish bowl",
  "aquarium",
  "glass dome",
]);
const instruments: ReadonlySet<DrawableName> = new Set<DrawableName>([
  "guitar",
  "violin",
  "accordion",
  "drum",
  "harp",
  "trumpet",
  "saxophone",
  "flute",
]);
/** A portrait shows a head this wide, its top this far from the picture's upper edge. */
const portrait = { head: 440, top: 190 };

/** What stands behind whoever it is with: it is pulled. */
const pulled: ReadonlySet<DrawableName> = new Set<DrawableName>(["sleigh", "wagon", "carriage"]);

const isVase = (name: DrawableName) =>
  ["vase", "flower pot", "jar", "bottle", "bucket", "glass"].includes(name);
const isLiving = (name: DrawableName) => ["animal", "person"].includes(kindOf(name));
const wide = (p: Placing) => p.figure.width * p.scale;
const high = (p: Placing) => p.figure.height * p.scale;

/** Finds a free place on one row: the candidate with the least overlap, then nearest to where it would best be. */
function freeX(
  taken: readonly Placing[],
  width: number,
  frame: number,
  ideal: number,
  depth: number,
): number {
  let [best, cost] = [ideal, Infinity];
  for (let i = 0; i <= 48; i++) {
    const x = width / 2 + 14 + ((frame - width - 28) * i) / 48;
    let overlap = 0;
    for (const other of taken) {
      const shared =
        Math.min(x + width / 2, other.x + wide(other) / 2) -
        Math.max(x - width / 2, other.x - wide(other) / 2);
      // what stands far apart in depth may overlap, for a part
      if (shared > 0)
        overlap +=
          (shared / Math.min(width, wide(other))) * (Math.abs(other.depth - depth) > 0.35 ? 0.55 : 1.6);
    }
    const value = overlap * 4 + Math.abs(x - ideal) / frame;
    if (value < cost) [best, cost] = [x, value];
  }
  return best;
}

/** Everything's place. What a scene is about stands large and near, what only belongs to it far and behind. */
export class Layout {
  readonly placings: Placing[] = [];
  private readonly graph: SceneGraph;
  private readonly backdrop: Backdrop;
  private readonly frame: number;
  private readonly chance: Seeded;
  private readonly first = new Map<number, Placing>();
  private unit = 1;
  /** Whether somebody is what the scene is about. */
  private isAlive = false;
  /** Whether there are people, by whose size one knows how large an animal is. */
  private hasPeople = false;

  constructor(graph: SceneGraph, backdrop: Backdrop, frame: number, chance: Seeded) {
    [this.graph, this.backdrop, this.frame, this.chance] = [graph, backdrop, frame, chance];
  }

  /** Small things are drawn larger and large ones smaller than they are, or a bee beside a house were a dot. */
  private feel(name: DrawableName): number {
    return Math.max(0.05, heightOf(name)) ** 0.42;
  }

  /** How large a thing is for its age. */
  private youth({ drawable, young }: SceneItem): number {
    if (!young) return 1;
    const hasGrown = this.graph.items.some((other) => other.drawable === drawable && !other.young);
    return hasGrown ? younger.besideGrown : younger.alone;
  }

  private order(): number[] {
    const { items } = this.graph;
    const rank = (i: number, seen: number[] = []): number => {
      const to = items[i]?.relation?.to;
      return to === undefined || to === i || seen.includes(to) || !items[to] ? 0 : 1 + rank(to, [...seen, i]);
    };
    const far = (i: number) => (items[i] && habitOf(items[i].drawable) === "far" ? -1 : 0);
    return items.map((_, i) => i).sort((a, b) => rank(a) - rank(b) || far(a) - far(b) || a - b);
  }

  /** How large a thing feels beside the others; the largest of them gets the size that `goal` gives. */
  private feelOf({ drawable, size, ...item }: SceneItem): number {
    // beside somebody things are nearer to their true size than among themselves
    const kind = kindOf(drawable);
    const isLifelike =
      (this.isAlive &&
        (["thing", "food"].includes(kind) || (kind === "plant" && heightOf(drawable) < lowPlant))) ||
      (this.hasPeople && kind === "animal");
    return (
      this.feel(drawable) ** (isLifelike ? lifelike : 1) * size * this.youth({ drawable, size, ...item })
    );
  }

  /** What a scene is about: all that neither belongs to its background nor is there by itself. */
  private actors(): readonly SceneItem[] {
    return this.graph.items.filter(
      ({ drawable, far }) =>
        !["sky", "far"].includes(habitOf(drawable)) &&
        !far &&
        this.backdrop.fixtures?.[drawable] === undefined,
    );
  }

  /** Whether all there is lies on a table. */
  private isOnTable(): boolean {
    return this.backdrop.indoor && !this.isAlive;
  }

  /** How high the largest of so many is, in thousandths of the picture. */
  private goal(crowd: number): number {
    if (this.graph.closeUp) return 800;
    // "a forest path with a bench" is about the path
    const isSetting =
      !this.isAlive &&
      this.graph.settings.length > 0 &&
      !this.backdrop.indoor &&
      this.actors().every(({ drawable }) => ["thing", "place"].includes(kindOf(drawable))) &&
      this.graph.items.every(({ drawable }) => habitOf(drawable) === "ground");
    // what lies on a table must fit beside one another
    if (this.backdrop.indoor && !this.isAlive && crowd > 3)
      return Math.min((2 * this.frame) / Math.max(1, crowd), 400);
    const hasFar = this.graph.items.some(
      ({ drawable, far, relation }) => habitOf(drawable) === "far" && !far && relation?.kind !== "hold",
    );
    const high = crowd <= 1 ? 620 : crowd === 2 ? 560 : crowd <= 4 ? 470 : 350;
    // whoever stands before a house leaves room for it
    return this.isAlive && hasFar ? high * 0.8 : isSetting ? high * 0.5 : high;
  }

  /** The height of a thing that feels 1, from what there is and how much room there is side by side. */
  private unitFor(figureOf: (item: SceneItem, copy: number) => Figure): number {
    const actors = this.actors();
    const isPart = ({ relation }: SceneItem) =>
      relation !== null && ["in", "wear", "hold"].includes(relation.kind);
    const ground = this.graph.items.filter((item) => habitOf(item.drawable) !== "sky" && !isPart(item));
    // things beside a house or a tree are things beside it, not its equals
    const behind = this.isAlive || actors.length === 0 ? [] : ground.map((item) => this.feelOf(item) * 0.75);
    // nor is a ship the equal of the children before it, who would become dots
    const living = actors.filter(({ drawable }) => isLiving(drawable)).map((item) => this.feelOf(item));
    const limit = living.length > 0 ? besideLife * Math.max(...living) : Infinity;
    const counted = actors.filter((item) => !isPart(item));
    const own = counted.filter(({ drawable }) => !(this.isOnTable() && drawable === "table"));
    const standing = own.filter(({ drawable }) => habitOf(drawable) !== "air");
    const sizes = ([standing, own].find(({ length }) => length > 0) ?? ground).map((item) =>
      kindOf(item.drawable) === "vehicle" ? Math.min(limit, this.feelOf(item)) : this.feelOf(item),
    );
    const crowd = actors.reduce(
      (sum, { count, mass, relation }) =>
        sum + (mass || ["in", "wear", "hold", "part"].includes(relation?.kind ?? "") ? 0 : count),
      0,
    );
    const unit = this.goal(crowd) / Math.max(0.3, ...sizes, ...behind);
    const widths = actors
      .filter(
        ({ mass, relation, drawable }) =>
          !mass &&
          (relation === null ? ["ground", "water"].includes(habitOf(drawable)) : relation.kind === "beside"),
      )
      .map((item) => {
        const { width, height } = figureOf(item, 0);
        return (
          Math.min(this.frame * 0.4, (unit * this.feelOf(item) * width) / height) * Math.min(4, item.count)
        );
      });
    const row = widths.reduce((sum, width) => sum + width, 0);
    const room = this.frame * (this.isOnTable() ? roomyTable : roomy);
    return row > room ? unit * Math.max(0.6, room / row) : unit;
  }

  /** What stands near the horizon is at most so high, lower where it is there more than once or somebody stands before it. */
  private farLimit(count: number): number {
    return !this.isAlive ? 620 : count > 2 ? 420 : count > 1 ? 460 : 560;
  }

  place(figureOf: (item: SceneItem, copy: number) => Figure) {
    const { items } = this.graph;
    this.isAlive = this.actors().some(({ drawable }) => isLiving(drawable));
    this.hasPeople = this.actors().some(({ drawable }) => kindOf(drawable) === "person");
    this.unit = this.unitFor(figureOf);
    for (const i of this.order()) {
      const thing = items[i];
      if (!thing) continue;
      if (thing.mass) {
        this.mass(i, thing, figureOf);
        continue;
      }
      for (let copy = 0; copy < thing.count; copy++) {
        const wanted = this.unit * this.feelOf(thing);
        const figure = figureOf(thing, copy);
        // lying and running things are not as high as they are tall
        const height =
          Math.max(
            64,
            Math.min(habitOf(thing.drawable) === "far" ? this.farLimit(thing.count) : 800, wanted),
          ) *
          (thing.far ? (heightOf(thing.drawable) > landmark ? farLandmark : farAway) : 1) *
          (thing.pose === "sleep" || thing.pose === "lie"
            ? kindOf(thing.drawable) === "person"
              ? 0.42
              : 0.62
            : 1);
        this.one({ item: i, copy, figure, thing, height });
      }
    }
    this.clearView();
    this.placings.sort((a, b) => a.depth - b.depth || a.y - b.y);
  }

  /** What grows in a field of the same does not stand before somebody's face or before a tractor's cab. */
  private clearView() {
    const isMass = ({ item }: Placing) => this.graph.items[item]?.mass === true;
    const stand = this.placings.filter((p) => !isMass(p) && p.grounded && p.sunk === 0);
    const isBefore = (p: Placing, other: Placing) =>
      p.depth > other.depth &&
      Math.abs(p.x - other.x) < wide(other) / 2 &&
      p.y - high(p) < other.y - maxCovered * high(other);
    const kept = this.placings.filter((p) => !isMass(p) || !stand.some((other) => isBefore(p, other)));
    this.placings.splice(0, this.placings.length, ...kept);
  }

  private add(
    want: Want,
    place: {
      x: number;
      y: number;
      scale: number;
      depth: number;
      grounded?: boolean;
      sunk?: number;
      flip?: boolean;
    },
  ) {
    const placing: Placing = {
      item: want.item,
      copy: want.copy,
      figure: want.figure,
      flip: place.flip ?? false,
      grounded: (place.grounded ?? true) && !(this.backdrop.weightless && place.y < this.backdrop.stand[0]),
      sunk: place.sunk ?? 0,
      x: place.x,
      y: place.y,
      scale: place.scale,
      depth: place.depth,
    };
    this.keepInside(placing);
    this.placings.push(placing);
    if (!this.first.has(want.item)) this.first.set(want.item, placing);
  }

  private keepInside(p: Placing) {
    const limit = Math.min((this.frame - 24) / p.figure.width, 960 / p.figure.height);
    p.scale = Math.min(p.scale, limit);
    p.x = Math.min(this.frame - 12 - wide(p) / 2, Math.max(12 + wide(p) / 2, p.x));
    p.y = Math.min(988 + high(p) * p.sunk, Math.max(high(p) + 12, p.y));
  }

  /** What the place has by itself is there already. */
  private isFixture(want: Want): boolean {
    const { thing, copy, item } = want;
    // stars in the plural are those of the night sky
    const isStars =
      thing.drawable === "star" &&
      this.graph.timeOfDay === "night" &&
      this.graph.words.some((word) => word.item === item && /stars/i.test(word.text));
    if (isStars) {
      this.unseen(want, {
        x: this.frame / 2,
        y: 300,
        scale: 1,
        depth: 0,
        figure: { svg: "", width: this.frame * 0.8, height: 260 },
      });
      return true;
    }
    // many colors are those of a whole row of houses
    const isAnyColor = thing.colors.length === 0 || thing.colors.length > 2;
    const fixture = isAnyColor ? this.backdrop.fixtures?.[thing.drawable] : undefined;
    if (!fixture) return false;
    const [left, top, width, height] = fixture;
    this.unseen(want, {
      x: left + width / 2,
      y: top + height,
      scale: 1,
      depth: 0,
      figure: { svg: "", width, height },
    });
    const placing = this.placings.at(-1);
    if (placing && copy === 0) this.first.set(item, placing);
    return true;
  }

  private one(want: Want) {
    if (this.isFixture(want)) return;
    const relation = want.thing.relation;
    const first = relation && relation.to !== want.item ? this.first.get(relation.to) : undefined;
    // umbrellas for three people are one for each
    const isRide =
      relation?.kind === "on" && kindOf(this.graph.items[relation.to]?.drawable ?? "chair") === "animal";
    const own =
      relation && want.thing.count > 1 && (relation.kind === "hold" || relation.kind === "wear" || isRide)
        ? this.placings.find(({ item, copy }) => item === relation.to && copy === want.copy)
        : undefined;
    const other = own ?? first;
    // nothing but a lone subject may fill the width of the picture
    const alone = this.graph.items.length === 1 && want.thing.count === 1;
    const share = alone
      ? 0.8
      : kindOf(want.thing.drawable) === "vehicle" && want.thing.count === 1
        ? habitOf(want.thing.drawable) === "water" && this.actors().length > 1
          ? 0.4
          : 0.58
        : want.thing.count > 2
          ? 0.3
          : want.thing.count > 1
            ? 0.42
            : 0.5;
    const scale = Math.min(want.height / want.figure.height, (this.frame * share) / want.figure.width);
    // what stands before something near the horizon stands in the foreground, not on top of it
    // who flies is not beside anything on the ground
    const takesOff = want.thing.pose === "fly" && relation?.kind === "beside";
    // who is in a field of wheat is between all of it, not in one of its plants
    const isAmong = relation?.kind === "in" && this.graph.items[relation.to]?.mass === true;
    const apart =
      takesOff || isAmong || want.thing.far !== (relation && this.graph.items[relation.to]?.far === true);
    if (
      relation &&
      other &&
      !apart &&
      habitOf(want.thing.drawable) !== "sky" &&
      this.related(want, relation, other, scale)
    )
      return;
    this.free(want, scale);
  }

  private related(want: Want, { kind, to }: Relation, other: Placing, scale: number): boolean {
    const { figure, thing, copy } = want;
    const otherName = this.graph.items[to]?.drawable;
    if (!otherName) return false;
    if (kind === "on" && kindOf(otherName) === "vehicle" && !other.figure.top && other.figure.rim)
      return this.related(want, { kind: "in", to }, other, scale);
    if (kind === "in" && otherName === "bed") return this.related(want, { kind: "on", to }, other, scale);
    const inSky = habitOf(otherName) === "sky";
    const side = copy % 2 === 0 ? 1 : -1;
    const steps = Math.ceil((copy + 1) / 2);
    // nearer than the other even where that is as near as can be: a scarf is not behind its cat
    const near = { depth: other.depth + 0.02, x: other.x };
    if (kind === "hold") {
      const isRead = this.graph.items[other.item]?.pose === "read" && kindOf(otherName) === "animal";
      if (!other.figure.hand && !isRead) {
        const eats = this.graph.items[other.item]?.pose === "eat" && other.figure.head;
        if (!eats) return this.beside(want, other, scale);
        const { at, width } = eats;
        const way = other.flip ? -1 : 1;
        const k = Math.min(
          scale,
          (high(other) * 0.42) / figure.height,
          (width * other.scale * 1.1) / figure.width,
        );
        this.add(want, {
          x: other.x + (at[0] - width * 0.42) * other.scale * way + copy * 20,
          y: other.y + (at[1] + width * 0.86) * other.scale + figure.height * k * 0.4,
          scale: k,
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      const hand = other.figure.hand ?? [0, 0];
      if (thing.drawable === "umbrella" && other.figure.head) {
        const wide = (high(other) * 0.62) / figure.height;
        this.add(want, {
          x: other.x + hand[0] * other.scale * 0.5 * (other.flip ? -1 : 1),
          y: other.y + other.figure.head.at[1] * other.scale + figure.height * wide * 0.42,
          scale: wide,
          depth: other.depth - 0.002,
          grounded: false,
        });
        return true;
      }
      // what is played or read is held before the chest
      const does = this.graph.items[other.item]?.pose;
      if (
        other.figure.head &&
        ((does === "play" && kindOf(thing.drawable) === "thing" && instruments.has(thing.drawable)) || isRead)
      ) {
        const k = Math.min(scale, (high(other) * 0.46) / figure.height);
        this.add(want, {
          x: other.x,
          y: other.y - high(other) * (does === "read" ? 0.06 : 0.2),
          scale: k,
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      if (isLiving(thing.drawable)) {
        // a baby or a kitten is held in both arms
        this.add(want, {
          x: other.x + (copy - (thing.count - 1) / 2) * wide(other) * 0.4,
          y: other.y - high(other) * 0.3,
          scale: Math.min(scale, (high(other) * 0.34) / figure.height),
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      // what is held in the hand must not hide a face
      const aloft = habitOf(thing.drawable) === "air";
      const small = Math.min(
        scale,
        (high(other) * (aloft ? 0.62 : 0.34)) / Math.max(figure.height, figure.width * 0.7),
      );
      const [hx, hy] = hand;
      const lifted =
        thing.drawable === "balloon" || thing.drawable === "kite" ? 0 : figure.height * small * 0.3;
      // balloons go to the side and up, clear of the face
      const aside = aloft ? figure.width * small * 0.34 : 0;
      this.add(want, {
        x:
          other.x +
          (hx * other.scale + aside) * (other.flip ? -1 : 1) +
          (other.copy === copy && copy > 0 ? 0 : copy * 26 - 8),
        y: other.y + hy * other.scale + lifted - (other.copy === copy ? 0 : copy * 14),
        scale: small,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (kind === "wear") {
      const head = other.figure.head;
      if (head && kindOf(thing.drawable) === "plant") {
        const k = (head.width * other.scale * 0.42) / figure.width;
        const share = (copy - (thing.count - 1) / 2) / Math.max(1, thing.count - 1);
        this.add(want, {
          x: other.x + (head.at[0] + head.width * share * 0.72) * other.scale * (other.flip ? -1 : 1),
          // only the blossom is seen: its stem is in the hair
          y: other.y + (head.at[1] + head.width * (0.16 + share * share * 0.5)) * other.scale,
          scale: k,
          sunk: 0.56,
          depth: near.depth + copy * 0.001,
          grounded: false,
        });
        return true;
      }
      if (kindOf(otherName) === "person" && isGarment(thing.drawable)) {
        this.unseen(want, other);
        return true;
      }
      // clothes that we cannot put on an animal have no place: beside it they would be said to be worn
      if (!figure.fits && isGarment(thing.drawable)) return true;
      if (head && figure.fits) {
        const k = (head.width * other.scale) / figure.fits;
        const isLow = /scarf|collar/.test(thing.drawable);
        this.add(want, {
          x: other.x + head.at[0] * other.scale * (other.flip ? -1 : 1),
          y:
            other.y +
            (head.at[1] + (isLow ? head.width * (kindOf(otherName) === "person" ? 1 : 0.84) : 0)) *
              other.scale +
            6 * k,
          scale: k,
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      if (head && /necklace|tie/.test(thing.drawable)) {
        const k = (head.width * other.scale * 0.8) / figure.width;
        this.add(want, {
          x: other.x + head.at[0] * other.scale * (other.flip ? -1 : 1),
          y: other.y + (head.at[1] + head.width * 0.98) * other.scale + figure.height * k * 0.5,
          scale: k,
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      if (head && /glasses/.test(thing.drawable)) {
        const k = (head.width * other.scale * 0.86) / figure.width;
        this.add(want, {
          x: other.x + head.at[0] * other.scale * (other.flip ? -1 : 1),
          y: other.y + (head.at[1] + head.width * 0.42) * other.scale + figure.height * k * 0.5,
          scale: k,
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      if (!head || !/hat|crown|helmet/.test(thing.drawable))
        return head ? this.beside(want, other, scale * 0.8) : false;
      const k = (head.width * other.scale * 1.1) / figure.width;
      this.add(want, {
        x: other.x + head.at[0] * other.scale * (other.flip ? -1 : 1),
        y: other.y + head.at[1] * other.scale + figure.height * k * 0.25,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    // a branch with a bird has it on it
    if (kind === "beside" && /branch/.test(otherName) && kindOf(thing.drawable) === "animal")
      return this.related(want, { kind: "on", to }, other, scale);
    if (kind === "part") {
      // doors and windows of a house are drawn with it
      if (kindOf(otherName) !== "place") return this.beside(want, other, scale);
      this.unseen(want, other);
      return true;
    }
    const drives = ["on", "in"].includes(kind) && kindOf(thing.drawable) === "person" && other.figure.cab;
    if (drives) {
      const k = (drives.height * other.scale * 1.04) / (figure.height * 0.5);
      this.add(want, {
        x: other.x + (drives.at[0] + copy * 30) * other.scale * (other.flip ? -1 : 1),
        y: other.y + drives.at[1] * other.scale,
        scale: k,
        depth: near.depth,
        grounded: false,
        sunk: 0.5,
      });
      return true;
    }
    // a butterfly on a flower, a parrot on a palm
    if (
      kind === "on" &&
      kindOf(otherName) === "plant" &&
      !/branch|lily pad/.test(otherName) &&
      kindOf(thing.drawable) === "animal"
    ) {
      this.add(want, {
        ...near,
        x: other.x + this.shareOf(want, to) * wide(other),
        y: other.y - high(other) * (otherName === "leaf" ? 0.3 : 0.84),
        scale: Math.min(scale, (high(other) * 0.36) / figure.height),
        grounded: false,
      });
      return true;
    }
    if (kind === "on" && kindOf(otherName) === "person" && other.figure.head) {
      const { at, width } = other.figure.head;
      const isOnShoulder = heightOf(thing.drawable) < 0.7;
      const k = Math.min(scale, (high(other) * (isOnShoulder ? 0.3 : 0.6)) / figure.height);
      this.add(want, {
        x: other.x + (at[0] + (isOnShoulder ? width * 0.62 : 0)) * other.scale,
        y: other.y + (at[1] + width * (isOnShoulder ? 0.98 : 0)) * other.scale,
        scale: k,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    const isFlat = kind === "in" && other.figure.rim === undefined && otherName === "puddle";
    if ((kind === "on" || isFlat) && !inSky && other.figure.top) {
      if (otherName === "bridge" && copy === 0) this.spanBridge(other);
      const isPerch = kindOf(otherName) === "plant" && !/branch|lily pad|log|stump/.test(otherName);
      if (isPerch && copy === 0) {
        other.scale = Math.max(
          other.scale,
          Math.min(400 / other.figure.height, (this.frame * 0.4) / other.figure.width),
        );
        this.keepInside(other);
      }
      const { height, half } = other.figure.top;
      const isRider = ["person", "animal"].includes(kindOf(thing.drawable));
      const isLow = heightOf(otherName) < heightOf(thing.drawable) * 0.6 && !swims(otherName);
      // a skateboard grows with who rides it
      if (isRider && isLow && kindOf(otherName) !== "animal") {
        const wanted = (figure.width * scale * 0.9) / other.figure.width;
        other.scale = Math.max(other.scale, Math.min(wanted, (this.frame * 0.5) / other.figure.width));
      }
      if (!isLow && kindOf(otherName) !== "animal" && copy === 0) {
        const all = this.carriedBy(to, "on").length;
        const wanted = (figure.width * scale * all * 0.82) / (half * 2);
        const isFar = habitOf(otherName) === "far";
        if (
          !isFar &&
          (all > 1 || otherName === "plate") &&
          (kindOf(thing.drawable) !== "food" || otherName === "plate")
        )
          other.scale = Math.max(
            other.scale,
            Math.min(wanted, (this.frame * 0.72) / other.figure.width, 480 / other.figure.height),
          );
      }
      const small = this.carriedScale(want, other, otherName, scale);
      const carried = this.carriedBy(to, isFlat ? "in" : "on").length;
      // neighbors on a sofa sit side by side, not at its ends
      const reach = Math.min(
        half * other.scale * 2,
        figure.width * small * (carried - 1) * (thing.pose === "hug" ? 0.72 : 1.15),
      );
      const spread = this.shareOf(want, to, isFlat ? "in" : "on") * reach;
      this.add(want, {
        ...near,
        x: other.x + spread,
        y: other.y - height * other.scale + 3,
        scale: small,
        depth: near.depth + copy * 0.001,
      });
      return true;
    }
    // a drink in its glass is the glass
    if (kind === "in" && (bottles.has(otherName) || otherName === "cup") && drinks.has(thing.drawable)) {
      this.unseen(want, other);
      return true;
    }
    if (kind === "in" && other.figure.rim && !["hat", "dress"].includes(thing.drawable)) {
      const rim = other.figure.rim * other.scale;
      if (kindOf(thing.drawable) === "plant" && isVase(otherName)) {
        this.inVase(want, other, rim);
        return true;
      }
      if (bottles.has(otherName)) {
        // through its glass one sees what is inside
        const inside = this.carriedBy(to, "in").length;
        const k = Math.min(
          (wide(other) * 0.8) / figure.width / Math.max(1, inside * 0.8),
          (high(other) * 0.42) / figure.height,
        );
        this.add(want, {
          x: other.x + this.shareOf(want, to, "in") * wide(other) * 0.6,
          y: other.y - high(other) * (0.14 + 0.24 * (copy % 2)),
          scale: k,
          depth: near.depth,
          grounded: false,
        });
        return true;
      }
      const each = Math.max(1, this.carriedBy(to, "in").length * 0.62);
      // a boat's side is low, whoever sits in it is not
      const isInBoat = kindOf(otherName) === "vehicle" && isLiving(thing.drawable) && heightOf(otherName) < 2;
      const small = Math.max(
        kindOf(thing.drawable) === "food" ? (wide(other) * 0.24) / figure.width : 0,
        Math.min(
          scale * 1.4,
          (wide(other) * 0.78) / each / figure.width,
          (isInBoat
            ? Math.min(high(other) * 2.3, wide(other) * 0.6)
            : high(other) * (heightOf(otherName) > 4 && isLiving(thing.drawable) ? 0.36 : 1.1)) /
            figure.height,
        ),
      );
      const spread = this.shareOf(want, to, "in") * wide(other) * 0.5;
      // at least half of what is inside looks over the rim
      const lies = thing.pose === "sleep" || thing.pose === "lie";
      const hidden = lies
        ? 0.1
        : kindOf(thing.drawable) === "animal" || kindOf(thing.drawable) === "food"
          ? 0.24
          : isInBoat
            ? 0.3
            : 0.45;
      const y = other.y - Math.max(rim * (isInBoat ? 0.5 : 0.2), rim - figure.height * small * hidden);
      this.add(want, { x: other.x + spread, y, scale: small, depth: other.depth - 0.01, grounded: false });
      return true;
    }
    // who is in a cave or a tent is seen in its opening
    // several are before a house, not in its door
    if (
      kind === "in" &&
      enterable.has(otherName) &&
      isLiving(thing.drawable) &&
      thing.count > 1 &&
      heightOf(otherName) > 4
    )
      return this.related(want, { kind: "before", to }, other, scale);
    if ((kind === "in" || otherName === "arch") && enterable.has(otherName) && isLiving(thing.drawable)) {
      if (otherName === "arch" && copy === 0) {
        other.scale = Math.min(860 / other.figure.height, (this.frame * 0.62) / other.figure.width);
        Object.assign(other, { x: this.frame / 2, y: this.level(0.5) });
        this.keepInside(other);
      }
      const k = Math.min(
        scale,
        (high(other) * (otherName === "arch" ? 0.78 : thing.pose === "sleep" ? 0.3 : 0.5)) / figure.height,
        (wide(other) * 0.5) / figure.width / Math.min(3, thing.count),
      );
      this.add(want, {
        x: other.x + (copy - (thing.count - 1) / 2) * figure.width * k * 0.9,
        y: other.y + 12,
        scale: k,
        depth: other.depth + 0.01,
      });
      return true;
    }
    if (kind === "on" && inSky) return false;
    if (kind === "in" && kindOf(otherName) === "plant" && heightOf(otherName) > 2) {
      // the tree is where the scene plays: it comes near
      if (copy === 0) this.bringNear(other);
      this.add(want, {
        ...near,
        x: other.x + (thing.count > 1 ? side * steps * wide(other) * 0.16 : 0),
        y: other.y - high(other) * 0.48,
        scale: Math.min(scale, (high(other) * 0.36) / figure.height),
        grounded: false,
      });
      return true;
    }
    if (kind === "under") {
      if (inSky) return false;
      const tall = heightOf(otherName) > 2;
      if (tall && copy === 0 && kindOf(otherName) === "plant") this.bringNear(other);
      // a heart or a sign that somebody is under hangs above them
      if (copy === 0 && kindOf(otherName) === "thing" && heightOf(otherName) < 0.5) {
        Object.assign(other, {
          y: other.y - high(other) * 0.2 - figure.height * scale * 0.9,
          grounded: false,
        });
        this.keepInside(other);
      }
      if (kindOf(otherName) === "thing" && heightOf(otherName) < 0.5) {
        this.add(want, {
          x: other.x + (copy - (thing.count - 1) / 2) * figure.width * scale * 0.9,
          y: this.level(0.7),
          scale,
          depth: 0.7,
        });
        return true;
      }
      const fits = Math.min(
        scale,
        (high(other) * (heightOf(thing.drawable) > 3 ? 0.72 : 0.5)) / figure.height,
        (this.frame * 0.42) / figure.width,
      );
      this.add(want, {
        x:
          other.x +
          (tall
            ? side * steps * Math.max(wide(other) * 0.2, figure.width * fits * 0.55)
            : (copy - (thing.count - 1) / 2) * figure.width * scale * 0.8),
        y: other.y + (tall ? 46 : 14),
        scale: tall ? fits : Math.min(scale, (high(other) * 0.62) / figure.height),
        depth: Math.min(1, other.depth + (tall ? 0.3 : 0.05)),
      });
      return true;
    }
    if (kind === "over" && otherName === "rainbow") {
      const k = Math.min(scale, 300 / figure.height);
      this.add(want, {
        x: this.frame / 2 + (copy - (thing.count - 1) / 2) * figure.width * k,
        y: other.y - high(other) * 0.82,
        scale: k,
        depth: 0.4,
        grounded: false,
      });
      return true;
    }
    if (kind === "over") {
      if (inSky) return false;
      // there must be sky left above a house that somebody flies over
      const roomAbove = 0.58 * other.y;
      if (copy === 0 && habitOf(otherName) === "far" && high(other) > roomAbove)
        other.scale *= roomAbove / high(other);
      const top = Math.min(other.y - high(other) - 24, 420);
      const level = Math.max(figure.height * scale * 0.7 + 20, top);
      const k = Math.min(scale, Math.max(70, level * 0.9) / figure.height);
      this.add(want, {
        x: other.x + side * (steps - (copy === 0 ? 1 : 0)) * figure.width * k * 1.05 + (copy === 0 ? 0 : 30),
        y: level - (copy % 3) * 20,
        scale: k,
        depth: 0.5,
        grounded: false,
      });
      return true;
    }
    if (kind === "before" && otherName === "window" && this.backdrop.indoor) {
      // animals sit on the sill, people stand before it, at its side
      const onSill = kindOf(thing.drawable) === "animal" && heightOf(thing.drawable) < 1;
      const fits = (wide(other) * (onSill ? 0.62 : 0.8)) / figure.width / Math.min(2, thing.count);
      this.add(want, {
        x: other.x + (copy - (thing.count - 1) / 2) * wide(other) * 0.5 + (onSill ? 0 : -wide(other) * 0.3),
        y: onSill ? other.y + 6 : this.level(0.4),
        scale: onSill
          ? Math.min(fits, (high(other) * 0.8) / figure.height)
          : Math.min(scale, 620 / figure.height),
        depth: 0.4,
        grounded: !onSill,
      });
      return true;
    }
    if (kind === "before" || kind === "behind") {
      const front = kind === "before";
      const shift =
        Math.max(figure.width * scale, wide(other)) *
        (front &&
        heightOf(otherName) > heightOf(thing.drawable) * 1.5 &&
        figure.width * scale < wide(other) * 0.6
          ? 0.16
          : 0.42);
      const depth = front ? Math.min(1, other.depth + 0.3) : Math.max(0, other.depth - 0.3);
      if (inSky) return false;
      this.add(want, {
        x: other.x + side * steps * shift,
        y: front ? Math.max(other.y + 50, this.level(depth)) : Math.min(other.y - 16, this.level(depth)),
        scale: front ? scale : scale * 0.95,
        depth,
      });
      return true;
    }
    if (kind === "between") {
      const copies = this.placings.filter(({ item }) => item === to);
      const second = copies.length > 1 ? copies[1] : this.first.get(to + 1);
      if (second && (copies.length > 1 || to + 1 !== want.item)) {
        // the two make room for what is between them
        const gap = (wide(other) + wide(second)) * 0.42 + figure.width * scale * 0.86;
        const lack = Math.max(0, gap - Math.abs(other.x - second.x)) / 2;
        const [left, right] = other.x < second.x ? [other, second] : [second, other];
        [left.x, right.x] = [left.x - lack, right.x + lack];
        this.keepInside(left);
        this.keepInside(right);
        this.add(want, {
          x: (other.x + second.x) / 2,
          y: Math.max(other.y, second.y),
          scale: Math.min(
            scale,
            Math.max(60, Math.abs(other.x - second.x) * 0.9) / figure.width,
            habitOf(otherName) === "far" ? (high(other) * 0.5) / figure.height : Infinity,
          ),
          depth: Math.max(other.depth, second.depth) + 0.01,
        });
        return true;
      }
    }
    if (
      kind === "around" &&
      isLiving(thing.drawable) &&
      heightOf(otherName) < heightOf(thing.drawable) * 1.4
    ) {
      // they stand in an arc behind what they are around, which stays in sight
      const place = thing.count > 1 ? copy / (thing.count - 1) - 0.5 : 0.5;
      const reach = Math.max(wide(other) * 1.3, figure.width * scale * 0.86 * (thing.count - 1));
      this.add(want, {
        x: other.x + place * Math.min(reach, this.frame * 0.8),
        y: other.y - 34 + Math.abs(place) * 70,
        scale,
        depth: Math.max(0, other.depth - 0.08 + Math.abs(place) * 0.06),
      });
      return true;
    }
    if (kind === "around") {
      const angle = (copy / Math.max(1, thing.count)) * 2 * Math.PI + 0.4;
      const flying = habitOf(thing.drawable) === "air";
      const x = other.x + Math.cos(angle) * (wide(other) * 0.5 + figure.width * scale * 0.7);
      this.add(
        want,
        flying
          ? {
              x,
              y: other.y - high(other) * (0.55 - Math.sin(angle) * 0.5),
              scale: Math.min(scale, (high(other) * 0.5) / figure.height),
              depth: near.depth,
              grounded: false,
            }
          : { x, y: other.y + Math.sin(angle) * 70 + 20, scale, depth: other.depth + Math.sin(angle) * 0.2 },
      );
      return true;
    }
    if (kind === "beside" && !inSky) return this.beside(want, other, scale);
    return false;
  }

  /** What is a part of another's drawing is there where the other is. */
  private unseen(
    want: Want,
    { x, y, scale, depth, figure }: Pick<Placing, "x" | "y" | "scale" | "depth" | "figure">,
  ) {
    this.placings.push({
      ...want,
      figure: { svg: "", width: figure.width, height: figure.height },
      x,
      y,
      scale,
      depth,
      flip: false,
      grounded: false,
      sunk: 0,
    });
  }

  /** How large what stands on another is drawn: riders and what lies on a table must not be larger than what carries them. */
  private carriedScale(
    { figure, thing }: Want,
    other: Placing,
    carrier: DrawableName,
    scale: number,
  ): number {
    const isRider = ["person", "animal"].includes(kindOf(thing.drawable));
    const share = (part: number) => (high(other) * part) / figure.height;
    if (isRider && kindOf(carrier) === "place" && heightOf(carrier) > 2 && !/roof|bridge/.test(carrier))
      return Math.min(scale, share(carrier === "swing" ? 0.52 : /cliff|rock/.test(carrier) ? 0.38 : 0.24));
    if (isRider && kindOf(carrier) === "animal") return Math.min(scale, share(riderOnAnimal));
    if (isRider && saddled.has(carrier)) return share(1.12);
    // who sits on a mushroom or a flower is small
    if (isRider && kindOf(carrier) === "plant" && !/branch|lily pad|log|stump/.test(carrier))
      return Math.min(scale, share(0.9));
    if (isRider && (/branch/.test(carrier) || heightOf(carrier) < heightOf(thing.drawable) * 1.3))
      return scale;
    if (kindOf(thing.drawable) === "food" && carrier === "plate") return scale;
    if (kindOf(thing.drawable) === "food" && kindOf(carrier) === "food") return Math.min(scale, share(0.38));
    if (habitOf(thing.drawable) === "far")
      return Math.min(scale, share(kindOf(carrier) === "place" ? 2.4 : 0.9));
    return Math.min(scale, Math.max(share(0.9), scale * 0.55));
  }

  /** The items that stand on or in one, each as often as it is there. */
  private carriedBy(carrier: number, kind: "on" | "in"): number[] {
    return this.graph.items.flatMap(({ relation, count }, index) =>
      relation?.kind === kind && relation.to === carrier ? Array.from({ length: count }, () => index) : [],
    );
  }

  /** Flowers fan out over the rim of a vase, higher than it is; their stems are inside. */
  private inVase(want: Want, other: Placing, rim: number) {
    const { figure, thing, copy } = want;
    const name = this.graph.items[other.item]?.drawable ?? "vase";
    const fan = thing.count > 1 ? copy / (thing.count - 1) - 0.5 : 0;
    const scale = Math.min(
      (high(other) * 1.05) / figure.height,
      (wide(other) * (thing.count > 1 ? 0.9 : 1.3)) / figure.width,
    );
    // the middle ones stand higher
    const lift = figure.height * scale * (0.12 - 0.3 * Math.abs(fan));
    this.add(want, {
      x: other.x + fan * wide(other) * (bottles.has(name) ? 0.8 : 1.1),
      // glass shows the stems: the flowers stand higher
      y:
        other.y -
        Math.max(rim, bottles.has(name) ? high(other) * 0.74 : 0) +
        figure.height * scale * 0.28 -
        lift,
      scale,
      depth: other.depth - 0.01 - Math.abs(fan) * 0.002,
      grounded: false,
    });
  }

  /** Where on what carries several things one of them stands, from -0.5 to 0.5. */
  private shareOf({ item, copy }: Want, carrier: number, kind: "on" | "in" = "on"): number {
    const carried = this.carriedBy(carrier, kind);
    if (carried.length < 2) return 0;
    return (carried.indexOf(item) + copy) / (carried.length - 1) - 0.5;
  }

  private beside(want: Want, other: Placing, scale: number): boolean {
    const habit = habitOf(want.thing.drawable);
    if (
      habit === "sky" ||
      habit === "air" ||
      (habit === "water") !== (habitOf(this.graph.items[other.item]?.drawable ?? "cat") === "water")
    )
      return false;
    const width = want.figure.width * scale;
    const near = other.x < this.frame / 2 ? 1 : -1;
    const carriage = this.graph.items[other.item]?.drawable;
    if (pulled.has(want.thing.drawable) && carriage && kindOf(carriage) === "animal") {
      this.pull(want, other, scale);
      return true;
    }
    if (want.thing.drawable === "basket" && saddled.has(this.graph.items[other.item]?.drawable ?? "cat")) {
      this.add(want, {
        x: other.x + wide(other) * 0.36 * (other.flip ? -1 : 1),
        y: other.y - high(other) * 0.62,
        scale: (high(other) * 0.36) / want.figure.height,
        depth: other.depth + 0.02,
        grounded: false,
      });
      return true;
    }
    const isHugged = want.thing.pose === "hug" || this.graph.items[other.item]?.pose === "hug";
    const ideal = other.x + near * (wide(other) / 2 + width / 2 + 10);
    if (habit === "water" && this.backdrop.water) {
      const [far, close] = this.backdrop.water;
      this.add(want, {
        x: this.offShore(freeX(this.placings, width, this.frame, ideal, other.depth), width),
        y: Math.min(close, Math.max(far, other.y + (want.copy % 2 === 0 ? 24 : -30))),
        scale,
        depth: other.depth + 0.01,
        grounded: false,
        sunk: other.sunk,
      });
      return true;
    }
    if (isHugged && habit !== "water") {
      // an animal that is hugged leaves the face free
      const fits =
        kindOf(want.thing.drawable) === "animal"
          ? Math.min(1, (high(other) * 0.72) / (want.figure.height * scale))
          : 1;
      this.add(want, {
        x:
          other.x +
          near * (wide(other) + width * fits) * (kindOf(want.thing.drawable) === "person" ? 0.46 : 0.37),
        y: other.y + 6,
        scale: scale * fits,
        depth: Math.min(1, other.depth + 0.01),
        flip: near > 0 ? false : kindOf(want.thing.drawable) === "animal",
      });
      return true;
    }
    // a flock stands behind whoever it belongs to
    const isFlock = want.thing.count > 3 && (this.graph.items[other.item]?.count ?? 1) === 1;
    const depth =
      habit === "far"
        ? other.depth * 0.6
        : isFlock
          ? Math.max(0, other.depth - 0.3 - (want.copy % 3) * 0.14)
          : habitOf(this.graph.items[other.item]?.drawable ?? "cat") === "far"
            ? inFront
            : Math.min(1, other.depth + 0.08);
    if (isFlock) scale *= 0.62;
    this.add(want, {
      x: freeX(this.placings, width, this.frame, ideal, depth),
      y: this.level(depth),
      scale,
      depth,
      flip: false,
    });
    return true;
  }

  /** What an animal or a person pulls comes behind them on the same ground. */
  private pull(want: Want, other: Placing, scale: number) {
    const way = other.flip ? -1 : 1;
    const team = this.placings.filter(({ item }) => item === other.item);
    const fits = Math.min(
      scale,
      (high(other) * 1.1) / want.figure.height,
      (this.frame * 0.36) / want.figure.width,
    );
    const width = want.figure.width * fits;
    // the team moves on until there is room behind it
    const last =
      way > 0
        ? Math.max(...team.map((p) => p.x + wide(p) / 2))
        : Math.min(...team.map((p) => p.x - wide(p) / 2));
    const lack = way > 0 ? Math.max(0, last + width + 24 - this.frame) : Math.min(0, last - width - 24);
    for (const p of team) {
      p.x -= lack;
      this.keepInside(p);
    }
    this.add(want, {
      x: last - lack + way * (width / 2 + 4),
      y: other.y,
      scale: fits,
      depth: Math.max(0, other.depth - 0.01),
      flip: way < 0,
    });
  }

  /** A tree that somebody is in or under is where the scene plays. */
  private bringNear(tree: Placing) {
    tree.scale = Math.max(
      tree.scale,
      Math.min(860 / tree.figure.height, (this.frame * 0.72) / tree.figure.width),
    );
    tree.y = Math.max(tree.y, this.level(0.5));
    this.keepInside(tree);
  }

  /** A bridge that somebody crosses goes from one side of the picture to the other. */
  private spanBridge(bridge: Placing) {
    bridge.scale = (this.frame * 0.96) / bridge.figure.width;
    Object.assign(bridge, { x: this.frame / 2, y: this.level(0.6), depth: 0.5 });
    this.keepInside(bridge);
  }

  /** What floats on a lake keeps clear of the trees at both of its sides. */
  private offShore(x: number, width: number): number {
    const { water, stand, weightless, channel } = this.backdrop;
    if (channel)
      return ((channel[0] + channel[1]) / 2) * this.frame + this.chance.around(0, 0.04) * this.frame;
    if (!water || weightless || water[1] > stand[0]) return x;
    const edge = this.frame * 0.15;
    return width > this.frame - 2 * edge
      ? this.frame / 2
      : Math.min(this.frame - edge - width / 2, Math.max(edge + width / 2, x));
  }

  /** Where the ground is at a depth. */
  private level(depth: number): number {
    const [far, near] = this.backdrop.stand;
    return far + (near - far) * depth;
  }

  /** A lone head fills the picture, its body goes on below. */
  private portrait(want: Want, { at, width }: NonNullable<Figure["head"]>) {
    const scale = portrait.head / width;
    this.add(want, { x: this.frame / 2, y: 0, scale, depth: 1 });
    const placing = this.placings.at(-1);
    if (placing)
      Object.assign(placing, {
        scale,
        x: this.frame / 2 - at[0] * scale,
        y: portrait.top - at[1] * scale,
      });
  }

  /** A branch reaches into the picture from its side, low enough for whoever sits on it. */
  private branch(want: Want) {
    const { figure } = want;
    const scale = (this.frame * 0.86) / figure.width;
    this.add(want, { x: this.frame * 0.55, y: 690, scale, depth: 0.6, grounded: false });
  }

  private free(want: Want, scale: number) {
    const { thing, figure, copy, item } = want;
    if (thing.drawable === "roof") {
      this.add(want, {
        x: this.frame / 2,
        y: 1000,
        scale: (this.frame * 0.96) / figure.width,
        depth: 0.5,
        grounded: false,
      });
      return;
    }
    if (/^(branch|blossom branch)$/.test(thing.drawable) && !this.backdrop.indoor) return this.branch(want);
    if (thing.drawable === "bridge" && this.backdrop.water) {
      const [shore, close] = this.backdrop.water;
      const k = Math.min((this.frame * 0.5) / figure.width, 420 / figure.height);
      this.add(want, {
        x: this.frame * 0.52,
        y: shore + (close - shore) * 0.45,
        scale: k,
        depth: 0.2,
        grounded: false,
      });
      return;
    }
    const before =
      copy > 0 && thing.pose === "hug"
        ? this.placings.find((other) => other.item === item && other.copy === copy - 1)
        : undefined;
    if (before) {
      const side = figure.width * before.scale * 0.8;
      this.add(want, { x: before.x + side, y: before.y, scale: before.scale, depth: before.depth + 0.001 });
      return;
    }
    const isLone =
      thing.count === 1 &&
      this.graph.items.every(
        (other, i) => i === item || ["hold", "wear", "part"].includes(other.relation?.kind ?? ""),
      );
    if (this.graph.closeUp && isLone && figure.head) return this.portrait(want, figure.head);
    const { water, weightless, indoor } = this.backdrop;
    let habit = habitOf(thing.drawable);
    const isFlown = this.graph.items.some(
      (rider) => rider.pose === "fly" && rider.relation?.kind === "on" && rider.relation.to === item,
    );
    if ((thing.pose === "fly" || isFlown) && habit === "ground") habit = "air";
    if (thing.pose === "swim" && habit === "ground" && water) habit = "water";
    if (weightless && ["ground", "far", "water"].includes(habit) && thing.pose !== "stand")
      habit =
        this.graph.settings[0] === "underwater" &&
        habit !== "water" &&
        !["person"].includes(kindOf(thing.drawable))
          ? "ground"
          : "air";
    if (habit === "wall" && !indoor) habit = "ground";
    const thirds = [0.36, 0.66, 0.5, 0.18, 0.84];
    const mainly =
      this.placings.length === 0 && this.graph.items.length === 1 && thing.count === 1
        ? 0.5
        : (thirds[(item + copy) % thirds.length] ?? 0.5);
    const width = figure.width * scale;
    if (habit === "sky" || habit === "air" || habit === "wall") {
      const floor = habit === "wall" ? 430 : weightless ? 820 : habit === "sky" ? 380 : 520;
      const few = thing.count > 4 ? 0.62 : 1;
      const lone = isLone;
      const isWide = habit === "sky" && figure.width > 500 && thing.drawable !== "rainbow";
      const k = isWide
        ? (this.frame * 0.94) / figure.width
        : Math.min(
            scale,
            ((lone ? 620 : habit === "sky" ? 300 : 340) * few) / figure.height,
            (this.frame * 0.7) / figure.width,
          );
      const x =
        thing.drawable === "rainbow" || figure.width > 500
          ? this.frame / 2
          : this.freeSpot(figure.width * k, mainly);
      const level =
        thing.drawable === "fireworks"
          ? 430
          : lone
            ? 500 + (figure.height * k) / 2
            : 60 + figure.height * k + this.chance.between(0, Math.max(1, floor - 60 - figure.height * k));
      this.add(
        want,
        thing.drawable === "rainbow"
          ? {
              x,
              y: 560,
              scale: Math.min((this.frame * 0.86) / figure.width, 480 / figure.height),
              depth: -1,
              grounded: false,
            }
          : { x, y: level, scale: k, depth: habit === "sky" ? -0.9 : 0.4 + copy * 0.001, grounded: false },
      );
      return;
    }
    if (habit === "water" && water) {
      const [far, near] = water;
      const depth = thing.far ? 0.04 : thing.count > 1 ? (copy + 0.5) / thing.count : 0.7;
      const y =
        weightless || swims(thing.drawable)
          ? this.chance.between(far + 120, Math.max(far + 130, near))
          : far + (near - far) * depth;
      // a fish in a pond is small, one in the deep sea is what the picture is about
      const small = !weightless && swims(thing.drawable) ? 0.4 : 1;
      const [left, right] = this.backdrop.channel ?? [0, 1];
      const fits = Math.min(scale, 560 / figure.height, (this.frame * (right - left) * 1.6) / figure.width);
      const k = fits * (weightless ? 0.9 : 0.6 + 0.4 * depth) * small;
      const leaps = thing.pose === "jump";
      this.add(want, {
        x: this.offShore(
          freeX(this.placings, figure.width * k, this.frame, mainly * this.frame, 0.5),
          figure.width * k,
        ),
        y: leaps ? y - figure.height * k * 0.25 : y,
        scale: k,
        // open water lies behind all that stands on its shore
        depth: weightless ? depth : water[1] <= this.backdrop.stand[0] ? depth * 0.05 : 0.1 + depth * 0.3,
        grounded: false,
        sunk:
          weightless || leaps || thing.drawable === "surfer"
            ? 0
            : kindOf(thing.drawable) === "vehicle"
              ? 0.04
              : 0.25,
      });
      return;
    }
    const depth =
      habit === "far" || thing.far
        ? 0.12 + (copy % 3) * 0.1
        : this.isOnTable() && this.actors().length + thing.count > 3
          ? ((item + copy) % 2) * 0.7 + 0.15
          : thing.count > 3
            ? ([0.55, 0.75, 0.95][copy % 3] ?? 0.75)
            : this.graph.closeUp
              ? 1
              : (this.isAlive && !isLiving(thing.drawable) ? behindLife : 0.66) +
                (copy % 2) * 0.14 +
                (this.chance.next() - 0.5) * 0.06;
    const k = scale * (habit === "far" ? 0.9 + depth * 0.4 : 0.72 + 0.36 * depth);
    this.add(want, {
      x: freeX(this.placings, width, this.frame, mainly * this.frame, depth),
      y: this.level(depth),
      scale: k,
      depth,
      flip: this.flips(thing, mainly),
    });
  }

  /** What looks to the left by nature is turned where it would look out of the picture; people look at the viewer. */
  private flips({ drawable }: SceneItem, share: number): boolean {
    const kind = kindOf(drawable);
    return (kind === "animal" || kind === "vehicle") && share < 0.45 && drawable !== "tyrannosaurus";
  }

  private freeSpot(width: number, share: number): number {
    const above = this.placings.filter((p) => p.y - high(p) < 330 && !p.grounded);
    return freeX(above, width, this.frame, share * this.frame, 0.4);
  }

  private mass(item: number, thing: SceneItem, figureOf: (item: SceneItem, copy: number) => Figure) {
    const far = habitOf(thing.drawable) === "far";
    const flying = ["air", "sky"].includes(habitOf(thing.drawable));
    const base = far ? 300 : Math.max(110, Math.min(230, this.unit * this.feel(thing.drawable)));
    const rows = far ? [0, 0.08, 0.16] : [0.05, 0.24, 0.55, 1];
    const kinds = [0, 1, 2, 3].map((copy) => figureOf(thing, copy));
    let copy = 0;
    for (const [r, depth] of rows.entries()) {
      const height = far ? base * (0.8 + 0.2 * r) : base * (0.42 + 0.75 * depth);
      const count = far ? 5 : ([11, 10, 9, 8][r] ?? 8);
      for (let i = 0; i < count; i++) {
        const figure = kinds[copy % kinds.length];
        if (!figure) continue;
        const x = ((i + 0.5 + (r % 2) * 0.4 + this.chance.around(0, 0.22)) / count) * this.frame;
        const want: Want = { item, copy: copy++, figure, thing, height };
        this.add(
          want,
          flying
            ? {
                x,
                y: 80 + r * 60 + height * 0.5,
                scale: (height * 0.6) / figure.height,
                depth: -0.5,
                grounded: false,
              }
            : {
                x,
                y: this.level(depth) + this.chance.around(0, 10),
                scale: height / figure.height,
                depth: depth - 0.001,
              },
        );
      }
    }
  }
}
