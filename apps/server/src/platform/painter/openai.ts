import * as z from "zod";
import { askPainter, type PainterAnswer } from "./ask-painter.ts";
import type { PaintOrder, Painted } from "./painter.ts";
import { PainterTrouble } from "./painter.ts";
import type { PainterSetup } from "./painter-setup.ts";
import { hasStatus, jsonIn, pictureIn, pngOf, readAnswer, troubleOf } from "./read-answer.ts";

const pictures = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});
const refusal = z.object({
  error: z.object({
    code: z.string().nullish().catch(null),
    type: z.string().nullish().catch(null),
    message: z.string().catch(""),
  }),
});

const refusalCodes = new Set([
  "content_policy_violation",
  "moderation_blocked",
  "content_filter",
  "contentFilter",
]);
/** Older servers and gateways name no code. */
const refusalWords = /safety system|safety_violations|content[ _]policy|moderation|responsible ai/i;
const quotaCodes = new Set(["insufficient_quota", "billing_hard_limit_reached", "quota_exceeded"]);
/** None of them has painted, nor counts. What ran into a gateway's time limit (504) may well have been painted. */
const isFailure = hasStatus(429, 500, 502, 503);
/** What is used up stays used up. */
const again = (answer: PainterAnswer) => isFailure(answer) && refusalOf(answer).code === "painter_away";

/** Paints by `POST images/generations`, and draws a photo anew by `POST images/edits`, as OpenAI and those who copy it do. */
export async function paintByOpenai(setup: PainterSetup, order: PaintOrder): Promise<Painted> {
  const { prompt, photo, signal } = order;
  const { model } = setup;
  const wish = {
    ...(model !== null && { model }),
    prompt,
    n: 1,
    size: sizeOf(setup, order),
    // GPT image models always send the picture itself, and deny the word for it
    ...(isGptImage(model) ? { output_format: "png" } : { response_format: "b64_json" }),
  };
  const answer = await askPainter(setup, {
    path: photo ? "images/edits" : "images/generations",
    body: photo ? formOf(wish, photo) : wish,
    signal,
    again,
  });
  return { bytes: await pictureOf(setup, answer, signal), model, seed: null };
}

/** Only few sizes are painted: of a photo's the nearest, lying, standing or square. */
function sizeOf({ sides: [longer, shorter] }: PainterSetup, { photo, width, height }: PaintOrder): string {
  if (!photo) return `${width}x${height}`;
  const ratio = width / height;
  if (Math.abs(Math.log(ratio)) < Math.log(longer / shorter) / 2) return `${shorter}x${shorter}`;
  return ratio > 1 ? `${longer}x${shorter}` : `${shorter}x${longer}`;
}

function formOf(wish: object, photo: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wish)) form.set(name, String(value));
  form.set("image", pngOf(photo), "photo.png");
  return form;
}

const isGptImage = (model: string | null) => /gpt-image/.test(model ?? "");

async function pictureOf(
  setup: PainterSetup,
  answer: PainterAnswer,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (answer.status !== 200) throw refusalOf(answer);
  const [picture] = readAnswer(pictures, answer).data;
  if (picture?.b64_json) return pictureIn(picture.b64_json);
  if (!picture?.url) throw new PainterTrouble("painter_nonsense", "The painter's answer holds no picture.");
  return fetchPicture(setup, picture.url, signal);
}

/** Some keep the picture for us; only the painter's own address is asked for it. */
async function fetchPicture(setup: PainterSetup, address: string, signal: AbortSignal): Promise<Uint8Array> {
  const url = URL.parse(address, setup.url.href);
  if (url?.origin !== setup.url.origin)
    throw new PainterTrouble("painter_nonsense", "The painter keeps its picture at another address.");
  const answer = await askPainter(
    { ...setup, url: new URL(url.origin) },
    { path: `${url.pathname.slice(1)}${url.search}`, signal, again: hasStatus(429, 500, 502, 503, 504) },
  );
  if (answer.status !== 200) throw troubleOf(answer);
  return answer.bytes;
}

function refusalOf(answer: PainterAnswer): PainterTrouble {
  const read = refusal.safeParse(jsonIn(answer.bytes));
  if (!read.success) return troubleOf(answer);
  const { code, type, message } = read.data.error;
  if (quotaCodes.has(code ?? "") || quotaCodes.has(type ?? ""))
    return new PainterTrouble("painter_quota", message);
  const isRefused = refusalCodes.has(code ?? "") || (answer.status === 400 && refusalWords.test(message));
  return isRefused ? new PainterTrouble("painter_refused", message) : troubleOf(answer, message);
}
