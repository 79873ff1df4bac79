import type { Language } from "@tintery/contract";
import { catalogTitles } from "@tintery/scenes/catalog-titles";

const titles: Readonly<Record<Language, Readonly<Record<string, string>>>> = catalogTitles;

/** What a picture of the catalog is called, by the slug of its recipe; undefined where there is no such recipe. */
export function titleOf(slug: string, language: Language): string | undefined {
  return Object.hasOwn(titles[language], slug) ? titles[language][slug] : undefined;
}
