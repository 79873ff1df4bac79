import type { Raster } from "@tintery/engine";
import { encodePreview } from "@tintery/photos";

/** Of a look as a JPEG, 1 to 100: it is there to be printed, and bristles and grain are what goes first. */
const quality = 92;

/** The whole of a look as it is kept and handed out. */
export function encodeLook(look: Raster): Promise<Uint8Array> {
  const { width, height } = look;
  return encodePreview(look, { crop: { left: 0, top: 0, width, height }, width, height, quality });
}
