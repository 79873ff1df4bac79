/** The network's edge for browser tests: what the server would answer, and what it was asked. */
export interface Asked {
  method: string;
  url: string;
}

type Answer = (asked: Asked) => { status?: number; body: unknown } | "offline";

/** An event stream of the page, which says what the test lets it say. */
interface Stream {
  onmessage: ((event: MessageEvent<string>) => void) | null;
}

/** Answers every `fetch` of the page until `undo` is called; its event streams are the test's to speak through. */
export function answerCalls(answer: Answer): { asked: Asked[]; streams: Stream[]; undo: () => void } {
  const asked: Asked[] = [];
  const streams: Stream[] = [];
  const { fetch: realFetch, EventSource: RealEvents } = globalThis;
  globalThis.fetch = async (input, init) => {
    const call = { method: init?.method ?? "GET", url: String(input) };
    asked.push(call);
    const reply = answer(call);
    if (reply === "offline") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  globalThis.EventSource = class {
    onmessage = null;
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

/** Answers every upload of the page with this status, body and headers, and keeps the form that was sent. */
export function answerUploads(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): { sent: FormData[]; undo: () => void } {
  const sent: FormData[] = [];
  const RealRequest = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class {
    status = status;
    responseText = JSON.stringify(body);
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return headers[name] ?? null;
    }
    abort() {}
    send(form: FormData) {
      sent.push(form);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
      this.onload?.();
    }
  } as unknown as typeof XMLHttpRequest;
  const undo = () => {
    globalThis.XMLHttpRequest = RealRequest;
  };
  return { sent, undo };
}

/** Takes uploads of the page and never answers; only the page itself can end them. */
export function holdUploads(): { undo: () => void } {
  const RealRequest = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class {
    upload = {};
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {
      this.onabort?.();
    }
  } as unknown as typeof XMLHttpRequest;
  const undo = () => {
    globalThis.XMLHttpRequest = RealRequest;
  };
  return { undo };
}
