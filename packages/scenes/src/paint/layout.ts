import { kindOf } from "../drawables.ts";
import type { Figure } from "../figures/figure.ts";
import { Board } from "./board.ts";
import { freePlace } from "./free-place.ts";
import { massPlace } from "./mass-place.ts";
import type { Backdrop } from "./places/scenery.ts";
import { face } from "./facing.ts";
import { high, type Placing, type Want, wide } from "./placing.ts";
import { isLiving } from "./is-living.ts";
import { related } from "./relations/related.ts";
import { Sizes } from "./sizes.ts";
import { habitOf, heightOf } from "./traits.ts";
import { uncover } from "./uncover.ts";
import { widthShare } from "./width-share.ts";
import type { Seeded } from "../seeded.ts";
import type { SceneGraph, SceneItem } from "../words/scene-graph.ts";

/** How much smaller a thing near the horizon is than one in the middle of the picture. */
const farAway = 0.4;
/** The same of what is higher than this, in meters: the Eiffel tower is seen from afar. */
const landmark = 9;
const farLandmark = 0.8;
/** What grows before somebody hides at most so much of their height from below. */
const maxCovered = 0.35;

/** Everything's place. What a scene is about stands large and near, what only belongs to it far and behind. */
export class Layout {
  private readonly board: Board;

  constructor(graph: SceneGraph, backdrop: Backdrop, frame: number, chance: Seeded) {
    this.board = new Board(graph, backdrop, frame, chance);
  }

  /** What is placed, from the farthest to the nearest. */
  get placings(): readonly Placing[] {
    return this.board.placings;
  }

  private order(): number[] {
    const { items } = this.board.graph;
    const rank = (i: number, seen: number[] = []): number => {
      const to = items[i]?.relation?.to;
      return to === undefined || to === i || seen.includes(to) || !items[to] ? 0 : 1 + rank(to, [...seen, i]);
    };
    // a roof comes after the house or van it may belong to
    const far = (i: number) =>
      items[i] && items[i].drawable !== "roof" && habitOf(items[i].drawable) === "far" ? -1 : 0;
    // a table grows with who is at it, before anything lies on it
    const isLaid = (i: number) =>
      items[i]?.relation?.kind === "on" && items[items[i].relation.to]?.drawable === "table";
    const late = (i: number) => (items[i]?.drawable === "roof" || isLaid(i) ? 1 : 0);
    return items
      .map((_, i) => i)
      .sort((a, b) => rank(a) - rank(b) || far(a) - far(b) || late(a) - late(b) || a - b);
  }

  place(figureOf: (item: SceneItem, copy: number) => Figure) {
    const { items } = this.board.graph;
    const sizes = new Sizes(this.board, figureOf);
    for (const i of this.order()) {
      const thing = items[i];
      if (!thing) continue;
      if (thing.mass) {
        massPlace(this.board, sizes, i, thing, figureOf);
        continue;
      }
      for (let copy = 0; copy < thing.count; copy++) {
        const wanted = sizes.unit * sizes.feelOf(thing);
        const figure = figureOf(thing, copy);
        // lying and running things are not as high as they are tall
        const height =
          Math.max(
            64,
            Math.min(habitOf(thing.drawable) === "far" ? sizes.farLimit(thing.count) : 800, wanted),
          ) *
          (thing.far ? (heightOf(thing.drawable) > landmark ? farLandmark : farAway) : 1) *
          ((thing.pose === "sleep" || thing.pose === "lie") && !thing.onSeat
            ? kindOf(thing.drawable) === "person"
              ? 0.42
              : 0.62
            : 1) *
          this.sitting(thing);
        this.one({ item: i, copy, figure, thing, height });
      }
    }
    if (this.board.isOnTable) this.centerLeaning();
    uncover(this.board);
    face(this.board);
    this.holdIn();
    this.clearView();
    this.board.placings.sort((a, b) => a.depth - b.depth || a.y - b.y);
  }

