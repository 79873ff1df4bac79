/**
 * Which texts a widget says at once. All others are fetched with the first late part (a dialog, a remark), so that no page
 * waits for words that nobody may ever read. A name that ends in `.*` stands for all texts that begin so.
 */
const early = [
  // what is said while something is fetched, sent or wrong
  "spec.something_went_wrong",
  "spec.apply",
  "spec.close",
  "status.*",
  "stage.*",
  // the kit
  "ui.bookmark",
  "ui.close",
  "ui.original",
  "ui.painting",
  "ui.numbers",
  "ui.compare",
  "ui.compare_value",
  "ui.labelled",
  "ui.zoom_in",
  "ui.zoom_fit",
  "ui.drop_anywhere",
  "ui.offline",
  "ui.offline_upload",
  "ui.loading",
  "ui.preview_forbidden",
  "look.open",
  // buttons that open the forms
  "pbn.create_title",
  "spec.create_coloring",
  "spec.create_outlines",
  // the visitor's images
  "dashboard.filter",
  "dashboard.filter.*",
  "dashboard.kind.*",
  "dashboard.delete",
  "dashboard.more",
  "dashboard.select",
  "title.change",
  "catalog.like",
  "share.share",
  // a paint-by-numbers picture
  "spec.colors_in_process",
  "pbn.queue_next",
  "pbn.queue_place",
  "pbn.photo_alt",
  "builder.picture_alt",
  "pbn.painting_alt",
  "pbn.numbers_alt",
  "pbn.show",
  "pbn.show_painted",
  "pbn.show_numbers",
  "pbn.toolbar",
  "pbn.download",
  "pbn.print",
  "pbn.same_photo",
  "builder.again",
  "paint.open",
  "pbn.delete",
  "pbn.palette_title",
  "pbn.sort_by",
  "pbn.sort.*",
  "pbn.color_area",
  "pbn.segments",
  "pbn.copy_hex",
  "pbn.sample_note",
  "pbn.sample_first_step",
  // a coloring page
  "spec.reduce_details",
  "coloring.type",
  "coloring.type.*",
  "coloring.first_step",
  "coloring.page_alt",
  "coloring.details_hint",
  "coloring.redrawing",
  "coloring.redrawn",
  "coloring.change_type",
  "book.add_to",
  // SVG outlines
  "outlines.precision",
  "outlines.precision.*",
  "outlines.first_step",
  "outlines.picture_alt",
  "outlines.change_precision",
  "outlines.number_of_colors",
  "outlines.recognized",
  "outlines.recognized.*",
  "outlines.kind.filled",
  "outlines.kind.outlines",
  "outlines.summary",
  "outlines.number_of_shapes",
  "outlines.size",
  "outlines.print_on",
] as const;

/** Texts that no widget says. */
const inNoWidget = [
  // pages, emails, and names of samples
  "page.*",
  "letter.*",
  "sample.*",
  // files
  "color_list.*",
  "coloring.sheet_name",
  // links on a painting's page where no scripts run
  "pbn.colors",
  "pbn.print_with_colors",
] as const;

/** Of these, what late parts say as well. */
const inLateParts = [
  "page.plan.*",
  "page.order_status.*",
  "page.entry.*",
  // a book takes pages from the catalog
  "page.catalog.filters",
  "page.catalog.search",
  "page.catalog.facet.*",
  "page.catalog.theme.*",
  "page.catalog.season.*",
  "page.catalog.age.*",
  "page.catalog.difficulty.*",
  "page.catalog.every",
  "page.catalog.show",
  "page.catalog.found",
  "page.catalog.none_title",
  "page.catalog.none",
  "page.catalog.all",
  "page.catalog.first_title",
  "page.catalog.first",
] as const;

/** When a browser needs a text. */
export type TextPart = "early" | "late" | "none";

/** When a browser needs a text, by its key in a catalog, which may end in a plural form. */
export function partOfText(key: string): TextPart {
  const text = key.replace(/_(zero|one|two|few|many|other)$/, "");
  const isIn = (names: readonly string[]) =>
    names.some((name) => (name.endsWith(".*") ? text.startsWith(name.slice(0, -1)) : name === text));
  if (isIn(inNoWidget) && !isIn(inLateParts)) return "none";
  return isIn(early) ? "early" : "late";
}

/** Every name above, for the test that knows whether there are such texts. */
export const namedTexts: readonly string[] = [...early, ...inNoWidget, ...inLateParts];
