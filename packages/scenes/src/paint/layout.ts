import { type DrawableName, kindOf } from "../drawables.ts";
import type { Figure } from "../figures/figure.ts";
import type { Seeded } from "../seeded.ts";
import type { Relation, SceneGraph, SceneItem } from "../words/scene-graph.ts";
import type { Backdrop } from "./backdrop.ts";
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

  constructor(graph: SceneGraph, backdrop: Backdrop, frame: number, chance: Seeded) {
    [this.graph, this.backdrop, this.frame, this.chance] = [graph, backdrop, frame, chance];
  }

  /** Small things are drawn larger and large ones smaller than they are, or a bee beside a house were a dot. */
  private feel(name: DrawableName): number {
    return Math.max(0.05, heightOf(name)) ** 0.42;
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

  place(figureOf: (item: SceneItem, copy: number) => Figure) {
    const { items, closeUp } = this.graph;
    const ground = items.filter(({ drawable }) => habitOf(drawable) !== "sky");
    const actors = ground.filter(({ drawable }) => habitOf(drawable) !== "far");
    const feelOf = ({ drawable, size, young }: SceneItem) => this.feel(drawable) * size * (young ? 0.8 : 1);
    const alive = actors.some(({ drawable }) => ["animal", "person"].includes(kindOf(drawable)));
    // things beside a house or a tree are things beside it, not its equals
    const behind = alive || actors.length === 0 ? [] : ground.map((item) => feelOf(item) * 0.75);
    const largest = Math.max(0.3, ...(actors.length > 0 ? actors : ground).map(feelOf), ...behind);
    const crowd = actors.reduce((sum, { count, mass }) => sum + (mass ? 0 : count), 0);
    const goal = closeUp ? 800 : crowd <= 1 ? 560 : crowd === 2 ? 510 : crowd <= 4 ? 420 : 320;
    this.unit = goal / largest;
    for (const i of this.order()) {
      const thing = items[i];
      if (!thing) continue;
      if (thing.mass) {
        this.mass(i, thing, figureOf);
        continue;
      }
      for (let copy = 0; copy < thing.count; copy++) {
        const wanted = this.unit * this.feel(thing.drawable) * thing.size * (thing.young ? 0.8 : 1);
        const figure = figureOf(thing, copy);
        // lying and running things are not as high as they are tall
        const height =
          Math.max(64, Math.min(habitOf(thing.drawable) === "far" ? 620 : 800, wanted)) *
          (thing.pose === "sleep" || thing.pose === "lie"
            ? kindOf(thing.drawable) === "person"
              ? 0.32
              : 0.62
            : 1);
        this.one({ item: i, copy, figure, thing, height });
      }
    }
    this.placings.sort((a, b) => a.depth - b.depth || a.y - b.y);
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
      grounded: place.grounded ?? true,
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

  private one(want: Want) {
    const relation = want.thing.relation;
    const other = relation && relation.to !== want.item ? this.first.get(relation.to) : undefined;
    // nothing but a lone subject may fill the width of the picture
    const alone = this.graph.items.length === 1 && want.thing.count === 1;
    const share = alone ? 0.8 : want.thing.count > 2 ? 0.3 : want.thing.count > 1 ? 0.42 : 0.5;
    const scale = Math.min(want.height / want.figure.height, (this.frame * share) / want.figure.width);
    if (
      relation &&
      other &&
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
    const inSky = habitOf(otherName) === "sky";
    const side = copy % 2 === 0 ? 1 : -1;
    const steps = Math.ceil((copy + 1) / 2);
    const near = { depth: Math.min(1, other.depth + 0.02), x: other.x };
    if (kind === "hold") {
      if (!other.figure.hand) return this.beside(want, other, scale);
      // what is held in the hand must not hide a face
      const aloft = habitOf(thing.drawable) === "air";
      const small = Math.min(
        scale,
        (high(other) * (aloft ? 0.62 : 0.34)) / Math.max(figure.height, figure.width * 0.7),
      );
      const [hx, hy] = other.figure.hand;
      const lifted =
        thing.drawable === "balloon" || thing.drawable === "kite" ? 0 : figure.height * small * 0.3;
      this.add(want, {
        x: other.x + hx * other.scale * (other.flip ? -1 : 1) + (copy * 26 - 8),
        y: other.y + hy * other.scale + lifted - copy * 14,
        scale: small,
        depth: near.depth,
        grounded: false,
      });
      return true;
    }
    if (kind === "wear") {
      const head = other.figure.head;
      if (head && /scarf|necklace|tie/.test(thing.drawable)) {
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
    if (kind === "part") return this.beside(want, other, scale);
    if (kind === "on" && !inSky && other.figure.top) {
      const { height, half } = other.figure.top;
      // riders and what lies on a table must not be larger than what carries them
      const limit = (high(other) * 0.9) / figure.height;
      const small = Math.min(
        scale,
        habitOf(thing.drawable) === "far" ? limit : Math.max(limit, scale * 0.55),
      );
      const reach = half * other.scale * 2;
      const spread =
        thing.count > 1
          ? (copy / (thing.count - 1) - 0.5) * reach
          : this.placings.some((p) => p.item !== to && Math.abs(p.y - (other.y - height * other.scale)) < 4)
            ? reach * 0.35
            : 0;
      this.add(want, {
        ...near,
        x: other.x + spread,
        y: other.y - height * other.scale + 3,
        scale: small,
        depth: near.depth + copy * 0.001,
      });
      return true;
    }
    if (kind === "in" && other.figure.rim && !["hat", "dress"].includes(thing.drawable)) {
      const rim = other.figure.rim * other.scale;
      const each = Math.max(1, thing.count * 0.7);
      const small = Math.min(
        scale * 1.4,
        (wide(other) * 0.78) / each / figure.width,
        (high(other) * 1.1) / figure.height,
      );
      const spread = thing.count > 1 ? (copy / (thing.count - 1) - 0.5) * wide(other) * 0.5 : 0;
      // at least half of what is inside looks over the rim
      const y = other.y - Math.max(rim * 0.2, rim - figure.height * small * 0.45);
      this.add(want, { x: other.x + spread, y, scale: small, depth: other.depth - 0.01, grounded: false });
      return true;
    }
    if (kind === "on" && inSky) return false;
    if (kind === "in" && kindOf(otherName) === "plant" && heightOf(otherName) > 2) {
      this.add(want, {
        ...near,
        x: other.x + side * steps * wide(other) * 0.16,
        y: other.y - high(other) * 0.56,
        scale: Math.min(scale, (high(other) * 0.3) / figure.height),
        grounded: false,
      });
      return true;
    }
    if (kind === "under") {
      if (inSky) return false;
      const tall = heightOf(otherName) > 2;
      const fits = Math.min(scale, (high(other) * 0.46) / figure.height, (this.frame * 0.42) / figure.width);
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
    if (kind === "over") {
      if (inSky) return false;
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
    if (kind === "before" || kind === "behind") {
      const front = kind === "before";
      const shift =
        Math.max(figure.width * scale, wide(other)) *
        (front && heightOf(otherName) > heightOf(thing.drawable) * 1.5 ? 0.16 : 0.42);
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
      const second = this.first.get(to + 1);
      if (second && to + 1 !== want.item) {
        this.add(want, {
          x: (other.x + second.x) / 2,
          y: Math.max(other.y, second.y),
          scale: Math.min(scale, Math.max(60, Math.abs(other.x - second.x) * 0.9) / figure.width),
          depth: Math.max(other.depth, second.depth) + 0.01,
        });
        return true;
      }
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
    const ideal = other.x + near * (wide(other) / 2 + width / 2 + 10);
    const depth = habit === "far" ? other.depth * 0.6 : Math.min(1, other.depth + 0.08);
    this.add(want, {
      x: freeX(this.placings, width, this.frame, ideal, depth),
      y: this.level(depth),
      scale,
      depth,
      flip: false,
    });
    return true;
  }

  /** Where the ground is at a depth. */
  private level(depth: number): number {
    const [far, near] = this.backdrop.stand;
    return far + (near - far) * depth;
  }

  private free(want: Want, scale: number) {
    const { thing, figure, copy, item } = want;
    const { water, weightless, indoor } = this.backdrop;
    let habit = habitOf(thing.drawable);
    if (thing.pose === "fly" && habit === "ground") habit = "air";
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
      const lone = this.graph.items.length === 1 && thing.count === 1;
      const k = Math.min(
        scale,
        ((lone ? 620 : habit === "sky" ? 300 : 340) * few) / figure.height,
        (this.frame * 0.7) / figure.width,
      );
      const x =
        thing.drawable === "rainbow" || figure.width > 500
          ? this.frame / 2
          : this.freeSpot(figure.width * k, mainly);
      const level = lone
        ? 500 + (figure.height * k) / 2
        : 40 + figure.height * k + this.chance.between(0, Math.max(1, floor - 60 - figure.height * k));
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
      const depth = thing.count > 1 ? (copy + 0.5) / thing.count : 0.7;
      const y =
        weightless || swims(thing.drawable)
          ? this.chance.between(far + 120, Math.max(far + 130, near))
          : far + (near - far) * depth;
      const k = Math.min(scale, 560 / figure.height) * (weightless ? 0.9 : 0.6 + 0.4 * depth);
      this.add(want, {
        x: freeX(this.placings, figure.width * k, this.frame, mainly * this.frame, 0.5),
        y,
        scale: k,
        depth: weightless ? depth : 0.1 + depth * 0.3,
        grounded: false,
        sunk: weightless ? 0 : kindOf(thing.drawable) === "vehicle" ? 0.04 : 0.25,
      });
      return;
    }
    const depth =
      habit === "far"
        ? 0.12 + (copy % 3) * 0.1
        : thing.count > 3
          ? ([0.55, 0.75, 0.95][copy % 3] ?? 0.75)
          : this.graph.closeUp
            ? 1
            : 0.66 + (copy % 2) * 0.14 + (this.chance.next() - 0.5) * 0.06;
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
    const rows = far ? [0, 0.08, 0.16] : [0.05, 0.16, 0.3, 0.48, 0.7, 1];
    const kinds = [0, 1, 2, 3].map((copy) => figureOf(thing, copy));
    let copy = 0;
    for (const [r, depth] of rows.entries()) {
      const height = far ? base * (0.8 + 0.2 * r) : base * (0.42 + 0.75 * depth);
      const count = far ? 5 : ([12, 11, 10, 9, 8, 7][r] ?? 7);
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
