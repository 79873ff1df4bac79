import { createHash } from "node:crypto";
import { addresses, cardType, type PaletteContent, sharedPaletteParams } from "@tintery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import type { Sessions } from "../../platform/sessions.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import { fileSecurityPolicy } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { unlisted } from "../../http/unlisted.ts";
import type { DrawingFiles } from "../../images/drawing-files.ts";
import type { PaletteStore } from "../../palettes/palette-store.ts";

/** What everybody with the link of a palette sees, and what chats show of it. A link that is none leads nowhere. */
export function sharedPaletteAddresses({
  palettes,
  pages,
  drawingFiles,
  sessions,
}: {
  palettes: PaletteStore;
  pages: PageWriter;
  drawingFiles: DrawingFiles;
  sessions: Sessions;
}): Pick<AddressHandlers, "sharedPalette" | "sharedPaletteCard"> {
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    unlisted(reply);
    const { link } = readParams(sharedPaletteParams, request.params);
    const palette = await palettes.open(link);
    if (!palette) throw new Problem("not_found");
    return { link, palette };
  };
  return {
    async sharedPalette(request, reply) {
      const { link, palette } = await open(request, reply);
      const card = addresses.sharedPaletteCard(link, versionOf(palette));
      return pages.send(request, reply, { page: "shared-palette", link, title: palette.title, card });
    },

    async sharedPaletteCard(request, reply) {
      const { palette } = await open(request, reply);
      const etag = `"${versionOf(palette)}"`;
      reply.headers({
        etag,
        "cache-control": "private, no-cache",
        "content-security-policy": fileSecurityPolicy,
        "cross-origin-resource-policy": "cross-origin",
      });
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const caller = await callerOf(sessions, { request, reply });
      return reply.type(cardType).send(await drawingFiles.drawPaletteCard(caller, colorsOf(palette)));
    },
  };
}

const colorsOf = ({ paints }: PaletteContent) => paints.map(({ hex }) => hex);

/** The beginning of a hash of what a card shows. */
function versionOf(palette: PaletteContent): string {
  return createHash("sha256").update(colorsOf(palette).join()).digest("hex").slice(0, 12);
}
