import { addresses, type ShareLink } from "@tintery/contract";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { type ImageLoader, loadImage } from "../load-image.ts";
import type { ShareLinks, ShareSecret } from "./share-links.ts";

/** The owner's calls about the link of an image. */
export function shareCalls(
  parts: ImageLoader & { shareLinks: ShareLinks },
): Pick<CallHandlers, "getShareLink" | "shareImage" | "revokeShareLink"> {
  const { shareLinks } = parts;
  return {
    async getShareLink(request, reply) {
      const { id } = request.params;
      await loadImage(parts, { request, reply, id, action: "share" });
      reply.header("cache-control", "no-store");
      return shareLinkOf(await shareLinks.find(id));
    },

    async shareImage(request, reply) {
      const { id } = request.params;
      await loadImage(parts, { request, reply, id, action: "share" });
      return shareLinkOf(await shareLinks.make(id));
    },

    async revokeShareLink(request, reply) {
      const { id } = request.params;
      // a link can be taken back whatever the image is doing; samples have none
      await loadImage(parts, { request, reply, id, action: "delete" });
      await shareLinks.revoke(id);
      return shareLinkOf(undefined);
    },
  };
}

/** A link as its owner sees it. */
export function shareLinkOf(link: ShareSecret | undefined): ShareLink {
  return {
    address: link ? addresses.shared(link.secret) : null,
    created: link?.created.toISOString() ?? null,
  };
}
