import * as z from "zod";
import { photoPainterFields } from "../images/scenes.ts";
import { photoPainterField, sceneFormFields } from "../images/scenes-schema.ts";
import { coloringChoices } from "./choices.ts";
import {
  coloringDownloadFields,
  coloringDownloadKinds,
  coloringFormatNames,
  coloringPrintKinds,
  type ColoringType,
  coloringTypes,
  type ColoringVersion,
  coloringVersionOf,
  coloringVersions,
  lineWidthRange,
  nameLineLength,
} from "./coloring.ts";
import { optionFields } from "../options/option-fields.ts";
import { hexField, numberField, textField, wordField } from "../options/form-fields.ts";
import { defaultPaper, formChecked, paperWords } from "../images/papers.ts";
import { coloringType, imageId } from "../images/schema.ts";
import { coloringChoiceFields } from "./choice-fields.ts";
import { subjectFormFields, subjectStrokes } from "../subject/subject-schema.ts";

const given = (value: unknown) => (value === "" ? undefined : value);

/** Version, type, subject and options of a coloring page. A version alone takes that version's first type. */
export const coloringForm = z
  .object({
    type: z.preprocess(given, coloringType.optional()),
    version: z.preprocess(given, z.enum(coloringVersions).optional()),
    ...optionFields(coloringChoices),
    ...sceneFormFields,
    [photoPainterFields.lines]: photoPainterField(
      "Who draws the lines from a photo: Tintery's engine, or the image model that the server's operator has connected, whose drawing the engine traces",
    ),
    ...subjectFormFields,
    book: z.preprocess(given, imageId.optional()).meta({
      description:
        "The visitor's coloring book that the page is added to, at its end; with the page or not at all",
    }),
  })
  .meta({
    description: `type is ${coloringTypes.v1.default} (v1) or ${coloringTypes.v2.default} (v2) when not given; ${Object.keys(coloringChoices).join(", ")}: what suits the type`,
  });
export type ColoringForm = z.infer<typeof coloringForm>;

export const coloringVersionParams = z.object({ version: wordField(coloringVersions, "v1") });

/** The type that a form asks for at the address of a version; null when type and version contradict each other. */
export function chosenColoringType(version: ColoringVersion, form: ColoringForm): ColoringType | null {
  const type = form.type ?? coloringTypes[version].default;
  const fits = coloringVersionOf(type) === version && (form.version ?? version) === version;
  return fits ? type : null;
}

/** Slider and other options: the page is drawn anew from what the conversion saw. */
export const coloringEdit = z
  .object(coloringChoiceFields)
  .refine((edit) => Object.values(edit).some((value) => value !== undefined));
export type ColoringEdit = z.infer<typeof coloringEdit>;

/** Another type or another subject: the photo is converted anew, the address stays. */
export const coloringTypeChange = z
  .object({ type: coloringType.optional(), subject: subjectStrokes.optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined));
export type ColoringTypeChange = z.infer<typeof coloringTypeChange>;

/** Address parts of downloads and prints. */
export const coloringDownloadParams = z.object({
  id: imageId,
  kind: z.enum(coloringDownloadKinds),
});
export const coloringPrintParams = z.object({ id: imageId, which: z.enum(coloringPrintKinds) });

const checkbox = z.literal(formChecked).optional();

/** Query of a download, as a plain GET form sends it. */
export const coloringDownloadQuery = z.object({
  [coloringDownloadFields.format]: wordField(coloringFormatNames, "pdf"),
  [coloringDownloadFields.strokesColor]: hexField.default("#000000"),
  [coloringDownloadFields.lineWidth]: numberField(lineWidthRange),
  [coloringDownloadFields.tracing]: checkbox,
  [coloringDownloadFields.paper]: wordField(paperWords, defaultPaper),
  [coloringDownloadFields.nameLine]: checkbox,
  [coloringDownloadFields.name]: textField(nameLineLength),
});
export type ColoringDownloadQuery = z.infer<typeof coloringDownloadQuery>;
