import {
  addresses,
  imageParams,
  type PictureName,
  type SharedImage,
  sharedParams,
  sharedPictureParams,
} from "@tintery/contract";
import type { Language } from "@tintery/contract/messages";
import { callerOf } from "../../admission/caller-of.ts";
import { languageOf } from "../../http/caller-language.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import { sendFile } from "../../http/send-file.ts";
import { unlisted } from "../../http/unlisted.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { PaletteStore } from "../../palettes/palette-store.ts";
import type { Files } from "../../platform/files/files.ts";
import type { DrawingFiles } from "../drawing-files.ts";
import { type DrawingRow, type ImageRow, isOf } from "../image-row.ts";
import { findDrawings } from "../image-store.ts";
import { resultPictures, versionOf } from "../image-view.ts";
import { viewsOf } from "../image-views.ts";
import { type ImageLoader, loadImage } from "../load-image.ts";
import { withSharedNames } from "../named-paints.ts";
import { shareLinkOf } from "./share-calls.ts";
import type { PaintingOptions, PictureSummary } from "../stored-image.ts";
import type { ShareLinks } from "./share-links.ts";

/** What shared pages need. */
export interface SharedParts extends ImageLoader {
  /** The colors of a painting with their names in a language. */
  listColors: (
    painting: { options: PaintingOptions; summary: PictureSummary },
    language: Language,
  ) => NonNullable<SharedImage["colors"]>;
  palettes: PaletteStore;
  files: Files;
  drawingFiles: DrawingFiles;
  pages: PageWriter;
  shareLinks: ShareLinks;
}

/** The owner's page about the link, and what everybody with the link sees. A link that is none leads nowhere. */
export function sharedAddresses(
  parts: SharedParts,
): Pick<AddressHandlers, "share" | "shared" | "sharedPicture"> {
  const { db, files, drawingFiles, pages, sessions, shareLinks } = parts;
  const open = async (secret: string) => {
    const image = await shareLinks.open(secret);
    const pictures = image && beforeAndAfter(image, await findDrawings(db, image.id));
    if (!image || !pictures) throw new Problem("not_found");
    return { image, pictures };
  };
  return {
    async share(request, reply) {
      const { id } = readParams(imageParams, request.params);
      const { image, visitor } = await loadImage(parts, { request, reply, id, action: "share" });
      const [view] = await viewsOf(parts, request, { images: [image], visitor });
      const link = shareLinkOf(await shareLinks.find(id));
      return pages.send(request, reply, { page: "share", image: view!, link });
    },

    async shared(request, reply) {
      unlisted(reply);
      const { link } = readParams(sharedParams, request.params);
      const { image, pictures } = await open(link);
      return pages.send(request, reply, {
        page: "shared",
        shared: {
          ...sharedOf(link, image, pictures),
          ...(await namedColors(parts, image, languageOf(request))),
        },
      });
    },

    async sharedPicture(request, reply) {
      unlisted(reply);
      const { link, which } = readParams(sharedPictureParams, request.params);
      const { image, pictures } = await open(link);
      const file =
        which === "card"
          ? await drawingFiles.findCard(await callerOf(sessions, { request, reply }), image, {
              ...pictures,
              colors: colorsOf(image),
            })
          : pictures[which];
      // asked for anew each time: a browser must not go on showing what was revoked
      return sendFile(request, reply, { files, file, handing: { anywhere: true } });
    },
  };
}

type BeforeAndAfter = Record<"before" | "after", DrawingRow>;

/** The palette of a painting; other pictures have none. */
function colorsOf(image: ImageRow): string[] {
  return isOf("paint-by-numbers", image) ? (image.summary?.palette.map(({ hex }) => hex) ?? []) : [];
}

/** Both pictures of a result; undefined while it is not there. */
function beforeAndAfter(image: ImageRow, drawings: readonly DrawingRow[]): BeforeAndAfter | undefined {
  const find = (name: PictureName) => drawings.find(({ which }) => which === name);
  const before = find("origin");
  const after = find(resultPictures[image.kind]);
  return image.modelKey && before && after ? { before, after } : undefined;
}

async function namedColors({ listColors, palettes }: SharedParts, image: ImageRow, language: Language) {
  if (!isOf("paint-by-numbers", image) || !image.summary) return {};
  const shared = image.ownerId === null ? [] : await palettes.sharedPaints(image.ownerId);
  const { options } = withSharedNames(image, shared);
  const colors = listColors({ options, summary: image.summary }, language);
  return { colors: colors.map(({ code, name, hex }) => ({ code, name, hex })) };
}

function sharedOf(link: string, image: ImageRow, { before, after }: BeforeAndAfter): SharedImage {
  return {
    kind: image.kind,
    ...(image.kind === "coloring" && { type: image.options.type }),
    before: addresses.sharedPicture(link, "before", versionOf(before)),
    after: addresses.sharedPicture(link, "after", versionOf(after)),
    card: addresses.sharedPicture(link, "card", versionOf(after)),
    width: after.width ?? 1,
    height: after.height ?? 1,
  };
}
