import { addresses, endpoints, type ImageView, isSettled, uploadField } from "@tintery/contract";

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

  constructor(path: string, reply: Response, text: string) {
    super(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
    this.status = reply.status;
    this.retryAfter = Number(reply.headers.get("retry-after") ?? 0);
  }
}

/** A browser: it keeps its cookies, marks its calls as our pages do, and notes how long each takes. */
export class Visitor {
  readonly #url: string;
  readonly #timings: Timings;
  readonly #cookies = new Map<string, string>();
  readonly #address: Record<string, string>;

  /** @param address as a proxy in front would tell it; without one it is that of this machine */
  constructor(url: string, timings: Timings, address?: string) {
    this.#url = url;
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
    await (await this.#send(path, leave && { signal: leave })).arrayBuffer();
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
    const text = await reply.text();
    this.#timings[what].push(performance.now() - begun);
    if (!reply.ok) throw new Refused(path, reply, text);
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.#cookies.set(pair.split("=")[0] ?? "", pair);
    }
    return text;
  }

  #send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies.values()].join("; ");
    const headers = { "x-requested-with": "XMLHttpRequest", cookie, ...this.#address };
    return fetch(this.#url + path, { ...init, headers });
  }
}
