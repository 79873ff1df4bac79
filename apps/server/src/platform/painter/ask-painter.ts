import { setTimeout } from "node:timers/promises";
import { PainterTrouble } from "./painter.ts";
import { type PainterSetup, usualPace } from "./painter-setup.ts";

/** One request to an image model. */
export interface Question {
  /** Below the address of the painter. */
  path: string;
  body?: object | FormData;
  /** Bytes of the longest answer that is read. */
  maxBytes?: number;
  signal: AbortSignal;
  /** Whether it is worth asking again after an answer; the painter must be sure not to have painted then. */
  again?: (answer: PainterAnswer) => boolean;
}

/** An answer, read to its end. */
export interface PainterAnswer {
  status: number;
  bytes: Uint8Array;
  /** Seconds that the painter asks to wait; null where it does not say. */
  retryAfter: number | null;
}

/** A picture of an upload's size in base64, with room for what is said around it. */
const usualMaxBytes = 28_000_000;
const tries = 3;
const longestPauseMs = 60_000;

/** Nothing has been asked yet when these happen. */
const notReached = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/**
 * Asks an image model, at the operator's address only: an answer that leads elsewhere is refused. Asks again where the painter was not
 * reached or says that it has not painted; a question without a body, which changes nothing, after every broken answer, too.
 * @throws PainterTrouble where there is no answer; what an answer means is the caller's to say
 */
export async function askPainter(setup: PainterSetup, question: Question): Promise<PainterAnswer> {
  const { again = () => false, signal, body } = question;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === tries;
    const pause = (setup.pace ?? usualPace).pause * 4 ** (attempt - 1) * (0.75 + Math.random() / 2);
    try {
      const answer = await askOnce(setup, question);
      if (isLast || !again(answer)) return answer;
      const wanted = (answer.retryAfter ?? 0) * 1000;
      // whoever shall come back so late is told now
      if (wanted > longestPauseMs) return answer;
      await setTimeout(Math.max(pause, wanted), undefined, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const isWorthIt = notReached.has(codeOf(error)) || body === undefined;
      if (isLast || !isWorthIt || error instanceof PainterTrouble) throw asTrouble(error);
      await setTimeout(pause, undefined, { signal });
    }
  }
}

async function askOnce(
  { url, key }: PainterSetup,
  { path, body, maxBytes = usualMaxBytes, signal }: Question,
): Promise<PainterAnswer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url.href.replace(/\/+$/, "")}/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      ...(key === null ? {} : { authorization: authorization(key) }),
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    redirect: "manual",
    signal,
  });
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    throw new PainterTrouble("painter_closed", `The painter leads elsewhere (${answer.status}).`);
  }
  const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return {
    status: answer.status,
    bytes: await readBounded(answer, maxBytes),
    retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
  };
}

/** A key with a colon is a name and a password, as AUTOMATIC1111 has them. */
function authorization(key: string): string {
  return key.includes(":") ? `Basic ${Buffer.from(key).toString("base64")}` : `Bearer ${key}`;
}

async function readBounded(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    // leaving the loop closes the connection
    if (size > maxBytes) throw new PainterTrouble("painter_nonsense", `More than ${maxBytes} bytes came.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  // of a name with several addresses each has its own error
  return code === "" && cause instanceof AggregateError
    ? codeOf(new Error("", { cause: cause.errors[0] }))
    : code;
}

function asTrouble(error: unknown): PainterTrouble {
  if (error instanceof PainterTrouble) return error;
  return new PainterTrouble("painter_away", `The painter did not answer: ${codeOf(error) || error}`, error);
}
