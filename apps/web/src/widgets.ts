import type { WidgetName } from "@tintery/contract";
import type { WidgetModule } from "./widget-module.ts";

/** Element → component, each fetched only where a page has its element. */
export type Widgets = { [Name in WidgetName]?: () => Promise<WidgetModule<Name>> };

/** The widgets that exist. */
export const widgets: Widgets = {
  "paint-by-numbers-upload-form": () =>
    import("./widgets/paint-by-numbers/upload-form.tsx").then((file) => file.uploadForm),
  "paint-by-numbers-result": () =>
    import("./widgets/paint-by-numbers/result.tsx").then((file) => file.result),
  "coloring-upload-form": () => import("./widgets/coloring/upload-form.tsx").then((file) => file.uploadForm),
  "coloring-compare": () => import("./widgets/coloring/compare.tsx").then((file) => file.compare),
  "coloring-svg-upload-form": () =>
    import("./widgets/outlines/upload-form.tsx").then((file) => file.uploadForm),
  "coloring-svg-compare": () => import("./widgets/outlines/compare.tsx").then((file) => file.compare),
  "reduce-details": () => import("./widgets/coloring/details-widget.tsx").then((file) => file.detailsWidget),
  "coloring-book-wizard": () =>
    import("./widgets/books/coloring-book-wizard.tsx").then((file) => file.coloringBookWizard),
  "my-books": () => import("./widgets/books/my-books.tsx").then((file) => file.myBooks),
  "create-image": () => import("./widgets/images/create-image.tsx").then((file) => file.createImage),
  "share-link": () => import("./widgets/sharing/share-link.tsx").then((file) => file.shareLink),
  "image-title": () => import("./widgets/images/image-title.tsx").then((file) => file.imageTitle),
  "dashboard-images": () =>
    import("./widgets/images/dashboard-images.tsx").then((file) => file.dashboardImages),
  "color-mixer": () => import("./widgets/colors/color-mixer.tsx").then((file) => file.colorMixer),
  "color-details": () => import("./widgets/colors/color-details.tsx").then((file) => file.colorDetails),
  "connect-site": () => import("./widgets/sites/connect-site.tsx").then((file) => file.connectSite),
  "admin-panel": () => import("./widgets/admin/admin-panel.tsx").then((file) => file.adminPanel),
  "account-form": () => import("./widgets/accounts/account-form.tsx").then((file) => file.accountForm),
  "user-settings-notify-by-email": () =>
    import("./widgets/accounts/notify-by-email.tsx").then((file) => file.notifyByEmail),
  "account-settings": () =>
    import("./widgets/accounts/account-settings.tsx").then((file) => file.accountSettings),
  "payment-verification": () =>
    import("./widgets/billing/billing.tsx").then((file) => file.paymentVerification),
  "unsubscribe-order": () => import("./widgets/billing/billing.tsx").then((file) => file.unsubscribeOrder),
  "palette-view": () => import("./widgets/palettes/palette-view.tsx").then((file) => file.paletteView),
  "my-palettes": () => import("./widgets/palettes/my-palettes.tsx").then((file) => file.myPalettes),
  "color-grid": () => import("./widgets/colors/color-grid.tsx").then((file) => file.colorGrid),
  "recipe-sheet": () =>
    import("./widgets/paint-by-numbers/recipe-sheet.tsx").then((file) => file.recipeSheet),
  "gamut-check": () => import("./widgets/colors/gamut-check.tsx").then((file) => file.gamutCheck),
  "mixing-chart": () => import("./widgets/colors/mixing-chart.tsx").then((file) => file.mixingChart),
  "print-content": () => import("./widgets/helpers/print-content.tsx").then((file) => file.printContent),
  "bookmark-hint": () => import("./widgets/helpers/bookmark-hint.tsx").then((file) => file.bookmarkHint),
  "random-prompt-button": () =>
    import("./widgets/prompts/random-prompt-button.tsx").then((file) => file.randomPromptButton),
  modal: () => import("./widgets/helpers/modal.tsx").then((file) => file.modal),
  "catalog-heart": () => import("./widgets/catalog/catalog-heart.tsx").then((file) => file.catalogHeart),
  "compare-slider": () => import("./widgets/images/sample-slider.tsx").then((file) => file.sampleSlider),
};