  /** What leans out of a vase on a table reaches farther than it: all that is there moves so that nothing leaves the picture. */
  private centerLeaning() {
    const { placings, frame } = this.board;
    const sides = placings.flatMap((placing) => {
      const lean = ((placing.turn ?? 0) * Math.PI) / 180;
      const tip = placing.x + Math.sin(lean) * high(placing);
      const half = (Math.cos(lean) * wide(placing)) / 2;
      return [Math.min(placing.x, tip) - half, Math.max(placing.x, tip) + half];
    });
    const [left, right] = [Math.min(...sides) - 12, Math.max(...sides) + 12 - frame];
    const by = left < 0 ? Math.min(-left, Math.max(0, -right)) : right > 0 ? -Math.min(right, left) : 0;
    for (const placing of placings) placing.x += by;
  }

  /** Whoever has moved aside is still in the picture. */
  private holdIn() {
    if (this.board.graph.closeUp) return;
    for (const placing of this.board.placings) {
      const thing = this.board.graph.items[placing.item];
      if (!thing || thing.mass || thing.relation || !isLiving(thing.drawable)) continue;
      const half = wide(placing) / 2;
      if (half * 2 < this.board.frame)
        placing.x = Math.min(this.board.frame - half, Math.max(half, placing.x));
    }
  }

  /** Who sits is less high than who stands beside them; alone they may fill the picture. */
  private sitting({ drawable, pose, onSeat }: SceneItem): number {
    const isLone = this.board.graph.items.every(
      (other) => kindOf(other.drawable) !== "person" || other.drawable === "baby",
    );
    if (drawable === "baby" && isLone) return 0.66;
    const isSitting = onSeat === true || pose === "sit" || pose === "read" || pose === "eat";
    if (!isSitting || kindOf(drawable) !== "person") return 1;
    const hasStanding = this.board.graph.items.some(
      (other) =>
        kindOf(other.drawable) === "person" &&
        !other.onSeat &&
        !["sit", "read", "eat", "sleep", "lie"].includes(other.pose ?? ""),
    );
    return hasStanding ? 0.72 : onSeat ? 0.86 : 1;
  }

  /** What grows in a field of the same does not stand before somebody's face or before a tractor's cab. */
  private clearView() {
    const isMass = ({ item }: Placing) => this.board.graph.items[item]?.mass === true;
    const stand = this.board.placings.filter((p) => !isMass(p) && p.grounded && p.sunk === 0);
    const isBefore = (p: Placing, other: Placing) =>
      p.depth > other.depth &&
      Math.abs(p.x - other.x) < wide(other) / 2 &&
      p.y - high(p) < other.y - maxCovered * high(other);
    const kept = this.board.placings.filter((p) => !isMass(p) || !stand.some((other) => isBefore(p, other)));
    this.board.placings.splice(0, this.board.placings.length, ...kept);
  }

  /** What the place has by itself is there already. */
  private isFixture(want: Want): boolean {
    const { thing, copy, item } = want;
    // stars in the plural are those of the night sky
    const isStars =
      thing.drawable === "star" &&
      this.board.graph.timeOfDay === "night" &&
      this.board.graph.words.some((word) => word.item === item && /stars/i.test(word.text));
    if (isStars) {
      this.board.unseen(want, {
        x: this.board.frame / 2,
        y: 300,
        scale: 1,
        depth: 0,
        figure: { svg: "", width: this.board.frame * 0.8, height: 260 },
      });
      return true;
    }
    // by night the moon is in the window of a room
    if (
      ["moon", "star", "crescent moon"].includes(thing.drawable) &&
      this.board.backdrop.indoor &&
      this.board.backdrop.fixtures?.window
    ) {
      this.board.unseenAt(want, this.board.backdrop.fixtures.window);
      return true;
    }
    // the roof of a van is not another roof
    const under =
      thing.drawable === "roof"
        ? this.board.placings.find(
            (p) =>
              p.item !== item &&
              p.figure.top &&
              ["vehicle", "place"].includes(kindOf(this.board.graph.items[p.item]?.drawable ?? "cat")),
          )
        : undefined;
    if (under) {
      this.board.unseen(want, under);
      this.board.first.set(item, under);
      return true;
    }
    // many colors are those of a whole row of houses
    const isAnyColor =
      this.board.backdrop.isOfOneColor ||
      thing.colors.length === 0 ||
      thing.colors.length > 2 ||
      thing.drawable === "curtain";
    const fixture = isAnyColor ? this.board.backdrop.fixtures?.[thing.drawable] : undefined;
    if (!fixture) return false;
    this.board.unseenAt(want, fixture);
    const placing = this.board.placings.at(-1);
    if (placing && copy === 0) this.board.first.set(item, placing);
    return true;
  }

