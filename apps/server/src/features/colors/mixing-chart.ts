import { maxChartPaints, paintSheetQuery, papers, sheetMarginMM } from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { create as contentDisposition } from "content-disposition";
import { callerOf } from "../../admission/caller-of.ts";
import { languageOf, paperFor } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { readOptions } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { DrawingFiles } from "../../images/drawing-files.ts";
import { downloadName } from "../../images/image-name.ts";
import { loadPaintSet, type PaintSetParts } from "../../palettes/find-paint-set.ts";

/** What any two paints of a set make, as a PDF. */
export function mixingChartAddress(
  parts: PaintSetParts & { drawingFiles: DrawingFiles },
): Pick<AddressHandlers, "downloadMixingChart"> {
  return {
    async downloadMixingChart(request, reply) {
      const { paints: id, chosen, paper } = readOptions(paintSheetQuery, request.query);
      const set = await loadPaintSet(parts, { request, reply, id, use: "charts" });
      const paints = chosen ? set.paints.filter((paint) => chosen.includes(paint.id)) : set.paints;
      if (paints.length < 2 || paints.length > maxChartPaints)
        throw new Problem("invalid_options", { field: chosen ? "chosen" : "paints" });
      const language = languageOf(request);
      const title = texts(language)("chart.title");
      const caller = await callerOf(parts.sessions, { request, reply });
      const bytes = await parts.drawingFiles.printPaints(caller, {
        what: "chart",
        title,
        language,
        page: { ...papers[paper ?? paperFor(request)], marginMM: sheetMarginMM },
        set: set.title,
        paints,
      });
      return reply
        .type("application/pdf")
        .header("cache-control", "private, no-cache")
        .header("content-disposition", contentDisposition(downloadName(set.title, "mixing-chart", "pdf")))
        .send(bytes);
    },
  };
}
