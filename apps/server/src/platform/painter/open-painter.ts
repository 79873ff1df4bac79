import { type Config, ConfigError } from "../config.ts";
import { innermostReason } from "../innermost-reason.ts";
import { paintByAutomatic1111 } from "./automatic1111.ts";
import { paintByComfyui } from "./comfyui.ts";
import { paintByOpenai } from "./openai.ts";
import { type Painter, type PaintOrder, type Painted, PainterTrouble } from "./painter.ts";
import type { Pace, PainterSetup } from "./painter-setup.ts";
import { readWorkflow, type Workflow } from "./workflow.ts";

type Protocol = NonNullable<Config["PAINTER"]>;

/** How each protocol paints, where it usually is, and how large its pictures usually are. */
const protocols: Record<Protocol, { name: string; sides: readonly [number, number]; url?: string }> = {
  openai: { name: "OpenAI", sides: [1536, 1024], url: "https://api.openai.com/v1" },
  automatic1111: { name: "Stable Diffusion", sides: [1216, 832] },
  comfyui: { name: "ComfyUI", sides: [1216, 832] },
};

/** The image model that the configuration names; null without. `pace` is for tests. */
export function openPainter(config: Config, pace?: Pace): Painter | null {
  const { PAINTER: protocol, PAINTER_URL, PAINTER_KEY, PAINTER_MODEL, PAINTER_NAME, PAINTER_SIZE } = config;
  if (!protocol) return null;
  const usual = protocols[protocol];
  const model = PAINTER_MODEL ?? null;
  const setup: PainterSetup = {
    url: new URL(PAINTER_URL ?? usual.url ?? ""),
    key: PAINTER_KEY ?? null,
    model,
    name: PAINTER_NAME ?? model ?? usual.name,
    sides: PAINTER_SIZE ?? usual.sides,
    seconds: config.PAINTER_SECONDS,
    ...(pace && { pace }),
  };
  const paint = verbOf(protocol, setup, config);
  return {
    name: setup.name,
    description: `${setup.name} at ${setup.url.origin}`,
    sides: setup.sides,
    takesPhotos: protocol !== "comfyui" || config.PAINTER_PHOTO_WORKFLOW !== undefined,
    paint: (order) => within(setup.seconds, order, paint),
  };
}

/**
 * Asks the image model that the configuration names whether it answers, without having anything painted. Rejects with why not.
 * @param signal ends the wait
 */
export async function checkPainter(
  { PAINTER: protocol, PAINTER_URL, PAINTER_KEY }: Config,
  signal: AbortSignal,
): Promise<void> {
  if (!protocol) return;
  const url = PAINTER_URL ?? protocols[protocol].url ?? "";
  const isOpenai = protocol === "openai";
  const answer = await fetch(isOpenai ? `${url.replace(/\/+$/, "")}/models` : url, {
    signal,
    ...(isOpenai && PAINTER_KEY && { headers: { authorization: `Bearer ${PAINTER_KEY}` } }),
  });
  await answer.body?.cancel();
  if (isOpenai && (answer.status === 401 || answer.status === 403))
    throw new Error(`it refuses PAINTER_KEY (${answer.status})`);
  if (answer.status >= 500) throw new Error(`it answers ${answer.status}`);
}

type Paint = (order: PaintOrder) => Promise<Painted>;

function verbOf(protocol: Protocol, setup: PainterSetup, config: Config): Paint {
  if (protocol === "openai") return (order) => paintByOpenai(setup, order);
  if (protocol === "automatic1111") return (order) => paintByAutomatic1111(setup, order);
  const fromWords = workflowAt("PAINTER_WORKFLOW", config, ["prompt"]);
  const fromPhoto = config.PAINTER_PHOTO_WORKFLOW
    ? workflowAt("PAINTER_PHOTO_WORKFLOW", config, ["prompt", "image"])
    : fromWords;
  return (order) => paintByComfyui(setup, order.photo ? fromPhoto : fromWords, order);
}

function workflowAt(
  name: "PAINTER_WORKFLOW" | "PAINTER_PHOTO_WORKFLOW",
  config: Config,
  needed: readonly string[],
): Workflow {
  try {
    return readWorkflow(config[name] ?? "", needed);
  } catch (error) {
    throw new ConfigError([`We can’t use ${name}: ${innermostReason(error)}.`]);
  }
}

/** Paints within so many seconds; then nobody waits any more, whatever the painter does. */
async function within(seconds: number, order: PaintOrder, paint: Paint): Promise<Painted> {
  const late = AbortSignal.timeout(seconds * 1000);
  try {
    return await paint({ ...order, signal: AbortSignal.any([order.signal, late]) });
  } catch (error) {
    if (order.signal.aborted || !late.aborted) throw error;
    throw new PainterTrouble("painter_too_slow", `The painter took more than ${seconds} s.`, error);
  }
}
