/** The interface languages in the order of the specification, each named by its own speakers. */
export const languageNames = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  pl: "Polski",
  tr: "Türkçe",
  ja: "日本語",
  nl: "Nederlands",
  cs: "Čeština",
  uk: "Українська",
  pt: "Português",
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** English is the source of all texts and the answer to an unknown language. */
export const defaultLanguage: Language = "en";

/** Cookie and query parameter that hold the visitor's choice of language. */
export const languageCookie = "language";

/** Tells whether a word from outside is one of the eleven language codes. */
export function isLanguage(word: unknown): word is Language {
  return typeof word === "string" && Object.hasOwn(languageNames, word);
}

/** The interface language for a tag such as `pt-BR`, or null when we do not speak it. */
export function languageOfTag(tag: string): Language | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(base) ? base : null;
}

/** The best interface language for an `Accept-Language` header; English when nothing fits. */
export function languageOfHeader(header: string | undefined): Language {
  const wishes = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...settings] = part.split(";");
      const quality = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean);
      return { language: languageOfTag(tag), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.language !== null && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes[0]?.language ?? defaultLanguage;
}