  private one(want: Want) {
    if (this.isFixture(want)) return;
    const relation = want.thing.relation;
    const first = relation && relation.to !== want.item ? this.board.first.get(relation.to) : undefined;
    // umbrellas for three people are one for each
    const isRide =
      relation?.kind === "on" &&
      kindOf(this.board.graph.items[relation.to]?.drawable ?? "chair") === "animal";
    // several who have a chair or a bicycle each
    const carrier = relation?.kind === "on" ? this.board.graph.items[relation.to] : undefined;
    const seated = this.board.placings.filter(
      ({ item }) =>
        this.board.graph.items[item]?.relation?.kind === "on" &&
        this.board.graph.items[item]?.relation?.to === relation?.to,
    ).length;
    const seat =
      relation && carrier && carrier.count > 1 && ["person", "animal"].includes(kindOf(want.thing.drawable))
        ? this.board.placings.find(
            ({ item, copy }) => item === relation.to && copy === seated % carrier.count,
          )
        : undefined;
    const own =
      seat ??
      (relation && want.thing.count > 1 && (relation.kind === "hold" || relation.kind === "wear" || isRide)
        ? this.board.placings.find(({ item, copy }) => item === relation.to && copy === want.copy)
        : undefined);
    // each of several pots has its own plants
    const vessels =
      relation?.kind === "in"
        ? this.board.placings.filter(({ item, figure }) => item === relation.to && figure.rim !== undefined)
        : [];
    const filled = this.board.placings.filter(
      ({ item }) => relation && this.board.graph.items[item]?.relation === relation,
    ).length;
    const before = this.board.graph.items.reduce(
      (sum, each, i) =>
        i < want.item && each.relation?.kind === "in" && each.relation.to === relation?.to
          ? sum + each.count
          : sum,
      0,
    );
    const vessel = vessels.length > 1 ? vessels[(before + filled) % vessels.length] : undefined;
    const other = own ?? vessel ?? first;
    const share = widthShare(this.board, want);
    const scale = Math.min(want.height / want.figure.height, (this.board.frame * share) / want.figure.width);
    // what stands before something near the horizon stands in the foreground, not on top of it
    // who flies is not beside anything on the ground
    const takesOff = want.thing.pose === "fly" && relation?.kind === "beside";
    // who is in a field of wheat is between all of it, not in one of its plants
    const isAmong =
      (relation?.kind === "in" ||
        (relation?.kind === "beside" &&
          habitOf(want.thing.drawable) === "ground" &&
          heightOf(want.thing.drawable) > 0.8)) &&
      this.board.graph.items[relation.to]?.mass === true;
    const apart =
      takesOff ||
      isAmong ||
      want.thing.far !== (relation && this.board.graph.items[relation.to]?.far === true);
    if (
      relation &&
      other &&
      !apart &&
      habitOf(want.thing.drawable) !== "sky" &&
      related(this.board, want, relation, other, scale)
    )
      return;
    freePlace(this.board, want, scale);
  }
}
