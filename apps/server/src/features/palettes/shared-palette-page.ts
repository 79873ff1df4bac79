import { sharedPaletteParams } from "@tintery/contract";
import type { PageWriter } from "../../http/page-writer.ts";
import { Problem } from "../../http/problem.ts";
import { readParams } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import { unlisted } from "../../http/unlisted.ts";
import type { PaletteStore } from "../../palettes/palette-store.ts";

/** What everybody with the link of a palette sees. A link that is none leads nowhere. */
export function sharedPaletteAddress({
  palettes,
  pages,
}: {
  palettes: PaletteStore;
  pages: PageWriter;
}): Pick<AddressHandlers, "sharedPalette"> {
  return {
    async sharedPalette(request, reply) {
      unlisted(reply);
      const { link } = readParams(sharedPaletteParams, request.params);
      const palette = await palettes.open(link);
      if (!palette) throw new Problem("not_found");
      return pages.send(request, reply, { page: "shared-palette", link, title: palette.title });
    },
  };
}
