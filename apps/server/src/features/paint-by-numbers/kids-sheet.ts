import {
  crayonNames,
  hasSheet,
  imageParams,
  type KidsSheet,
  kidsSheetFields as fields,
  kidsSheetQuery,
  type Language,
  type Paper,
} from "@tintery/contract";
import { texts } from "@tintery/contract/messages";
import { crayonOf } from "@tintery/engine/tables";
import type { FastifyRequest } from "fastify";
import { languageOf, paperFor } from "../../http/caller-language.ts";
import { Problem } from "../../http/problem.ts";
import { readOptions, readParams } from "../../http/read-request.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { Printed, WantedSheetOfColors } from "../../images/child/child-task.ts";
import { type DownloadParts, nameIn, sendOnce } from "../../images/hand-out.ts";
import { downloadName } from "../../images/image-name.ts";
import type { RowOf } from "../../images/image-row.ts";
import { loadImageOf } from "../../images/load-image.ts";
import { listColors } from "./color-list/list-colors.ts";

/** Languages whose schools multiply with a dot. */
const withDot: readonly Language[] = ["de", "cs", "pl", "uk"];

/** Sheets on which a painting is colored by numbers, letters or sums. */
export function kidsSheetAddress(parts: DownloadParts): Pick<AddressHandlers, "downloadKidsSheet"> {
  return {
    async downloadKidsSheet(request, reply) {
      const { id } = readParams(imageParams, request.params);
      const { image } = await loadImageOf("paint-by-numbers", parts, {
        request,
        reply,
        id,
        action: "download",
      });
      const query = readOptions(kidsSheetQuery, request.query);
      const labels = query[fields.labels];
      const wanted = kidsSheetOf(request, image, {
        age: query[fields.age],
        labels,
        solution: query[fields.solution] !== undefined,
        paper: query[fields.paper] ?? paperFor(request),
        names: [""],
      });
      const as = { name: downloadName(wanted.printed.title, `by-${labels}`, "pdf"), type: "application/pdf" };
      const drawing = { kind: "paint-by-numbers", as: "kids-sheet", ...wanted } as const;
      return sendOnce(parts, { request, reply }, { image, wanted: drawing, as });
    },
  };
}

/**
 * A painting's sheets in the words of who asks for them.
 * @throws Problem `not_ready`; `sums_run_out` where it has more colors than an age has sums
 */
export function kidsSheetOf(
  request: FastifyRequest,
  image: RowOf<"paint-by-numbers">,
  { age, labels, solution, paper, names }: KidsSheet & { paper: Paper; names: readonly string[] },
): { printed: Printed; sheet: WantedSheetOfColors } {
  const { summary } = image;
  if (!summary) throw new Problem("not_ready");
  if (!hasSheet(labels, age, summary.palette.length)) throw new Problem("sums_run_out");
  const language = languageOf(request);
  const t = texts(language);
  const title = nameIn(request, image);
  const hexes = summary.palette.map(({ hex }) => hex);
  const colorNames = hexes.every(crayonOf)
    ? crayonNames(t, hexes)
    : listColors({ options: image.options, summary }, language).map(({ name }) => name);
  const sheet = {
    age,
    labels,
    paper,
    times: withDot.includes(language) ? ("·" as const) : ("×" as const),
    colorNames,
    label: t("coloring.sheet_name"),
    names,
    solution: solution ? t("kids.solution_title", { title }) : null,
  };
  return { printed: { title, language }, sheet };
}
