import { describe, expect, it } from "vitest";
import { allCatalogs, loadAllLanguages } from "./all-messages.ts";
import { languages } from "./languages.ts";
import { type Catalog, loadLanguage, texts, translator } from "./messages.ts";

const english: Catalog = allCatalogs.en;
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Keys with several forms in English, without the form. */
const pluralKeys = new Set(
  Object.keys(english)
    .filter((key) => key.endsWith("_other"))
    .map((key) => key.replace(pluralForm, "")),
);

const isPlural = (key: string) => pluralForm.test(key) && pluralKeys.has(key.replace(pluralForm, ""));

/** The keys a language needs: those of English, with the language's own plural forms. */
function neededKeys(language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plain = Object.keys(english).filter((key) => !isPlural(key));
  return [...plain, ...[...pluralKeys].flatMap((key) => forms.map((form) => `${key}_${form}`))].sort();
}

/** Names inside `{{…}}`, without formats, sorted. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1]).sort();

const sentenceWords = (text: string) => text.replace(/\{\{[^}]*\}\}/g, " ").match(/\p{L}{2,}/gu)?.length ?? 0;

describe.each(languages)("texts in %s", (language) => {
  const catalog = allCatalogs[language];
  const known = Object.keys(catalog).filter((key) => neededKeys(language).includes(key));

  it("has every key with every plural form, and no other", () => {
    const needed = neededKeys(language);
    const missing = needed.filter((key) => !Object.hasOwn(catalog, key));
    const extra = Object.keys(catalog).filter((key) => !needed.includes(key));
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
  });

  it("has no empty text and no stray blanks", () => {
    expect(
      known.filter((key) => catalog[key]?.trim() === "" || catalog[key] !== catalog[key]?.trim()),
    ).toEqual([]);
  });

  it("has the placeholders of English; a plural form may leave the count out", () => {
    const wrong = known.filter((key) => {
      const source = english[key] ?? english[key.replace(pluralForm, "_other")] ?? "";
      const want = placeholders(source);
      const got = placeholders(catalog[key] ?? "");
      const loose = (names: (string | undefined)[]) => names.filter((name) => name !== "count").join();
      return isPlural(key) ? loose(want) !== loose(got) : want.join() !== got.join();
    });
    expect(wrong).toEqual([]);
  });

  it("repeats no English sentence", () => {
    if (language === "en") return;
    const copied = known.filter(
      (key) => catalog[key] === english[key] && sentenceWords(english[key] ?? "") > 3,
    );
    expect(copied).toEqual([]);
  });
});

describe("the way texts are written", () => {
  it("fills placeholders without escaping and picks plural forms", () => {
    const polish = translator("pl", {
      "spec.credits_one": "{{count}} kredyt",
      "spec.credits_few": "{{count}} kredyty",
      "spec.credits_many": "{{count}} kredytów",
      "spec.credits_other": "{{count}} kredytu",
      "spec.upload_status": "Stan: {{status}}",
    });
    expect([1, 3, 5, 22, 1.5].map((count) => polish("spec.credits", { count }))).toEqual([
      "1 kredyt",
      "3 kredyty",
      "5 kredytów",
      "22 kredyty",
      "1.5 kredytu",
    ]);
    expect(polish("spec.upload_status", { status: "<b>" })).toBe("Stan: <b>");
  });

  it("answers at once after loading, and says what is missing before", async () => {
    expect(() => texts("tr")).toThrow(/tr/);
    await loadLanguage("tr");
    expect(texts("tr")).toBe(await loadLanguage("tr"));
    loadAllLanguages();
    for (const language of languages) expect(texts(language)).toBeTypeOf("function");
    expect(texts("en")("spec.credits", { count: 1 })).toBe("1 credit");
  });
});

/**
 * Words of the form of address that a language does not use: German, French, Turkish, Czech and Ukrainian are formal,
 * Spanish, Polish and Dutch are not, Portuguese says você and is Brazil's, Japanese is polite. Imperatives are listed where
 * pronouns give nothing away.
 */
const otherAddress: Partial<Record<(typeof languages)[number], RegExp>> = {
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|bestimme|bette|drücke|drucke|erlaube|erstelle|exportiere|füge?|gib|klicke?|kopiere|lade|mache?|markiere|melde|möchtest|kannst|nimm|öffne|prüfe|probiere?|schau|schreibe?|setze|speichere|stelle?|tippe|verkleinere|versuche?|verwandle|wähle|wandle|warte|ziehe?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ta|tes|choisis|essaie|réessaie|enregistre|clique)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted\p{L}*|elija|guarde|haga|inténtelo|pruebe|seleccione|espere|escriba|recargue|contacte|imprima|recorte|pegue|mezcle|empiece|pinte|deje)(?!\p{L})/iu,
  pl: /(?<!\p{L})(pan|pani|państw\p{L}*|proszę)(?!\p{L})/iu,
  tr: /(?<!\p{L})(sen|seni|senin|sana|sende|senden)(?!\p{L})/iu,
  nl: /(?<!\p{L})(u|uw|uwe)(?!\p{L})/iu,
  cs: /(?<!\p{L})(ty|tě|tobě|tebe|tvůj|tvoj\p{L}*|tvé\p{L}*|tvá|tvou|můžeš|chceš|máš|vyber|zkus|počkej|ulož|zvol|napiš)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ти|тебе|тобі|твій|тво\p{L}*|можеш|хочеш|вибери|спробуй|зачекай|збережи|напиши)(?!\p{L})/iu,
  pt: /(?<!\p{L})(tu|ti|teus?|tuas?|contigo|vós|vosso\p{L}*|senhor\p{L}*|escolhe|tenta|guarda|ficheiros?|ecrãs?|telemóv\p{L}*|rode)(?!\p{L})|^A \p{L}+[aei]r /iu,
  ja: /てね|だよ|だね|しろ。|きみ|君|お前/u,
};

it.each(languages)("addresses the reader in one way everywhere in %s", (language) => {
  const other = otherAddress[language];
  const wrong = Object.entries(allCatalogs[language]).filter(([, text]) => other?.test(text));
  expect(wrong).toEqual([]);
});
