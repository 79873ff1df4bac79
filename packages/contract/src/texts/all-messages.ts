/** All catalogs at once, for Node: the server and the command line answer in any language without waiting. */
import cs from "../../messages/cs.json" with { type: "json" };
import de from "../../messages/de.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import es from "../../messages/es.json" with { type: "json" };
import fr from "../../messages/fr.json" with { type: "json" };
import ja from "../../messages/ja.json" with { type: "json" };
import nl from "../../messages/nl.json" with { type: "json" };
import pl from "../../messages/pl.json" with { type: "json" };
import pt from "../../messages/pt.json" with { type: "json" };
import tr from "../../messages/tr.json" with { type: "json" };
import uk from "../../messages/uk.json" with { type: "json" };
import { languages } from "./languages.ts";
import { addLanguage, type Catalog, type Language } from "./messages.ts";

export const allCatalogs: Readonly<Record<Language, Catalog>> = {
  en,
  de,
  es,
  fr,
  pl,
  tr,
  ja,
  nl,
  cs,
  uk,
  pt,
};

/** Makes `texts` answer for every language from now on. Cheap to call twice. */
export function loadAllLanguages(): void {
  for (const language of languages) addLanguage(language, allCatalogs[language]);
}
