import {
  type ImageKind,
  imageKindNames,
  imageParams,
  type KeptDays,
  openApiDocument,
  type PageRequest,
  vendorParams,
} from "@tintery/contract";
import { findPalette } from "@tintery/contract/palettes";
import { version } from "@tintery/contract/version";
import type { FastifyReply, FastifyRequest } from "fastify";
import { checkLanguage } from "../../http/caller-language.ts";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { listSamples } from "../../images/image-store.ts";
import { logLeftOut, viewsOf } from "../../images/image-views.ts";
import { type ImageLoader, loadImageOf } from "../../images/load-image.ts";
import { whileAway } from "../../platform/database/database-away.ts";
import type { Visitor } from "../../platform/sessions.ts";

/** What our own pages need. */
export interface PageParts extends ImageLoader {
  pages: PageWriter;
  /** How long things are kept that the administrator sets. */
  keptDays: KeptDays;
}

/** The pages of our own site. Whoever only looks at them leaves nothing behind: no user, no session, no cookie. */
export function pageAddresses(
  parts: PageParts,
): Pick<
  AddressHandlers,
  | "home"
  | "homeIn"
  | "dashboard"
  | "paintByNumbers"
  | "colorings"
  | "coloring"
  | "outlinesList"
  | "outlines"
  | "colorMixer"
  | "mixingGuide"
  | "palette"
  | "palettes"
  | "mixingChart"
  | "gamutCheck"
  | "recipes"
  | "api"
  | "widgets"
  | "privacy"
  | "openapi"
> {
  const { db, sessions, pages, keptDays } = parts;
  let description: ReturnType<typeof openApiDocument> | undefined;
  const page =
    (make: (request: FastifyRequest, reply: FastifyReply) => Promise<PageRequest>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      pages.send(request, reply, await make(request, reply));
  const isNew = async (request: FastifyRequest, reply: FastifyReply) =>
    (await sessions.knownVisitor(request, reply)) === null;
  /** The image of a detail page; one of another kind is not at this address. */
  const viewFor = async (kind: ImageKind, request: FastifyRequest, reply: FastifyReply) => {
    const { id } = readParams(imageParams, request.params);
    const { image, visitor } = await loadImageOf(kind, parts, { request, reply, id, action: "view" });
    const [view] = await viewsOf(parts, request, { images: [image], visitor });
    return view!;
  };
  const samplesFor = async (request: FastifyRequest, visitor: Visitor | null) => {
    const images = await listSamples(db, logLeftOut(request));
    return viewsOf(parts, request, { images, visitor });
  };
  const home = page(async (request, reply) => {
    // without its database, the home page only lacks samples
    const visitor = await sessions.knownVisitor(request, reply).catch(whileAway(null));
    const samples = await samplesFor(request, visitor).catch(whileAway([]));
    const of = (kind: ImageKind) => samples.filter((sample) => sample.kind === kind);
    return {
      page: "home",
      samples: of("paint-by-numbers"),
      colorings: of("coloring"),
      outlines: of("outlines"),
    };
  });
  return {
    home,
    async homeIn(request, reply) {
      checkLanguage(request);
      return home(request, reply);
    },
    dashboard: page(async (request, reply) => ({ page: "dashboard", isNew: await isNew(request, reply) })),
    paintByNumbers: page(async (request, reply) => ({
      page: "paint-by-numbers",
      image: await viewFor("paint-by-numbers", request, reply),
    })),
    colorings: page(async (request, reply) => ({ page: "colorings", isNew: await isNew(request, reply) })),
    coloring: page(async (request, reply) => ({
      page: "coloring",
      image: await viewFor("coloring", request, reply),
    })),
    outlinesList: page(async (request, reply) => ({
      page: "outlines-list",
      isNew: await isNew(request, reply),
    })),
    outlines: page(async (request, reply) => ({
      page: "outlines",
      image: await viewFor("outlines", request, reply),
    })),
    colorMixer: page(async () => ({ page: "color-mixer" })),
    mixingChart: page(async () => ({ page: "mixing-chart" })),
    gamutCheck: page(async () => ({ page: "gamut-check" })),
    recipes: page(async (request, reply) => ({
      page: "recipes",
      image: await viewFor("paint-by-numbers", request, reply),
    })),
    mixingGuide: page(async () => ({ page: "mixing-guide" })),
    palette: page(async (request) => {
      const { vendorId } = readParams(vendorParams, request.params);
      const palette = findPalette(vendorId);
      if (!palette) throw new Problem("not_found");
      return { page: "palette", palette: palette.id };
    }),
    palettes: page(async () => ({ page: "palettes" })),
    privacy: page(async () => ({ page: "privacy", days: keptDays })),
    api: page(async () => ({ page: "api" })),
    widgets: page(async (request) => {
      const views = await samplesFor(request, null);
      const first = (kind: ImageKind) => views.find((sample) => sample.kind === kind);
      const found = imageKindNames.flatMap((kind) => (first(kind) ? [[kind, first(kind)] as const] : []));
      return { page: "widgets", samples: Object.fromEntries(found) };
    }),
    async openapi(_request, reply) {
      // made when first asked for: it takes a while and never changes
      description ??= openApiDocument(version);
      return reply.header("cache-control", "no-cache").send(description);
    },
  };
}
