import {
  importanceMask,
  isOwnPaletteId,
  type Paint,
  paintsOfPalette,
  photoPainterFields,
  sceneFields,
} from "@tintery/contract";
import { PhotoError } from "@tintery/photos/header";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import { paperFor } from "../../http/caller-language.ts";
import type { FurtherFile, ReceivedForm } from "../../http/receive-form.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { checkImportance } from "../../images/check-importance.ts";
import { checkPainter, checkPrompt, modelWorkOf } from "../../images/check-prompt.ts";
import { checkPhoto } from "../../images/check-photo.ts";
import type { Upload } from "../../images/create-image.ts";
import type { PhotoIntake } from "../../images/photo-intake.ts";
import { stageScene } from "../../images/stage-scene.ts";
import { stageSource } from "../../images/stage-source.ts";
import { stripStaged } from "../../platform/files/strip-staged.ts";
import { paletteOwnerOf } from "../../palettes/palette-owner.ts";
import type { PaletteStore } from "../../palettes/palette-store.ts";
import type { Files } from "../../platform/files/files.ts";
import type { FindStanding } from "../../platform/ledger/standing.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { readForm } from "./read-form.ts";

/** What taking in photos needs. */
export interface CreateParts {
  takePhoto: PhotoIntake;
  sessions: Sessions;
  palettes: PaletteStore;
  files: Files;
  findStanding: FindStanding;
  /** Whether an image model is connected. */
  hasPainter: boolean;
  /** Whether it draws photos anew. */
  takesPhotos: boolean;
}

type Exchange = readonly [FastifyRequest, FastifyReply];

/** What was marked on the photo comes as a file of its own. */
const mask: FurtherFile = {
  field: importanceMask.field,
  bytes: importanceMask.bytes,
  problem: "importance_unusable",
};

/** Takes in a photo and queues its paint-by-numbers picture. */
export function createCall({
  takePhoto,
  sessions,
  palettes,
  files,
  findStanding,
  hasPainter,
  takesPhotos,
}: CreateParts): Pick<CallHandlers, "createPaintByNumbers"> {
  /** The paints of the visitor's own palette that a form names; undefined for a maker's, a stranger's and a missing one. */
  const ownPaintsOf = async (
    [request, reply]: Exchange,
    fields: ReceivedForm["fields"],
  ): Promise<readonly Paint[] | undefined> => {
    const id = Number(fields.palette);
    const ownerId = isOwnPaletteId(id) ? paletteOwnerOf(await sessions.knownVisitor(request, reply)) : null;
    const palette = ownerId === null ? null : await palettes.find({ ownerId, id });
    return palette ? paintsOfPalette(palette) : undefined;
  };
  const read = async (
    exchange: Exchange,
    { file, fields, further: importance }: ReceivedForm,
  ): Promise<Upload> => {
    const prompt = fields.prompt?.trim();
    if (!file && !prompt) throw new Problem("image_or_prompt_required");
    // said before anything else: what may not be painted is not painted by any painter to come either
    if (prompt) checkPrompt(prompt, fields[sceneFields.painter]);
    const standing = await findStanding(await sessions.knownVisitor(...exchange));
    const form = readForm(
      { paper: paperFor(exchange[0]), ...fields },
      standing,
      await ownPaintsOf(exchange, fields),
    );
    const { options, plan, lookBy: asked, subject } = form;
    // a prompt takes the place of the photo, and nothing can be marked on it
    if (plan) {
      checkPainter(plan, hasPainter);
      // it is painted in the canvas' own shape
      const filling = { ...options, crop: options.canvasSize !== "none" };
      return { ...(await stageScene(files, plan)), kind: "paint-by-numbers", options: filling };
    }
    if (!file) throw new Problem("image_or_prompt_required");
    const lookBy = modelWorkOf(asked, takesPhotos, photoPainterFields.look);
    // a mask that came as text is no file
    if (fields[mask.field]) throw new Problem(mask.problem);
    if (importance) await checkImportance(importance);
    const source = await stageSource(files, { file, plan }, checkPhoto);
    try {
      return {
        ...source,
        kind: "paint-by-numbers",
        options: { ...options, ...(lookBy && { lookBy }), ...(subject?.length && { subject }) },
        importance: importance && (await stripStaged(files, importance)),
      };
    } catch (error) {
      // nobody else knows of the stripped photo yet
      await source.staged.discard();
      throw error instanceof PhotoError ? new Problem(mask.problem) : error;
    }
  };
  return {
    createPaintByNumbers: (request, reply) =>
      takePhoto({ request, reply }, { further: mask, read: (form) => read([request, reply], form) }),
  };
}
