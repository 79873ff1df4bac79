import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Admission } from "../admission/admission.ts";
import type { Caller } from "../admission/who.ts";
import { Problem } from "../http/problem.ts";
import { type ChildLimits, runChild } from "./child/run-child.ts";
import type {
  ChildResult,
  ChildTask,
  MadeFile,
  Revision,
  WantedCard,
  WantedClass,
  WantedDrawing,
  WantedKey,
  WantedPaintSheet,
} from "./child/child-task.ts";
import type { DrawingRow, ImageRow } from "./image-row.ts";
import { findDrawing, findImage, keepDrawing } from "./image-store.ts";
import { withLocalCopies } from "../platform/files/with-local-copies.ts";
import { publishFile } from "./publish-files.ts";
import { SharedWork } from "./shared-work.ts";
import type { Stores } from "./stores.ts";

/** A stored file that can be handed out. */
export type DrawingFile = Pick<DrawingRow, "key" | "type" | "bytes" | "sha256">;

/** A drawing to be made: its name inside its image, and who makes it in a folder. */
interface DrawingOrder {
  which: string;
  draw: (folder: string, stop: AbortSignal) => Promise<MadeFile>;
}

const secondsUntilRetry = 5;

/** The places that children take who make something while somebody waits. */
type DrawingPlaces = Pick<Admission, "drawings" | "edits" | "classSets">;

/**
 * Drawings of models as files: each is made once, in a child process, and kept under the hash of model and style.
 * Any number of people asking for the same one at the same moment wait for one child, which is ended when all of them have gone.
 */
export class DrawingFiles {
  readonly #stores: Stores;
  readonly #limits: ChildLimits;
  readonly #places: DrawingPlaces;
  readonly #kept = new SharedWork<DrawingFile | null>();
  readonly #once = new SharedWork<Uint8Array>();

  constructor(stores: Stores, limits: ChildLimits, places: DrawingPlaces) {
    this.#stores = stores;
    this.#limits = limits;
    this.#places = places;
  }

