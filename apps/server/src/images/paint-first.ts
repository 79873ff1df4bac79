import { paintStage, type ProblemCode, type SceneFacts } from "@tintery/contract";
import { fileKey } from "../platform/files/file-key.ts";
import { type Painted, type Painter, PainterTrouble } from "../platform/painter/painter.ts";
import { recordPainted, recordProgress } from "./conversion-store.ts";
import type { ImageChanges } from "./image-changes.ts";
import type { Stores } from "./stores.ts";
import type { ImageRow } from "./image-row.ts";
import { ProgressWriter } from "./progress-writer.ts";
import { keptAs } from "./source-types.ts";
import { stagePainted } from "./stage-painted.ts";

/** What painting needs. */
export interface PaintParts {
  stores: Stores;
  changes: ImageChanges;
  /** The image model that paints prompts, where one is connected. */
  painter: Painter | null;
}

/** What became of a picture that an image model shall paint. */
type PaintEnd =
  /** The image to convert, painted in this run or before. */
  | { ends: "painted"; image: ImageRow; isNew: boolean }
  | { ends: "problem"; code: ProblemCode; detail: string }
  /** Somebody else has the image now. */
  | { ends: "lost" };

/** Pictures are colored afterwards: what helps to find their regions is asked for as well. */
const guidance = "clear large shapes, clean edges, uncluttered background, even lighting";

/** Whether the operator's image model has yet to paint what an image is made from. */
function isUnpainted({ scene }: Pick<ImageRow, "scene">): boolean {
  return scene?.painter === "image-model" && scene.by === undefined;
}

/**
 * Has a picture from a prompt painted, where that is an image model's to do and has not been done. What comes back takes the place of
 * the words as the source before anything else happens with it, so that no later run, and no change of options, paints or costs again.
 * @throws what the signal was aborted with
 */
export async function paintFirst(parts: PaintParts, image: ImageRow, signal: AbortSignal): Promise<PaintEnd> {
  const { scene } = image;
  if (!scene || !isUnpainted(image)) return { ends: "painted", image, isNew: false };
  const { painter } = parts;
  if (!painter) return { ends: "problem", code: "painter_missing", detail: "no image model is connected" };
  try {
    const asked = `${scene.prompt.trim().replace(/[.,;\s]+$/, "")}, ${guidance}`;
    const painted = await paint(parts, image, { painter, scene, asked, signal });
    if (!painted) return { ends: "lost" };
    return await keep(parts, image, { painter, scene, asked, painted });
  } catch (error) {
    if (!(error instanceof PainterTrouble)) throw error;
    return { ends: "problem", code: error.code, detail: error.message };
  }
}

interface Order {
  painter: Painter;
  scene: SceneFacts;
  /** The prompt as it is sent. */
  asked: string;
}

/** Null when nobody waits for it any more. */
async function paint(
  { stores, changes }: PaintParts,
  image: ImageRow,
  { painter, scene: { seed, shape }, asked: prompt, signal }: Order & { signal: AbortSignal },
): Promise<Painted | null> {
  const gone = new AbortController();
  const progress = new ProgressWriter(async (now) => {
    if (!(await recordProgress(stores.db, image, now).catch(() => true))) gone.abort();
    changes.announce(image.id);
  });
  progress.tell({ stage: paintStage, fraction: null });
  const [longer, shorter] = painter.sides;
  const [width, height] = shape === "landscape" ? [longer, shorter] : [shorter, longer];
  // half of the bar; the conversion has the other one
  const onProgress = (fraction: number) => progress.tell({ stage: paintStage, fraction: fraction / 2 });
  const order = { prompt, seed, width, height, onProgress };
  try {
    return await painter.paint({ ...order, signal: AbortSignal.any([signal, gone.signal]) });
  } catch (error) {
    if (gone.signal.aborted) return null;
    throw error;
  } finally {
    await progress.stop();
  }
}

/** Stores what was painted under the limits of an upload, and makes it the source. */
async function keep(
  { stores: { db, files } }: PaintParts,
  image: ImageRow,
  { painter, scene, asked, painted }: Order & { painted: Painted },
): Promise<PaintEnd> {
  const { bytes, model, seed } = painted;
  const { staged, header } = await stagePainted(files, bytes);
  try {
    const { type, width, height } = header;
    const { type: sourceType, extension } = keptAs({ type });
    const sourceKey = fileKey({ imageId: image.id, name: "upload", sha256: staged.sha256, extension });
    await files.publish(sourceKey, staged);
    const source = {
      sourceKey,
      sourceType,
      sourceSize: staged.size,
      sourceHash: staged.sha256,
      sourceWidth: width,
      sourceHeight: height,
      scene: { ...scene, by: { name: painter.name, model, seed, prompt: asked } },
    };
    if (!(await recordPainted(db, image, source))) return { ends: "lost" };
    if (image.sourceKey !== sourceKey) await files.remove(image.sourceKey);
    return { ends: "painted", image: { ...image, ...source }, isNew: true };
  } finally {
    await staged.discard();
  }
}
