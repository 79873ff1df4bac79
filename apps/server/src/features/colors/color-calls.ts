import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type ColorDetails, hslOf, type PaintRecipe, readColor } from "@tintery/contract";
import { paintsOf, paletteTitle, vendorPalettes } from "@tintery/contract/palettes";
import { type PaletteFilter, palettesFor, similarColors } from "@tintery/contract/similar-colors";
import {
  basePaints,
  buildMixer,
  findMixtures,
  type Mixer,
  type ShownMixture,
} from "@tintery/engine/pigments";
import { rgbOfHex } from "@tintery/engine/tables";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallHandlers } from "../../http/serve-calls.ts";
import { paletteOwnerOf } from "../../palettes/palette-owner.ts";
import type { PaletteStore } from "../../palettes/palette-store.ts";
import type { Sessions } from "../../platform/sessions.ts";
import { Problem } from "../../http/problem.ts";

/** What the calls about colors need. */
export interface ColorParts {
  sessions: Sessions;
  palettes: PaletteStore;
}

/** What paints mix to a color and which of makers' colors are like it, the same for everybody; and which palettes there are. */
export function colorCalls({
  sessions,
  palettes,
}: ColorParts): Pick<CallHandlers, "listPalettes" | "colorDetails" | "unmixColor"> {
  let base: Promise<Mixer> | undefined;
  // half a second of work, when first asked for
  const mixer = () => {
    base ??= mixerInSteps();
    return base;
  };
  return {
    listPalettes: async (request, reply) => {
      const ownerId = paletteOwnerOf(await sessions.knownVisitor(request, reply));
      const own = ownerId === null ? [] : await palettes.list(ownerId);
      // two visitors on one device see different ones
      reply.header("vary", "cookie");
      return unlessKnown(
        request,
        reply,
        [
          ...makersPalettes,
          ...own.map(({ id, title, paints }) => ({ id, title, colors_number: paints.length })),
        ],
        "private",
      );
    },
    unmixColor: async (request, reply) => {
      const { best } = findMixtures(await mixer(), colorIn(request.query));
      return unlessKnown(request, reply, sharesOf(best[0]!));
    },
    colorDetails: async (request, reply) => {
      const hex = colorIn(request.query);
      const vendors = vendorsLike(hex, request.query);
      const { best, simplest } = findMixtures(await mixer(), hex);
      const details: ColorDetails = {
        hex,
        rgb: [...rgbOfHex(hex)],
        hsl: hslOf(rgbOfHex(hex)),
        unmix: sharesOf(best[0]!),
        vendors,
        recipes: { best: best.map(recipeOf), simplest: simplest.map(recipeOf) },
      };
      return unlessKnown(request, reply, details);
    },
  };
}

const makersPalettes = vendorPalettes.map((palette) => ({
  id: palette.id,
  title: paletteTitle(palette),
  colors_number: paintsOf(palette).length,
}));

/** The mixer of the base paints, built between other requests. */
async function mixerInSteps(): Promise<Mixer> {
  const building = buildMixer(basePaints);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

function colorIn({ hex }: { hex: string }): string {
  const color = readColor(hex);
  if (color === undefined) throw new Problem("invalid_color", { field: "hex" });
  return color;
}

function sharesOf({ paints, parts }: ShownMixture): Record<string, number> {
  const total = parts.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(paints.map((paint, i) => [basePaints[paint]!.slug, parts[i]! / total]));
}

function recipeOf({ paints, parts, hex, difference, grade }: ShownMixture): PaintRecipe {
  const items = paints.map((paint, i) => {
    const { slug, hex: own } = basePaints[paint]!;
    return { id: slug, hex: own, parts: parts[i]! };
  });
  return { items, mixHex: hex, deltaE: difference, grade };
}

function vendorsLike(hex: string, filter: PaletteFilter): ColorDetails["vendors"] {
  const palettes = palettesFor(filter);
  if (palettes.length === 0)
    throw new Problem("unknown_brand", { field: filter.brand?.trim() ? "brand" : "medium" });
  const entries = palettes.map((palette) => {
    const colors = similarColors(palette, hex).map(({ hex: own, name, code, transparency }) => ({
      rgb: [...rgbOfHex(own)] as [number, number, number],
      name,
      code,
      transparency,
    }));
    return [palette.id, { vendor: palette.vendor, colors }];
  });
  return Object.fromEntries(entries);
}

/** The answer, or only that it is still the same. */
function unlessKnown<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  whose: "public" | "private" = "public",
): Answer | FastifyReply {
  const etag = `"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 22)}"`;
  reply.headers({ etag, "cache-control": `${whose}, no-cache` });
  return request.headers["if-none-match"] === etag ? reply.code(304).send() : answer;
}
