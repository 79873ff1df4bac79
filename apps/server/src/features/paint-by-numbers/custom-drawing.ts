import {
  customDownloadFields,
  customDownloadQuery,
  type CustomFormat,
  customFormatField,
  frameWidth,
  type PaintByNumbersOptions,
} from "@tintery/contract";
import { defaultStyle, type Style } from "@tintery/engine/draw";
import { refusedOptions } from "../../http/problem.ts";

/**
 * The style and format that the form of the custom download asks for.
 * @param canvas the canvas the picture was made for
 * @throws Problem `invalid_options`
 */
export function customDrawing(
  query: unknown,
  canvas: PaintByNumbersOptions["canvasSize"],
): { style: Style; format: CustomFormat } {
  const read = customDownloadQuery.safeParse(query);
  if (!read.success) throw refusedOptions(read.error);
  const fields = customDownloadFields;
  const { [fields.type]: kind, [fields.frame]: framed, [fields.hybridOpacity]: percent } = read.data;
  const style = {
    ...defaultStyle,
    kind,
    strokeColor: read.data[fields.strokesColor],
    numbersColor: read.data[fields.numbersColor],
    opacity: percent / 100,
    frameMM: framed ? frameWidth(canvas).mm : 0,
  };
  return { style, format: read.data[customFormatField] };
}
