import { unsafePromptProblems } from "@tintery/contract/tables";
import { paintWords, shapeWords, usualRatio } from "@tintery/scenes/paint";
import { judgePrompt, wellDrawnShare } from "@tintery/scenes/words";
import type { WorkerOrder, WorkerReply } from "../platform/ask-worker.ts";
import type { PaintedPrompt, SceneTasks } from "./scene-tasks.ts";

/** Scene Builder beside the page: what the server paints, painted here first. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerOrder<SceneTasks>>) => void;
  postMessage: (message: WorkerReply<SceneTasks>) => void;
};

/** A small page as previews draw it: its longer side, and a pen that suits all types, in pixels. */
const smallPage = { side: 480, pen: 1 };

async function paint({
  plan,
  ratio: asked,
  side,
  withShapes,
}: SceneTasks["paint"]["asked"]): Promise<PaintedPrompt> {
  const { seed, shape } = plan;
  const prompt = plan.prompt.trim();
  const ratio = asked ?? (shape === "landscape" ? usualRatio : 1 / usualRatio);
  const verdict = judgePrompt(prompt);
  const unknown = { language: null, didYouMean: null };
  if (verdict.is === "unsafe")
    return { is: "refused", code: unsafePromptProblems[verdict.category], ...unknown };
  if (verdict.is === "nothing") return { is: "refused", code: "nothing_to_draw", ...unknown };
  if (verdict.is === "foreign") {
    const { language, didYouMean } = verdict;
    return { is: "refused", code: "prompt_not_english", language, didYouMean };
  }
  const frameOf = (longer: number) => ({
    seed,
    ratio,
    width: Math.round(ratio >= 1 ? longer : longer * ratio),
    height: Math.round(ratio >= 1 ? longer / ratio : longer),
  });
  const frame = frameOf(side);
  const { raster, words, share } = paintWords(prompt, frame);
  return {
    is: "painted",
    picture: await encoded(raster),
    width: frame.width,
    height: frame.height,
    words,
    share,
    isPoor: share < wellDrawnShare,
    ...(withShapes && { shapes: shapeWords(prompt, { ...frameOf(smallPage.side), pen: smallPage.pen }) }),
  };
}

function encoded({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }) {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(Uint8ClampedArray.from(data), width, height);
  canvas.getContext("2d")!.putImageData(image, 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}

scope.onmessage = async ({ data: { id, asked } }) => {
  try {
    scope.postMessage({ id, answer: await paint(asked) });
  } catch (error) {
    console.error(error);
    scope.postMessage({ id, failed: "unable" });
  }
};
