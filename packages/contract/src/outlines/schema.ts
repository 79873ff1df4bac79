import * as z from "zod";
import { sceneFormFields } from "../images/scenes-schema.ts";
import { defaultPaper, formChecked, paperWords } from "../images/papers.ts";
import { hexField, optionalNumberField, wordField } from "../options/form-fields.ts";
import { optionFields } from "../options/option-fields.ts";
import { imageId } from "../images/schema.ts";
import { subjectFormFields } from "../subject/subject-schema.ts";
import {
  outlinesDownloadFields as fields,
  outlinesDownloadKinds,
  outlinesFills,
  outlinesFormatNames,
  outlinesLines,
  outlinesLineWidthRange,
  outlinesPrintKinds,
} from "./downloads.ts";
import { outlinesOptions, outlinesPrecisions } from "./outlines.ts";

export const outlinesForm = z.object({
  ...optionFields(outlinesOptions),
  ...subjectFormFields,
  ...sceneFormFields,
});

/** Another precision: the picture is converted anew, the address stays. */
export const outlinesEdit = z.object({ colorPrecision: z.enum(outlinesPrecisions) });
export type OutlinesEdit = z.infer<typeof outlinesEdit>;

export const changePrecisionParams = z.object({ id: imageId, level: z.enum(outlinesPrecisions) });

/** Address parts of downloads and prints. */
export const outlinesDownloadParams = z.object({
  id: imageId,
  kind: z.enum(outlinesDownloadKinds),
});
export const outlinesPrintParams = z.object({ id: imageId, which: z.enum(outlinesPrintKinds) });

/** Query of a download, as a plain GET form sends it. */
export const outlinesDownloadQuery = z.object({
  [fields.format]: wordField(outlinesFormatNames, "svg"),
  [fields.fill]: wordField(outlinesFills, "display"),
  [fields.lines]: wordField(outlinesLines, "none"),
  [fields.nodes]: z.literal(formChecked).optional(),
  /** Left out, lines are as wide and as dark as the drawing has them. */
  [fields.lineWidth]: optionalNumberField(outlinesLineWidthRange),
  [fields.lineColor]: hexField.optional(),
  [fields.paper]: wordField(paperWords, defaultPaper),
});
export type OutlinesDownloadQuery = z.infer<typeof outlinesDownloadQuery>;
