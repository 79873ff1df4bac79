import decoderFile from "libheif-js/libheif-wasm/libheif-bundle.mjs?url";
import { askerOf } from "../platform/ask-worker.ts";
import type { PhotoRefusal } from "../platform/ready-file.ts";
import { startWorker } from "../platform/start-worker.ts";
import type { HeicTasks } from "./heic-tasks.ts";
import workerFile from "./heic.worker.ts?worker&url";

/** Milliseconds after which a photo counts as one that cannot be opened: old phones take ten seconds for 48 megapixels. */
const maxMs = 90_000;

const here = (address: string) => new URL(address, import.meta.url).href;

/** The main picture of a HEIC as a PNG with its profile; its worker, and the memory it took, end with it. */
export async function decodeHeic(file: File): Promise<Blob | PhotoRefusal> {
  let worker: Worker | undefined;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<PhotoRefusal>((resolve) => {
    clock = setTimeout(() => resolve({ code: "unsupported_type", found: "HEIC" }), maxMs);
  });
  try {
    worker = startWorker(here(workerFile));
    const asked = { file, decoder: here(decoderFile) };
    return await Promise.race([askerOf<HeicTasks>(worker)("decode", asked), late]);
  } catch {
    // the worker's own file was not to be had
    return { code: "unreachable" };
  } finally {
    clearTimeout(clock);
    worker?.terminate();
  }
}
