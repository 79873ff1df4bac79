import { type ImageView, isSettled } from "@tintery/contract";
import type { FastifyReply } from "fastify";
import type { ImageChanges } from "./image-changes.ts";

/** Streams of events that are open in this process. */
export class EventStreams {
  readonly #open = new Set<() => void>();

  add(end: () => void): () => void {
    this.#open.add(end);
    return () => this.#open.delete(end);
  }

  /** Ends all of them, so that a server can stop; browsers come back by themselves. */
  endAll(): void {
    for (const end of [...this.#open]) end();
  }
}

/** Another process may have changed the image, so we look even when nobody tells. */
const lookEveryMs = 1000;
const heartbeatEveryMs = 15_000;

/**
 * Sends an image as server-sent events: at once, and whenever its view has changed; ends when it is settled,
 * deleted, or the caller is gone.
 * @param look the view as it is now; undefined when the image is gone
 */
export function streamEvents(
  reply: FastifyReply,
  {
    imageId,
    changes,
    streams,
    look,
    onEnd,
  }: {
    imageId: string;
    changes: ImageChanges;
    streams: EventStreams;
    look: () => Promise<ImageView | undefined>;
    onEnd: () => void;
  },
): FastifyReply {
  // those that let a page of another origin read it
  const shared = Object.entries(reply.getHeaders()).filter(([name]) => name.startsWith("access-control-"));
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
    vary: "Origin",
    ...Object.fromEntries(shared),
  });
  raw.write("retry: 2000\n\n");
  let sent = "";
  let looking = false;
  let again = false;
  const send = async () => {
    again = looking;
    if (looking) return;
    looking = true;
    const view = await look().catch(() => undefined);
    looking = false;
    if (raw.writableEnded) return;
    const text = view && JSON.stringify(view);
    if (text && text !== sent) raw.write(`data: ${text}\n\n`);
    sent = text ?? sent;
    if (!view || isSettled(view.status)) end();
    else if (again) void send();
  };
  const timers = [
    setInterval(() => void send(), lookEveryMs),
    setInterval(() => raw.write(": still here\n\n"), heartbeatEveryMs),
  ];
  const stopListening = changes.listen(imageId, () => void send());
  const end = () => {
    for (const timer of timers) clearInterval(timer);
    stopListening();
    forget();
    onEnd();
    raw.end();
  };
  const forget = streams.add(end);
  raw.once("close", end);
  // whoever left while the image was looked up has closed already and will not do it again
  if (raw.destroyed) end();
  else void send();
  return reply;
}
