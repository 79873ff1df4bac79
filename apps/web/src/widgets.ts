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
  "create-image": () => import("./widgets/images/create-image.tsx").then((file) => file.createImage),
  "share-link": () => import("./widgets/sharing/share-link.tsx").then((file) => file.shareLink),
  "image-title": () => import("./widgets/images/image-title.tsx").then((file) => file.imageTitle),
  "dashboard-images": () =>
    import("./widgets/images/dashboard-images.tsx").then((file) => file.dashboardImages),
  "compare-slider": () => import("./widgets/images/sample-slider.tsx").then((file) => file.sampleSlider),
};
