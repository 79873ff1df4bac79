import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = (address: string) => () => readFileSync(fileURLToPath(address));

/** Arimo, as wide as Helvetica and Arial, for text whose own font is not in the file. */
export const openFonts = {
  regular: file(import.meta.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf")),
  bold: file(import.meta.resolve("@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf")),
  italic: file(import.meta.resolve("@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf")),
  boldItalic: file(import.meta.resolve("@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf")),
};
