import { heicToPng, type MakeLibheif } from "@tintery/photos/heic";
import { PhotoError } from "@tintery/photos/header";
import type { WorkerOrder, WorkerReply } from "../platform/ask-worker.ts";
import type { PhotoRefusal } from "../platform/ready-file.ts";
import type { HeicTasks } from "./heic-tasks.ts";

/** Decodes HEIC beside the page, with a decoder that is fetched only for it. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerOrder<HeicTasks>>) => void;
  postMessage: (message: WorkerReply<HeicTasks>) => void;
};

async function decode({ file, decoder }: HeicTasks["decode"]["asked"]): Promise<Blob | PhotoRefusal> {
  const libheif: { default: MakeLibheif } | null = await import(/* @vite-ignore */ decoder).catch(() => null);
  if (!libheif) return { code: "unreachable" };
  const png = heicToPng(new Uint8Array(await file.arrayBuffer()), libheif.default);
  return new Blob([png], { type: "image/png" });
}

/** What cannot be decoded here may still be saved in another way. */
function refusalOf(error: unknown): PhotoRefusal {
  const code = error instanceof PhotoError ? error.code : null;
  if (code === "damaged" || code === "too_many_pixels") return { code };
  if (!code) console.warn(error);
  return { code: "unsupported_type", found: "HEIC" };
}

scope.onmessage = async ({ data: { id, asked } }) => {
  scope.postMessage({ id, answer: await decode(asked).catch(refusalOf) });
};
