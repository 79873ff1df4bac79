import type { Field } from "../edges/grid.ts";
import type { Raster } from "../raster/raster.ts";
import { linesOf } from "../seeing/lines-of.ts";
import { fieldOf } from "../seeing/mask.ts";
import {
  boundariesOf,
  type FirstNetworks,
  type FirstSight,
  isSalientAsked,
  type PeopleNetworks,
  seeFirst,
  seePeople,
  type SeenPeople,
  seeSalient,
  seeWhole,
  type SightSizes,
  sightSizes,
} from "../seeing/see.ts";
import { scaleSeen } from "../seeing/scale-seen.ts";
import { seeSubject } from "../seeing/see-subject.ts";
import type { Mask, Seen } from "../seeing/seen.ts";
import type { SeeingNetworks } from "../seeing/seeing-networks.ts";
import { type PhotoApart, takeApart } from "../seeing/subject/prepare-subject.ts";
import type { SubjectStroke } from "../seeing/subject/strokes.ts";
import { linesSide, within } from "../seeing/working-sizes.ts";

/** The longer side of the picture that small pages are drawn of, in pixels. */
export const previewSide = 640;
/** The longer side at which lines are looked for a second time, for types that ask for few and bold ones. */
export const coarseSide = linesSide / 2;

/** Boundary strength, 0 to 1, at `linesSide` and at half of that. */
export interface PreviewBoundaries {
  readonly fine: Field;
  readonly coarse: Field;
}

/** A photo that was looked at once, for small pages of all types. */
export interface PreviewedPhoto extends PreviewBoundaries {
  readonly picture: Raster;
  readonly seen: Seen;
}

/** Looks at a photo for its small pages. Throws a RangeError when it is none. */
export function previewPhoto(photo: Raster, networks: SeeingNetworks): PreviewedPhoto {
  const look = new PreviewLook(photo);
  const salient = look.lookFirst(networks) ? previewSalient(look.looked, networks.salient) : undefined;
  look.findPeople(networks);
  look.takeApart(previewBoundaries(look.looked, networks.boundaries));
  return look.finish(salient);
}

/** Where lines are in the picture that a look is at. */
export function previewBoundaries(picture: Raster, network: SeeingNetworks["boundaries"]): PreviewBoundaries {
  const on = (side: number) => boundariesOf(within(picture, side), network);
  return { fine: on(linesSide), coarse: on(coarseSide) };
}

/** What stands out in the picture that a look is at. */
export function previewSalient(picture: Raster, network: SeeingNetworks["salient"]): Mask {
  return seeSalient(sightSizes(picture), network);
}

/** `previewPhoto` in its stages, in this order: boundaries and what stands out may be found elsewhere meanwhile. */
export class PreviewLook {
  /** The picture that is looked at. */
  readonly looked: Raster;
  readonly #sizes: SightSizes;
  #first: FirstSight | undefined;
  #people: SeenPeople | undefined;
  #boundaries: PreviewBoundaries | undefined;
  #lines: Mask | undefined;
  #apart: PhotoApart | undefined;

  /** Throws a RangeError when the photo is none. */
  constructor(photo: Raster) {
    this.#sizes = sightSizes(photo);
    this.looked = this.#sizes.picture;
  }

  /** @returns whether `finish` asks for what stands out */
  lookFirst(networks: FirstNetworks): boolean {
    this.#first = seeFirst(this.#sizes, networks);
    return isSalientAsked(this.#first);
  }

  findPeople(networks: PeopleNetworks): void {
    if (!this.#first) throw new RangeError("findPeople must come after lookFirst");
    this.#people = seePeople(this.#sizes, this.#first, networks);
  }

  takeApart(boundaries: PreviewBoundaries): void {
    this.#boundaries = boundaries;
    this.#lines = linesOf(boundaries.fine);
    this.#apart = takeApart(this.looked, fieldOf(this.#lines));
  }

  finish(salient: Mask | undefined): PreviewedPhoto {
    const [people, boundaries, lines, apart] = [this.#people, this.#boundaries, this.#lines, this.#apart];
    if (!people || !boundaries || !lines || !apart)
      throw new RangeError("finish must come after all other stages");
    const picture = within(this.looked, previewSide);
    const seen = seeWhole(this.#sizes, { ...people, lines, salient }, { apart });
    return { picture, seen: scaleSeen(seen, picture), ...boundaries };
  }
}

/** The photo with another subject, as strokes wish. Takes some ten milliseconds. */
export function withSubject(photo: PreviewedPhoto, strokes: readonly SubjectStroke[]): PreviewedPhoto {
  const { picture, seen } = photo;
  return { ...photo, seen: seeSubject(picture, seen, strokes) };
}
