import { drawingToPng } from "../packages/photos/src/index.ts";
import { sampleScenes } from "../packages/scenes/src/index.ts";

/** What a file picker hands to a page. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo a visitor might choose: one of our own scenes as a PNG of moderate size. */
export async function scenePhoto(name = "Boats in the harbor.png", widthPx = 800): Promise<ChosenFile> {
  const scene = sampleScenes[1] ?? sampleScenes[0];
  if (!scene) throw new RangeError("scenePhoto: there must be a sample scene");
  const buffer = Buffer.from(await drawingToPng(scene.draw(), { widthPx }));
  return { name, mimeType: "image/png", buffer };
}

/** A photo whose second half never arrived. */
export async function tornPhoto(): Promise<ChosenFile> {
  const whole = await scenePhoto("torn.png");
  return { ...whole, buffer: whole.buffer.subarray(0, Math.floor(whole.buffer.length / 2)) };
}
