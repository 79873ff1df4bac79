import {
  customDownloadFields,
  customDownloadQuery,
  type CustomFormat,
  customFormatField,
  frameWidth,
  type PaintByNumbersOptions,
} from "@tintery/contract";
import { defaultStyle, type Style } from "@tintery/engine/draw";
import { readOptions } from "../../http/read-request.ts";
import { displayOf } from "./display-of.ts";

/**
 * The style and format that the form of the custom download asks for.
 * @param canvas the canvas the picture was made for
 * @throws Problem `invalid_options`
 */
export function customDrawing(
  query: unknown,
  canvas: PaintByNumbersOptions["canvasSize"],
): { style: Style; format: CustomFormat } {
  const read = readOptions(customDownloadQuery, query);
  const display = displayOf(query);
  const fields = customDownloadFields;
  const { [fields.type]: kind, [fields.frame]: framed, [fields.hybridOpacity]: percent } = read;
  const style = {
    ...defaultStyle,
    kind,
    strokeColor: read[fields.strokesColor],
    numbersColor: read[fields.numbersColor],
    opacity: percent / 100,
    frameMM: framed ? frameWidth(canvas).mm : 0,
    ...(display && { display }),
  };
  return { style, format: read[customFormatField] };
}
