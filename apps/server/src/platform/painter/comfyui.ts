import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { askPainter } from "./ask-painter.ts";
import { type PaintOrder, type Painted, PainterTrouble, usualRedrawing } from "./painter.ts";
import { type PainterSetup, usualPace } from "./painter-setup.ts";
import { hasStatus, maxName, pngOf, readAnswer, troubleOf } from "./read-answer.ts";
import { fillWorkflow, type Workflow } from "./workflow.ts";

const name = z.string().max(maxName);
const uploaded = z.object({ name: name.min(1), subfolder: name.default("") });
const queued = z.object({ prompt_id: name.min(1) });
const picture = z.object({
  filename: name,
  subfolder: name.default(""),
  type: name.default("output"),
});
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(picture).optional() })).default({}),
    status: z.object({ status_str: z.string() }).nullish(),
  }),
);
/** Each entry begins with its number in the line and its id. */
const entries = z.array(z.tuple([z.number(), z.string()]).rest(z.unknown()));
const line = z.object({ queue_running: entries, queue_pending: entries });

const again = hasStatus(429, 502, 503);
const againRead = hasStatus(429, 500, 502, 503, 504);

/** Paints by a workflow of the operator: queued by `POST prompt`, looked for in `history`, fetched by `view`. */
export async function paintByComfyui(
  setup: PainterSetup,
  workflow: Workflow,
  order: PaintOrder,
): Promise<Painted> {
  const { prompt, photo, redrawing: denoise = usualRedrawing, seed, width, height, signal } = order;
  const { model } = setup;
  const image = photo && (await uploadPhoto(setup, photo, signal));
  const asked = { prompt, seed, width, height, model: model ?? "" };
  const values = { ...asked, ...(image !== undefined && { image, denoise }) };
  const filled = fillWorkflow(workflow, values);
  const answer = await askPainter(setup, { path: "prompt", body: { prompt: filled }, signal, again });
  if (answer.status !== 200)
    throw troubleOf(answer, Buffer.from(answer.bytes.subarray(0, 300)).toString("utf8"));
  const { prompt_id: id } = readAnswer(queued, answer);
  try {
    const { filename, subfolder, type } = await finished(setup, id, order);
    const query = new URLSearchParams({ filename, subfolder, type });
    const file = await askPainter(setup, { path: `view?${query}`, signal, again: againRead });
    if (file.status !== 200) throw troubleOf(file);
    return { bytes: file.bytes, model, seed };
  } catch (error) {
    await leaveLine(setup, id);
    throw error;
  }
}

/** Sends a photo under a name of its own, which it keeps among the painter's files. */
async function uploadPhoto(setup: PainterSetup, photo: Uint8Array, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set("image", pngOf(photo), `tintery-${randomUUID()}.png`);
  const answer = await askPainter(setup, { path: "upload/image", body: form, signal, again });
  if (answer.status !== 200) throw troubleOf(answer);
  const { name, subfolder } = readAnswer(uploaded, answer);
  return subfolder === "" ? name : `${subfolder}/${name}`;
}

/** The picture of a job once it is done. Before that the history knows nothing of it, and the line does. */
async function finished(
  setup: PainterSetup,
  id: string,
  { signal, onProgress }: PaintOrder,
): Promise<z.output<typeof picture>> {
  let first: number | undefined;
  for (let missed = 0; ; ) {
    await setTimeout((setup.pace ?? usualPace).poll, undefined, { signal });
    const found = await pictureOf(setup, id, signal);
    if (found) return found;
    const ahead = await placeOf(setup, id, signal);
    // it may have ended between the two questions
    missed = ahead === null ? missed + 1 : 0;
    if (missed === 3) throw new PainterTrouble("painter_away", "The painter has lost the picture.");
    if (ahead === null) continue;
    first ??= ahead;
    if (first > 0) onProgress((first - ahead) / (first + 1));
  }
}

async function pictureOf(setup: PainterSetup, id: string, signal: AbortSignal) {
  const answer = await askPainter(setup, {
    path: `history/${encodeURIComponent(id)}`,
    signal,
    again: againRead,
  });
  if (answer.status !== 200) throw troubleOf(answer);
  const entry = new Map(Object.entries(readAnswer(history, answer))).get(id);
  if (!entry) return null;
  if (entry.status?.status_str === "error")
    throw new PainterTrouble("painter_away", "The workflow ended with an error.");
  const images = Object.values(entry.outputs).flatMap((output) => output.images ?? []);
  const found = images.find(({ type }) => type === "output") ?? images[0];
  if (!found) throw new PainterTrouble("painter_nonsense", "The workflow made no picture.");
  return found;
}

/** How many are painted before it, 0 while it is painted itself; null when it is not in the line. */
async function placeOf(setup: PainterSetup, id: string, signal: AbortSignal): Promise<number | null> {
  const answer = await askPainter(setup, { path: "queue", signal, again: againRead });
  if (answer.status !== 200) throw troubleOf(answer);
  const { queue_running: running, queue_pending: pending } = readAnswer(line, answer);
  if (running.some(([, other]) => other === id)) return 0;
  const own = pending.find(([, other]) => other === id);
  return own ? running.length + pending.filter(([number]) => number < own[0]).length : null;
}

/** Nobody waits for it any more. What is being painted already is left alone: older servers would stop somebody else's. */
async function leaveLine(setup: PainterSetup, id: string): Promise<void> {
  const signal = AbortSignal.timeout(5000);
  await askPainter(setup, { path: "queue", body: { delete: [id] }, signal }).catch(() => {});
}
