import { atPicture, isFinalProblem } from "@tintery/contract/tables";
import { CallProblem, type CreateCall } from "../platform/call.ts";
import { openPage } from "../platform/open-page.ts";
import type { FileFamily } from "../platform/photo-file.ts";
import type { PhotoRefusal } from "../platform/ready-file.ts";
import { isElsewhere } from "../platform/site.ts";
import { tellCreated } from "../platform/created-news.ts";
import { type Pause, sendForm } from "../platform/send-form.ts";
import { wait } from "../platform/wait.ts";
import { type ChosenFile, settled } from "./use-chosen-files.ts";

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
  /** The book that its pages come into, on whose page all of this stays; without one a single new image opens its own page. */
  book?: string;
}

/** A file on its way, and what is sent with it. */
export interface Parcel {
  chosen: ChosenFile;
  params: Readonly<Record<string, string>>;
  fields: FormData | Promise<FormData>;
}

/** A form that sends files, by the element of the page that it stands on. */
export interface UploadForm {
  host: Element | null;
}

/** Why no image came of a file. */
export type Failure = { refusal: PhotoRefusal } | { error: unknown };

/** What became of one file. */
export interface Outcome {
  /** As it was sent; still being made ready where it was stopped before. */
  chosen: ChosenFile;
  /** The new image, null where none came of it. */
  id: string | null;
  status: "created" | "error" | "stopped";
  failure: Failure | null;
}

/** The files of which no image came though another try may bring one: nothing is wrong with the file itself. */
export function worthAnotherTry(outcomes: readonly Outcome[]): ChosenFile[] {
  const worth = outcomes.filter(({ id, failure }) => {
    if (id !== null) return false;
    if (failure === null) return true;
    return (
      "error" in failure && !(failure.error instanceof CallProblem && isFinalProblem(failure.error.code))
    );
  });
  return worth.map(({ chosen }) => chosen);
}

export type Batch =
  | { state: "choosing" }
  | { state: "sending"; done: number; total: number; name: string; share: number; pause: Pause | null }
  | { state: "opening"; chosen: ChosenFile }
  /** The new image is shown on this page, which is one of another origin. */
  | { state: "shown" }
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
  #forms: UploadForm[] = [];
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
  join(form: UploadForm): () => void {
    this.#forms.push(form);
    this.#tell();
    return () => {
      this.#forms = this.#forms.filter((other) => other !== form);
      this.#tell();
    };
  }

  /** Whether a form is the one that speaks for these uploads while all of them are hidden. */
  isSpokenForBy(form: UploadForm): boolean {
    return this.#forms[0] === form;
  }

  /** Sends files of a form; what is on its way already goes on, and nothing else begins beside it. */
  async send(form: UploadForm, parcels: readonly Parcel[]): Promise<void> {
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
    if (outcomes.length === 1 && only?.id && this.#way.book === undefined) this.#open(only.chosen, only.id);
    else this.#become({ state: "done", outcomes });
  }

  /** Ends the file on its way and sends no more. */
  stop(): void {
    this.#stop.abort();
  }

  /** Forgets what became of the last files; those on their way stay on their way. */
  forget(): void {
    if (["done", "returned", "shown"].includes(this.#batch.state)) this.#become(choosing);
  }

  async #sendOne(
    { chosen: given, params, fields }: Parcel,
    tell: (share: number, pause: Pause | null) => void,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (signal.aborted) return { chosen: given, id: null, status: "stopped", failure: null };
    // one that is stopped meanwhile goes on being made ready, in the list it is put back into
    const made = given.ready && (await Promise.race([given.ready, stopped(signal)]));
    const chosen = made ? settled(given, made) : given;
    if (signal.aborted) return { chosen, id: null, status: "stopped", failure: null };
    const { file, refusal } = chosen;
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
    this.#become(isElsewhere() ? { state: "shown" } : { state: "opening", chosen });
    openPage(atPicture(this.#way.page(id)), this.#forms[0]?.host ?? null);
  }

  #become(batch: Batch): void {
    this.#batch = batch;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function stopped(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
