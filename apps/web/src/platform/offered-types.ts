import { phoneFormats, photoTypes } from "@tintery/contract/tables";

/** Whether the page is used with a mouse or the like; never in pages that are written for all devices. */
export function isComputer(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: fine)").matches;
}

/**
 * What a file picker offers, as `accept` has it. Computers gray out what is not named, so HEIC is; phones and tablets turn it
 * into JPEG as long as nothing names it.
 */
export function offeredTypes(types: readonly string[] = photoTypes): string {
  const { type, endings } = phoneFormats.heic;
  return [...types, ...(isComputer() ? [type, ...endings] : [])].join();
}
