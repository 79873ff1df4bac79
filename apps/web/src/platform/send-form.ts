import type { CreatedImage } from "@tintery/contract";
import { isTakenIn, uploadField } from "@tintery/contract/tables";
import { CallProblem, type CreateCall } from "./call.ts";
import { upload } from "./upload.ts";
import { wait } from "./wait.ts";

/** A form with the picture it is about. */
export interface FileForm {
  call: CreateCall;
  params: Readonly<Record<string, string>>;
  /** What goes along with the file: texts, and perhaps another file. */
  fields: FormData;
  file: File;
}

/** What a form waits for before it is sent again: room on the server, or a connection. */
export type Pause = "room" | "connection";

export interface Sending {
  signal: AbortSignal;
  /** How much of the form has left the device, 0 to 1, and what it waits for at the moment. */
  tell: (share: number, pause: Pause | null) => void;
}

/** How often a form is sent again for want of room: a whole batch before it may have to be converted first. */
const maxTries = 60;

/** Milliseconds before a form whose answer was lost is sent again; together about half a minute. */
const lostDelays = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Sends a form until the server has taken its file in, or refused it for good. Where the answer was lost nobody knows
 * what became of the form; it is sent again under the same key, so that it makes one image however often it arrives.
 * @throws CallProblem; AbortError when it was stopped
 */
export async function sendForm(form: FileForm, { signal, tell }: Sending): Promise<CreatedImage> {
  const body = bodyOf(form);
  const key = keyOf(form.file, body);
  let lost = 0;
  for (let tries = 1; ; tries++) {
    try {
      const created = await upload(form.call, body, {
        params: form.params,
        key,
        signal,
        onProgress: (share) => tell(share, null),
      });
      keys.delete(form.file);
      if (!isTakenIn(created.status)) throw new CallProblem("unnamed", messageOf(created.message));
      // a reply without an id would lead nowhere
      if (!created.id) throw new CallProblem("unnamed", "");
      return created;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      // somebody else's, or of a form with other contents: the next try is a form of its own
      if (error.code === "key_reused") keys.delete(form.file);
      const isLost = error.code === "offline";
      const delay = isLost ? lostDelays[lost++] : error.retryAfter !== null && error.retryAfter * 1_000;
      if (!delay || tries === maxTries || signal.aborted) throw error;
      if (!isLost) lost = 0;
      tell(0, isLost ? "connection" : "room");
      await wait(delay, signal);
    }
  }
}

/** What an answer says of a file: its message's words about the image, or the message where that is words itself. */
export function messageOf(message: unknown): string {
  const said: unknown =
    typeof message === "object" ? (message as { image?: unknown } | null)?.image : message;
  return typeof said === "string" ? said : "";
}

function bodyOf({ fields, file }: FileForm): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value);
  body.set(uploadField, file);
  return body;
}

/** Keys of forms that were sent and have not made an image yet, as far as this page knows. */
const keys = new WeakMap<File, { said: string; key: string }>();

/** The key of a form: that of its last try while it says the same, also where the visitor tries again by hand. */
function keyOf(file: File, body: FormData): string {
  const said = JSON.stringify(
    [...body].map(([name, value]) => [name, typeof value === "string" ? value : value.size]),
  );
  const known = keys.get(file);
  if (known?.said === said) return known.key;
  const key = newKey();
  keys.set(file, { said, key });
  return key;
}

const keyBytes = 16;

/** A key that nobody guesses, in base64url. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
