import type { ReplyOf } from "@tintery/contract";
import { idempotencyHeader } from "@tintery/contract/tables";
import {
  addressOf,
  type CallInput,
  CallProblem,
  calls,
  type CreateCall,
  headers,
  parse,
  readReply,
} from "./call.ts";
import { firstAlone } from "./first-alone.ts";
import { siteNow } from "./site.ts";

/** What an upload says beside its form. */
export interface UploadInput extends CallInput {
  /** 128 random bits in base64url: a form that is sent again under its key makes no second image. */
  key: string;
  onProgress?: (share: number) => void;
}

const inTurn = firstAlone();

/** What stands between us and the server answers so when the server did not. */
const lostAnswers = [502, 503, 504];

/**
 * Sends a form with a file and reports how much of it has left the device, 0 to 1.
 * `fetch` cannot tell that, so this is the one place that uses the older interface.
 */
export function upload<Name extends CreateCall>(
  name: Name,
  form: FormData,
  { key, onProgress, signal, ...input }: UploadInput,
): Promise<ReplyOf<Name>> {
  const site = siteNow();
  const send = () =>
    new Promise<ReplyOf<Name>>((resolve, reject) => {
      // a signal tells only once, and may have done so while the form waited for its turn
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(calls[name][0], addressOf(name, input));
      for (const [header, value] of Object.entries({
        ...headers,
        ...site?.headers(),
        [idempotencyHeader]: key,
      }))
        request.setRequestHeader(header, value);
      request.upload.onprogress = (event) => {
        if (event.lengthComputable) onProgress?.(event.loaded / event.total);
      };
      request.onload = () => {
        site?.note(request.responseText);
        try {
          const ok = request.status >= 200 && request.status < 300;
          const retryAfter = secondsOf(request.getResponseHeader("Retry-After"));
          resolve(readReply<Name>(ok, request.responseText, retryAfter));
        } catch (error) {
          const isOurs = parse(request.responseText) !== null;
          reject(lostAnswers.includes(request.status) && !isOurs ? new CallProblem("offline", "") : error);
        }
      };
      request.onerror = () => reject(new CallProblem("offline", ""));
      request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
      signal?.addEventListener("abort", () => request.abort());
      request.send(form);
    });
  return inTurn(async () => {
    await site?.begin();
    return send();
  });
}

/** The header's whole seconds; a date, which our server never sends, counts as none. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
