import { addresses, endpoints, type ImageView, isSettled, uploadField } from "@tintery/contract";

/** Milliseconds that requests of each kind took. */
export interface Timings {
  readonly pages: number[];
  readonly uploads: number[];
  readonly polls: number[];
}

const longestMs = 30_000;

/** A browser: it keeps its cookies, marks its calls as our pages do, and notes how long each takes. */
export class Visitor {
  readonly #url: string;
  readonly #timings: Timings;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, timings: Timings) {
    this.#url = url;
    this.#timings = timings;
  }

  async openHome(): Promise<void> {
    await this.#ask("pages", addresses.home());
  }

  /** @returns the id of the picture that is made of the photo */
  async upload(photo: Uint8Array): Promise<string> {
    const body = new FormData();
    body.set(uploadField, new Blob([Uint8Array.from(photo)]), "photo.jpg");
    const reply = await this.#ask("uploads", endpoints.createPaintByNumbers.path, { method: "POST", body });
    return (JSON.parse(reply) as { id: string }).id;
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
    const reply = await fetch(this.#url + path, {
      ...init,
      headers: { "x-requested-with": "XMLHttpRequest", cookie: [...this.#cookies.values()].join("; ") },
      signal: AbortSignal.timeout(longestMs),
    });
    const text = await reply.text();
    this.#timings[what].push(performance.now() - begun);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      this.#cookies.set(pair.split("=")[0] ?? "", pair);
    }
    return text;
  }
}
