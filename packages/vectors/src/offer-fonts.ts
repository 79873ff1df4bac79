import { fileURLToPath } from "node:url";

/**
 * Lets the renderer of SVG find a font on machines that have none, beside those of the machine. Counts from the first
 * text that is drawn in a process.
 */
export function offerFonts(): void {
  process.env.FONTCONFIG_FILE ??= fileURLToPath(import.meta.resolve("@tintery/vectors/fonts.conf"));
}
