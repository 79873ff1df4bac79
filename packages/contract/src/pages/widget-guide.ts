import type { ImageKind } from "../images/image-kinds.ts";
import type { widgetsElsewhere } from "./widgets-elsewhere.ts";
import type { WidgetName, WidgetSettings } from "./widgets.ts";

/** Widgets that work on pages of others. */
export type GuidedWidget = {
  [Name in WidgetName]: (typeof widgetsElsewhere)[Name] extends "never" ? never : Name;
}[WidgetName];

/** What is said of a widget to those who put it on a page of theirs, in English as all descriptions for programmers. */
interface GuideRow<Name extends WidgetName> {
  summary: string;
  /** Settings of the example; what is needed stands there. */
  example: Partial<WidgetSettings<Name>>;
  /** The example is about a picture of this kind. */
  about?: ImageKind;
  /** It is shown, not only written: it changes nothing, and says something to everybody. */
  live?: true;
}

const imageId = "ID";
const live = true;

/** Settings that only our own pages write. */
export const innerSettings: readonly string[] = [
  "image",
  "userType",
  "premium",
  "professional",
  "commercial",
  "wholePage",
  "hasEmptyState",
];

/** Every widget for pages of others, with an example. */
export const widgetGuide: { readonly [Name in GuidedWidget]: GuideRow<Name> } = {
  "coloring-upload-form": {
    summary: "Button and form that make coloring pages from photos.",
    example: {},
    live,
  },
  "coloring-compare": {
    summary: "A coloring page beside its photo, with downloads, printing, rating and changes.",
    example: { imageId },
    about: "coloring",
    live,
  },
  "paint-by-numbers-upload-form": {
    summary: "Button and form that make a paint-by-numbers picture from a photo or a prompt.",
    example: {},
    live,
  },
  "paint-by-numbers-result": {
    summary: "A paint-by-numbers picture: progress, comparison, downloads, colors and changes.",
    example: { imageId },
    about: "paint-by-numbers",
    live,
  },
  "coloring-svg-upload-form": {
    summary: "Button and form that make SVG outlines from photos and drawings.",
    example: {},
    live,
  },
  "coloring-svg-compare": {
    summary: "SVG outlines beside their photo, with downloads, precision and rating.",
    example: { imageId },
    about: "outlines",
    live,
  },
  "dashboard-images": { summary: "The visitor’s pictures with state, age and delete.", example: {}, live },
  "coloring-book-wizard": { summary: "Section that adds pages to a coloring book.", example: {}, live },
  "my-books": { summary: "The visitor’s coloring books.", example: {}, live },
  "create-image": {
    summary: "A place for one photo, which is sent as soon as it is chosen.",
    example: { type: "coloring" },
    live,
  },
  "reduce-details": {
    summary: "Slider that takes details out of a coloring page of the visitor’s.",
    example: { imageId },
  },
  "image-title": {
    summary: "What a picture is called, for its owner to change.",
    example: { imageId, name: "Boats" },
  },
  "catalog-heart": { summary: "Heart on a picture of the catalog.", example: { imageId } },
  "random-prompt-button": {
    summary: "Button that fills the page’s prompt fields.",
    example: { target: "[name=prompt]" },
    live,
  },
  "color-mixer": { summary: "Says which base paints mix to a color, with volumes.", example: {}, live },
  "color-details": {
    summary: "A color’s numbers, its mixture and similar paints.",
    example: { hex: "#b4431f" },
    live,
  },
  "color-grid": {
    summary: "Colors side by side, each of which opens its details.",
    example: { colors: "#b4431f #3d7a4e #2b6c8f #d99a1c" },
    live,
  },
  "palette-view": { summary: "All colors of a brand’s palette.", example: { palette: "1" }, live },
  "mixing-chart": { summary: "What any two paints of a set make.", example: {}, live },
  "gamut-check": { summary: "How much of a photo some paints reach.", example: {}, live },
  "recipe-sheet": {
    summary: "How to mix every color of a painting.",
    example: { imageId },
    about: "paint-by-numbers",
    live,
  },
  "compare-slider": {
    summary: "Two pictures of yours under one movable divider.",
    example: { before: "before.jpg", after: "after.jpg", width: 800, height: 600 },
    about: "paint-by-numbers",
    live,
  },
  "print-content": { summary: "Button that prints one part of the page.", example: { target: "h1" }, live },
  "bookmark-hint": { summary: "Button that says how to bookmark the page.", example: {}, live },
  modal: {
    summary: "Button that opens what stands in its element, as a dialog.",
    example: { label: "Open" },
    live,
  },
  "user-settings-notify-by-email": { summary: "Switch for notifications by email.", example: {} },
  "payment-verification": { summary: "Waits for a payment, then goes on to the success page.", example: {} },
  "unsubscribe-order": { summary: "Button that ends a subscription.", example: { orderId: "ORDER" } },
};
