import {
  atPicture,
  type ImageAction,
  type ImageKind,
  type ImageView,
  type PageRequest,
} from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isAhead, isOwnNavigation } from "../http/own-navigation.ts";
import type { PageWriter } from "../http/page-writer.ts";
import { Problem } from "../http/problem.ts";
import type { RowOf } from "./image-row.ts";
import { viewsOf } from "./image-views.ts";
import { type ImageLoader, loadImageOf } from "./load-image.ts";

/** What a link changes about an image, read from its address. */
export interface LinkedChange<Kind extends ImageKind> {
  kind: Kind;
  action: ImageAction;
  /** The page of the image. */
  page: string;
  /** Whether the image is so already, or soon will be. */
  isDone: (image: RowOf<Kind>) => boolean;
  change: (image: RowOf<Kind>) => Promise<void>;
  /** Asks whoever came from elsewhere. */
  question: (image: ImageView) => PageRequest;
}

/** What such links need. */
export interface ChangeParts extends ImageLoader {
  pages: PageWriter;
}

/**
 * Serves a link that changes an image. It does so only when somebody follows it on our own pages; from anywhere else, or
 * typed in, it asks first. Browsers that load ahead change nothing. Whoever follows it again only comes to the picture.
 * @param read what the address says; null for one that nobody has
 */
export async function followChange<Kind extends ImageKind>(
  parts: ChangeParts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  read: () => { id: string; wanted: LinkedChange<Kind> } | null,
): Promise<FastifyReply> {
  reply.header("cache-control", "no-store");
  // a browser forgets an answer that is none, and asks again when the link is really followed
  if (isAhead(request)) throw new Problem("csrf");
  const { id, wanted } = read() ?? notThere();
  const { kind, action, page, isDone, change, question } = wanted;
  const toPicture = () => reply.redirect(atPicture(page), 303);
  const { image } = await loadImageOf(kind, parts, { request, reply, id, action: "view" });
  if (!image.sample && isDone(image)) return toPicture();
  const { visitor } = await loadImageOf(kind, parts, { request, reply, id, action });
  if (isOwnNavigation(request)) {
    await change(image);
    return toPicture();
  }
  // a form that was posted from elsewhere is not even asked about
  if (request.method !== "GET") throw new Problem("csrf");
  const [view] = await viewsOf(parts, request, { images: [image], visitor });
  return parts.pages.send(request, reply, question(view!));
}

function notThere(): never {
  throw new Problem("not_found");
}
