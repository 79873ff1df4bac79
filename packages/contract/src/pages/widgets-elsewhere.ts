import type { WidgetName } from "./widgets.ts";

/**
 * What a widget needs on a page of another origin: nothing of the server, a site key, a key and the visitor's account; or it
 * works on the server's own pages only.
 */
export type WidgetElsewhere = "alone" | "key" | "account" | "never";

/** How each widget stands on pages of other origins; a table of its own, since our own pages need not carry it. */
export const widgetsElsewhere = {
  "coloring-book-wizard": "key",
  "my-books": "key",
  "coloring-compare": "key",
  "coloring-svg-compare": "key",
  "coloring-upload-form": "key",
  "coloring-svg-upload-form": "key",
  "paint-by-numbers-upload-form": "key",
  "paint-by-numbers-result": "key",
  "image-title": "key",
  "dashboard-images": "key",
  "compare-slider": "alone",
  "color-mixer": "key",
  "color-details": "key",
  "palette-view": "key",
  "my-palettes": "never",
  "color-grid": "key",
  "recipe-sheet": "key",
  "mixing-chart": "key",
  "gamut-check": "key",
  "reduce-details": "key",
  "share-link": "never",
  "random-prompt-button": "key",
  "payment-verification": "account",
  "unsubscribe-order": "account",
  "account-form": "never",
  "account-settings": "never",
  "connect-site": "never",
  "admin-panel": "never",
  "user-settings-notify-by-email": "account",
  "catalog-heart": "key",
  "create-image": "key",
  "print-content": "alone",
  "bookmark-hint": "alone",
  modal: "alone",
} as const satisfies Record<WidgetName, WidgetElsewhere>;
