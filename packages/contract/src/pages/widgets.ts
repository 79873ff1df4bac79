import { accountForms, letterPlaces } from "../accounts/account.ts";
import { defaultUserType, userTypes } from "../accounts/user-types.ts";
import { reduceDetailsRange } from "../coloring/coloring.ts";
import { imageKindNames } from "../images/image-kinds.ts";
import { type Language, languageOfTag } from "../texts/languages.ts";
import { defaultRandomPromptMode, randomPromptModes } from "../paint-by-numbers/prompts.ts";
import { defaultOutlinesPrecision, outlinesPrecisions } from "../outlines/outlines.ts";

/** One setting of a widget, written on its element as a data attribute (`userType` is `data-user-type`). */
type Attribute =
  | { readonly kind: "text"; readonly required?: true; readonly default?: string }
  | { readonly kind: "flag" }
  | { readonly kind: "number"; readonly required?: true; readonly default?: number }
  | { readonly kind: "word"; readonly words: readonly string[]; readonly default: string };

interface Widget {
  readonly attributes: Readonly<Record<string, Attribute>>;
}

const text = { kind: "text" } as const;
const needed = { kind: "text", required: true } as const;
const flag = { kind: "flag" } as const;
const userType = { kind: "word", words: userTypes, default: defaultUserType } as const;
/** A picture's page without one says what the specification says of a picture that could not be asked for. */
const imageId = text;

/**
 * Every element that a widget mounts on, found by its id or by `data-widget`. All of them also understand
 * `data-language`; without it the nearest `lang` decides.
 */
export const widgets = {
  /** Collapsible section that adds pages to a coloring book, and the book itself. */
  // without a book, on a page of others: the one that the visitor changed last, or a new one
  "coloring-book-wizard": { attributes: { userType, bookId: text } },
  /** The visitor's coloring books: begun, opened, deleted. */
  "my-books": { attributes: {} },
  /** A coloring page beside its photo, with downloads, rating and edits. */
  "coloring-compare": { attributes: { imageId, email: text, userType, image: text } },
  /** SVG outlines beside their photo, with downloads, precision and rating. */
  "coloring-svg-compare": { attributes: { imageId, email: text, userType, image: text } },
  /** Dialog that makes coloring pages from photos. */
  "coloring-upload-form": {
    // `type` is chosen at first; `wholePage` and `label` as for paint by numbers
    attributes: { userType, open: flag, label: text, wholePage: flag, type: text },
  },
  /** Dialog that makes SVG outlines from photos and drawings. */
  "coloring-svg-upload-form": {
    // `colorPrecision` is chosen at first; `wholePage` and `label` as for paint by numbers
    attributes: {
      userType,
      open: flag,
      label: text,
      wholePage: flag,
      colorPrecision: { kind: "word", words: outlinesPrecisions, default: defaultOutlinesPrecision },
    },
  },
  /** Dialog that makes a paint-by-numbers picture from a photo or prompt. */
  "paint-by-numbers-upload-form": {
    // `wholePage`: takes photos dropped or pasted anywhere on the page, and opens at the address fragment #create
    attributes: { userType, premium: flag, professional: flag, open: flag, label: text, wholePage: flag },
  },
  /** A paint-by-numbers picture: progress, comparison, downloads, colors, edits. */
  "paint-by-numbers-result": {
    attributes: { imageId, email: text, commercial: flag, professional: flag, image: text },
  },
  /** What an image is called, for its owner to change; the element may hold the title as text until then. */
  "image-title": { attributes: { imageId: needed, name: needed } },
  /** The visitor's images with state, age and delete. */
  "dashboard-images": {
    attributes: {
      kind: { kind: "word", words: ["all", ...imageKindNames], default: "all" },
      // only that kind, filtered by its types instead of by kinds
      fixed: flag,
      // what stands in the element says that nothing is there, and is shown while that is so
      hasEmptyState: flag,
    },
  },
  /** Two pictures under one movable divider. */
  "compare-slider": {
    attributes: {
      before: needed,
      after: needed,
      // the same for narrow screens
      beforeSmall: text,
      afterSmall: text,
      beforeLabel: text,
      afterLabel: text,
      alt: text,
      width: { kind: "number", required: true },
      height: { kind: "number", required: true },
      position: { kind: "number", default: 50 },
    },
  },
  /** Unmixes a color into base paints with volumes. */
  "color-mixer": { attributes: {} },
  /** A color's numbers, its mix and similar paints. */
  "color-details": { attributes: { hex: needed } },
  /** All colors of a maker's palette, by its id or name, or of a visitor's, by the secret part of its link. */
  "palette-view": { attributes: { palette: text, link: text } },
  /** The visitor's palettes: made, edited, brought as files, shared. */
  "my-palettes": { attributes: {} },
  /** Colors side by side, each of which opens its details. */
  "color-grid": {
    // with blanks or commas between them
    attributes: { colors: needed },
  },
  /** How to mix every color of a painting from paints of one's choice. */
  "recipe-sheet": { attributes: { imageId: needed, image: text } },
  /** What any two paints of a set make. */
  "mixing-chart": { attributes: {} },
  /** How much of a photo some paints reach, and which one paint more would help most. */
  "gamut-check": { attributes: {} },
  /** Slider that takes details out of a coloring page. */
  "reduce-details": {
    attributes: { imageId: needed, value: { kind: "number", default: reduceDetailsRange.default } },
  },
  /** Makes, copies and revokes the link under which others see an image. */
  "share-link": {
    // `alt` says what is embedded on other sites, `width` and `height` its proportions
    attributes: {
      imageId: needed,
      address: text,
      alt: text,
      width: { kind: "number", default: 4 },
      height: { kind: "number", default: 3 },
    },
  },
  /** Button that fills the page's prompt fields. */
  "random-prompt-button": {
    // `target` is a selector
    attributes: {
      target: { kind: "text", default: "[name=prompt]" },
      mode: { kind: "word", words: randomPromptModes, default: defaultRandomPromptMode },
      label: text,
    },
  },
  /** Waits for a payment, then goes on to the success page. */
  "payment-verification": { attributes: {} },
  /** Button that ends a subscription. */
  "unsubscribe-order": { attributes: { orderId: needed } },
  /** A form around accounts: sign in, sign up, a new password, the confirmation of an address. */
  "account-form": {
    // `providers`: those to sign in with, between blanks
    attributes: {
      form: { kind: "word", words: accountForms, default: "sign-in" },
      letterPlace: { kind: "word", words: letterPlaces, default: "sent" },
      providers: text,
      // one of `signUpModes`, which no other widget needs
      signUp: text,
      // whether the browser keeps the secret of an invitation that it has opened
      hasInvitation: flag,
      oidcName: text,
    },
  },
  /** What somebody who is signed in does with their account. */
  "account-settings": { attributes: { email: needed } },
  /** Asks somebody who is signed in whether a site may act for their account, in a window of its own. */
  "connect-site": { attributes: { key: needed, origin: needed, email: needed } },
  /** What those see and do who run the service. */
  "admin-panel": { attributes: { charged: flag, signUp: text } },
  /** Switch for notifications by e-mail. */
  "user-settings-notify-by-email": { attributes: {} },
  /** Heart on a catalog image. */
  "catalog-heart": { attributes: { imageId: needed, rating: { kind: "number", default: 0 }, rated: flag } },
  /** Form of the color tools that sends one picture to a create call. */
  "create-image": {
    attributes: {
      type: { kind: "word", words: ["coloring", "coloring-svg", "paint-by-numbers"], default: "coloring" },
    },
  },
  /** Button that prints a part of the page, and nothing else of it. */
  "print-content": {
    // `target` is a selector
    attributes: { target: needed, label: text },
  },
  /** Button that says how to bookmark the page. */
  "bookmark-hint": { attributes: { label: text } },
  /** Button that opens what stands in its element, as a dialog with Apply and Close. */
  modal: {
    // the element sends the events `apply` and `close`; without a title, the label is the dialog's
    attributes: { label: needed, title: text },
  },
} as const satisfies Record<string, Widget>;

