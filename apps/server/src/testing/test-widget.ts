import { siteHeaders } from "@tintery/contract";
import { goodJpeg } from "@tintery/photos/testing";
import { expect } from "vitest";
import type { TestVisitor } from "./test-server.ts";

type Sent = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** Where the widgets of tests stand. */
export const shop = "https://shop.example";

/** A widget on a page of another origin: no cookies, a key, and the token that it was given. */
export class Widget {
  readonly #browser: TestVisitor;
  readonly #key: string;
  readonly #origin: string;
  token: string | null = null;

  constructor(browser: TestVisitor, { key, origin = shop }: { key: string; origin?: string }) {
    this.#browser = browser;
    this.#key = key;
    this.#origin = origin;
  }

  /** Sends a call as our script does: before the first one that changes something it asks for a token. */
  async send(path: string, init: Sent = {}) {
    if (this.token === null && init.method !== undefined) await this.begin();
    return this.ask(path, init);
  }

  async begin() {
    const answer = await this.ask("/ajax/site/visitor", { method: "POST" });
    this.token = answer.json.token ?? null;
    return answer;
  }

  async ask(path: string, init: Sent = {}) {
    const answer = await this.#browser.send(path, {
      ...init,
      headers: {
        origin: this.#origin,
        "sec-fetch-site": "cross-site",
        [siteHeaders.key]: this.#key,
        ...(this.token !== null && { [siteHeaders.visitor]: this.token }),
        ...init.headers,
      },
    });
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    return answer;
  }

  async create(photo?: Uint8Array, product: "coloring/v1" | "paint-by-numbers" = "coloring/v1") {
    const form = new FormData();
    form.set("image", new Blob([Uint8Array.from(photo ?? (await goodJpeg()))]), "boat.jpg");
    return this.send(`/ajax/create/${product}`, { method: "POST", body: form });
  }
}
