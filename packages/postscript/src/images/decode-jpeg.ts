import type { Budget } from "../budget.ts";
import { PsError } from "../ps-error.ts";
import { huffmanTable, ScanReader, zigzag } from "./jpeg-entropy.ts";
import type { HuffmanTable } from "./jpeg-entropy.ts";

/** The samples of a JPEG file, component after component within a pixel, as they are: inks are not turned over. */
export interface JpegSamples {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly data: Uint8Array;
}

interface Component {
  readonly id: number;
  readonly across: number;
  readonly down: number;
  readonly quantization: number;
  /** Samples of whole blocks, `stride` to a row. */
  plane: Uint8Array;
  stride: number;
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
  last: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: Component[];
  readonly across: number;
  readonly down: number;
}

/** What the markers before the scans say. */
interface Tables {
  readonly quantization: Map<number, Float64Array>;
  readonly huffman: Map<number, HuffmanTable>;
  restartEvery: number;
  /** The transformation named by Adobe's marker, -1 without one. */
  transform: number;
  frame: Frame | null;
}

const maxSamples = 60_000_000;

/**
 * Decodes a JPEG file of the sequential kind with 8 bits (ITU-T T.81), the only one PostScript of level 2 knows.
 * @throws PsError ioerror for any other, and for damaged ones
 */
export function decodeJpeg(bytes: Uint8Array, budget: Budget): JpegSamples {
  const tables: Tables = {
    quantization: new Map(),
    huffman: new Map(),
    restartEvery: 0,
    transform: -1,
    frame: null,
  };
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1]!;
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!;
    const body = bytes.subarray(at + 4, at + 2 + length);
    if (bytes[at] !== 0xff || length < 2) throw new PsError("ioerror", "DCT");
    at += 2 + length;
    if (marker === 0xda) {
      at = decodeScan(bytes, at, body, tables, budget);
      while (at + 1 < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0)) at++;
      if (bytes[at + 1] === 0xd9) break;
    } else readSegment(marker, body, tables, budget);
  }
  if (tables.frame === null) throw new PsError("ioerror", "DCT");
  return assemble(tables.frame, tables.transform, budget);
}

function readSegment(marker: number, body: Uint8Array, tables: Tables, budget: Budget): void {
  if (marker === 0xdb) readQuantization(body, tables);
  else if (marker === 0xc4) readHuffman(body, tables);
  else if (marker === 0xc0 || marker === 0xc1) tables.frame = readFrame(body, budget);
  else if (marker === 0xdd) tables.restartEvery = (body[0] ?? 0) * 256 + (body[1] ?? 0);
  else if (marker === 0xee && body.length >= 12 && body[0] === 65 && body[1] === 100)
    tables.transform = body[11]!;
  else if (marker >= 0xc2 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc)
    throw new PsError("ioerror", "DCT kind");
}

function readQuantization(body: Uint8Array, { quantization }: Tables): void {
  for (let at = 0; at < body.length; ) {
    const [wide, id] = [body[at]! >> 4, body[at]! & 15];
    at++;
    const table = new Float64Array(64);
    for (let k = 0; k < 64; k++, at += wide ? 2 : 1)
      table[zigzag[k]!] = wide ? (body[at] ?? 0) * 256 + (body[at + 1] ?? 0) : (body[at] ?? 0);
    quantization.set(id, table);
  }
}

function readHuffman(body: Uint8Array, { huffman }: Tables): void {
  for (let at = 0; at + 17 <= body.length; ) {
    const counts = body.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    huffman.set(body[at]!, huffmanTable(counts, body.slice(at + 17, at + 17 + total)));
    at += 17 + total;
  }
}

function readFrame(body: Uint8Array, budget: Budget): Frame {
  const [height, width, count] = [body[1]! * 256 + body[2]!, body[3]! * 256 + body[4]!, body[5]!];
  const isUsable = body[0] === 8 && width > 0 && height > 0 && count >= 1 && count <= 4;
  if (!isUsable || body.length < 6 + 3 * count || width * height * count > maxSamples)
    throw new PsError("ioerror", "DCT frame");
  const components = Array.from({ length: count }, (_, k): Component => {
    const [id = 0, sampling = 0, quantization = 0] = body.subarray(6 + 3 * k);
    const [across, down] = [sampling >> 4, sampling & 15];
    if (across < 1 || across > 4 || down < 1 || down > 4) throw new PsError("ioerror", "DCT sampling");
    const plane = new Uint8Array(0);
    return { id, across, down, quantization, plane, stride: 0, dc: undefined, ac: undefined, last: 0 };
  });
  const across = Math.max(...components.map((component) => component.across));
  const down = Math.max(...components.map((component) => component.down));
  for (const component of components) {
    component.stride = Math.ceil(width / (8 * across)) * component.across * 8;
    const rows = Math.ceil(height / (8 * down)) * component.down * 8;
    budget.borrow(component.stride * rows);
    component.plane = new Uint8Array(component.stride * rows);
  }
  return { width, height, components, across, down };
}

