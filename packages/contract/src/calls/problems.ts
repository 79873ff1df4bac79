import type { ImageKind } from "../images/image-kinds.ts";
import { drawingLimits, requestLimits, uploadLimits, uploadMegabytes } from "../images/images.ts";
import { keyLimits } from "../accounts/api-keys.ts";
import { webhookLimits } from "../accounts/webhooks.ts";
import { bookLimits } from "../books/books.ts";
import { classLimits } from "../books/class-sets.ts";
import { paletteLimits } from "../colors/own-palettes.ts";
import { formatCentimeters, formatNumber } from "../texts/format.ts";
import type { Language } from "../texts/languages.ts";
import type { MessageKey } from "../texts/message-keys.ts";
import {
  customSizeRange,
  inchesToMM,
  importanceMask,
  ownPaintsRange,
  minPaletteSize,
} from "../paint-by-numbers/paint-by-numbers.ts";

interface ProblemRow {
  readonly status: number;
  readonly key: MessageKey;
  /** The file is at fault: another try with the same one ends the same, so none is offered. */
  readonly isFinal?: true;
}

/**
 * Everything that can go wrong for a caller: code to HTTP status and text. A problem stored with an image
 * (a failed conversion) uses the same codes; its status then only matters if a route answers with it.
 */
export const problems = {
  // the upload
  no_file: { status: 400, key: "problem.no_file" },
  image_or_prompt_required: { status: 400, key: "problem.image_or_prompt_required" },
  too_large: { status: 413, key: "problem.too_large", isFinal: true },
  request_too_large: { status: 413, key: "problem.request_too_large" },
  unsupported_type: { status: 415, key: "problem.unsupported_type", isFinal: true },
  damaged: { status: 422, key: "problem.damaged", isFinal: true },
  too_many_pixels: { status: 422, key: "problem.too_many_pixels", isFinal: true },
  too_small: { status: 422, key: "problem.too_small", isFinal: true },
  empty_picture: { status: 422, key: "problem.empty_picture", isFinal: true },
  reaches_outside: { status: 422, key: "problem.reaches_outside", isFinal: true },
  password_protected: { status: 422, key: "problem.password_protected", isFinal: true },
  saved_without_pdf: { status: 422, key: "problem.saved_without_pdf", isFinal: true },
  postscript_unreadable: { status: 422, key: "problem.postscript_unreadable", isFinal: true },
  drawing_too_complex: { status: 422, key: "problem.drawing_too_complex", isFinal: true },
  importance_unusable: { status: 422, key: "problem.importance_unusable", isFinal: true },
  // the options
  invalid_options: { status: 400, key: "problem.invalid_options" },
  invalid_custom_size: { status: 400, key: "problem.invalid_custom_size" },
  palette_too_small: { status: 400, key: "problem.palette_too_small" },
  invalid_paints: { status: 400, key: "problem.invalid_paints" },
  invalid_color: { status: 400, key: "problem.invalid_color" },
  no_share_link: { status: 409, key: "problem.no_share_link" },
  too_many_palettes: { status: 409, key: "problem.too_many_palettes" },
  unknown_brand: { status: 400, key: "problem.unknown_brand" },
  prompt_not_english: { status: 400, key: "problem.prompt_not_english" },
  prompt_sexual: { status: 400, key: "problem.prompt_sexual" },
  prompt_violent: { status: 400, key: "problem.prompt_violent" },
  prompt_self_harm: { status: 400, key: "problem.prompt_self_harm" },
  prompt_hateful: { status: 400, key: "problem.prompt_hateful" },
  prompt_drugs: { status: 400, key: "problem.prompt_drugs" },
  nothing_to_draw: { status: 400, key: "problem.nothing_to_draw" },
  painter_missing: { status: 409, key: "problem.painter_missing" },
  premium_only: { status: 403, key: "problem.premium_only" },
  professional_only: { status: 403, key: "problem.professional_only" },
  webhook_address: { status: 400, key: "problem.webhook_address" },
  too_many_webhooks: { status: 409, key: "problem.too_many_webhooks" },
  passkey_refused: { status: 400, key: "problem.passkey_refused" },
  payment_away: { status: 503, key: "problem.payment_away" },
  not_enough_credits: { status: 402, key: "problem.not_enough_credits" },
  welcome_used_up: { status: 402, key: "problem.welcome_used_up" },
  // the request
  bad_request: { status: 400, key: "problem.bad_request" },
  not_found: { status: 404, key: "problem.not_found" },
  forbidden: { status: 403, key: "problem.forbidden" },
  csrf: { status: 403, key: "problem.csrf" },
  key_reused: { status: 422, key: "problem.key_reused" },
  not_ready: { status: 409, key: "problem.not_ready" },
  edited_elsewhere: { status: 409, key: "problem.edited_elsewhere" },
  too_many_requests: { status: 429, key: "problem.too_many_requests" },
  busy: { status: 503, key: "problem.busy" },
  database_away: { status: 503, key: "problem.database_away" },
  storage_used_up: { status: 409, key: "problem.storage_used_up" },
  network_storage_used_up: { status: 409, key: "problem.network_storage_used_up" },
  storage_full: { status: 507, key: "problem.storage_full" },
  internal: { status: 500, key: "problem.internal" },
  // the account
  wrong_credentials: { status: 401, key: "problem.wrong_credentials" },
  address_unconfirmed: { status: 403, key: "problem.address_unconfirmed" },
  common_password: { status: 400, key: "problem.common_password" },
  wrong_password: { status: 403, key: "problem.wrong_password" },
  sign_in_first: { status: 401, key: "problem.sign_in_first" },
  link_expired: { status: 410, key: "problem.link_expired" },
  invalid_key: { status: 401, key: "problem.invalid_key" },
  key_not_allowed: { status: 403, key: "problem.key_not_allowed" },
  key_used_up: { status: 429, key: "problem.key_used_up" },
  unknown_site_key: { status: 403, key: "problem.unknown_site_key" },
  wrong_origin: { status: 403, key: "problem.wrong_origin" },
  site_key_not_allowed: { status: 403, key: "problem.site_key_not_allowed" },
  site_used_up: { status: 429, key: "problem.site_used_up" },
  visitor_used_up: { status: 429, key: "problem.visitor_used_up" },
  too_many_keys: { status: 409, key: "problem.too_many_keys" },
  too_many_passkeys: { status: 409, key: "problem.too_many_passkeys" },
  too_many_attempts: { status: 429, key: "problem.too_many_attempts" },
  // coloring books
  book_not_found: { status: 404, key: "problem.book_not_found" },
  book_page_gone: { status: 404, key: "problem.book_page_gone" },
  book_full: { status: 409, key: "problem.book_full" },
  too_many_books: { status: 409, key: "problem.too_many_books" },
  book_empty: { status: 409, key: "problem.book_empty" },
  book_print_failed: { status: 500, key: "problem.book_print_failed" },
  not_a_coloring_page: { status: 400, key: "problem.not_a_coloring_page" },
  class_empty: { status: 400, key: "problem.class_empty" },
  class_too_large: { status: 400, key: "problem.class_too_large" },
  name_too_long: { status: 400, key: "problem.name_too_long" },
  sums_run_out: { status: 400, key: "problem.sums_run_out" },
  // the conversion
  too_complex: { status: 422, key: "problem.too_complex" },
  took_too_long: { status: 500, key: "problem.took_too_long" },
  // the image model
  painter_refused: { status: 422, key: "problem.painter_refused" },
  painter_quota: { status: 503, key: "problem.painter_quota" },
  painter_away: { status: 503, key: "problem.painter_away" },
  painter_closed: { status: 503, key: "problem.painter_closed" },
  painter_nonsense: { status: 502, key: "problem.painter_nonsense" },
  painter_too_slow: { status: 504, key: "problem.painter_too_slow" },
  conversion_failed: { status: 500, key: "problem.conversion_failed" },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];

