import type { Field } from "../edges/grid.ts";
import { planeAt, toPlanes } from "../raster/planes.ts";
import type { Raster } from "../raster/raster.ts";
import { type Cut, resample } from "../raster/resample.ts";
import { fieldOf } from "../seeing/mask.ts";
import { cutHair, type HeadCover } from "../seeing/people/cut-hair.ts";
import { frameOfParts } from "../seeing/people/find-parts.ts";
import type { Box, FaceParts, Mask, Seen, SeenFace } from "../seeing/seen.ts";

/** A face is looked at so many pixels high. */
const faceSide = 64;
/** Whom the network for people has not seen is nobody: in the middle of the face it must be so sure, 0 to 1. A snowman has no hair. */
const minSeen = 0.5;
/** The longer side of the field that says where hair is, in pixels. */
const fieldSide = 640;

/** Where hair and hats are on a page, 0 to 1; null for what there is none of. */
export interface CoverOnPage {
  readonly hair: Field | null;
  readonly hat: Field | null;
}

/** A face whose parts are known. */
type PartedFace = SeenFace & { readonly parts: FaceParts };

/** Where hair and hats are around the faces on a page; null where there are none. The same for every type. */
export function hairOnPage(seen: Seen, canvas: Raster): CoverOnPage | null {
  const longer = Math.max(canvas.width, canvas.height);
  const [width, height] = [canvas.width, canvas.height].map((side) =>
    Math.round((side * Math.min(fieldSide, longer)) / longer),
  ) as [number, number];
  const all = { hair: new Float32Array(width * height), hat: new Float32Array(width * height) };
  for (const face of seen.faces.filter((one): one is PartedFace => one.parts !== undefined)) {
    const box = onPage(aroundFace(face.box, canvas.width / seen.width), canvas);
    if (box.width < 1 || box.height < 1 || !isSomebody(face.box, seen)) continue;
    const cover = coverOf(face, box, { seen, canvas });
    for (const part of ["hair", "hat"] as const)
      lay(cover[part], box, { width, height, data: all[part] }, width / canvas.width);
  }
  const fieldWith = (data: Float32Array) =>
    data.some((value) => value > 0) ? { width, height, data } : null;
  const cover = { hair: fieldWith(all.hair), hat: fieldWith(all.hat) };
  return cover.hair || cover.hat ? cover : null;
}

/** Whether the network for people has seen whose face it is. */
function isSomebody({ x, y, width, height }: Box, seen: Seen): boolean {
  const { person } = seen;
  const column = ((x + width / 2) / seen.width) * person.width;
  const row = ((y + height / 2) / seen.height) * person.height;
  return planeAt(person, fieldOf(person).data, column, row) >= minSeen;
}

/** Where the parts around a face were looked for, in pixels of a page. */
function aroundFace(face: Box, scale: number): Box {
  const frame = frameOfParts(face);
  return {
    x: (frame.x - frame.width / 2) * scale,
    y: (frame.y - frame.height / 2) * scale,
    width: frame.width * scale,
    height: frame.height * scale,
  };
}

/** The hair and the hat of a face in a part of the page, small. */
function coverOf(
  { box: face, parts }: PartedFace,
  box: Cut,
  { seen, canvas }: { readonly seen: Seen; readonly canvas: Raster },
): HeadCover {
  const scale = canvas.width / seen.width;
  const zoom = Math.min(1, faceSide / (face.height * scale));
  const size = { width: Math.ceil(box.width * zoom), height: Math.ceil(box.height * zoom) };
  const [across, down] = [box.width / size.width, box.height / size.height];
  /** A mask over a part of the page where the head is. */
  const cut = (mask: Mask, over: Box): Field => {
    const field = fieldOf(mask);
    const data = new Float32Array(size.width * size.height);
    for (let i = 0; i < data.length; i++) {
      const x = box.left + ((i % size.width) + 0.5) * across - over.x;
      const y = box.top + (Math.floor(i / size.width) + 0.5) * down - over.y;
      data[i] = planeAt(field, field.data, (x / over.width) * field.width, (y / over.height) * field.height);
    }
    return { ...size, data };
  };
  const page = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const around = aroundFace(face, scale);
  return cutHair({
    planes: toPlanes(resample(canvas, box, size.width, size.height)),
    strength: cut(seen.lines, page),
    person: cut(seen.person, page),
    chances: {
      hair: cut(parts.hair, around),
      hat: cut(parts.hat, around),
      face: cut(parts.face, around),
    },
    face: face.height * scale * zoom,
  });
}

/** The pixels of a page that a box has a part in. */
function onPage({ x, y, width, height }: Box, page: Raster): Cut {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const right = Math.min(page.width, Math.ceil(x + width));
  const bottom = Math.min(page.height, Math.ceil(y + height));
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Lays what is found in a part of a page over the whole. */
function lay(found: Field, box: Cut, whole: Field, scale: number): void {
  const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)];
  const right = Math.min(whole.width, Math.ceil((box.left + box.width) * scale));
  const bottom = Math.min(whole.height, Math.ceil((box.top + box.height) * scale));
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const x = (((column + 0.5) / scale - box.left) / box.width) * found.width;
      const y = (((row + 0.5) / scale - box.top) / box.height) * found.height;
      const i = row * whole.width + column;
      whole.data[i] = Math.max(whole.data[i]!, planeAt(found, found.data, x, y));
    }
}
