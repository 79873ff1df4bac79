import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { unlisted } from "../../http/unlisted.ts";
import type { PalettePlace, PaletteStore } from "../../palettes/palette-store.ts";
import type { Sessions } from "../../platform/sessions.ts";

/** What the calls about palettes need. */
export interface PaletteParts {
  sessions: Sessions;
  palettes: PaletteStore;
}

/** Palettes that visitors keep: a stranger's, a deleted and a missing one end alike. */
export function paletteCalls({
  sessions,
  palettes,
}: PaletteParts): Pick<
  CallHandlers,
  | "listOwnPalettes"
  | "addPalette"
  | "updatePalette"
  | "deletePalette"
  | "sharePalette"
  | "revokePaletteLink"
  | "getSharedPalette"
> {
  const placeOf = async (
    request: FastifyRequest<{ Params: { paletteId: number } }>,
    reply: FastifyReply,
  ): Promise<PalettePlace> => {
    const visitor = await sessions.knownVisitor(request, reply);
    if (!visitor) throw new Problem("not_found");
    return { ownerId: visitor.userId, id: request.params.paletteId };
  };
  return {
    async listOwnPalettes(request, reply) {
      const visitor = await sessions.knownVisitor(request, reply);
      reply.header("cache-control", "no-store");
      return { palettes: visitor ? await palettes.list(visitor.userId) : [] };
    },

    async addPalette(request, reply) {
      const { userId } = await sessions.visitor(request, reply);
      return (await palettes.create(userId, request.body)) ?? refuse("too_many_palettes");
    },

    async updatePalette(request, reply) {
      const changed = await palettes.update(await placeOf(request, reply), request.body);
      if (changed === "missing") throw new Problem("not_found");
      if (changed === "changed_elsewhere") throw new Problem("edited_elsewhere");
      return changed;
    },

    async deletePalette(request, reply) {
      if (!(await palettes.delete(await placeOf(request, reply)))) throw new Problem("not_found");
      return { ok: true };
    },

    async sharePalette(request, reply) {
      return (await palettes.share(await placeOf(request, reply))) ?? refuse("not_found");
    },

    async revokePaletteLink(request, reply) {
      return (await palettes.revoke(await placeOf(request, reply))) ?? refuse("not_found");
    },

    async getSharedPalette(request, reply) {
      unlisted(reply);
      // what was revoked is not shown from a cache
      reply.header("cache-control", "no-store");
      const { title, paints } = (await palettes.open(request.params.link)) ?? refuse("not_found");
      return {
        title,
        paints: paints.map(({ stock: _, ...paint }) => ({ ...paint, pigments: [...paint.pigments] })),
      };
    },
  };
}

function refuse(code: "too_many_palettes" | "not_found"): never {
  throw new Problem(code);
}
