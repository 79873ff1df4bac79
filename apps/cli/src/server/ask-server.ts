import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { loadLanguage } from "@tintery/contract/messages";
import { idempotencyHeader, isProblemCode, problemKey, problemValues } from "@tintery/contract/tables";
import { CommandProblem } from "../exit-codes.ts";
import type { ServerChoice } from "./server-options.ts";

/** A question to a server: a form under a key of its own, or nothing but an address. */
export interface Question {
  path: string;
  form?: FormData;
}

/** How often a server that is busy, or was not reached, is asked again. */
const maxTries = 4;
/** Seconds between two tries, where the server names none; it doubles. */
const firstWait = 1;
/** No longer than this is waited for a server that asks for patience. */
const longestWait = 60;
/** One answer, in milliseconds; downloads are drawn first. */
const patience = 180_000;

/** Codes that are about the file that was sent. */
const aboutPhoto: ReadonlySet<number> = new Set([413, 415, 422]);

/**
 * Asks a server with a key. What is busy, away or broken off is asked again; the form has a key of its own, under which it makes one
 * picture however often it is sent.
 * @throws CommandProblem `serverAway`, `serverRefused` with the server's own sentence, `photoRefused`
 */
export async function askServer({ url, key }: ServerChoice, { path, form }: Question): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}`, accept: "application/json" };
  if (form) headers[idempotencyHeader] = randomUUID().replaceAll("-", "").slice(0, 22);
  let reason = "";
  let wait = firstWait;
  for (let tried = 0; tried < maxTries; tried += 1) {
    if (tried > 0) {
      await setTimeout(wait * 1000);
      wait *= 2;
    }
    const asked = fetch(url + path, {
      ...(form && { method: "POST", body: form }),
      headers,
      // a key goes to the server it is for, and nowhere else
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const answer = await asked.catch((error: unknown) => {
      reason = reasonOf(error);
    });
    if (!answer) continue;
    if (answer.ok) return answer;
    const after = Number(answer.headers.get("retry-after"));
    const isBusy = answer.status === 429 || answer.status === 503 || answer.status === 502;
    if (!isBusy || after > longestWait || tried === maxTries - 1) throw await refusalOf(url, answer);
    if (after > 0) wait = after;
  }
  throw new CommandProblem("serverAway", `We can’t reach ${url}: ${reason}`);
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}

/** What a server says of why it refused, in its own sentence. */
async function refusalOf(url: string, answer: Response): Promise<CommandProblem> {
  const body = (await answer.json().catch(() => ({}))) as { error?: unknown; field?: unknown };
  const sentence = typeof body.error === "string" ? body.error : `The server answered ${answer.status}.`;
  const field = typeof body.field === "string" ? ` (${body.field})` : "";
  return new CommandProblem(
    aboutPhoto.has(answer.status) ? "photoRefused" : "serverRefused",
    `${url}: ${sentence}${field}`,
  );
}

/** Why a picture failed on a server, as the contract says it in English. */
export async function failureOf(url: string, code: string | null): Promise<CommandProblem> {
  const t = await loadLanguage("en");
  const sentence =
    code !== null && isProblemCode(code)
      ? t(problemKey(code), problemValues("en", ""))
      : "We couldn’t make this picture.";
  return new CommandProblem("photoRefused", `${url}: ${sentence}`);
}
