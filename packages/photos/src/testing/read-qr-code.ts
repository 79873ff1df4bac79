import jsQR from "jsqr";
import { decodePhoto } from "../decode-photo.ts";

/** A picture of gray pixels. */
interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/**
 * What the QR code in a part of a picture says, as a phone reads it that is held over it; null where it sees none.
 * @param part in pixels
 */
export function readQrCode(
  { width, data }: Gray,
  part: { x: number; y: number; width: number; height: number },
): string | null {
  const [left, top, across, down] = [part.x, part.y, part.width, part.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const pixels = new Uint8ClampedArray(across * down * 4).fill(255);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = (y * across + x) * 4;
      pixels.fill(data[(top + y) * width + left + x]!, at, at + 3);
    }
  return jsQR.default(pixels, across, down)?.data ?? null;
}

/** What the QR code in a corner of a picture says: in its right lower or right upper 40 mm. */
export async function readQrInCorner(
  picture: Uint8Array,
  { widthMM, corner }: { widthMM: number; corner: "upper" | "lower" },
): Promise<string | null> {
  const { width, height, data } = await decodePhoto(picture, { width: 6000, height: 6000 });
  const gray = Uint8Array.from({ length: width * height }, (_, p) => data[p * 4]!);
  const side = Math.min((40 * width) / widthMM, height);
  const y = corner === "upper" ? 0 : height - side;
  return readQrCode({ width, height, data: gray }, { x: width - side, y, width: side, height: side });
}
