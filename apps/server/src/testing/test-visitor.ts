import { idempotencyHeader, type ImageView, importanceMask, isSettled, uploadField } from "@tintery/contract";
import { waits } from "../../../../scripts/testing/waits.ts";
import { eventually } from "./eventually.ts";

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  // the bodies of many calls, which each test knows
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape
  json: any;
}

/** What a form sends besides the file. */
export type FormFields = Record<string, string>;

/** What a test sends with the photo. */
export interface Sent {
  name?: string;
  fields?: FormFields;
  importance?: Uint8Array;
  /** Under which the same form may be sent again. */
  key?: string;
}

/** Fast: few colors, large regions. */
export const quickFields: FormFields = { numberOfColors: "7", detalization: "lowest", enhancement: "0" };

/** A browser: it keeps its cookies, and marks its calls as our pages do. */
export class TestVisitor {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  readonly #address: string | undefined;

  constructor(url: string, address?: string) {
    this.url = url;
    this.#address = address;
  }

  /** All cookies as a request brings them; empty for none. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  set cookie(text: string) {
    this.#cookies.clear();
    for (const cookie of text.split("; ")) this.#keep(cookie);
  }

  /** Sends a call with a JSON body. */
  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const type = { "content-type": "application/json" };
    return this.send(path, { method: "POST", headers: { ...type, ...headers }, body: JSON.stringify(body) });
  }

  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookie && !headers.has("cookie")) headers.set("cookie", this.cookie);
    if (!headers.has("x-requested-with")) headers.set("x-requested-with", "XMLHttpRequest");
    if (this.#address !== undefined) headers.set("x-forwarded-for", this.#address);
    const reply = await fetch(this.url + path, { redirect: "manual", ...init, headers });
    for (const cookie of reply.headers.getSetCookie()) this.#keep(cookie);
    const bytes = Buffer.from(await reply.arrayBuffer());
    const text = bytes.toString("utf8");
    const isJson = text !== "" && (reply.headers.get("content-type")?.includes("json") ?? false);
    return {
      status: reply.status,
      headers: reply.headers,
      bytes,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }

  #keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/;\s*max-age=0\b/i.test(cookie)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  /** Sends the creation form with a file, and with what was marked on it. */
  upload(bytes: Uint8Array | null, sent: Sent = {}): Promise<Answer> {
    return this.#sendForm("/ajax/create/paint-by-numbers", bytes, { fields: quickFields, ...sent });
  }

  /** Sends the form of coloring pages with a file. */
  uploadColoring(
    bytes: Uint8Array | null,
    { version = "v1", ...sent }: Sent & { version?: string } = {},
  ): Promise<Answer> {
    return this.#sendForm(`/ajax/create/coloring/${version}`, bytes, sent);
  }

  /** Sends the form of SVG outlines with a file. */
  uploadOutlines(bytes: Uint8Array | null, sent: Sent = {}): Promise<Answer> {
    return this.#sendForm("/ajax/create/coloring-svg", bytes, sent);
  }

  #sendForm(path: string, bytes: Uint8Array | null, sent: Sent): Promise<Answer> {
    const { name = "photo.jpg", fields = {}, importance, key } = sent;
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    if (bytes) form.set(uploadField, new Blob([Uint8Array.from(bytes)]), name);
    if (importance) form.set(importanceMask.field, new Blob([Uint8Array.from(importance)]), "mask.png");
    const headers = key === undefined ? {} : { [idempotencyHeader]: key };
    return this.send(path, { method: "POST", headers, body: form });
  }

  /** Sends an edit of an image. */
  edit(id: string, body: object): Promise<Answer> {
    return this.post(`/ajax/image/${id}`, body);
  }

  async view(id: string): Promise<ImageView> {
    return (await this.get(`/ajax/image/${id}`)).json;
  }

  /** Waits until the image is ready or failed. */
  settled(id: string): Promise<ImageView> {
    return eventually(async () => {
      const view = await this.view(id);
      return isSettled(view.status) ? view : undefined;
    }, waits.picture);
  }
}
