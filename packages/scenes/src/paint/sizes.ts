import { type DrawableName, kindOf } from "../drawables.ts";
import type { Figure } from "../figures/figure.ts";
import type { Board } from "./board.ts";
import { isLiving } from "./is-living.ts";
import { habitOf, heightOf } from "./traits.ts";
import type { SceneItem } from "../words/scene-graph.ts";

/** So many times the size of the people and animals beside it a vehicle counts for at most: a ship would make them dots. */
const besideLife = 1.6;
/** How much smaller young ones are than what is usual for their kind, alone and beside a grown one. */
const younger = { alone: 0.8, besideGrown: 0.5 };
/** How much the size of things beside somebody follows their true size; see `feel`. */
const lifelike = 1.7;
/** The same of animals among others. */
const amongAnimals = 1.35;
/** The least that anything counts for beside somebody, or a ladybug were a dot. */
const smallestBeside = 0.24;
/** What is smaller than this does not fill a picture by itself: a bowl on a table does, a bead would not. */
const smallestOfAll = 0.3;
const smallestOnTable = 0.14;
/** A baby sits, and is wide for its height. */
const ofBaby = 0.78;
/** Plants lower than this, in meters, are flowers and grass: beside somebody they keep their true size. */
const lowPlant = 1;
/** So many widths of the picture may stand side by side: they overlap a little in depth. */
const roomy = 1.12;
/** The same on a table, where they lie in two rows. */
const roomyTable = 1.3;

/** What is tiny in a place is drawn so many times as high as else, at least. */
const smallest = 0.55;

/** How large the things of a scene are drawn beside one another. */
export class Sizes {
  /** The height of a thing that feels 1, in thousandths of the picture. */
  readonly unit: number;
  private readonly board: Board;
  /** Of how many sorts the animals are. */
  private readonly species: number;

  constructor(board: Board, figureOf: (item: SceneItem, copy: number) => Figure) {
    this.board = board;
    this.species = new Set(
      board.graph.items.map(({ drawable }) => drawable).filter((name) => kindOf(name) === "animal"),
    ).size;
    this.unit = this.unitFor(figureOf);
  }

  /** Small things are drawn larger and large ones smaller than they are, or a bee beside a house were a dot. */
  feel(name: DrawableName): number {
    return Math.max(0.05, heightOf(name)) ** 0.42;
  }

  /** How large a thing is for its age. */
  private youth({ drawable, young }: SceneItem): number {
    if (!young) return 1;
    const hasGrown = this.board.graph.items.some((other) => other.drawable === drawable && !other.young);
    return hasGrown ? younger.besideGrown : younger.alone;
  }

  /** How large a thing feels beside the others; the largest of them gets the size that `goal` gives. */
  feelOf({ drawable, size, ...item }: SceneItem): number {
    // beside somebody things are nearer to their true size than among themselves
    const kind = kindOf(drawable);
    // of animals of several sorts a mouse is no half of a cat
    const isOfSeveral = kind === "animal" && !this.board.hasPeople && this.species > 1;
    const isLifelike =
      (this.board.isAlive &&
        (["thing", "food"].includes(kind) || (kind === "plant" && heightOf(drawable) < lowPlant))) ||
      (kind === "food" &&
        item.relation?.kind === "beside" &&
        kindOf(this.board.graph.items[item.relation.to]?.drawable ?? "cat") === "food") ||
      (this.board.isOnTable && kind !== "animal") ||
      (this.board.hasPeople && kind === "animal" && drawable !== "mermaid");
    return (
      (drawable === "baby" ? ofBaby : 1) *
      (isLifelike
        ? Math.max(Math.min(smallestBeside, this.feel(drawable)), this.feel(drawable) ** lifelike)
        : this.feel(drawable) ** (isOfSeveral ? amongAnimals : 1)) *
      size *
      this.youth({ drawable, size, ...item })
    );
  }

