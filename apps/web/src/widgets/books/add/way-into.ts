import { wizardUploadDelay } from "@tintery/contract/tables";
import { addresses } from "../../../platform/addresses.ts";
import type { UploadWay } from "../../../uploads/uploads.ts";

/** How pages come into a book: one file after the other, and the visitor stays with the book. */
export function wayInto(book: string): UploadWay {
  return {
    call: "createColoring",
    family: "photos",
    delay: wizardUploadDelay,
    page: addresses.coloring,
    book,
  };
}
