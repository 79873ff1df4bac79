import { coloringVersionOf } from "@tintery/contract/tables";
import { formOf } from "../../../uploads/form-of.ts";
import type { Style } from "./style-choice.tsx";

/** What goes along with each photo, or with words. */
export function parcelOf({ type, choices }: Style, book: string) {
  const params = { version: coloringVersionOf(type) };
  return { params, fields: formOf({ type, ...params, book, ...choices }) };
}
