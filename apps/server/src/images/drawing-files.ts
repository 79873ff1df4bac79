import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
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
import { ChildSlots, NoSlot } from "./child-slots.ts";
import type { DrawingRow, ImageRow } from "./image-row.ts";
import { findDrawing, findImage, keepDrawing } from "./image-store.ts";
import { withLocalCopies } from "../platform/files/with-local-copies.ts";
import { publishFile } from "./publish-files.ts";
import type { Stores } from "./stores.ts";

/** A stored file that can be handed out. */
export type DrawingFile = Pick<DrawingRow, "key" | "type" | "bytes" | "sha256">;

/** A drawing to be made: its name inside its image, and who makes it in a folder. */
interface DrawingOrder {
  which: string;
  draw: (folder: string) => Promise<MadeFile>;
}

const slots = { atOnce: 2, maxWaiting: 32 };
const secondsUntilRetry = 5;

/**
 * Drawings of models as files: each is made once, in a child process, and kept under the hash of model and style.
 * Any number of people asking for the same one at the same moment wait for one child.
 */
export class DrawingFiles {
  readonly #stores: Stores;
  readonly #limits: ChildLimits;
  readonly #slots = new ChildSlots(slots);
  readonly #underWay = new Map<string, Promise<DrawingFile | null>>();
  readonly #onceUnderWay = new Map<string, Promise<Uint8Array>>();

  constructor(stores: Stores, limits: ChildLimits) {
    this.#stores = stores;
    this.#limits = limits;
  }

