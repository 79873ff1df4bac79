import { atPicture } from "@tintery/contract/tables";
import type { CreateCall } from "../platform/call.ts";
import type { FileFamily, PhotoRefusal } from "../platform/photo-file.ts";
import { tellCreated } from "../platform/created-news.ts";
import { type Pause, sendForm } from "../platform/send-form.ts";
import { wait } from "../platform/wait.ts";
import type { ChosenFile } from "./use-chosen-files.ts";

/** Where the files of a form go, and how. */
export interface UploadWay {
  /** The create call of the product. */
  call: CreateCall;
  /** Milliseconds between two files. */
  delay: number;
  /** The page of a new image. */
  page: (id: string) => string;
  /** What is taken in, named where a file is something else. */
  family: FileFamily;
}

/** A file on its way, and what is sent with it. */
export interface Parcel {
  chosen: ChosenFile;
  params: Readonly<Record<string, string>>;
  fields: FormData | Promise<FormData>;
}

/** Why no image came of a file. */
export type Failure = { refusal: PhotoRefusal } | { error: unknown };

/** What became of one file. */
export interface Outcome {
  chosen: ChosenFile;
  /** The new image, null where none came of it. */
  id: string | null;
  status: "created" | "error" | "stopped";
  failure: Failure | null;
}

export type Batch =
  | { state: "choosing" }
  | { state: "sending"; done: number; total: number; name: string; share: number; pause: Pause | null }
  | { state: "opening"; chosen: ChosenFile }
  /** The page was left for that of the new image, and somebody came back. */
  | { state: "returned"; chosen: ChosenFile }
  | { state: "done"; outcomes: readonly Outcome[] };

const choosing: Batch = { state: "choosing" };

/**
 * The uploads of one kind of form. They belong to the page and not to the form, which may be hidden meanwhile: files
 * go one at a time with a pause between them, and only `stop` ends that. A single file that is taken in opens its
 * page; of several, what became of each is told in the end.
 */
export class Uploads {
  readonly #way: UploadWay;
  readonly #listeners = new Set<() => void>();
  /** The forms that show these uploads, the one that sent last first. */
  #forms: object[] = [];
  #batch: Batch = choosing;
  #stop = new AbortController();

  constructor(way: UploadWay) {
    this.#way = way;
    // coming back from the new image's page, the browser may show this one as it was left
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted && this.#batch.state === "opening") this.#become({ ...this.#batch, state: "returned" });
    });
  }

  readonly now = (): Batch => this.#batch;

  /** Calls `listener` at every change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows these uploads in a form until the returned function is called. */
  join(form: object): () => void {
    this.#forms.push(form);
    this.#tell();
    return () => {
      this.#forms = this.#forms.filter((other) => other !== form);
      this.#tell();
    };
  }

  /** Whether a form is the one that speaks for these uploads while all of them are hidden. */
  isSpokenForBy(form: object): boolean {
    return this.#forms[0] === form;
  }

  /** Sends files of a form; what is on its way already goes on, and nothing else begins beside it. */
  async send(form: object, parcels: readonly Parcel[]): Promise<void> {
    if (this.#batch.state === "sending" || this.#batch.state === "opening") return;
    this.#forms = [form, ...this.#forms.filter((other) => other !== form)];
    const stop = new AbortController();
    this.#stop = stop;
    window.addEventListener("beforeunload", askBeforeLeaving);
    const outcomes: Outcome[] = [];
    for (const [done, parcel] of parcels.entries()) {
      const { name } = parcel.chosen.file;
      let farthest = 0;
      const tell = (share: number, pause: Pause | null) => {
        // a file that is sent again after its connection broke begins anew; the bar waits for it
        farthest = Math.max(farthest, share);
        this.#become({ state: "sending", done, total: parcels.length, name, share: farthest, pause });
      };
      tell(0, null);
      if (done > 0) await wait(this.#way.delay, stop.signal);
      outcomes.push(await this.#sendOne(parcel, tell, stop.signal));
    }
    window.removeEventListener("beforeunload", askBeforeLeaving);
    const [only] = outcomes;
    if (outcomes.length === 1 && only?.id) this.#open(only.chosen, only.id);
    else this.#become({ state: "done", outcomes });
  }

  /** Ends the file on its way and sends no more. */
  stop(): void {
    this.#stop.abort();
  }

  /** Forgets what became of the last files; those on their way stay on their way. */
  forget(): void {
    if (this.#batch.state === "done" || this.#batch.state === "returned") this.#become(choosing);
  }

  async #sendOne(
    { chosen, params, fields }: Parcel,
    tell: (share: number, pause: Pause | null) => void,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { file, refusal } = chosen;
    if (signal.aborted) return { chosen, id: null, status: "stopped", failure: null };
    if (refusal) return { chosen, id: null, status: "error", failure: { refusal } };
    try {
      const { id } = await sendForm(
        { call: this.#way.call, params, fields: await fields, file },
        { signal, tell },
      );
      tellCreated();
      return { chosen, id, status: "created", failure: null };
    } catch (error) {
      return signal.aborted
        ? { chosen, id: null, status: "stopped", failure: null }
        : { chosen, id: null, status: "error", failure: { error } };
    }
  }

  #open(chosen: ChosenFile, id: string): void {
    this.#become({ state: "opening", chosen });
    location.assign(atPicture(this.#way.page(id)));
  }

  #become(batch: Batch): void {
    this.#batch = batch;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