  /** How high the largest of so many is, in thousandths of the picture. */
  private goal(crowd: number): number {
    if (this.board.graph.closeUp) return 800;
    // "a forest path with a bench" is about the path
    const [first] = this.board.graph.words.filter(({ weight }) => weight === 1);
    const isSetting =
      first?.item === null &&
      !this.board.isAlive &&
      this.board.graph.settings.length > 0 &&
      !this.board.backdrop.indoor &&
      this.board.actors.every(({ drawable }) => ["thing", "place"].includes(kindOf(drawable))) &&
      this.board.graph.items.every(({ drawable }) => habitOf(drawable) === "ground");
    // what lies on a table must fit beside one another
    if (this.board.backdrop.indoor && !this.board.isAlive && crowd > 3)
      return Math.min((2 * this.board.frame) / Math.max(1, crowd), 400);
    const hasFar = this.board.graph.items.some(
      ({ drawable, far, relation }) => habitOf(drawable) === "far" && !far && relation?.kind !== "hold",
    );
    // "a tiny house in a big forest" leaves room for the forest
    const largest = Math.max(...this.board.graph.items.map(({ size }) => size));
    const small = largest < 1 && this.board.graph.settings.length > 0 ? Math.max(smallest, largest) : 1;
    const high = small * (crowd <= 1 ? 620 : crowd === 2 ? 560 : crowd <= 4 ? 470 : 400);
    // whoever stands before a house leaves room for it
    return this.board.isAlive && hasFar ? high * 0.8 : isSetting ? high * 0.5 : high;
  }

  /** Who is in a puddle or a field is as large as who is not. */
  private isAmong({ drawable, relation }: Pick<SceneItem, "drawable" | "relation">): boolean {
    const other = this.board.graph.items[relation?.to ?? -1];
    return (
      relation?.kind === "in" &&
      kindOf(drawable) === "person" &&
      (other?.mass === true || other?.drawable === "puddle")
    );
  }

  /** The height of a thing that feels 1, from what there is and how much room there is side by side. */
  private unitFor(figureOf: (item: SceneItem, copy: number) => Figure): number {
    const actors = this.board.actors;
    const isPart = ({ relation, drawable }: SceneItem) =>
      relation !== null &&
      ["in", "wear", "hold"].includes(relation.kind) &&
      !this.isAmong({ drawable, relation });
    const ground = this.board.graph.items.filter((item) => habitOf(item.drawable) !== "sky" && !isPart(item));
    // things beside a house or a tree are things beside it, not its equals
    const behind =
      this.board.isAlive || actors.length === 0 ? [] : ground.map((item) => this.feelOf(item) * 0.75);
    // nor is a ship the equal of the children before it, who would become dots
    const living = actors.filter(({ drawable }) => isLiving(drawable)).map((item) => this.feelOf(item));
    const limit = living.length > 0 ? besideLife * Math.max(...living) : Infinity;
    const counted = actors.filter((item) => !isPart(item));
    const own = counted.filter(({ drawable }) => !(this.board.isOnTable && drawable === "table"));
    const standing = own.filter(({ drawable }) => habitOf(drawable) !== "air");
    const sizes = ([standing, own].find(({ length }) => length > 0) ?? ground).map((item) =>
      kindOf(item.drawable) === "vehicle" ? Math.min(limit, this.feelOf(item)) : this.feelOf(item),
    );
    const crowd = actors.reduce(
      (sum, { count, mass, relation, drawable }) =>
        sum +
        (mass ||
        (["in", "wear", "hold", "part"].includes(relation?.kind ?? "") &&
          !this.isAmong({ drawable, relation })) ||
        (this.board.hasPeople && relation?.kind === "on" && ["thing", "food"].includes(kindOf(drawable)))
          ? 0
          : count),
      0,
    );
    const unit =
      this.goal(crowd) /
      Math.max(this.board.isOnTable ? smallestOnTable : smallestOfAll, ...sizes, ...behind);
    const widths = actors
      .filter(
        ({ mass, relation, drawable }) =>
          !mass &&
          (relation === null ? ["ground", "water"].includes(habitOf(drawable)) : relation.kind === "beside"),
      )
      .map((item) => {
        const { width, height } = figureOf(item, 0);
        return (
          Math.min(this.board.frame * 0.4, (unit * this.feelOf(item) * width) / height) *
          Math.min(4, item.count)
        );
      });
    const row = widths.reduce((sum, width) => sum + width, 0);
    const room = this.board.frame * (this.board.isOnTable ? roomyTable : roomy);
    return row > room ? unit * Math.max(0.6, room / row) : unit;
  }

  /** What stands near the horizon is at most so high, lower where it is there more than once or somebody stands before it. */
  farLimit(count: number): number {
    return !this.board.isAlive ? 620 : count > 2 ? 420 : count > 1 ? 460 : 560;
  }
}
