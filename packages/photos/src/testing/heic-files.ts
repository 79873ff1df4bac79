/** What a HEIC for tests is made of; left out: one tile of 8 bits, as it is. */
export interface HeicWish {
  readonly depth?: 8 | 10;
  /** How many tiles lie side by side and one below the other, all with the same picture. */
  readonly tiles?: readonly [across: number, down: number];
  /** What is shown of the tiles, from the top left; where tiles are claimed that are not there, more. */
  readonly size?: readonly [width: number, height: number];
  /** What the header says of the size, where it lies. */
  readonly claimed?: readonly [width: number, height: number];
  /** What it says of the size of each tile, where that lies. */
  readonly claimedTile?: readonly [width: number, height: number];
  /** Quarters against the clock by which a reader turns the picture. */
  readonly turns?: 0 | 1 | 2 | 3;
  /** Whether a reader swaps left and right, after it has turned the picture. */
  readonly isMirrored?: boolean;
  readonly profile?: Uint8Array;
  /** Codes of colors after ITU-T H.273, in place of a profile. */
  readonly coded?: { readonly primaries: number; readonly transfer: number };
  /** Said in EXIF, in XMP, in a description and behind the picture. */
  readonly told?: string;
  /** First and other brands, by which programs tell what a file is. */
  readonly brands?: readonly [string, ...string[]];
}

export const heicTileSide = 64;
/** Colors of a tile's quarters: top left, top right, bottom left, bottom right. */
export const heicTileColors = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 70, 190],
  [240, 200, 60],
] as const;

/**
 * A tile with those colors, drawn by us and coded with libheif's `heif-enc` (x265): `fields.png -q 90`, and with 16 bits
 * `-q 95 -b 10`. How it is to be decoded, and the picture.
 */
const coded = {
  8: [
    "AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQA==",
    "AAAAPCgBrwY4Wvz9N/h4f//+kzHof6GfmwlfsDJ//WKf//H4zsZj5W8kb9Ur2//raKg40H8Taa//VPo9fn0FkA==",
  ],
  10: [
    "AQQIAAAAAAAAAAAAHvAA/P36+gAADwMgAAEAF0ABDAH//wQIAAADAJ24AAADAAAeugJAIQABACpCAQEECAAAAwCduAAAAwAAHqAggQTZbqSSmubgQEDAgAAAAwCAAAADAIQiAAEAB0QBwXKwIkA=",
    "AAAAPCgBrwa4Y7Dc/83N///5KO+h/ojRjWG3wtUf/hyP//eWyKPr7cGJD+ZZp//zzCG7l/0hQf/+K76x+uQMwA==",
  ],
} as const;

/** A HEIC as phones write them: tiles beside each other, and what turns and colors them. After ISO/IEC 23008-12. */
export function heicFile(wish: HeicWish = {}): Uint8Array<ArrayBuffer> {
  const { depth = 8, brands = ["heic", "mif1", "heic"], told } = wish;
  const picture = bytesOf(coded[depth][1]);
  const ftyp = box("ftyp", letters(brands[0]), u32(0), ...brands.slice(1).map(letters));
  const offset = ftyp.length + metaOf(wish, 0, picture.length).length + 8;
  const parts = [ftyp, metaOf(wish, offset, picture.length), box("mdat", picture, letters(told ?? ""))];
  return joined(told === undefined ? parts : [...parts, box("mpvd", letters(told)), letters(told)]);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What the file says of its picture; tiles are items 1 and up, which the last item lays beside each other. */
function metaOf(wish: HeicWish, offset: number, length: number): Bytes {
  const { tiles: [across, down] = [1, 1], told } = wish;
  const size = wish.size ?? [across * heicTileSide, down * heicTileSide];
  const tiles = Array.from({ length: across * down }, (_, k) => k + 1);
  const grid = tiles.length + 1;
  const items = [...tiles, grid];
  const kindOf = (item: number) => (item === grid ? "grid" : "hvc1");
  const layout = [u8(0, 1, down - 1, across - 1), u32(...size)];
  const extent = (item: number) =>
    item === grid ? [u16(1, 0, 1), u32(0, 12)] : [u16(0, 0, 1), u32(offset, length)];
  const listed = items.map((item) =>
    full("infe", 2, item === grid ? 0 : 1, u16(item, 0), letters(kindOf(item)), u8(0)),
  );
  // EXIF behind the picture, and XMP behind the layout
  const [exif, xmp] = [grid + 1, grid + 2];
  const telling = told === undefined ? [] : [exif, xmp];
  const toldAt =
    told === undefined
      ? []
      : [u16(exif, 0, 0, 1), u32(offset + length, told.length), u16(xmp, 1, 0, 1), u32(12, told.length)];
  return full(
    "meta",
    0,
    0,
    full("hdlr", 0, 0, u32(0), letters("pict"), u32(0, 0, 0), u8(0)),
    full("pitm", 0, 0, u16(grid)),
    full(
      "iloc",
      1,
      0,
      u16(0x4400, items.length + telling.length),
      ...items.flatMap((item) => [u16(item), ...extent(item)]),
      ...toldAt,
    ),
    full(
      "iinf",
      0,
      0,
      u16(items.length + telling.length),
      ...listed,
      ...telling.map((item) =>
        full("infe", 2, 1, u16(item, 0), letters(item === exif ? "Exif" : "mime"), u8(0, 0)),
      ),
    ),
    full("iref", 0, 0, box("dimg", u16(grid, tiles.length, ...tiles))),
    propertiesOf(wish, size, tiles, grid),
    box("idat", ...layout, letters(told ?? "")),
  );
}

function propertiesOf(
  wish: HeicWish,
  size: readonly number[],
  tiles: readonly number[],
  grid: number,
): Bytes {
  const { depth = 8, turns = 0, isMirrored, profile, coded: codes, claimed = size } = wish;
  const how = [
    box("hvcC", bytesOf(coded[depth][0])),
    full("ispe", 0, 0, u32(...(wish.claimedTile ?? [heicTileSide, heicTileSide]))),
    full("ispe", 0, 0, u32(...claimed)),
    ...(profile ? [box("colr", letters("prof"), profile)] : []),
    ...(codes ? [box("colr", letters("nclx"), u16(codes.primaries, codes.transfer, 6), u8(0x80))] : []),
    ...(turns ? [box("irot", u8(turns))] : []),
    ...(isMirrored ? [box("imir", u8(1))] : []),
  ];
  // the highest bit: a reader must know the property
  const needed = how.slice(3).map((_, k) => 0x80 | (k + 4));
  if (wish.told !== undefined) how.push(full("udes", 0, 0, letters(`en\0${wish.told}\0\0\0`)));
  const ofTiles = tiles.flatMap((item) => [u16(item), u8(2, 0x81, 2)]);
  const ofGrid = [u16(grid), u8(1 + needed.length, 3, ...needed)];
  return box("iprp", box("ipco", ...how), full("ipma", 0, 0, u32(tiles.length + 1), ...ofTiles, ...ofGrid));
}

const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const letters = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const u8 = (...values: number[]): Bytes => Uint8Array.from(values);
const u16 = (...values: number[]): Bytes => u8(...values.flatMap((value) => [value >>> 8, value & 255]));
const u32 = (...values: number[]): Bytes => u16(...values.flatMap((value) => [value >>> 16, value & 0xffff]));

function joined(parts: readonly Uint8Array[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function box(type: string, ...content: Uint8Array[]): Bytes {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return joined([u32(length), letters(type), ...content]);
}

function full(type: string, version: number, flags: number, ...content: Uint8Array[]): Bytes {
  return box(type, u32((version << 24) | flags), ...content);
}
