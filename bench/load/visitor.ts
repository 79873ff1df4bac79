import { addresses, endpoints, type ImageView, isSettled, uploadField } from "@tintery/contract";
import { type Answer, TestVisitor } from "../../apps/server/src/testing/test-visitor.ts";

/** Milliseconds that requests of each kind took. */
export interface Timings {
  readonly pages: number[];
  readonly uploads: number[];
  readonly polls: number[];
}

const longestMs = 60_000;

/** An answer that is none of what was asked for. */
export class Refused extends Error {
  readonly status: number;
  /** Seconds after which to ask again. */
  readonly retryAfter: number;

  constructor(path: string, { status, headers, text }: Answer) {
    super(`${path} answered ${status}: ${text.slice(0, 200)}`);
    this.status = status;
    this.retryAfter = Number(headers.get("retry-after") ?? 0);
  }
}

/** A browser that notes how long each of its requests takes. */
export class Visitor {
  readonly #browser: TestVisitor;
  readonly #timings: Timings;
  readonly #address: Record<string, string>;

  /** @param address as a proxy in front would tell it; without one it is that of this machine */
  constructor(url: string, timings: Timings, address?: string) {
    this.#browser = new TestVisitor(url);
    this.#timings = timings;
    this.#address = address === undefined ? {} : { "x-forwarded-for": address };
  }

  async openHome(): Promise<void> {
    await this.#ask("pages", addresses.home());
  }

  /** @returns the id of the picture that is made of the photo */
  async upload(photo: Uint8Array, path: string = endpoints.createPaintByNumbers.path): Promise<string> {
    const body = new FormData();
    body.set(uploadField, new Blob([Uint8Array.from(photo)]), "photo.jpg");
    const reply = await this.#ask("uploads", path, { method: "POST", body });
    return (JSON.parse(reply) as { id: string }).id;
  }

  /** Opens any address and reads its answer to the end, or until it leaves. */
  async open(path: string, leave?: AbortSignal): Promise<void> {
    await this.#send(path, leave && { signal: leave });
  }

  async look(id: string): Promise<ImageView> {
    return JSON.parse(await this.#ask("polls", endpoints.getImage.path.replace(":id", id))) as ImageView;
  }

  /** Polls until a picture is ready. Throws when it fails, or when that takes until `deadline`. */
  async waitFor(id: string, { everyMs, deadline }: { everyMs: number; deadline: number }): Promise<void> {
    for (;;) {
      const view = await this.look(id);
      if (view.status === "ready") return;
      if (isSettled(view.status)) throw new Error(`A picture failed: ${view.problem}`);
      if (performance.now() > deadline) throw new Error("The pictures take too long.");
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }

  async #ask(what: keyof Timings, path: string, init: RequestInit = {}): Promise<string> {
    const begun = performance.now();
    const sent = this.#send(path, { ...init, signal: AbortSignal.timeout(longestMs) });
    const reply = await sent.catch((cause: unknown) => {
      throw new Error(`${path} did not answer within ${longestMs / 1000} s.`, { cause });
    });
    this.#timings[what].push(performance.now() - begun);
    if (reply.status >= 400) throw new Refused(path, reply);
    return reply.text;
  }

  #send(path: string, init: RequestInit = {}): Promise<Answer> {
    return this.#browser.send(path, { ...init, headers: this.#address });
  }
}
