import { type ImageAction, type PictureName, pictureNames } from "@tintery/contract";
import * as z from "zod";
import { Problem } from "../http/problem.ts";
import { readParams } from "../http/read-request.ts";
import { sendFile } from "../http/send-file.ts";
import type { AddressHandlers } from "../http/serve-addresses.ts";
import { hashInKey } from "../platform/files/file-key.ts";
import type { Files } from "../platform/files/files.ts";
import { baseOf, type ImageRow } from "./image-row.ts";
import { findDrawing } from "./image-store.ts";
import { versionOf } from "./image-view.ts";
import { type ImageLoader, loadImage } from "./load-image.ts";

const pictureParams = z.object({ id: z.string(), which: z.enum(pictureNames), v: z.string().optional() });

/** What a page is drawn from is for whoever may draw it anew, what was marked on a photo for its owner. */
const actions: Partial<Record<PictureName, ImageAction>> = {
  maps: "edit",
  base: "edit",
  importance: "delete",
};

/** What is no drawing of ours: the image itself knows its file. */
const ownFiles = {
  importance: { key: ({ importanceKey }: ImageRow) => importanceKey, type: "image/png" },
  model: { key: ({ modelKey }: ImageRow) => modelKey, type: "application/octet-stream" },
  base: { key: baseOf, type: "application/octet-stream" },
};

async function findOwnFile(files: Files, image: ImageRow, which: keyof typeof ownFiles) {
  const { key: keyOf, type } = ownFiles[which];
  const key = keyOf(image);
  const stored = key === null ? null : await files.head(key);
  return stored && { key: stored.key, type, bytes: stored.size, sha256: hashInKey(stored.key) };
}

/** The pictures shown inside pages. Their address carries the hash of their bytes, so they never go stale. */
export function pictureAddress(parts: ImageLoader & { files: Files }): Pick<AddressHandlers, "picture"> {
  return {
    async picture(request, reply) {
      const asked = { ...(request.query as object), ...(request.params as object) };
      const { id, which, v: version } = readParams(pictureParams, asked);
      const { image } = await loadImage(parts, { request, reply, id, action: actions[which] ?? "view" });
      const file =
        which === "importance" || which === "model" || which === "base"
          ? await findOwnFile(parts.files, image, which)
          : await findDrawing(parts.db, id, which);
      if (!file) throw new Problem("not_ready");
      // an address of an older version shows the picture of today, and then it may not be kept
      const immutable = version === versionOf(file);
      return sendFile(request, reply, { files: parts.files, file, handing: { immutable } });
    },
  };
}
