import { atPicture, uploadField } from "@tintery/contract/tables";
import { useEffect, useRef, useState } from "react";
import { CallProblem, upload } from "../platform/call.ts";
import type { FileFamily } from "../platform/photo-file.ts";
import { wait } from "../platform/wait.ts";
import { useProblemWords } from "../problem-words.ts";
import { useRefusalWords } from "../refusal-words.ts";
import type { ChosenFile } from "./use-chosen-files.ts";

/** What became of one file. */
export interface Outcome {
  chosen: ChosenFile;
  /** The new image, null where none came of it. */
  id: string | null;
  status: "created" | "error" | "stopped";
  /** Why there is no image. */
  sentence: string | null;
}

export type Batch =
  | { state: "choosing" }
  /** `isWaiting` while the server has no room for the file; it is sent again by itself. */
  | { state: "sending"; done: number; total: number; name: string; share: number; isWaiting: boolean }
  | { state: "opening"; page: string }
  | { state: "done"; outcomes: readonly Outcome[] };

export interface UploadWay {
  /** Sends one form to the create call of the product. */
  call: "createColoring" | "createOutlines";
  /** Milliseconds between two files. */
  delay: number;
  /** The page of a new image. */
  page: (id: string) => string;
  /** What is taken in, named where a file is something else. */
  family: FileFamily;
}

/** What is sent with every file of a batch. */
export interface Parcel {
  params: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
}

/** How often one file is sent again for want of room: a whole batch before it may have to be converted first. */
const mostTries = 60;

/**
 * Sends files one at a time with a pause between them. A single file that is taken in opens its page; of several,
 * what became of each is told in the end. Stopping and leaving end the file on its way and send no more.
 */
export function useUploads(way: UploadWay) {
  const words = useProblemWords();
  const refusalWords = useRefusalWords();
  const [batch, setBatch] = useState<Batch>({ state: "choosing" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  useLeaveQuestion(batch.state === "sending");
  // only now does leaving ask no question any more
  useEffect(() => {
    if (batch.state === "opening") location.assign(batch.page);
  }, [batch]);

  const sendOne = async (chosen: ChosenFile, parcel: Parcel, tell: Teller) => {
    const signal = running.current?.signal;
    const failed = (status: "error" | "stopped", sentence: string | null): Outcome => ({
      chosen,
      id: null,
      status,
      sentence,
    });
    if (signal?.aborted) return failed("stopped", null);
    if (chosen.refusal) return failed("error", refusalWords(chosen.refusal, way.family));
    const form = new FormData();
    for (const [name, value] of Object.entries(parcel.fields)) form.set(name, value);
    form.set(uploadField, chosen.file);
    try {
      const { id } = await sendWhenTaken(tell, signal, () => {
        const onProgress = (share: number) => tell(share, false);
        return upload(way.call, form, { params: parcel.params, onProgress, ...(signal ? { signal } : {}) });
      });
      // a reply without an id would lead nowhere
      if (!id) throw new CallProblem("internal", "");
      return { chosen, id, status: "created", sentence: null } satisfies Outcome;
    } catch (error) {
      return signal?.aborted
        ? failed("stopped", null)
        : failed("error", await words.ofError(error, way.family));
    }
  };

  const send = async (files: readonly ChosenFile[], parcel: Parcel) => {
    const stop = new AbortController();
    running.current = stop;
    const outcomes: Outcome[] = [];
    for (const [done, chosen] of files.entries()) {
      const tell = (share: number, isWaiting: boolean) =>
        setBatch({ state: "sending", done, total: files.length, name: chosen.file.name, share, isWaiting });
      tell(0, false);
      if (done > 0) await wait(way.delay, stop.signal);
      outcomes.push(await sendOne(chosen, parcel, tell));
    }
    // another batch, or none at all, has taken this one's place
    if (running.current !== stop) return;
    const [only] = outcomes;
    const created = outcomes.length === 1 ? only?.id : null;
    setBatch(
      created ? { state: "opening", page: atPicture(way.page(created)) } : { state: "done", outcomes },
    );
  };

  const stop = () => running.current?.abort();
  const reset = () => {
    stop();
    running.current = null;
    setBatch({ state: "choosing" });
  };
  return { batch, send, stop, reset };
}

/** How much of a file has left the device, or that it waits for room. */
type Teller = (share: number, isWaiting: boolean) => void;

/** Sends a form again, as often and as late as the server asks for it, until it is taken in or refused for good. */
async function sendWhenTaken<Reply>(
  tell: Teller,
  signal: AbortSignal | undefined,
  send: () => Promise<Reply>,
): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const seconds = error instanceof CallProblem ? error.retryAfter : null;
      if (seconds === null || tries === mostTries || !signal || signal.aborted) throw error;
      tell(0, true);
      await wait(seconds * 1000, signal);
    }
  }
}

/** Asks before a page is left that still sends files. */
function useLeaveQuestion(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [sending]);
}