export type WidgetName = keyof typeof widgets;
export const widgetNames = Object.keys(widgets) as WidgetName[];

type ValueOf<A> = A extends { kind: "flag" }
  ? boolean
  : A extends { kind: "word"; words: readonly (infer Word)[] }
    ? Word
    : A extends { kind: infer K }
      ? A extends { required: true } | { default: unknown }
        ? K extends "number"
          ? number
          : string
        : (K extends "number" ? number : string) | null
      : never;

/** The settings a widget works with, read from its element. */
export type WidgetSettings<Name extends WidgetName> = {
  readonly [Key in keyof (typeof widgets)[Name]["attributes"]]: ValueOf<
    (typeof widgets)[Name]["attributes"][Key]
  >;
} & { readonly language: Language | null };

/** A widget's settings as the data attributes of its element: `data-image-id` and so on. */
export type WidgetAttributes = Readonly<Record<`data-${string}`, string>>;

function readAttribute(
  attribute: Attribute,
  value: string | undefined,
  name: string,
): string | number | boolean | null {
  if (attribute.kind === "flag") return value !== undefined && !["0", "false", "no"].includes(value);
  const given = value === undefined || value.trim() === "" ? undefined : value.trim();
  if (attribute.kind === "word") {
    return given !== undefined && attribute.words.includes(given) ? given : attribute.default;
  }
  const missing = attribute.default ?? null;
  if (given === undefined && attribute.required)
    throw new RangeError(`widget attribute ${name} must be given`);
  if (given === undefined) return missing;
  if (attribute.kind === "text") return given;
  if (Number.isFinite(Number(given))) return Number(given);
  throw new RangeError(`widget attribute ${name} must be a number, got ${given}`);
}

/**
 * Reads a widget's settings from its element's `dataset`. Missing optional texts and numbers are null, unknown
 * words become the default. RangeError when a required attribute is missing or a number is none.
 */
export function readWidget<Name extends WidgetName>(
  name: Name,
  dataset: Readonly<Record<string, string | undefined>>,
): WidgetSettings<Name> {
  const settings: Record<string, unknown> = {
    language: dataset.language === undefined ? null : languageOfTag(dataset.language),
  };
  const attributes: Readonly<Record<string, Attribute>> = widgets[name].attributes;
  for (const [key, attribute] of Object.entries(attributes)) {
    settings[key] = readAttribute(attribute, dataset[key], `${attributeName(key)} of ${name}`);
  }
  return settings as WidgetSettings<Name>;
}

/** How a setting is written on an element: `userType` is `data-user-type`. */
export const attributeName = (setting: string): `data-${string}` =>
  `data-${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The data attributes that mount a widget with the given settings; settings left out or null are not written. */
export function widgetAttributes<Name extends WidgetName>(
  name: Name,
  settings: Partial<WidgetSettings<Name>>,
): WidgetAttributes {
  const attributes: Record<`data-${string}`, string> = { "data-widget": name };
  for (const [key, value] of Object.entries(settings)) {
    if (value === null || value === undefined || value === false) continue;
    attributes[attributeName(key)] = value === true ? "1" : String(value);
  }
  return attributes;
}
