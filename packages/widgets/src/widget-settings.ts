/** Written by `write-settings.ts` from the table of widgets; a test compares. */

/** What a widget says its words in; by default the language of the page. */
export type Language = "en" | "de" | "es" | "fr" | "pl" | "tr" | "ja" | "nl" | "cs" | "uk" | "pt";

/** What was made, or opened. */
export type MadeKind = "coloring" | "outlines" | "paint-by-numbers" | "book";

interface Common {
  language?: Language;
  /** A selector: where a picture is shown that was made; by default below the widget. */
  result?: string;
}

/** The settings of each widget. */
export interface WidgetSettings {
  /** Button and form that make coloring pages from photos. */
  "coloring-upload-form": Common & {
    open?: boolean;
    label?: string;
    type?: string;
  };
  /** A coloring page beside its photo, with downloads, printing, rating and changes. */
  "coloring-compare": Common & {
    imageId?: string;
    email?: string;
  };
  /** Button and form that make a paint-by-numbers picture from a photo or a prompt. */
  "paint-by-numbers-upload-form": Common & {
    open?: boolean;
    label?: string;
  };
  /** A paint-by-numbers picture: progress, comparison, downloads, colors and changes. */
  "paint-by-numbers-result": Common & {
    imageId?: string;
    email?: string;
  };
  /** Button and form that make SVG outlines from photos and drawings. */
  "coloring-svg-upload-form": Common & {
    open?: boolean;
    label?: string;
    colorPrecision?: "high" | "normal" | "low" | "lowest";
  };
  /** SVG outlines beside their photo, with downloads, precision and rating. */
  "coloring-svg-compare": Common & {
    imageId?: string;
    email?: string;
  };
  /** The visitor’s pictures with state, age and delete. */
  "dashboard-images": Common & {
    kind?: "all" | "coloring" | "outlines" | "paint-by-numbers";
    fixed?: boolean;
  };
  /** Section that adds pages to a coloring book. */
  "coloring-book-wizard": Common & {
    bookId?: string;
  };
  /** The visitor’s coloring books. */
  "my-books": Common;
  /** A place for one photo, which is sent as soon as it is chosen. */
  "create-image": Common & {
    type?: "coloring" | "coloring-svg" | "paint-by-numbers";
  };
  /** Slider that takes details out of a coloring page of the visitor’s. */
  "reduce-details": Common & {
    imageId: string;
    value?: number;
  };
  /** What a picture is called, for its owner to change. */
  "image-title": Common & {
    imageId: string;
    name: string;
  };
  /** Heart on a picture of the catalog. */
  "catalog-heart": Common & {
    imageId: string;
    rating?: number;
    rated?: boolean;
  };
  /** Button that fills the page’s prompt fields. */
  "random-prompt-button": Common & {
    target?: string;
    mode?: "surprise" | "kids" | "landscape" | "pets" | "season";
    label?: string;
  };
  /** Says which base paints mix to a color, with volumes. */
  "color-mixer": Common;
  /** A color’s numbers, its mixture and similar paints. */
  "color-details": Common & {
    hex: string;
  };
  /** Colors side by side, each of which opens its details. */
  "color-grid": Common & {
    colors: string;
  };
  /** All colors of a brand’s palette. */
  "palette-view": Common & {
    palette?: string;
    link?: string;
  };
  /** What any two paints of a set make. */
  "mixing-chart": Common;
  /** How much of a photo some paints reach. */
  "gamut-check": Common;
  /** How to mix every color of a painting. */
  "recipe-sheet": Common & {
    imageId: string;
  };
  /** Two pictures of yours under one movable divider. */
  "compare-slider": Common & {
    before: string;
    after: string;
    beforeSmall?: string;
    afterSmall?: string;
    beforeLabel?: string;
    afterLabel?: string;
    alt?: string;
    width: number;
    height: number;
    position?: number;
  };
  /** Button that prints one part of the page. */
  "print-content": Common & {
    target: string;
    label?: string;
  };
  /** Button that says how to bookmark the page. */
  "bookmark-hint": Common & {
    label?: string;
  };
  /** Button that opens what stands in its element, as a dialog. */
  modal: Common & {
    label: string;
    title?: string;
  };
  /** Switch for notifications by email. */
  "user-settings-notify-by-email": Common;
  /** Waits for a payment, then goes on to the success page. */
  "payment-verification": Common;
  /** Button that ends a subscription. */
  "unsubscribe-order": Common & {
    orderId: string;
  };
}