  /** @throws Problem `not_ready` without a model, `busy`, `too_complex` */
  async find(image: ImageRow, wanted: WantedDrawing): Promise<DrawingFile> {
    return this.#findOrMake(image, (modelKey) => ({
      which: drawingName(modelKey, wanted),
      draw: (folder) => this.#drawInChild(modelKey, folder, wanted),
    }));
  }

  /**
   * What chats show of an image's link.
   * @param pictures the files of its photo and of what became of that
   * @throws Problem `not_ready` without a model, `busy`
   */
  findCard(
    image: ImageRow,
    pictures: { before: DrawingRow; after: DrawingRow; colors: readonly string[] },
  ): Promise<DrawingFile> {
    const { before, after, colors } = pictures;
    return this.#findOrMake(image, () => ({
      which: `card-${hashOf([before.sha256, after.sha256, colors]).slice(0, 16)}`,
      draw: (folder) => this.#drawCardInChild(folder, pictures),
    }));
  }

  /** What chats show of the link of a palette, made for each caller and not kept. */
  drawPaletteCard(colors: readonly string[]): Promise<Uint8Array> {
    const card: WantedCard = { what: "palette", colors };
    return this.#printOnce(card, (folder) => ({ verb: "draw-card", folder, card }));
  }

  /** A kept drawing of a model; where there is none yet, all who ask at the same moment wait for one child. */
  async #findOrMake(image: ImageRow, orderFor: (modelKey: string) => DrawingOrder): Promise<DrawingFile> {
    const { id: imageId, modelKey } = image;
    if (!modelKey) throw new Problem("not_ready");
    const order = orderFor(modelKey);
    const kept = await findDrawing(this.#stores.db, imageId, order.which);
    if (kept) return kept;
    const place = `${imageId}/${order.which}`;
    const making = this.#underWay.get(place) ?? this.#make({ imageId, modelKey, ...order });
    this.#underWay.set(place, making);
    const made = await making.finally(() => this.#underWay.delete(place));
    if (made) return made;
    // revised meanwhile: whoever asked for its file gets that of what it is now
    const now = await findImage(this.#stores.db, imageId);
    if (!now) throw new Problem("not_found");
    return this.#findOrMake(now, orderFor);
  }

  /**
   * A drawing that is made for one person and not kept, since there are more such styles than a disk could hold.
   * @throws Problem `busy`, `too_complex`
   */
  drawOnce(modelKey: string, wanted: WantedDrawing): Promise<Uint8Array> {
    return this.#readOnce(drawingName(modelKey, wanted), (folder) =>
      this.#drawInChild(modelKey, folder, wanted),
    );
  }

  /**
   * The colors of a painting to look at and print, made for one person and not kept.
   * @throws Problem `busy`
   */
  printKey(print: WantedKey): Promise<Uint8Array> {
    return this.#printOnce(print, (folder) => ({ verb: "print-key", folder, print }));
  }

  /**
   * What paints make, to be printed for one person and not kept.
   * @throws Problem `busy`
   */
  printPaints(print: WantedPaintSheet): Promise<Uint8Array> {
    return this.#printOnce(print, (folder) => ({ verb: "print-paints", folder, print }));
  }

  /** What a child prints without any model. */
  #printOnce(print: unknown, taskIn: (folder: string) => ChildTask): Promise<Uint8Array> {
    return this.#readOnce(hashOf(print), async (folder) => {
      await mkdir(folder, { recursive: true });
      const { files } = await this.#finish(taskIn(folder));
      return theOne(files);
    });
  }

  /** What a child makes in a folder that goes with it. People who ask for the same at the same moment wait for one child. */
  #readOnce(name: string, make: (folder: string) => Promise<MadeFile>): Promise<Uint8Array> {
    const folder = this.#stores.files.temporaryPath("draw");
    const read = async () => {
      try {
        const { path } = await this.#inSlot(() => make(folder));
        return await readFile(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    const reading = this.#onceUnderWay.get(name) ?? read();
    this.#onceUnderWay.set(name, reading);
    return reading.finally(() => this.#onceUnderWay.delete(name));
  }

  /**
   * A class set, made for one person. Its file loses its name before a child writes into it, so that the system takes it away with the
   * last process that has it open, even if that is killed: no name of a child outlives the answer.
   * @param keys of the models of its pages
   * @throws Problem `busy`, `too_complex`
   */
  async printClass(
    keys: readonly string[],
    setOf: (models: readonly string[]) => WantedClass,
  ): Promise<{ stream: Readable; bytes: number }> {
    const { files } = this.#stores;
    const path = files.temporaryPath("class");
    const output = await open(path, "wx+");
    try {
      await rm(path);
      await withLocalCopies(files, keys, (models) =>
        this.#inSlot(() => this.#finish({ verb: "print-class", set: setOf(models) }, output.fd)),
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
    modelKey: string,
    wanted: { drawings: readonly WantedDrawing[]; keys: readonly WantedKey[] },
  ): Promise<{ open: (k: number) => Readable; release: () => Promise<void> }> {
    const folder = this.#stores.files.temporaryPath("draw");
    const release = () => rm(folder, { recursive: true, force: true });
    try {
      await mkdir(folder, { recursive: true });
      const task = (model: string): ChildTask => ({ verb: "draw-all", model, folder, ...wanted });
      const { files } = await this.#inSlot(() => this.#runInChild(modelKey, task));
      return { open: (k) => createReadStream(files[k]!.path), release };
    } catch (error) {
      await release();
      throw error;
    }
  }

  /**
   * A revised model with the pictures that pages show of it, as files in `folder`.
   * @param key of what it is made from, the model or the maps
   * @throws Problem `busy`, `too_complex`
   */
  revise(key: string, folder: string, revisionOf: (path: string) => Revision): Promise<ChildResult> {
    return this.#inSlot(() =>
      this.#runInChild(key, (path) => ({ verb: "revise", folder, revision: revisionOf(path) })),
    );
  }

  #inSlot<Made>(work: () => Promise<Made>): Promise<Made> {
    return this.#slots.run(work).catch((error: unknown) => {
      throw error instanceof NoSlot ? new Problem("busy", { retryAfter: secondsUntilRetry }) : error;
    });
  }

  /** Makes a drawing and keeps it; null where its model was replaced or deleted meanwhile. */
  async #make(order: DrawingOrder & { imageId: string; modelKey: string }): Promise<DrawingFile | null> {
    const { imageId, modelKey, which, draw } = order;
    const { files, db } = this.#stores;
    const folder = files.temporaryPath("draw");
    try {
      const made = await this.#inSlot(() => draw(folder));
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

  async #drawInChild(modelKey: string, folder: string, drawing: WantedDrawing): Promise<MadeFile> {
    await mkdir(folder, { recursive: true });
    const { files } = await this.#runInChild(modelKey, (model) => ({
      verb: "draw",
      model,
      folder,
      drawing,
    }));
    return theOne(files);
  }

  async #drawCardInChild(
    folder: string,
    { before, after, colors }: { before: DrawingRow; after: DrawingRow; colors: readonly string[] },
  ): Promise<MadeFile> {
    await mkdir(folder, { recursive: true });
    return withLocalCopies(this.#stores.files, [before.key, after.key], async ([from, to]) => {
      const card: WantedCard = { what: "picture", before: from!, after: to!, colors };
      return theOne((await this.#finish({ verb: "draw-card", folder, card })).files);
    });
  }

  #runInChild(key: string, taskFor: (path: string) => ChildTask): Promise<ChildResult> {
    return withLocalCopies(this.#stores.files, [key], ([path]) => this.#finish(taskFor(path!)));
  }

  async #finish(task: ChildTask, output?: number): Promise<ChildResult> {
    const isFollowed = task.verb === "revise";
    const end = await runChild({ task, limits: this.#limits, isFollowed, output });
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