  /** @throws Problem `not_ready` without a model, `busy`, `too_complex` */
  async find(caller: Caller, image: ImageRow, wanted: WantedDrawing): Promise<DrawingFile> {
    return this.#findOrMake(caller, image, (modelKey) => ({
      which: drawingName(modelKey, wanted),
      draw: (folder, stop) => this.#drawInChild(modelKey, { folder, stop }, wanted),
    }));
  }

  /**
   * What chats show of an image's link.
   * @param pictures the files of its photo and of what became of that
   * @throws Problem `not_ready` without a model, `busy`
   */
  findCard(
    caller: Caller,
    image: ImageRow,
    pictures: { before: DrawingRow; after: DrawingRow; colors: readonly string[] },
  ): Promise<DrawingFile> {
    const { before, after, colors } = pictures;
    return this.#findOrMake(caller, image, () => ({
      which: `card-${hashOf([before.sha256, after.sha256, colors]).slice(0, 16)}`,
      draw: (folder, stop) => this.#drawCardInChild({ folder, stop }, pictures),
    }));
  }

  /** What chats show of the link of a palette, made for each caller and not kept. */
  drawPaletteCard(caller: Caller, colors: readonly string[]): Promise<Uint8Array> {
    const card: WantedCard = { what: "palette", colors };
    return this.#printOnce(caller, card, (folder) => ({ verb: "draw-card", folder, card }));
  }

  /** A kept drawing of a model; where there is none yet, all who ask at the same moment wait for one child. */
  async #findOrMake(
    caller: Caller,
    image: ImageRow,
    orderFor: (modelKey: string) => DrawingOrder,
  ): Promise<DrawingFile> {
    const { id: imageId, modelKey } = image;
    if (!modelKey) throw new Problem("not_ready");
    const order = orderFor(modelKey);
    const kept = await findDrawing(this.#stores.db, imageId, order.which);
    if (kept) return kept;
    const made = await this.#kept.join(`${imageId}/${order.which}`, caller.gone, (gone) =>
      this.#make({ ...caller, gone }, { imageId, modelKey, ...order }),
    );
    if (made) return made;
    // revised meanwhile: whoever asked for its file gets that of what it is now
    const now = await findImage(this.#stores.db, imageId);
    if (!now) throw new Problem("not_found");
    return this.#findOrMake(caller, now, orderFor);
  }

  /**
   * A drawing that is made for one person and not kept, since there are more such styles than a disk could hold.
   * @throws Problem `busy`, `too_complex`
   */
  drawOnce(caller: Caller, modelKey: string, wanted: WantedDrawing): Promise<Uint8Array> {
    return this.#readOnce(caller, drawingName(modelKey, wanted), (folder, stop) =>
      this.#drawInChild(modelKey, { folder, stop }, wanted),
    );
  }

  /**
   * The colors of a painting to look at and print, made for one person and not kept.
   * @throws Problem `busy`
   */
  printKey(caller: Caller, print: WantedKey): Promise<Uint8Array> {
    return this.#printOnce(caller, print, (folder) => ({ verb: "print-key", folder, print }));
  }

  /**
   * What paints make, to be printed for one person and not kept.
   * @throws Problem `busy`
   */
  printPaints(caller: Caller, print: WantedPaintSheet): Promise<Uint8Array> {
    return this.#printOnce(caller, print, (folder) => ({ verb: "print-paints", folder, print }));
  }

  /** What a child prints without any model. */
  #printOnce(caller: Caller, print: unknown, taskIn: (folder: string) => ChildTask): Promise<Uint8Array> {
    return this.#readOnce(caller, hashOf(print), async (folder, stop) => {
      await mkdir(folder, { recursive: true });
      const { files } = await this.#finish(taskIn(folder), { stop });
      return theOne(files);
    });
  }

  /** What a child makes in a folder that goes with it. People who ask for the same at the same moment wait for one child. */
  #readOnce(caller: Caller, name: string, make: DrawingOrder["draw"]): Promise<Uint8Array> {
    return this.#once.join(name, caller.gone, async (gone) => {
      const folder = this.#stores.files.temporaryPath("draw");
      try {
        const { path } = await this.#places.drawings.run({ ...caller, gone }, () => make(folder, gone));
        return await readFile(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /**
   * A class set, made for one person. Its file loses its name before a child writes into it, so that the system takes it away with the
   * last process that has it open, even if that is killed: no name of a child outlives the answer.
   * @param keys of the models of its pages
   * @throws Problem `busy`, `too_complex`
   */
  async printClass(
    caller: Caller,
    keys: readonly string[],
    setOf: (models: readonly string[]) => WantedClass,
  ): Promise<{ stream: Readable; bytes: number }> {
    const { files } = this.#stores;
    const path = files.temporaryPath("class");
    const output = await open(path, "wx+");
    try {
      await rm(path);
      await this.#places.classSets.run(caller, () =>
        withLocalCopies(files, keys, (models) =>
          // whose folder stays empty
          this.#finish(
            { verb: "print-class", folder: path, set: setOf(models) },
            { stop: caller.gone, output: output.fd },
          ),
        ),
      );
      return { stream: output.createReadStream({ start: 0 }), bytes: (await output.stat()).size };
    } catch (error) {
      await output.close();
      throw error;
    }
  }

  /**
   * Many files of one painting, drawings first, made in one child and not kept.
   * @returns each of them to be read, until they are released
   * @throws Problem `busy`, `too_complex`
   */
  async drawAll(
    caller: Caller,
    modelKey: string,
    wanted: { drawings: readonly WantedDrawing[]; keys: readonly WantedKey[] },
  ): Promise<{ open: (k: number) => Readable; release: () => Promise<void> }> {
    const folder = this.#stores.files.temporaryPath("draw");
    const release = () => rm(folder, { recursive: true, force: true });
    try {
      await mkdir(folder, { recursive: true });
      const task = (model: string): ChildTask => ({ verb: "draw-all", model, folder, ...wanted });
      const { files } = await this.#places.drawings.run(caller, () =>
        this.#runInChild(modelKey, task, caller.gone),
      );
      return { open: (k) => createReadStream(files[k]!.path), release };
    } catch (error) {
      await release();
      throw error;
    }
  }

  /**
   * A revised model with the pictures that pages show of it, as files in `folder`. Once it is begun it is finished, also for a caller
   * who has gone: what they changed is there when they come back.
   * @param key of what it is made from, the model or the maps
   * @throws Problem `busy`, `too_complex`
   */
  revise(
    caller: Caller,
    key: string,
    { folder, revisionOf }: { folder: string; revisionOf: (path: string) => Revision },
  ): Promise<ChildResult> {
    return this.#places.edits.run(caller, () =>
      this.#runInChild(key, (path) => ({ verb: "revise", folder, revision: revisionOf(path) })),
    );
  }

  /** Makes a drawing and keeps it; null where its model was replaced or deleted meanwhile. */
  async #make(
    caller: Caller,
    order: DrawingOrder & { imageId: string; modelKey: string },
  ): Promise<DrawingFile | null> {
    const { imageId, modelKey, which, draw } = order;
    const { files, db } = this.#stores;
    const folder = files.temporaryPath("draw");
    try {
      const made = await this.#places.drawings.run(caller, () => draw(folder, caller.gone));
      const key = await publishFile(files, imageId, which, made);
      const { type, size: bytes, sha256, width, height } = made;
      const kept = await keepDrawing(db, modelKey, {
        imageId,
        which,
        key,
        type,
        bytes,
        sha256,
        width,
        height,
      });
      if (!kept) {
        // nothing of what is no more may stay
        await files.remove(key);
        return null;
      }
      return { key, type, bytes, sha256 };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #drawInChild(
    modelKey: string,
    { folder, stop }: { folder: string; stop: AbortSignal },
    drawing: WantedDrawing,
  ): Promise<MadeFile> {
    await mkdir(folder, { recursive: true });
    const task = (model: string): ChildTask => ({ verb: "draw", model, folder, drawing });
    return theOne((await this.#runInChild(modelKey, task, stop)).files);
  }

  async #drawCardInChild(
    { folder, stop }: { folder: string; stop: AbortSignal },
    { before, after, colors }: { before: DrawingRow; after: DrawingRow; colors: readonly string[] },
  ): Promise<MadeFile> {
    await mkdir(folder, { recursive: true });
    return withLocalCopies(this.#stores.files, [before.key, after.key], async ([from, to]) => {
      const card: WantedCard = { what: "picture", before: from!, after: to!, colors };
      return theOne((await this.#finish({ verb: "draw-card", folder, card }, { stop })).files);
    });
  }

  #runInChild(key: string, taskFor: (path: string) => ChildTask, stop?: AbortSignal): Promise<ChildResult> {
    return withLocalCopies(this.#stores.files, [key], ([path]) => this.#finish(taskFor(path!), { stop }));
  }

  async #finish(
    task: ChildTask,
    { stop, output }: { stop?: AbortSignal | undefined; output?: number },
  ): Promise<ChildResult> {
    const isFollowed = task.verb === "revise";
    const signal = stop && { signal: stop };
    const end = await runChild({ task, limits: this.#limits, isFollowed, output, ...signal });
    if (end.ends === "problem") throw new Problem("too_complex");
    if (end.ends === "infrastructure") throw new Problem("busy", { retryAfter: secondsUntilRetry });
    if (end.ends !== "done") throw new Error(`A drawing could not be made: ${end.detail}`);
    return end.result;
  }
}

/** The file of a child that makes one. */
function theOne([made]: readonly MadeFile[]): MadeFile {
  if (!made) throw new Error("A drawing could not be made: no file");
  return made;
}

/** A drawing's name inside its image: readable, and different whenever model, style or sheet are. */
export function drawingName(modelKey: string, wanted: WantedDrawing): string {
  const { as } = wanted;
  const [what, look] = lookOf(wanted);
  return `${what}-${as}-${hashOf([modelKey, look]).slice(0, 16)}`;
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

function lookOf(wanted: WantedDrawing): [what: string, look: unknown] {
  if (wanted.kind === "coloring") return ["page", [wanted.style, wanted.as === "svg" ? null : wanted.sheet]];
  if (wanted.kind === "outlines") return ["outlines", wanted.style];
  if (wanted.as === "kit" || wanted.as === "kids-sheet") return [wanted.as, wanted];
  return [wanted.style.kind, wanted.as === "pdf" ? [wanted.style, wanted.printed] : wanted.style];
}
