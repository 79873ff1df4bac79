import { findHeart, setHeart } from "../../catalog/heart-store.ts";
import { isInCatalog } from "../../catalog/picture-store.ts";
import { Problem } from "../../http/problem.ts";
import type { CallHandlers } from "../../http/serve-calls.ts";
import type { ImageLoader } from "../../images/load-image.ts";
import { openCatalog, type CatalogParts } from "./catalog-list.ts";

/**
 * The list of the catalog's pictures, and hearts on them. Nobody needs an account for either; who has none becomes a guest by a heart.
 */
export function catalogCalls(
  parts: ImageLoader & CatalogParts,
): Pick<CallHandlers, "listCatalog" | "getHeart" | "rateCatalogImage"> {
  const { db, sessions } = parts;
  const { findList } = openCatalog(parts);
  return {
    async listCatalog(request, reply) {
      const { wishes, ...list } = await findList(request);
      // in the visitor's language; on a page of another origin, with the visitor's pass
      reply.header("cache-control", "no-store");
      return list;
    },

    async getHeart(request, reply) {
      const { id } = request.params;
      if (!(await isInCatalog(db, id))) throw new Problem("not_found");
      const visitor = await sessions.knownVisitor(request, reply);
      reply.header("cache-control", "no-store");
      return findHeart(db, id, visitor?.userId);
    },

    async rateCatalogImage(request, reply) {
      const { id } = request.params;
      const { imageId, rated } = request.body;
      if (imageId !== id || !(await isInCatalog(db, id))) throw new Problem("not_found");
      const { userId } = await sessions.visitor(request, reply);
      const heart = await setHeart(db, { imageId, userId }, rated);
      if (!heart) throw new Problem("csrf");
      return heart;
    },
  };
}
