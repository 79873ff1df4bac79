import type { ScenePlan } from "@tintery/contract";
import { drawnSide, seeDrawn, thinnestArea } from "@tintery/engine/see";
import { encodePixels } from "@tintery/photos";
import { paintWords, shapeWords, smallFrame } from "@tintery/scenes/paint";
import type { DecodedUpload, Intake } from "./decode-upload.ts";

/** Paints what the source of a picture from a prompt says, in the size that its product looks at. */
export function paintPrompt(source: Uint8Array, { sceneFrame }: Intake): DecodedUpload {
  // written by us, of a form that was checked
  const { prompt, seed, shape }: ScenePlan = JSON.parse(new TextDecoder().decode(source));
  const frame = { ...sceneFrame(shape), seed };
  const { raster, words } = paintWords(prompt, frame);
  const { width, height } = raster;
  return {
    raster,
    size: { width, height },
    sizeMM: null,
    notes: [],
    words,
    shapes: (pen) => shapeWords(prompt, { ...frame, pen }),
    see: () => seeDrawn(shapeWords(prompt, { ...smallFrame(frame, drawnSide), pen: thinnestArea })),
    makeOriginal: async () => ({ bytes: await encodePixels(raster), extension: "png" }),
  };
}
