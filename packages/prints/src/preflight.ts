import {
  type BookFault,
  type BookFaultCode,
  type BookProfile,
  bookCover,
  bookInterior,
  bookPageSize,
  bookSheetSize,
  coverSize,
  gutterWidth,
  homeBook,
  type OnDemandProfile,
} from "@tintery/engine/tables";
import { type MeasuredItem, type MeasuredPage, type MeasuredPdf, measurePdf } from "./measure-pdf.ts";
import type { Box } from "./page-frame.ts";

/** PDFs write lengths with few digits, and PDFium counts in single precision. */
const slackMM = 0.05;
/** Sizes may differ by that much: printers cut no finer. */
const sizeSlackMM = 0.5;

/** Faults of one kind together, with the worst of them. */
class Findings {
  readonly #faults = new Map<BookFaultCode, BookFault>();

  add(
    code: BookFaultCode,
    { page, measured = 0, wanted = 0 }: { page?: number; measured?: number; wanted?: number } = {},
  ): void {
    const before = this.#faults.get(code);
    const isWorse = !before || Math.abs(measured - wanted) > Math.abs(before.measured - before.wanted);
    const pages = [
      ...(before?.pages ?? []),
      ...(page === undefined || before?.pages.at(-1) === page ? [] : [page]),
    ];
    this.#faults.set(code, {
      code,
      pages,
      ...(isWorse ? { measured, wanted } : { measured: before.measured, wanted: before.wanted }),
    });
  }

  take(): BookFault[] {
    return [...this.#faults.values()];
  }
}

/**
 * Measures the finished pages of a book and says what a printer would refuse. Empty when all is well.
 * @param bytes the PDF that `bookPdf` wrote
 */
export async function preflightPages(bytes: Uint8Array, profile: BookProfile): Promise<BookFault[]> {
  const findings = new Findings();
  const pdf = await readBack(bytes, findings);
  if (!pdf) return findings.take();
  const { pageCount, pages } = pdf;
  const isOnDemand = profile.kind === "print-on-demand";
  if (isOnDemand) checkCount(pageCount, findings);
  let index = 0;
  let blanks = 0;
  for (const page of pages) {
    const items = page.items.filter(({ isWhite }) => !isWhite);
    blanks = items.length === 0 ? blanks + 1 : 0;
    if (isOnDemand && blanks > bookInterior.maxBlanksTogether)
      findings.add("blank_pages", {
        page: index + 1,
        measured: blanks,
        wanted: bookInterior.maxBlanksTogether,
      });
    checkPage({ ...page, items }, { profile, index, pageCount, findings });
    index++;
  }
  return findings.take();
}

async function readBack(bytes: Uint8Array, findings: Findings): Promise<MeasuredPdf | null> {
  try {
    return await measurePdf(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    findings.add("unreadable");
    return null;
  }
}

function checkCount(count: number, findings: Findings): void {
  const { minPages, maxPages } = bookInterior;
  if (count < minPages) findings.add("too_few_pages", { measured: count, wanted: minPages });
  if (count > maxPages) findings.add("too_many_pages", { measured: count, wanted: maxPages });
  if (count % 2 === 1) findings.add("odd_pages", { measured: count });
}

interface PageCheck {
  readonly profile: BookProfile;
  readonly index: number;
  readonly pageCount: number;
  readonly findings: Findings;
}

function checkPage(measured: MeasuredPage, { profile, index, pageCount, findings }: PageCheck): void {
  const page = index + 1;
  const size = bookSheetSize(profile);
  const off = [measured.widthMM - size.widthMM, measured.heightMM - size.heightMM];
  for (const by of off)
    if (Math.abs(by) > sizeSlackMM) findings.add("page_size", { page, measured: Math.abs(by) });
  const ink = boxAround(measured.items);
  if (ink) checkMargins({ ink, measured, profile, index, pageCount, findings });
  checkItems(measured.items, { page, findings, isStrict: profile.kind === "print-on-demand" });
}

function checkMargins({
  ink,
  measured,
  profile,
  index,
  pageCount,
  findings,
}: PageCheck & { readonly ink: Box; readonly measured: MeasuredPage }): void {
  const page = index + 1;
  const left = ink.x;
  const right = measured.widthMM - ink.x - ink.widthMM;
  const [top, bottom] = [ink.y, measured.heightMM - ink.y - ink.heightMM];
  const isBound = profile.kind === "print-on-demand" && pageCount <= bookInterior.maxPages;
  const minMarginMM = profile.kind === "home" ? homeBook.minMarginMM : bookInterior.minMarginMM;
  const [inner, outer] = index % 2 === 0 ? [left, right] : [right, left];
  const margin = Math.min(top, bottom, outer, isBound ? outer : inner);
  if (margin < minMarginMM - slackMM) findings.add("margin", { page, measured: margin, wanted: minMarginMM });
  if (!isBound) return;
  const gutterMM = gutterWidth(pageCount);
  if (inner < gutterMM - slackMM) findings.add("gutter", { page, measured: inner, wanted: gutterMM });
}

function checkItems(
  items: readonly MeasuredItem[],
  {
    page,
    findings,
    isStrict,
  }: { readonly page: number; readonly findings: Findings; readonly isStrict: boolean },
): void {
  const { minLineMM, minTextMM, minDpi } = bookInterior;
  for (const { lineMM, textMM, hasFont, dpi } of items) {
    if (hasFont === false) findings.add("font_not_embedded", { page });
    if (dpi !== undefined && dpi < minDpi - 1)
      findings.add("low_resolution", { page, measured: dpi, wanted: minDpi });
    if (!isStrict) continue;
    if (lineMM !== undefined && lineMM < minLineMM - slackMM / 10)
      findings.add("thin_line", { page, measured: lineMM, wanted: minLineMM });
    if (textMM !== undefined && textMM < minTextMM - slackMM / 10)
      findings.add("small_text", { page, measured: textMM, wanted: minTextMM });
  }
}

function boxAround(items: readonly { readonly box: Box }[]): Box | null {
  if (items.length === 0) return null;
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { box } of items) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.widthMM);
    bottom = Math.max(bottom, box.y + box.heightMM);
  }
  return { x: left, y: top, widthMM: right - left, heightMM: bottom - top };
}

