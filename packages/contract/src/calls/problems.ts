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
  /** The file is at fault: another try with the same one ends the same, so none is offered. */
  readonly isFinal?: true;
}

/**
 * Everything that can go wrong for a caller, by code: its HTTP status. Its text is that of `problemKey`. A problem stored with an image
 * (a failed conversion) uses the same codes; its status then only matters if a route answers with it.
 */
export const problems = {
  // the upload
  no_file: { status: 400 },
  image_or_prompt_required: { status: 400 },
  too_large: { status: 413, isFinal: true },
  request_too_large: { status: 413 },
  unsupported_type: { status: 415, isFinal: true },
  damaged: { status: 422, isFinal: true },
  too_many_pixels: { status: 422, isFinal: true },
  too_small: { status: 422, isFinal: true },
  empty_picture: { status: 422, isFinal: true },
  reaches_outside: { status: 422, isFinal: true },
  password_protected: { status: 422, isFinal: true },
  saved_without_pdf: { status: 422, isFinal: true },
  postscript_unreadable: { status: 422, isFinal: true },
  drawing_too_complex: { status: 422, isFinal: true },
  importance_unusable: { status: 422, isFinal: true },
  // the options
  invalid_options: { status: 400 },
  invalid_custom_size: { status: 400 },
  palette_too_small: { status: 400 },
  invalid_paints: { status: 400 },
  invalid_color: { status: 400 },
  no_share_link: { status: 409 },
  too_many_palettes: { status: 409 },
  unknown_brand: { status: 400 },
  prompt_not_english: { status: 400 },
  prompt_sexual: { status: 400 },
  prompt_violent: { status: 400 },
  prompt_self_harm: { status: 400 },
  prompt_hateful: { status: 400 },
  prompt_drugs: { status: 400 },
  nothing_to_draw: { status: 400 },
  painter_missing: { status: 409 },
  premium_only: { status: 403 },
  professional_only: { status: 403 },
  webhook_address: { status: 400 },
  too_many_webhooks: { status: 409 },
  passkey_refused: { status: 400 },
  payment_away: { status: 503 },
  not_enough_credits: { status: 402 },
  welcome_used_up: { status: 402 },
  // the request
  bad_request: { status: 400 },
  not_found: { status: 404 },
  forbidden: { status: 403 },
  csrf: { status: 403 },
  key_reused: { status: 422 },
  not_ready: { status: 409 },
  edited_elsewhere: { status: 409 },
  too_many_requests: { status: 429 },
  busy: { status: 503 },
  database_away: { status: 503 },
  storage_used_up: { status: 409 },
  network_storage_used_up: { status: 409 },
  storage_full: { status: 507 },
  internal: { status: 500 },
  // the account
  wrong_credentials: { status: 401 },
  address_unconfirmed: { status: 403 },
  common_password: { status: 400 },
  wrong_password: { status: 403 },
  sign_in_first: { status: 401 },
  account_blocked: { status: 403 },
  account_needed: { status: 401 },
  sign_up_closed: { status: 403 },
  invitation_needed: { status: 403 },
  invitation_for_another: { status: 403 },
  invitation_gone: { status: 410 },
  too_many_invitations: { status: 409 },
  address_not_confirmed_there: { status: 403 },
  link_expired: { status: 410 },
  invalid_key: { status: 401 },
  key_not_allowed: { status: 403 },
  key_used_up: { status: 429 },
  unknown_site_key: { status: 403 },
  wrong_origin: { status: 403 },
  site_key_not_allowed: { status: 403 },
  site_used_up: { status: 429 },
  visitor_used_up: { status: 429 },
  too_many_keys: { status: 409 },
  too_many_passkeys: { status: 409 },
  too_many_attempts: { status: 429 },
  // coloring books
  book_not_found: { status: 404 },
  book_page_gone: { status: 404 },
  book_full: { status: 409 },
  too_many_books: { status: 409 },
  book_empty: { status: 409 },
  book_print_failed: { status: 500 },
  not_a_coloring_page: { status: 400 },
  class_empty: { status: 400 },
  class_too_large: { status: 400 },
  name_too_long: { status: 400 },
  sums_run_out: { status: 400 },
  // the conversion
  too_complex: { status: 422 },
  took_too_long: { status: 500 },
  // the image model
  painter_refused: { status: 422 },
  painter_quota: { status: 503 },
  painter_away: { status: 503 },
  painter_closed: { status: 503 },
  painter_nonsense: { status: 502 },
  painter_too_slow: { status: 504 },
  conversion_failed: { status: 500 },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];

/** The text of a problem; some hold the values of `problemValues`. */
export function problemKey(code: ProblemCode): MessageKey {
  return `problem.${code}`;
}

/** What the waiting person reads when an image failed, by kind; each holds `{{email}}`. */
export const failureTexts = {
  "paint-by-numbers": "problem.conversion_failed",
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
