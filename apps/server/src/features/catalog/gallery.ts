import { type CatalogPicture, lateAddresses } from "@tintery/contract";
import type { CatalogRecipe } from "@tintery/scenes/catalog";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../admission/caller-of.ts";
import { hasHeart } from "../../catalog/heart-store.ts";
import { checkLanguage, paperFor } from "../../http/caller-language.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { sendFile } from "../../http/send-file.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { DrawingFiles } from "../../images/drawing-files.ts";
import { findDrawings, findImages } from "../../images/image-store.ts";
import { viewOf } from "../../images/image-view.ts";
import { logLeftOut } from "../../images/image-views.ts";
import type { ImageLoader } from "../../images/load-image.ts";
import type { Files } from "../../platform/files/files.ts";
import { cardOf, type CatalogParts, type FoundPicture, openCatalog, seenByAll } from "./catalog-list.ts";

/** What the gallery needs. */
export interface GalleryParts extends ImageLoader, CatalogParts {
  files: Files;
  drawingFiles: DrawingFiles;
  pages: PageWriter;
}

/** Further pictures under one. */
const moreCount = 6;

/** The gallery of our own pictures. Looking at it makes nobody a guest. */
export function galleryAddresses(
  parts: GalleryParts,
): Pick<AddressHandlers, "catalog" | "catalogIn" | "catalogPicture" | "catalogPictureIn" | "catalogCard"> {
  const { db, sessions, pages, files, drawingFiles } = parts;
  const { recipes, findShown, cardsOf, findList } = openCatalog(parts);
  const sendList = async (request: FastifyRequest, reply: FastifyReply) =>
    pages.send(request, reply, { page: "catalog", ...(await findList(request)) });
  /** A picture by the slug in its address. */
  const open = async (request: FastifyRequest) => {
    const recipe = recipes.find(({ slug }) => slug === Object(request.params).slug);
    const shown = await findShown();
    const picture = recipe && shown.get(recipe.slug);
    const image =
      picture && (await findImages(db, [picture.imageId], logLeftOut(request))).get(picture.imageId);
    if (!recipe || !picture || !image) throw new Problem("not_found");
    return { recipe, picture, image, shown };
  };
  const sendPicture = async (request: FastifyRequest, reply: FastifyReply) => {
    const { recipe, picture, image, shown } = await open(request);
    const visitor = await sessions.knownVisitor(request, reply);
    const rated = visitor !== null && (await hasHeart(db, { imageId: image.id, userId: visitor.userId }));
    const others = recipes.filter(({ slug, theme }) => slug !== recipe.slug && theme === recipe.theme);
    const rest = recipes.filter(
      ({ slug, age, theme }) => theme !== recipe.theme && age === recipe.age && slug !== recipe.slug,
    );
    const wanted = [...others, ...rest].filter(({ slug }) => shown.has(slug)).slice(0, moreCount);
    return pages.send(request, reply, {
      page: "catalog-picture",
      picture: { ...pictureOf(request, recipe, { picture, image }), rated },
      more: await cardsOf(request, shown, wanted),
    });
  };
  return {
    catalog: sendList,
    async catalogIn(request, reply) {
      checkLanguage(request);
      return sendList(request, reply);
    },
    catalogPicture: sendPicture,
    async catalogPictureIn(request, reply) {
      checkLanguage(request);
      return sendPicture(request, reply);
    },
    async catalogCard(request, reply) {
      const caller = await callerOf(sessions, { request, reply });
      const { image } = await open(request);
      const drawings = await findDrawings(db, image.id);
      const find = (name: string) => drawings.find(({ which }) => which === name);
      const [before, after] = [find("origin"), find("page")];
      if (!before || !after) throw new Problem("not_found");
      const file = await drawingFiles.findCard(caller, image, { before, after, colors: [] });
      return sendFile(request, reply, { files, file, handing: { anywhere: true } });
    },
  };
}

function pictureOf(
  request: FastifyRequest,
  recipe: CatalogRecipe,
  found: FoundPicture,
): Omit<CatalogPicture, "rated"> {
  const { image } = found;
  const { options } = viewOf(image, seenByAll(request));
  const { light, transformed, light_origin: lightOrigin, origin } = options.images;
  const { prompt, seed, shape, type } = recipe;
  const src = light ?? transformed ?? "";
  return {
    ...cardOf(request, recipe, found),
    src,
    painted: lightOrigin ?? origin ?? "",
    card: lateAddresses.catalogCard(recipe.slug, image.id),
    plan: { prompt, seed, shape },
    type,
    paper: paperFor(request),
  };
}
