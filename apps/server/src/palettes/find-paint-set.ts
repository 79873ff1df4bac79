import { isOwnPaletteId, type PaintSetId, stockPaintSet } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { findPaintSet, type PaintSet, type PaintSetUse } from "@tintery/contract/paint-sets";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../http/caller-language.ts";
import { Problem } from "../http/problem.ts";
import type { Sessions } from "../platform/sessions.ts";
import { paletteOwnerOf } from "./palette-owner.ts";
import type { PaletteStore } from "./palette-store.ts";

/** What finding a set of paints takes. */
export interface PaintSetParts {
  sessions: Sessions;
  palettes: PaletteStore;
}

/**
 * The paints that somebody asks for by their name, in words of their language; palettes of their own are looked for among theirs only.
 * @throws Problem `not_found`
 */
export async function loadPaintSet(
  { sessions, palettes }: PaintSetParts,
  {
    request,
    reply,
    id,
    use,
  }: { request: FastifyRequest; reply: FastifyReply; id: PaintSetId; use: PaintSetUse },
): Promise<PaintSet> {
  const isOwn = id === stockPaintSet || (typeof id === "number" && isOwnPaletteId(id));
  const ownerId = isOwn ? paletteOwnerOf(await sessions.knownVisitor(request, reply)) : null;
  const own = ownerId === null ? [] : await palettes.list(ownerId);
  const set = findPaintSet(id, use, { palettes: own, t: texts(languageOf(request)) });
  if (!set) throw new Problem("not_found");
  return set;
}
