import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Writes an 8-bit RGB PNG whose pixels are given by a function of their place. */
export function smallPng(
  { width, height }: { width: number; height: number },
  pixel: (x: number, y: number) => readonly [number, number, number],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // each row starts with its filter, 0: none
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(pixel(x, y), y * (1 + 3 * width) + 1 + 3 * x);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** A little landscape of flat areas: sky, sun, hill and field. */
export function landscapePng(width: number, height: number): Buffer {
  return smallPng({ width, height }, (x, y) => {
    const [u, v] = [x / width, y / height];
    if (Math.hypot(u - 0.75, (v - 0.25) * (height / width)) < 0.1) return [250, 210, 60];
    if (v > 0.75) return [90, 140, 50];
    if (v > 0.6 - 0.25 * Math.sin(3 * u)) return [60, 110, 120];
    return [150, 200, 240];
  });
}

/** Soft light and shade, and nothing before them. */
export function fogPng(width: number, height: number): Buffer {
  return smallPng({ width, height }, (x, y) => {
    const [u, v] = [x / width, y / height];
    const shade = Math.round(150 + 24 * Math.sin(9 * u + 4 * v) + 16 * Math.cos(13 * v - 5 * u));
    return [shade, shade, shade + 8];
  });
}
