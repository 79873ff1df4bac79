import { kindOf } from "../drawables.ts";
import { freeX } from "./free-x.ts";
import { isLiving } from "./is-living.ts";
import type { Backdrop } from "./places/scenery.ts";
import { high, type Placing, type Want, wide } from "./placing.ts";
import { habitOf } from "./traits.ts";
import type { Seeded } from "../seeded.ts";
import type { SceneGraph, SceneItem } from "../words/scene-graph.ts";

/** What is known of a scene while its things are placed: the place, what stands where, and where more may stand. */
export class Board {
  readonly placings: Placing[] = [];
  /** The first copy of each item. */
  readonly first = new Map<number, Placing>();
  readonly graph: SceneGraph;
  readonly backdrop: Backdrop;
  /** Width of the picture in thousandths of its height. */
  readonly frame: number;
  readonly chance: Seeded;
  /** What a scene is about: all that neither belongs to its background nor is there by itself. */
  readonly actors: readonly SceneItem[];
  /** Whether somebody is what the scene is about. */
  readonly isAlive: boolean;
  /** Whether there are people, by whose size one knows how large an animal is. */
  readonly hasPeople: boolean;

  constructor(graph: SceneGraph, backdrop: Backdrop, frame: number, chance: Seeded) {
    [this.graph, this.backdrop, this.frame, this.chance] = [graph, backdrop, frame, chance];
    this.actors = graph.items.filter(
      ({ drawable, far }) =>
        !["sky", "far"].includes(habitOf(drawable)) && !far && backdrop.fixtures?.[drawable] === undefined,
    );
    this.isAlive = this.actors.some(({ drawable }) => isLiving(drawable));
    this.hasPeople = this.actors.some(
      ({ drawable }) => kindOf(drawable) === "person" || drawable === "mermaid",
    );
  }

  /** Whether all there is lies on a table. */
  get isOnTable(): boolean {
    return this.backdrop.indoor && !this.isAlive;
  }

  /** Places one thing. */
  add(
    want: Want,
    place: {
      x: number;
      y: number;
      scale: number;
      depth: number;
      grounded?: boolean;
      sunk?: number;
      flip?: boolean;
      turn?: number;
    },
  ) {
    const placing: Placing = {
      item: want.item,
      copy: want.copy,
      figure: want.figure,
      flip: place.flip ?? false,
      ...(place.turn !== undefined && { turn: place.turn }),
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

  /** Nothing leaves the picture. */
  keepInside(p: Placing) {
    const limit = Math.min((this.frame - 24) / p.figure.width, 960 / p.figure.height);
    p.scale = Math.min(p.scale, limit);
    p.x = Math.min(this.frame - 12 - wide(p) / 2, Math.max(12 + wide(p) / 2, p.x));
    p.y = Math.min(988 + high(p) * p.sunk, Math.max(high(p) + (p.figure.above ?? 0) * p.scale + 12, p.y));
  }

  /** What is a part of another's drawing is there where the other is. */
  unseen(
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

  /** As `unseen`, for what the place itself shows: its box as left, top, width and height. */
  unseenAt(want: Want, [left, top, width, height]: readonly [number, number, number, number]) {
    this.unseen(want, {
      x: left + width / 2,
      y: top + height,
      scale: 1,
      depth: 0,
      figure: { svg: "", width, height },
    });
  }

  /** The items that stand on or in one, each as often as it is there. */
  carriedBy(carrier: number, kind: "on" | "in"): number[] {
    return this.graph.items.flatMap(({ relation, count }, index) =>
      relation?.kind === kind && relation.to === carrier ? Array.from({ length: count }, () => index) : [],
    );
  }

  /** Where on what carries several things one of them stands, from -0.5 to 0.5. */
  shareOf({ item, copy }: Want, carrier: number, kind: "on" | "in" = "on"): number {
    const carried = this.carriedBy(carrier, kind);
    if (carried.length < 2) return 0;
    return (carried.indexOf(item) + copy) / (carried.length - 1) - 0.5;
  }

  /** A tree that somebody is in or under is where the scene plays. */
  bringNear(tree: Placing) {
    tree.scale = Math.max(
      tree.scale,
      Math.min(860 / tree.figure.height, (this.frame * 0.72) / tree.figure.width),
    );
    tree.y = Math.max(tree.y, this.level(0.5));
    this.keepInside(tree);
  }

  /** A bridge that somebody crosses goes from one side of the picture to the other. */
  spanBridge(bridge: Placing) {
    bridge.scale = (this.frame * 0.96) / bridge.figure.width;
    Object.assign(bridge, { x: this.frame / 2, y: this.level(0.6), depth: 0.5 });
    this.keepInside(bridge);
  }

  /** What floats on a lake keeps clear of the trees at both of its sides. */
  offShore(x: number, width: number): number {
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
  level(depth: number): number {
    const [far, near] = this.backdrop.stand;
    return far + (near - far) * depth;
  }

  /** Where in the sky there is room. */
  freeSpot(width: number, share: number): number {
    const above = this.placings.filter((p) => p.y - high(p) < 330 && !p.grounded);
    return freeX(above, width, this.frame, share * this.frame, 0.4);
  }
}
