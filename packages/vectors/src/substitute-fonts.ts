import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const fileOf = (style: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/arimo/${style}/Arimo_${style}.ttf`));

/** Arimo, as wide as Helvetica and Arial, for text whose own font is not in the file. */
export const substituteFonts = {
  regular: () => readFileSync(fileOf("400Regular")),
  bold: () => readFileSync(fileOf("700Bold")),
  italic: () => readFileSync(fileOf("400Regular_Italic")),
  boldItalic: () => readFileSync(fileOf("700Bold_Italic")),
};
