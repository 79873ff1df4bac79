import sharp from "sharp";

/** Pixels of a small test picture with big flat shapes: a red F on white and a blue dot at the top right. */
export function letterF(
  width = 240,
  height = 160,
): { data: Buffer; width: number; height: number; channels: 3 } {
  const data = Buffer.alloc(width * height * 3, 255);
  const paint = (left: number, top: number, right: number, bottom: number, color: readonly number[]) => {
    for (let y = Math.round(top * height); y < Math.round(bottom * height); y++) {
      for (let x = Math.round(left * width); x < Math.round(right * width); x++)
        data.set(color, (y * width + x) * 3);
    }
  };
  const red = [200, 20, 20];
  paint(0.15, 0.12, 0.32, 0.9, red);
  paint(0.15, 0.12, 0.62, 0.3, red);
  paint(0.15, 0.45, 0.55, 0.62, red);
  paint(0.75, 0.08, 0.92, 0.3, [20, 40, 200]);
  return { data, width, height, channels: 3 };
}

function opened(width?: number, height?: number) {
  const { data, ...raw } = letterF(width, height);
  return sharp(data, { raw });
}

/** A plain good JPEG of the letter F. */
export async function goodJpeg(width?: number, height?: number): Promise<Uint8Array> {
  return opened(width, height).jpeg({ quality: 92 }).toBuffer();
}

/** A plain good PNG of the letter F. */
export async function goodPng(width?: number, height?: number): Promise<Uint8Array> {
  return opened(width, height).png().toBuffer();
}

/** A plain good WebP of the letter F. */
export async function goodWebp(width?: number, height?: number): Promise<Uint8Array> {
  return opened(width, height).webp({ quality: 92 }).toBuffer();
}

/** A PNG in which nothing can be seen. */
export async function emptyPng(): Promise<Uint8Array> {
  return sharp({ create: { width: 64, height: 48, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
}

/** A JPEG whose stored pixels look like `orientation` asks for, so that every one of the eight is upright the same. */
export async function orientedJpeg(orientation: number): Promise<Uint8Array> {
  // How the upright picture must be turned for storing: the inverse of what the tag tells the reader to do.
  const turns: Record<number, { flop?: boolean; angle: number }> = {
    1: { angle: 0 },
    2: { flop: true, angle: 0 },
    3: { angle: 180 },
    4: { flop: true, angle: 180 },
    5: { flop: true, angle: 90 },
    6: { angle: 270 },
    7: { flop: true, angle: 270 },
    8: { angle: 90 },
  };
  const turn = turns[orientation];
  if (!turn) throw new RangeError(`orientation must be 1 to 8, got ${orientation}`);
  const turned = await opened().rotate(turn.angle).png().toBuffer();
  const stored = turn.flop ? sharp(turned).flop() : sharp(turned);
  return stored.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

/** Words that must not survive in any byte we serve. */
export const privateMarks = ["SpyCam", "Jane Doe", "GPSMARK", "48/1"];

/** A JPEG with a camera name, a person's name and a place in its EXIF. */
export async function jpegWithPlace(): Promise<Uint8Array> {
  return sharp(await goodJpeg())
    .withExif({
      IFD0: {
        Make: "SpyCam",
        Software: '"><script>alert(1)</script>',
        Artist: "Jane Doe",
        ImageDescription: "GPSMARK",
      },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "48/1 51/1 2946/100",
        GPSLongitudeRef: "E",
        GPSLongitude: "2/1 17/1 4023/100",
      },
    })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The same picture in the unusual ways a photo may hold it; all must be accepted. */
export async function unusualPhotos(): Promise<Record<string, Uint8Array>> {
  const deep = new Uint16Array(64 * 48 * 3).map((_, index) => (index * 7919) & 0xffff);
  const { data: first, ...size } = letterF();
  const frames = Buffer.concat([first, Buffer.alloc(first.length, 90)]);
  return {
    "lossless.webp": await opened().webp({ lossless: true }).toBuffer(),
    "animated.webp": await sharp(frames, {
      raw: { ...size, height: size.height * 2, pageHeight: size.height },
    })
      .webp({ lossless: true })
      .toBuffer(),
    "see-through.webp": await sharp({
      create: { width: 64, height: 48, channels: 4, background: "#ff000080" },
    })
      .webp({ lossless: true })
      .toBuffer(),
    "cmyk.jpg": await opened().toColorspace("cmyk").jpeg().toBuffer(),
    "gray.jpg": await opened().grayscale().jpeg().toBuffer(),
    "progressive.jpg": await opened().jpeg({ progressive: true }).toBuffer(),
    "16-bit.png": await sharp(deep, { raw: { width: 64, height: 48, channels: 3 } })
      .toColorspace("rgb16")
      .png()
      .toBuffer(),
    "palette.png": await opened().png({ palette: true }).toBuffer(),
    "half-transparent.png": await sharp({
      create: { width: 64, height: 48, channels: 4, background: "#ff000080" },
    })
      .png()
      .toBuffer(),
    "one-color.png": await sharp({ create: { width: 64, height: 48, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer(),
  };
}
