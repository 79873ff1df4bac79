import type { ImageView } from "@tintery/contract";

/** The extension of a file that is offered: what its table says, but for the original what that really is. */
export function downloadExtension(
  { options }: ImageView,
  file: { extension: string; isOriginal?: boolean },
): string {
  return (file.isOriginal && options.original) || file.extension;
}
