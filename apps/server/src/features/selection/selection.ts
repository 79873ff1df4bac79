import {
  type ImageAction,
  type Paper,
  type PrintedSheet,
  selectionField,
  selectionQuery,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import { languageOf, paperFor } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { type ArchivedFile, sendArchive } from "../../http/send-archive.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { type BestFile, nameIn } from "../../images/hand-out.ts";
import { drawWhenFree } from "../../images/draw-when-free.ts";
import { distinctNames, downloadName } from "../../images/image-name.ts";
import { forKind, type ForKinds, type ShownImage } from "../../images/image-row.ts";
import type { DrawingFiles } from "../../images/drawing-files.ts";
import { type ImageLoader, loadImage } from "../../images/load-image.ts";

/** What each kind of picture is as one file, and as a sheet to print. */
export interface SelectionParts extends ImageLoader {
  drawingFiles: DrawingFiles;
  pages: PageWriter;
  bestFiles: ForKinds<BestFile, [request: FastifyRequest]>;
  sheets: ForKinds<PrintedSheet, [reader: { title: string; paper: Paper }]>;
}

/** Several pictures at once: as an archive, or as pages to print. */
export function selectionAddresses(
  parts: SelectionParts,
): Pick<AddressHandlers, "downloadSelection" | "printSelection"> {
  return {
    async downloadSelection(request, reply) {
      const images = await loadSelection(parts, { request, reply, action: "download" });
      const caller = await callerOf(parts.sessions, { request, reply });
      const names = distinctNames(images.map((image) => nameIn(request, image)));
      const files = images.map((image, k): ArchivedFile => {
        const { wanted, extension } = forKind(image, parts.bestFiles, request);
        const open = () => drawWhenFree(() => parts.drawingFiles.drawOnce(caller, image.modelKey!, wanted));
        return { name: downloadName(names[k]!, image.kind, extension), open };
      });
      return sendArchive(reply, { name: "tintery.zip", files });
    },

    async printSelection(request, reply) {
      const images = await loadSelection(parts, { request, reply, action: "print" });
      const paper = paperFor(request);
      return parts.pages.send(request, reply, {
        page: "print",
        title: texts(languageOf(request))("dashboard.selection", { count: images.length }),
        sheets: images.map((image) => forKind(image, parts.sheets, { title: nameIn(request, image), paper })),
      });
    },
  };
}

/**
 * The pictures that are named. One that is gone meanwhile is left out.
 * @throws Problem `not_found` when none is named, `invalid_options`; that of the first picture when none is left
 */
async function loadSelection(
  parts: ImageLoader,
  { request, reply, action }: { request: FastifyRequest; reply: FastifyReply; action: ImageAction },
): Promise<ShownImage[]> {
  // the bare address shows nothing
  if (!Object.hasOwn(request.query as object, selectionField)) throw new Problem("not_found");
  const { [selectionField]: ids } = readOptions(selectionQuery, request.query);
  const found: ShownImage[] = [];
  let refused: Problem | undefined;
  for (const id of ids) {
    try {
      const { image } = await loadImage(parts, { request, reply, id, action });
      if (image.modelKey && image.summary) found.push(image);
      else refused ??= new Problem("not_ready");
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused ??= error;
    }
  }
  if (found.length === 0) throw refused ?? new Problem("not_found");
  return found;
}
