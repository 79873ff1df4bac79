import { cleanLine, type PaletteContent, paletteLimits } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";

/** Reads a palette out of a file, on this device; says in words why it could not. */
export function useImport(onRead: (content: PaletteContent) => void) {
  const { t, number } = useTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      const { readPaletteFile, PaletteFileError } = await import("@tintery/contract/palette-files");
      try {
        if (file.size > paletteLimits.fileBytes) throw new PaletteFileError("too_large");
        const { title, paints } = readPaletteFile(new Uint8Array(await file.arrayBuffer()), file.name);
        const name = title.trim() === "" ? file.name.replace(/\.[^.]*$/, "") : title;
        onRead({ title: cleanLine(name, paletteLimits.title), paints });
      } catch (error) {
        if (!(error instanceof PaletteFileError)) throw error;
        const { fault, place } = error;
        const reason = t(`palette.fault.${fault}`, {
          max: number(paletteLimits.paints),
          megabytes: number(paletteLimits.fileBytes / 1_000_000),
        });
        setProblem(place === null ? reason : t("palette.fault_at", { reason, place: number(place) }));
      }
    } catch {
      // the file went away while it was read, or the connection
      setProblem(t("spec.something_went_wrong"));
    }
  };
  return { problem, read };
}
