import { idempotencyHeader } from "@tintery/contract/tables";

/** The network's edge for browser tests: what the server would answer, and what it was asked. */
export interface Asked {
  method: string;
  url: string;
  /** JSON. */
  body?: string;
}

type Reply = { status?: number; body: unknown } | "offline";

type Answer = (asked: Asked) => Reply | Promise<Reply>;

/** An event stream of the page, which says what the test lets it say. */
interface Stream {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: (() => void) | null;
  readyState: number;
}

/**
 * Answers every `fetch` of the page, with JSON or a file, until `undo` is called; its event streams are the test's to speak
 * through.
 */
export function answerCalls(answer: Answer): { asked: Asked[]; streams: Stream[]; undo: () => void } {
  const asked: Asked[] = [];
  const streams: Stream[] = [];
  const { fetch: realFetch, EventSource: RealEvents } = globalThis;
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === "string" ? { body: init.body } : {};
    const call = { method: init?.method ?? "GET", url: String(input), ...body };
    asked.push(call);
    const reply = await answer(call);
    if (reply === "offline") throw new TypeError("Failed to fetch");
    const file = reply.body instanceof Blob ? reply.body : JSON.stringify(reply.body);
    return new Response(file, { status: reply.status ?? 200 });
  };
  globalThis.EventSource = class {
    static readonly CLOSED = RealEvents.CLOSED;
    onmessage = null;
    onerror = null;
    readyState = RealEvents.OPEN;
    constructor() {
      streams.push(this);
    }
    close() {}
  } as unknown as typeof EventSource;
  const undo = () => {
    globalThis.fetch = realFetch;
    globalThis.EventSource = RealEvents;
  };
  return { asked, streams, undo };
}

/** An upload as it reached the network's edge. */
export interface SentForm {
  form: FormData;
  /** Under which the same form may be sent again. */
  key: string | undefined;
  /** Answers it; without an answer it stays on its way until the page ends it. */
  answer: (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => void;
  /** So much of the form has left, 0 to 1. */
  leave: (share: number) => void;
  /** The connection breaks, and nobody knows what became of the form. */
  lose: () => void;
}

/** Takes every upload of the page until `undo` is called; `onSent` answers it, now or later, or never. */
export function takeUploads(onSent: (sent: SentForm) => void = () => {}): {
  sent: SentForm[];
  undo: () => void;
} {
  const sent: SentForm[] = [];
  const RealRequest = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class {
    status = 0;
    responseText = "";
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #asked: Record<string, string> = {};
    #answered: Readonly<Record<string, string>> = {};
    open() {}
    setRequestHeader(name: string, value: string) {
      this.#asked[name] = value;
    }
    getResponseHeader(name: string) {
      return this.#answered[name] ?? null;
    }
    abort() {
      this.onabort?.();
    }
    send(form: FormData) {
      const answer: SentForm["answer"] = (status, body, headers = {}) => {
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.#answered = headers;
        this.onload?.();
      };
      const leave = (share: number) =>
        this.upload.onprogress?.({ lengthComputable: true, loaded: share, total: 1 });
      const lose = () => this.onerror?.();
      const taken = { form, key: this.#asked[idempotencyHeader], answer, leave, lose };
      sent.push(taken);
      leave(0.5);
      onSent(taken);
    }
  } as unknown as typeof XMLHttpRequest;
  const undo = () => {
    globalThis.XMLHttpRequest = RealRequest;
  };
  return { sent, undo };
}

/** Answers every upload of the page with this status, body and headers, and keeps the form that was sent. */
export function answerUploads(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): { sent: FormData[]; undo: () => void } {
  const sent: FormData[] = [];
  const { undo } = takeUploads(({ form, answer }) => {
    sent.push(form);
    answer(status, body, headers);
  });
  return { sent, undo };
}
