import {
  type GuidedWidget,
  innerSettings,
  languages,
  madeKinds,
  widgetGuide,
  widgets,
} from "@tintery/contract";

interface Attribute {
  kind: "text" | "flag" | "number" | "word";
  required?: true;
  words?: readonly string[];
}

const typeNames = { text: "string", number: "number", flag: "boolean" } as const;

const oneOf = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(" | ");

function typeOf({ kind, words = [] }: Attribute): string {
  return kind === "word" ? oneOf(words) : typeNames[kind];
}

/** The types of all widgets that work on pages of other origins, as TypeScript, from the one table of widgets. */
export function widgetSettingsSource(): string {
  const names = Object.keys(widgetGuide) as GuidedWidget[];
  return `/** Written by \`write-settings.ts\` from the table of widgets; a test compares. */

/** What a widget says its words in; by default the language of the page. */
export type Language = ${oneOf(languages)};

/** What was made, or opened. */
export type MadeKind = ${oneOf(madeKinds)};

interface Common {
  language?: Language;
  /** A selector: where a picture is shown that was made; by default below the widget. */
  result?: string;
}

/** The settings of each widget. */
export interface WidgetSettings {
${names.map(settingsOf).join("\n")}
}
`;
}

function settingsOf(name: GuidedWidget): string {
  const attributes: Readonly<Record<string, Attribute>> = widgets[name].attributes;
  const rows = Object.entries(attributes)
    .filter(([key]) => !innerSettings.includes(key))
    .map(([key, attribute]) => `    ${key}${attribute.required ? "" : "?"}: ${typeOf(attribute)};\n`);
  const body = rows.length > 0 ? `Common & {\n${rows.join("")}  }` : "Common";
  return `  /** ${widgetGuide[name].summary} */\n  ${JSON.stringify(name)}: ${body};`;
}
