import type { Field } from "../../edges/grid.ts";
import type { Place } from "./add-people.ts";
import { meanOf, type Superpixels } from "./superpixels.ts";
import { partsOf } from "./tidy-cut.ts";

/**
 * Borders of the boundary map weaker than this, on the average, lie within a thing, 0 to 1. By what one tap takes away on
 * eighteen photos: 0.35 leaves a street in parts, 0.6 takes no more than 0.5.
 */
const within = 0.5;
/**
 * What is so much a person, 0 to 1, is one with the rest of it: clothes have borders as sure as people. A tap means all of
 * somebody where it is surely on somebody, and they are no more than this share of what counts: where there is nobody else it
 * means a part that was taken by mistake. What the map parts from somebody and is no more than the least share of them is a gap
 * between an arm and a head.
 */
const person = { min: 0.5, surely: 0.9, max: 0.6, minPart: 0.08 };
/**
 * What is merged by borders up to each of these strengths, on the average, may be a thing that a tap adds. It is one up to this share
 * of the picture, with so strong a border, and with no more than so much of its outline along the picture's edge. By what taps add on
 * eighteen photos: larger things are backgrounds.
 */
const added = {
  levels: [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45],
  share: 0.06,
  border: 0.4,
  edge: 0.2,
} as const;
/**
 * People stand side by side: of two faces the one that is nearer counts, and what is below counts so much less than what is
 * beside.
 */
const below = 3;

/** What in a picture is one thing: what one tap means. */
export class Things {
  readonly #superpixels: Superpixels;
  /** The thing of each superpixel by the map alone, from small things to large ones. */
  readonly #levels: readonly Int32Array[];
  /** And the largest, which a tap takes away. */
  readonly #thing: Int32Array;
  /** How much each superpixel is a person. */
  readonly #person: Float64Array;
  /** Middles of faces, in shares of the longer side. */
  readonly #faces: readonly Place[];

  /**
   * @param large the same picture in fewer superpixels, each made of whole ones of `superpixels`; they are merged further
   * @param hints who is in the picture; faces in shares of its width and height
   */
  constructor(
    superpixels: Superpixels,
    large: Superpixels,
    hints: { readonly person?: Field; readonly faces: readonly Place[] },
  ) {
    const { labels } = superpixels;
    const largeOf = new Int32Array(labels.count);
    labels.data.forEach((p, i) => {
      largeOf[p] = large.labels.data[i]!;
    });
    const mergedTo = (strength: number) => {
      large.graph.mergeCheapest((border) => large.graph.mean(border), strength);
      return largeOf.map((region) => large.graph.find(region));
    };
    this.#superpixels = superpixels;
    this.#levels = added.levels.map(mergedTo);
    this.#thing = mergedTo(within);
    const mean = hints.person && meanOf(superpixels, hints.person);
    this.#person = mean ?? new Float64Array(labels.count);
    const side = Math.max(labels.width, labels.height);
    this.#faces = hints.faces.map(([x, y]) => [(x * labels.width) / side, (y * labels.height) / side]);
  }

  /**
   * The superpixels of the thing around one of them: all of one person of several, else what the map does not part from it.
   * @param among 1 for those that count
   */
  around(superpixel: number, among: Uint8Array): number[] {
    const all = Array.from(among.keys()).filter((p) => among[p]);
    const somebody = this.isSomebody(superpixel) ? this.#somebodyAround(superpixel, all, among) : all;
    const areaOf = (own: readonly number[]) =>
      own.reduce((sum, p) => sum + this.#superpixels.graph.area[p]!, 0);
    const own = all.filter((p) => this.#thing[p] === this.#thing[superpixel]);
    const isPart = areaOf(own) >= person.minPart * areaOf(somebody);
    return isPart && areaOf(somebody) <= person.max * areaOf(all) ? somebody : own;
  }

  /**
   * The superpixels of the largest thing around one of them that the map shows; none where it shows no thing.
   * @param among 1 for those that count
   * @param beside 1 for those that a thing may hang together with without a border
   */
  shownAround(superpixel: number, among: Uint8Array, beside: Uint8Array): number[] {
    let shown: number[] = [];
    for (const thing of this.#levels) {
      const isOwn = among.map((on, p) => Number(on && thing[p] === thing[superpixel]));
      const { area, edge, length, strength } = this.#outlineOf(isOwn, beside);
      const isLarge = area > added.share * this.#superpixels.labels.data.length;
      if (isLarge || edge > added.edge * (length + edge)) break;
      if (strength >= added.border * length) shown = Array.from(among.keys()).filter((p) => isOwn[p]);
    }
    return shown;
  }

  #outlineOf(isOwn: Uint8Array, beside: Uint8Array) {
    const { graph, edge: atEdge } = this.#superpixels;
    const out = { area: 0, edge: 0, length: 0, strength: 0 };
    for (let p = isOwn.indexOf(1); p >= 0; p = isOwn.indexOf(1, p + 1)) {
      out.area += graph.area[p]!;
      out.edge += atEdge[p]!;
      graph.eachBorder(p, (border) => {
        const other = graph.other(border, p);
        if (isOwn[other] || beside[other]) return;
        out.length += graph.length[border]!;
        out.strength += graph.strength[border]!;
      });
    }
    return out;
  }

  /** Whether a superpixel is surely a person. */
  isSomebody(superpixel: number): boolean {
    return this.#person[superpixel]! >= person.surely;
  }

  /** What hangs together as people, without what is nearer to another face. */
  #somebodyAround(superpixel: number, all: readonly number[], among: Uint8Array): number[] {
    const kind = among.map((value, p) => Number(value && this.#person[p]! >= person.min));
    const { part } = partsOf(this.#superpixels, kind);
    const face = this.#faceOf(superpixel);
    return all.filter((p) => part[p] === part[superpixel] && this.#faceOf(p) === face);
  }

  /** The face that a superpixel is nearest to; -1 where there is none. */
  #faceOf(superpixel: number): number {
    const [x, y] = [this.#superpixels.x[superpixel]!, this.#superpixels.y[superpixel]!];
    const far = this.#faces.map(([fx, fy]) => (x - fx) ** 2 + ((y - fy) / below) ** 2);
    return far.indexOf(Math.min(...far));
  }
}