/** What the waiting person reads when an image failed, by kind; each holds `{{email}}`. */
export const failureTexts = {
  "paint-by-numbers": problems.conversion_failed.key,
  coloring: "spec.coloring_failed",
  outlines: "spec.coloring_failed",
} as const satisfies Record<ImageKind, MessageKey>;

/** Tells whether a word from outside is a problem code. */
export function isProblemCode(word: unknown): word is ProblemCode {
  return typeof word === "string" && Object.hasOwn(problems, word);
}

/** Whether a problem lies in the file itself, so that another try with it ends the same. */
export function isFinalProblem(word: unknown): boolean {
  return isProblemCode(word) && "isFinal" in problems[word];
}

/**
 * The values that any problem text may hold, formatted for a language, so that no limit is written twice.
 * `email` is the address of the administrator.
 */
export function problemValues(language: Language, email: string): Record<string, string> {
  const number = (value: number) => formatNumber(language, value);
  return {
    email,
    megabytes: number(uploadMegabytes),
    requestMegabytes: number(requestLimits.bytes / 1_000_000),
    sidePx: number(uploadLimits.sidePx),
    megapixels: number(uploadLimits.areaPx / 1_000_000),
    shortestSidePx: number(uploadLimits.shortestSidePx),
    drawingElements: number(drawingLimits.elements),
    embeddedMegapixels: number(drawingLimits.embeddedPixels / 1_000_000),
    minPaletteSize: number(minPaletteSize),
    maxPaints: number(ownPaintsRange.max),
    maxPalettes: number(paletteLimits.palettes),
    maxKeys: number(keyLimits.keys),
    maxWebhooks: number(webhookLimits.webhooks),
    maxBooks: number(bookLimits.books),
    bookPages: number(bookLimits.pages),
    classChildren: number(classLimits.children),
    nameLetters: number(classLimits.name),
    maskSidePx: number(importanceMask.sidePx),
    maskKilobytes: number(importanceMask.bytes / 1_000),
    minInches: number(customSizeRange.min),
    maxInches: number(customSizeRange.max),
    minCM: formatCentimeters(language, inchesToMM(customSizeRange.min)),
    maxCM: formatCentimeters(language, inchesToMM(customSizeRange.max)),
  };
}