/**
 * Measures the finished cover of a book and says what a printer would refuse. Empty when all is well.
 * @param bytes the PDF that `bookCoverPdf` wrote
 * @param pageCount of the pages inside, which make the spine as wide as it is
 */
export async function preflightCover(
  bytes: Uint8Array,
  profile: OnDemandProfile,
  pageCount: number,
): Promise<BookFault[]> {
  const findings = new Findings();
  const pdf = await readBack(bytes, findings);
  if (!pdf) return findings.take();
  const [sheet] = pdf.pages;
  if (!sheet || pdf.pageCount !== 1) {
    findings.add("too_many_pages", { measured: pdf.pageCount, wanted: 1 });
    return findings.take();
  }
  const wanted = coverSize(profile, pageCount);
  const wide = Math.abs(sheet.widthMM - wanted.widthMM);
  const high = Math.abs(sheet.heightMM - wanted.heightMM);
  if (Math.max(wide, high) > sizeSlackMM) findings.add("cover_size", { measured: Math.max(wide, high) });
  checkBleed(sheet, findings);
  checkSpine(sheet, { spine: spineOf(profile, wanted), pageCount, findings });
  checkBarcode(sheet, { profile, findings });
  checkItems(sheet.items, { page: 1, findings, isStrict: true });
  return findings.take();
}

/** The sheet's color must lie under all of it, and words must keep away from where it is cut. */
function checkBleed(sheet: MeasuredPage, findings: Findings): void {
  const { bleedMM, minMarginMM } = bookCover;
  const ground = sheet.items.find(isGround);
  const reach = ground ? edges(ground.box, sheet).map((edge) => bleedMM - edge) : [0];
  const reachMM = Math.min(...reach);
  if (reachMM < bleedMM - slackMM) findings.add("bleed", { measured: Math.max(0, reachMM), wanted: bleedMM });
  for (const { box } of sheet.items.filter(({ kind }) => kind === "text" || kind === "image")) {
    const margin = Math.min(...edges(box, sheet)) - bleedMM;
    if (margin < minMarginMM - slackMM)
      findings.add("cover_margin", { page: 1, measured: margin, wanted: minMarginMM });
  }
}

/** The first thing on a cover, if it is large enough to be what lies under all others. */
function isGround(item: MeasuredItem, k: number): boolean {
  return k === 0 && item.kind === "path" && item.lineMM === undefined;
}

function edges(box: Box, sheet: MeasuredPage): number[] {
  const right = sheet.widthMM - box.x - box.widthMM;
  return [box.x, box.y, right, sheet.heightMM - box.y - box.heightMM];
}

function spineOf(
  profile: OnDemandProfile,
  { heightMM, spineMM }: { heightMM: number; spineMM: number },
): Box {
  return { x: bookCover.bleedMM + bookPageSize(profile).widthMM, y: 0, widthMM: spineMM, heightMM };
}

function checkSpine(
  sheet: MeasuredPage,
  {
    spine,
    pageCount,
    findings,
  }: { readonly spine: Box; readonly pageCount: number; readonly findings: Findings },
): void {
  const { minPagesForSpineText, spineMarginMM } = bookCover;
  for (const { box } of sheet.items.filter(({ kind }) => kind === "text")) {
    if (!meet(box, spine)) continue;
    if (pageCount < minPagesForSpineText)
      findings.add("spine_text", { measured: pageCount, wanted: minPagesForSpineText });
    const margin = Math.min(box.x - spine.x, spine.x + spine.widthMM - box.x - box.widthMM);
    if (margin < spineMarginMM - slackMM)
      findings.add("spine_margin", { measured: Math.max(0, margin), wanted: spineMarginMM });
  }
}

function checkBarcode(
  sheet: MeasuredPage,
  { profile, findings }: { readonly profile: OnDemandProfile; readonly findings: Findings },
): void {
  const { barcode, bleedMM } = bookCover;
  const page = bookPageSize(profile);
  const room: Box = {
    x: bleedMM + page.widthMM - barcode.insetMM - barcode.widthMM,
    y: bleedMM + page.heightMM - barcode.insetMM - barcode.heightMM,
    widthMM: barcode.widthMM,
    heightMM: barcode.heightMM,
  };
  const isCovered = sheet.items.some(
    (item, k) => !isGround(item, k) && !item.isWhite && meet(item.box, room),
  );
  if (isCovered) findings.add("barcode");
}

function meet(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.widthMM - slackMM &&
    b.x < a.x + a.widthMM - slackMM &&
    a.y < b.y + b.heightMM - slackMM &&
    b.y < a.y + a.heightMM - slackMM
  );
}
