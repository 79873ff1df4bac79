import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { askPainter } from "./ask-painter.ts";
import { type PaintOrder, type Painted, usualRedrawing } from "./painter.ts";
import { type PainterSetup, usualPace } from "./painter-setup.ts";
import { hasStatus, jsonIn, maxName, pictureIn, readAnswer, troubleOf } from "./read-answer.ts";

const reply = z.object({ images: z.array(z.string()).min(1), info: z.string().nullish().catch(null) });
/** A text of its own inside the answer. */
const facts = z.object({
  seed: z.int().optional().catch(undefined),
  sd_model_name: z.string().max(maxName).optional().catch(undefined),
});
const far = z.object({ progress: z.number().min(0).max(1) });

const again = hasStatus(429, 502, 503);

/** Paints by `POST sdapi/v1/txt2img`, and draws a photo anew by `img2img`, as AUTOMATIC1111, Forge and SD.Next do; how far it is, is asked meanwhile. */
export async function paintByAutomatic1111(setup: PainterSetup, order: PaintOrder): Promise<Painted> {
  const { prompt, photo, redrawing = usualRedrawing, seed, width, height, signal } = order;
  const isDone = new AbortController();
  const watching = watch(setup, order, AbortSignal.any([signal, isDone.signal]));
  try {
    const answer = await askPainter(setup, {
      path: photo ? "sdapi/v1/img2img" : "sdapi/v1/txt2img",
      body: {
        prompt,
        ...(photo && {
          init_images: [Buffer.from(photo).toString("base64")],
          denoising_strength: redrawing,
        }),
        seed,
        width: multipleOf8(width),
        height: multipleOf8(height),
        batch_size: 1,
        n_iter: 1,
        send_images: true,
        save_images: false,
        ...(setup.model !== null && { override_settings: { sd_model_checkpoint: setup.model } }),
      },
      signal,
      again,
    });
    if (answer.status !== 200)
      throw troubleOf(answer, Buffer.from(answer.bytes.subarray(0, 300)).toString("utf8"));
    const { images, info } = readAnswer(reply, answer);
    const said = facts.safeParse(jsonIn(Buffer.from(info ?? "")));
    return {
      bytes: pictureIn(images[0]!),
      model: said.data?.sd_model_name ?? setup.model,
      seed: said.data?.seed ?? seed,
    };
  } finally {
    isDone.abort();
    await watching;
  }
}

const multipleOf8 = (side: number) => Math.round(side / 8) * 8;

/** Tells how far the painter is until `signal` aborts. Never throws: a picture needs no progress. */
async function watch(setup: PainterSetup, { onProgress }: PaintOrder, signal: AbortSignal): Promise<void> {
  try {
    while (!signal.aborted) {
      await setTimeout((setup.pace ?? usualPace).poll, undefined, { signal });
      const answer = await askPainter(setup, { path: "sdapi/v1/progress?skip_current_image=true", signal });
      const said = far.safeParse(jsonIn(answer.bytes));
      if (said.success && said.data.progress > 0) onProgress(said.data.progress);
    }
  } catch {
    // it is only not told any more
  }
}
