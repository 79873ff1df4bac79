import { tilePapers } from "./papers.ts";

/** Papers that a picture can be printed on. */
export type TilePaper = keyof typeof tilePapers;

/** One sheet of a picture that is put together from several: the part of the picture that is printed on it, in millimeters. */
export interface Tile {
  /** Column and row from 0, left to right and top to bottom. */
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly widthMM: number;
  readonly heightMM: number;
}

/** How a picture lies on sheets of paper. */
export interface TilePlan {
  /** The sheet as it lies before its reader, in millimeters. */
  readonly sheet: { readonly widthMM: number; readonly heightMM: number };
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
  /** Millimeters on paper for one of the picture; 1 is true size. */
  readonly scale: number;
}

/** White at each side of a sheet, in millimeters: home printers leave about 4 of it, marks and words take the rest. */
export const tileMarginMM = 8;
/** What neighbors share, in millimeters, to be glued: a narrower strip does not hold, a wider one wastes paper. */
export const tileOverlapMM = 10;
/** A picture that misses a single sheet by no more than this share is printed on one at true size, into the margin. */
const closeEnough = 0.001;

/**
 * Lays a picture on as few sheets as possible; the sheets are turned where that saves some. All tiles are equally large,
 * and neighbors overlap.
 * @param fitOnOne prints it smaller on one sheet instead; a picture that fits is never enlarged
 */
export function planTiles(
  picture: { readonly widthMM: number; readonly heightMM: number },
  { paper, fitOnOne = false }: { readonly paper: TilePaper; readonly fitOnOne?: boolean },
): TilePlan {
  const { widthMM: short, heightMM: long } = tilePapers[paper];
  const isWide = picture.widthMM > picture.heightMM;
  const upright = { widthMM: short, heightMM: long };
  const across = { widthMM: long, heightMM: short };
  // of two ways that take as many sheets the one that lies like the picture
  const ways = isWide ? [across, upright] : [upright, across];
  const plans = ways.map((sheet) => (fitOnOne ? onOne(picture, sheet) : onSeveralSheets(picture, sheet)));
  return plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best));
}

function isBetter(plan: TilePlan, best: TilePlan): boolean {
  if (plan.tiles.length !== best.tiles.length) return plan.tiles.length < best.tiles.length;
  return plan.scale > best.scale;
}

function onOne(picture: { widthMM: number; heightMM: number }, sheet: TilePlan["sheet"]): TilePlan {
  const { widthMM, heightMM } = picture;
  const scale = Math.min(1, roomOf(sheet.widthMM) / widthMM, roomOf(sheet.heightMM) / heightMM);
  const tile = { column: 0, row: 0, x: 0, y: 0, widthMM, heightMM };
  return { sheet, columns: 1, rows: 1, tiles: [tile], scale };
}

function onSeveralSheets(picture: { widthMM: number; heightMM: number }, sheet: TilePlan["sheet"]): TilePlan {
  const columns = cut(picture.widthMM, roomOf(sheet.widthMM));
  const rows = cut(picture.heightMM, roomOf(sheet.heightMM));
  const tiles = rows.starts.flatMap((y, row) =>
    columns.starts.map((x, column) => ({
      column,
      row,
      x,
      y,
      widthMM: columns.length,
      heightMM: rows.length,
    })),
  );
  return { sheet, columns: columns.starts.length, rows: rows.starts.length, tiles, scale: 1 };
}

function roomOf(sideMM: number): number {
  return sideMM - 2 * tileMarginMM;
}

/** Equal parts of a side, each no longer than `room`, that overlap. */
function cut(side: number, room: number): { length: number; starts: number[] } {
  if (side <= room * (1 + closeEnough)) return { length: side, starts: [0] };
  const count = Math.ceil((side - tileOverlapMM) / (room - tileOverlapMM));
  const length = (side + (count - 1) * tileOverlapMM) / count;
  return { length, starts: Array.from({ length: count }, (_, i) => i * (length - tileOverlapMM)) };
}

/** What a tile is called: a letter for its column, a number for its row. */
export function tileName({ column, row }: Pick<Tile, "column" | "row">): string {
  return `${String.fromCharCode("A".charCodeAt(0) + column)}${row + 1}`;
}
