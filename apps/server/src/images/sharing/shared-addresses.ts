import {
  addresses,
  imageParams,
  type PictureName,
  type SharedImage,
  type SharedPictureName,
  sharedParams,
  sharedPictureParams,
} from "@tintery/contract";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import { sendFile } from "../../http/send-file.ts";
import { unlisted } from "../../http/unlisted.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { Files } from "../../platform/files/files.ts";
import type { DrawingRow, ImageRow } from "../image-row.ts";
import { findDrawings } from "../image-store.ts";
import { resultPictures, versionOf } from "../image-view.ts";
import { viewsOf } from "../image-views.ts";
import { type ImageLoader, loadImage } from "../load-image.ts";
import { shareLinkOf } from "./share-calls.ts";
import type { ShareLinks } from "./share-links.ts";

/** What shared pages need. */
export interface SharedParts extends ImageLoader {
  files: Files;
  pages: PageWriter;
  shareLinks: ShareLinks;
}

/** The owner's page about the link, and what everybody with the link sees. A link that is none leads nowhere. */
export function sharedAddresses(
  parts: SharedParts,
): Pick<AddressHandlers, "share" | "shared" | "sharedPicture"> {
  const { db, files, pages, shareLinks } = parts;
  const open = async (secret: string) => {
    const image = await shareLinks.open(secret);
    const pictures = image && beforeAndAfter(image, await findDrawings(db, image.id));
    if (!image || !pictures) throw new Problem("not_found");
    return { image, pictures };
  };
  return {
    async share(request, reply) {
      const { id } = readParams(imageParams, request.params);
      const { image, visitorId } = await loadImage(parts, { request, reply, id, action: "share" });
      const [view] = viewsOf(request, { images: [image], visitorId });
      const link = shareLinkOf(await shareLinks.find(id));
      return pages.send(request, reply, { page: "share", image: view!, link });
    },

    async shared(request, reply) {
      unlisted(reply);
      const { link } = readParams(sharedParams, request.params);
      const { image, pictures } = await open(link);
      return pages.send(request, reply, { page: "shared", shared: sharedOf(link, image, pictures) });
    },

    async sharedPicture(request, reply) {
      unlisted(reply);
      const { link, which } = readParams(sharedPictureParams, request.params);
      const { pictures } = await open(link);
      // asked for anew each time: a browser must not go on showing what was revoked
      return sendFile(request, reply, { files, file: pictures[which], handing: {} });
    },
  };
}

type BeforeAndAfter = Record<SharedPictureName, DrawingRow>;

/** Both pictures of a result; undefined while it is not there. */
function beforeAndAfter(image: ImageRow, drawings: readonly DrawingRow[]): BeforeAndAfter | undefined {
  const find = (name: PictureName) => drawings.find(({ which }) => which === name);
  const before = find("origin");
  const after = find(resultPictures[image.kind]);
  return image.modelKey && before && after ? { before, after } : undefined;
}

function sharedOf(link: string, image: ImageRow, { before, after }: BeforeAndAfter): SharedImage {
  return {
    kind: image.kind,
    ...(image.kind === "coloring" && { type: image.options.type }),
    before: addresses.sharedPicture(link, "before", versionOf(before)),
    after: addresses.sharedPicture(link, "after", versionOf(after)),
    width: after.width ?? 1,
    height: after.height ?? 1,
  };
}