/** @returns where the scan ends */
function decodeScan(bytes: Uint8Array, at: number, body: Uint8Array, tables: Tables, budget: Budget): number {
  const { frame } = tables;
  if (frame === null) throw new PsError("ioerror", "DCT scan");
  const scanned: Component[] = [];
  for (let k = 0; k < body[0]!; k++) {
    const component = frame.components.find(({ id }) => id === body[1 + 2 * k]);
    if (component === undefined) throw new PsError("ioerror", "DCT component");
    const chosen = body[2 + 2 * k]!;
    component.dc = tables.huffman.get(chosen >> 4);
    component.ac = tables.huffman.get(16 + (chosen & 15));
    component.last = 0;
    scanned.push(component);
  }
  const reader = new ScanReader(bytes, at);
  const decode = blockDecoder(reader, tables, budget);
  const single = scanned.length === 1 ? scanned[0]! : null;
  const unit = single ?? { across: 1, down: 1 };
  const share = single === null ? 1 : 8;
  // a scan of one component runs over its own blocks, one of several over blocks of all
  const columns =
    single === null
      ? Math.ceil(frame.width / (8 * frame.across))
      : Math.ceil(Math.ceil((frame.width * unit.across) / frame.across) / share);
  const rows =
    single === null
      ? Math.ceil(frame.height / (8 * frame.down))
      : Math.ceil(Math.ceil((frame.height * unit.down) / frame.down) / share);
  for (let block = 0; block < columns * rows; block++) {
    if (tables.restartEvery > 0 && block > 0 && block % tables.restartEvery === 0) {
      reader.restart();
      for (const component of scanned) component.last = 0;
    }
    const [column, row] = [block % columns, Math.floor(block / columns)];
    if (single !== null) decode(single, column, row);
    else
      for (const component of scanned)
        for (let y = 0; y < component.down; y++)
          for (let x = 0; x < component.across; x++)
            decode(component, column * component.across + x, row * component.down + y);
  }
  return reader.at;
}

/** A function that decodes the next block of a component to its place. */
function blockDecoder(reader: ScanReader, { quantization }: Tables, budget: Budget) {
  const coefficients = new Float64Array(64);
  return (component: Component, column: number, row: number): void => {
    const { dc, ac, plane, stride } = component;
    const steps = quantization.get(component.quantization);
    if (dc === undefined || ac === undefined || steps === undefined)
      throw new PsError("ioerror", "DCT tables");
    budget.step(2);
    coefficients.fill(0);
    component.last += reader.signed(reader.symbol(dc) & 15);
    coefficients[0] = component.last * steps[0]!;
    for (let k = 1; k < 64; k++) {
      const symbol = reader.symbol(ac);
      const [zeros, length] = [symbol >> 4, symbol & 15];
      if (length === 0 && zeros < 15) break;
      k += zeros;
      if (k > 63) break;
      const place = zigzag[k]!;
      if (length > 0) coefficients[place] = reader.signed(length) * steps[place]!;
    }
    inverseTransform(coefficients, plane, row * 8 * stride + column * 8, stride);
  };
}

/** cos((2x + 1) u π / 16) / 2, with u = 0 lessened by √2: x + 8 u. */
const cosines = Float64Array.from({ length: 64 }, (_, k) => {
  const [x, u] = [k % 8, k >> 3];
  return (Math.cos(((2 * x + 1) * u * Math.PI) / 16) / 2) * (u === 0 ? Math.SQRT1_2 : 1);
});
const halfway = new Float64Array(64);

/** The samples of a block: the sum of its waves, columns first. */
function inverseTransform(coefficients: Float64Array, plane: Uint8Array, at: number, stride: number): void {
  for (let u = 0; u < 8; u++)
    for (let y = 0; y < 8; y++) {
      let sum = 0;
      for (let v = 0; v < 8; v++) sum += coefficients[8 * v + u]! * cosines[8 * v + y]!;
      halfway[8 * y + u] = sum;
    }
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      let sum = 128.5;
      for (let u = 0; u < 8; u++) sum += halfway[8 * y + u]! * cosines[8 * u + x]!;
      plane[at + y * stride + x] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
    }
}

/** Puts the planes together, and luma and chroma back to what they were made of. */
function assemble(frame: Frame, transform: number, budget: Budget): JpegSamples {
  const { width, height, components } = frame;
  const count = components.length;
  budget.borrow(width * height * count);
  const data = new Uint8Array(width * height * count);
  components.forEach(({ plane, stride, across, down }, k) => {
    for (let y = 0; y < height; y++) {
      const row = Math.floor((y * down) / frame.down) * stride;
      for (let x = 0; x < width; x++)
        data[(y * width + x) * count + k] = plane[row + Math.floor((x * across) / frame.across)]!;
    }
  });
  const isLuma = count === 3 ? transform !== 0 : count === 4 && transform === 2;
  if (isLuma) undoLuma(data, count);
  return { width, height, components: count, data };
}

/** Luma and chroma as red, green and blue; of four components the first three as inks. */
function undoLuma(data: Uint8Array, count: number): void {
  const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));
  for (let at = 0; at < data.length; at += count) {
    const [y, cb, cr] = [data[at]!, data[at + 1]! - 128, data[at + 2]! - 128];
    data[at] = clamp(y + 1.402 * cr);
    data[at + 1] = clamp(y - 0.344136 * cb - 0.714136 * cr);
    data[at + 2] = clamp(y + 1.772 * cb);
  }
}
