/// <reference path="./late-texts.d.ts" />
import { isLanguage, type Language } from "./languages.ts";
import type { MessageKey } from "./message-keys.ts";
import { formatsNamed } from "../images/upload-formats.ts";

export { defaultLanguage, isLanguage, type Language, languageNames, languages } from "./languages.ts";
export type { MessageKey } from "./message-keys.ts";

/** The texts of one language: key (without namespaces or nesting) to text. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * Writes one text. `count` picks the plural form; other values fill `{{placeholders}}`. The formats that can be uploaded,
 * `{{photos}}` and `{{drawings}}`, are filled in by themselves.
 */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** One explicit import per language, so that bundlers make one chunk of each and a browser fetches only its own. */
const catalogs: Record<Language, () => Promise<{ default: Catalog }>> = {
  en: () => import("../../messages/en.json", { with: { type: "json" } }),
  de: () => import("../../messages/de.json", { with: { type: "json" } }),
  es: () => import("../../messages/es.json", { with: { type: "json" } }),
  fr: () => import("../../messages/fr.json", { with: { type: "json" } }),
  pl: () => import("../../messages/pl.json", { with: { type: "json" } }),
  tr: () => import("../../messages/tr.json", { with: { type: "json" } }),
  ja: () => import("../../messages/ja.json", { with: { type: "json" } }),
  nl: () => import("../../messages/nl.json", { with: { type: "json" } }),
  cs: () => import("../../messages/cs.json", { with: { type: "json" } }),
  uk: () => import("../../messages/uk.json", { with: { type: "json" } }),
  pt: () => import("../../messages/pt.json", { with: { type: "json" } }),
};

/**
 * The texts that only late parts of a page say (dialogs). A browser build divides every catalog in two; elsewhere both
 * parts are the whole catalog.
 */
const lateCatalogs: Record<Language, () => Promise<{ default: Catalog }>> = {
  en: () => import("../../messages/en.json?late", { with: { type: "json" } }),
  de: () => import("../../messages/de.json?late", { with: { type: "json" } }),
  es: () => import("../../messages/es.json?late", { with: { type: "json" } }),
  fr: () => import("../../messages/fr.json?late", { with: { type: "json" } }),
  pl: () => import("../../messages/pl.json?late", { with: { type: "json" } }),
  tr: () => import("../../messages/tr.json?late", { with: { type: "json" } }),
  ja: () => import("../../messages/ja.json?late", { with: { type: "json" } }),
  nl: () => import("../../messages/nl.json?late", { with: { type: "json" } }),
  cs: () => import("../../messages/cs.json?late", { with: { type: "json" } }),
  uk: () => import("../../messages/uk.json?late", { with: { type: "json" } }),
  pt: () => import("../../messages/pt.json?late", { with: { type: "json" } }),
};

/** A language's texts, which late ones may join, and the function that writes them. */
interface Loaded {
  readonly texts: Record<string, string>;
  readonly translate: Translate;
  late?: Promise<void>;
}

const loaded = new Map<Language, Loaded>();

/**
 * Makes the function that writes texts of one catalog. Flat keys, plural forms as suffixes in i18next's manner
 * (`key_one`, `key_other`, chosen by `count`), no escaping: React and the server escape what they print. A key the
 * catalog lacks is answered with the key itself. Written out here because the whole of i18next costs every page
 * 14 kB for these few lines.
 */
export function translator(language: Language, catalog: Catalog): Translate {
  const plurals = new Intl.PluralRules(language);
  const formatOf = (name: string) =>
    name === "photos" || name === "drawings" ? formatsNamed(language)[name] : undefined;
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === "number" ? catalog[`${key}_${plurals.select(count)}`] : undefined;
    const text = form ?? catalog[key] ?? catalog[`${key}_other`] ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
      String(values[name] ?? formatOf(name) ?? place),
    );
  };
}

/** Keeps a language's texts so that `texts` can answer at once. */
export function addLanguage(language: Language, catalog: Catalog): Translate {
  const texts = { ...catalog };
  const translate = translator(language, texts);
  loaded.set(language, { texts, translate });
  return translate;
}

/** Fetches one language's texts (once) and answers the function that writes them. */
export async function loadLanguage(language: Language): Promise<Translate> {
  const known = loaded.get(language);
  if (known) return known.translate;
  const { default: catalog } = await catalogs[language]();
  // somebody else may have waited for the same texts
  return loaded.get(language)?.translate ?? addLanguage(language, catalog);
}

/** Fetches the texts of late parts (once) for a language whose first ones are there; a failed fetch may be repeated. */
export function loadLateTexts(language: Language): Promise<void> {
  const first = loaded.get(language);
  if (!first) throw new RangeError(`loadLateTexts: language must be loaded, got ${language}`);
  first.late ??= lateCatalogs[language]().then(
    (late) => void Object.assign(first.texts, late.default),
    (error: unknown) => {
      delete first.late;
      throw error;
    },
  );
  return first.late;
}

/** The texts of a language that was loaded before; RangeError otherwise. */
export function texts(language: Language): Translate {
  const known = loaded.get(language);
  if (known) return known.translate;
  const hint = isLanguage(language) ? "call loadLanguage or loadAllLanguages first" : "no such language";
  throw new RangeError(`texts: language must be loaded, got ${language} (${hint})`);
}
