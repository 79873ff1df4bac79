import * as z from "zod";
import {
  accountDeletion,
  apiKeyList,
  apiKeyParams,
  madeApiKey,
  newApiKey,
  confirmation,
  credentials,
  emailChange,
  mailbox,
  newAccount,
  passwordChange,
  passwordReset,
  sessionList,
  sessionParams,
  sessionsToEnd,
  setting,
  settingQuery,
  settingReply,
  userData,
} from "../accounts/account-schema.ts";
import { unsubscribeQuery } from "../accounts/billing-schema.ts";
import { catalogRating, catalogRatingReply } from "../catalog/schema.ts";
import { coloringEdit, coloringForm, coloringTypeChange, coloringVersionParams } from "../coloring/schema.ts";
import { colorDetails, colorDetailsQuery, paletteList, unmixQuery, unmixReply } from "../colors/schema.ts";
import {
  ownPalette,
  ownPaletteList,
  ownPaletteParams,
  paletteContent,
  paletteEdit,
  sharedPalette,
  sharedPaletteParams,
} from "../colors/own-palettes-schema.ts";
import { feedback, feedbackList, feedbackParams, feedbackQuery } from "../feedback/schema.ts";
import {
  createdImage,
  creationHeaders,
  done,
  imageList,
  imageListQuery,
  imageParams,
  imageTitle,
  imageView,
  retryWishes,
} from "../images/schema.ts";
import { adminCalls } from "./admin-calls.ts";
import { isServed } from "./not-yet-served.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { webhookCalls } from "./webhook-calls.ts";
import { outlinesEdit, outlinesForm } from "../outlines/schema.ts";
import { promptProblems } from "../images/scenes.ts";
import { importanceMask } from "../paint-by-numbers/paint-by-numbers.ts";
import { editHistory } from "../paint-by-numbers/edits-schema.ts";
import { paintedRegions } from "../paint-by-numbers/painted-schema.ts";
import { paintByNumbersEdit, paintByNumbersForm } from "../paint-by-numbers/schema.ts";
import type { Call } from "./call.ts";
import type { ProblemCode } from "./problems.ts";
import { randomPrompt, randomPromptQuery } from "../paint-by-numbers/prompts-schema.ts";
import { shareLink } from "../sharing/schema.ts";

export type { Call, Guard } from "./call.ts";

/** Header that every call carries; the server insists on it wherever a call changes something. */
export const xhrHeader = { name: "x-requested-with", value: "XMLHttpRequest" } as const;

/** Problems that any call may answer. */
export const commonProblems = [
  "bad_request",
  "too_many_requests",
  "invalid_key",
  "key_not_allowed",
  "internal",
] as const satisfies ProblemCode[];

const uploadProblems = [
  "csrf",
  "no_file",
  "too_large",
  "unsupported_type",
  "damaged",
  "too_many_pixels",
  "too_small",
  "invalid_options",
  "key_reused",
  "not_enough_credits",
  "key_used_up",
  "busy",
  "storage_full",
] as const satisfies ProblemCode[];

const calls = {
  getImage: {
    method: "GET",
    path: "/ajax/image/:id",
    summary: "An image with its state, progress, options and pictures; polled while it is being prepared",
    guard: "none",
    params: imageParams,
    reply: imageView,
    problems: ["not_found"],
  },
  listImages: {
    method: "GET",
    path: "/ajax/images",
    summary: "The visitor's own images, newest first, a page at a time",
    guard: "none",
    query: imageListQuery,
    reply: imageList,
    problems: [],
  },
  imageEvents: {
    method: "GET",
    path: "/ajax/image/:id/events",
    summary:
      "The same image as a stream of events, one whenever something changes; ends when it is ready or failed",
    guard: "none",
    params: imageParams,
    reply: imageView,
    stream: true,
    problems: ["not_found"],
  },
  deleteImage: {
    method: "DELETE",
    path: "/ajax/image/:id",
    summary: "Deletes an image and everything made from it",
    guard: "xhr",
    params: imageParams,
    reply: done,
    problems: ["csrf", "not_found", "forbidden"],
  },
  retryImage: {
    method: "POST",
    path: "/ajax/image/:id/retry",
    summary:
      "Converts a failed image once more from the file that was kept, with other options where some are named",
    guard: "xhr",
    params: imageParams,
    body: retryWishes,
    reply: done,
    problems: [
      "csrf",
      "not_found",
      "forbidden",
      "not_ready",
      "invalid_options",
      "invalid_custom_size",
      "not_enough_credits",
    ],
  },
  editImage: {
    method: "POST",
    path: "/ajax/image/:id",
    summary:
      "Changes details or background, colors and line width, the size of numbers, or regions step by step, without a new conversion; another type or subject of a coloring page or another precision of outlines converts the picture anew",
    guard: "xhr",
    params: imageParams,
    body: z.union([coloringEdit, coloringTypeChange, outlinesEdit, paintByNumbersEdit]),
    reply: done,
    problems: [
      "csrf",
      "not_found",
      "forbidden",
      "not_ready",
      "invalid_options",
      "edited_elsewhere",
      "busy",
      "too_complex",
    ],
  },
  getEdits: {
    method: "GET",
    path: "/ajax/image/:id/edits",
    summary: "What was changed in a finished paint-by-numbers picture, step by step, for whoever may edit it",
    guard: "none",
    params: imageParams,
    reply: editHistory,
    problems: ["not_found", "forbidden", "not_ready"],
  },
  getPainted: {
    method: "GET",
    path: "/ajax/image/:id/painted",
    summary: "What the owner of a paint-by-numbers picture has painted of it on the screen",
    guard: "none",
    params: imageParams,
    reply: paintedRegions,
    problems: ["not_found", "forbidden", "not_ready"],
  },
  keepPainted: {
    method: "POST",
    path: "/ajax/image/:id/painted",
    summary: "Keeps what its owner has painted, unless something later is kept already",
    guard: "xhr",
    params: imageParams,
    body: paintedRegions,
    reply: done,
    problems: ["csrf", "not_found", "forbidden", "not_ready"],
  },
  renameImage: {
    method: "POST",
    path: "/ajax/image/:id/name",
    summary: "Changes what an image is called",
    guard: "xhr",
    params: imageParams,
    body: imageTitle,
    reply: imageTitle,
    problems: ["csrf", "not_found", "forbidden"],
  },
  getShareLink: {
    method: "GET",
    path: "/ajax/image/:id/share",
    summary: "The link under which others see an image, for its owner",
    guard: "none",
    params: imageParams,
    reply: shareLink,
    problems: ["not_found", "forbidden", "not_ready"],
  },
  shareImage: {
    method: "POST",
    path: "/ajax/image/:id/share",
    summary: "Makes a link that nobody can guess; an image that has one keeps it",
    guard: "xhr",
    params: imageParams,
    reply: shareLink,
    problems: ["csrf", "not_found", "forbidden", "not_ready"],
  },
  revokeShareLink: {
    method: "DELETE",
    path: "/ajax/image/:id/share",
    summary: "Revokes the link: whoever opens it finds nothing",
    guard: "xhr",
    params: imageParams,
    reply: shareLink,
    problems: ["csrf", "not_found", "forbidden"],
  },
  createPaintByNumbers: {
    method: "POST",
    path: "/ajax/create/paint-by-numbers",
    summary: "Takes in a photo or an English prompt and queues its paint-by-numbers picture",
    guard: "xhr",
    headers: creationHeaders,
    multipart: paintByNumbersForm,
    file: "optional",
    furtherFiles: {
      [importanceMask.field]: `What matters in the photo: a PNG laid over all of it, black where nothing was marked, white where regions shall stay small, blue where there shall be few. At most ${importanceMask.sidePx} pixels a side and ${importanceMask.bytes} bytes`,
    },
    reply: createdImage,
    problems: [
      ...uploadProblems,
      "image_or_prompt_required",
      "importance_unusable",
      "invalid_custom_size",
      "palette_too_small",
      "invalid_paints",
      ...promptProblems,
      "painter_missing",
      "premium_only",
      "professional_only",
    ],
  },
  createColoring: {
    method: "POST",
    path: "/ajax/create/coloring/:version",
    summary: "Takes in a photo or an English prompt and queues its coloring page",
    guard: "xhr",
    params: coloringVersionParams,
    headers: creationHeaders,
    multipart: coloringForm,
    file: "optional",
    reply: createdImage,
    problems: [...uploadProblems, ...promptProblems, "painter_missing"],
  },
  createOutlines: {
    method: "POST",
    path: "/ajax/create/coloring-svg",
    summary: "Takes in a photo, a drawing or an English prompt and queues its SVG outlines",
    guard: "xhr",
    headers: creationHeaders,
    multipart: outlinesForm,
    file: "optional",
    reply: createdImage,
    problems: [...uploadProblems, ...promptProblems, "painter_missing"],
  },
  rateCatalogImage: {
    method: "POST",
    path: "/ajax/catalog/image/:id/rate",
    summary: "Gives a catalog image a heart, or takes it back",
    guard: "token",
    params: imageParams,
    body: catalogRating,
    reply: catalogRatingReply,
    problems: ["csrf", "not_found", "not_yet_available"],
  },
  listFeedback: {
    method: "GET",
    path: "/ajax/feedback/:imageId",
    summary: "The visitor's own rating of an image and what they said about it",
    guard: "none",
    params: feedbackParams,
    query: feedbackQuery,
    reply: feedbackList,
    problems: ["not_found", "forbidden", "not_ready"],
  },
  sendFeedback: {
    method: "POST",
    path: "/ajax/feedback/:imageId",
    summary: "Rates an image with one to five stars and a text, in place of what the visitor said before",
    guard: "xhr",
    params: feedbackParams,
    body: feedback,
    reply: done,
    problems: ["csrf", "not_found", "forbidden", "not_ready"],
  },
  listPalettes: {
    method: "GET",
    path: "/ajax/val/palettes/all",
    summary: "All palettes a picture can be limited to: those of makers, then the visitor's own",
    guard: "none",
    reply: paletteList,
    problems: [],
  },
  listOwnPalettes: {
    method: "GET",
    path: "/ajax/palettes",
    summary: "The palettes that the visitor keeps, with their paints, the newest first",
    guard: "none",
    reply: ownPaletteList,
    problems: [],
  },
  addPalette: {
    method: "POST",
    path: "/ajax/palettes",
    summary: "Keeps a new palette of the visitor",
    guard: "xhr",
    body: paletteContent,
    reply: ownPalette,
    problems: ["csrf", "too_many_palettes", "too_large"],
  },
  updatePalette: {
    method: "POST",
    path: "/ajax/palettes/:paletteId",
    summary: "Changes the title and the paints of a palette",
    guard: "xhr",
    params: ownPaletteParams,
    body: paletteEdit,
    reply: ownPalette,
    problems: ["csrf", "not_found", "edited_elsewhere", "too_large"],
  },
  deletePalette: {
    method: "DELETE",
    path: "/ajax/palettes/:paletteId",
    summary: "Deletes a palette and its link; pictures that were painted with it keep their colors",
    guard: "xhr",
    params: ownPaletteParams,
    reply: done,
    problems: ["csrf", "not_found"],
  },
  sharePalette: {
    method: "POST",
    path: "/ajax/palettes/:paletteId/share",
    summary: "Makes a link that nobody can guess; a palette that has one keeps it",
    guard: "xhr",
    params: ownPaletteParams,
    reply: ownPalette,
    problems: ["csrf", "not_found"],
  },
  revokePaletteLink: {
    method: "DELETE",
    path: "/ajax/palettes/:paletteId/share",
    summary: "Revokes the link of a palette: whoever opens it finds nothing",
    guard: "xhr",
    params: ownPaletteParams,
    reply: ownPalette,
    problems: ["csrf", "not_found"],
  },
  getSharedPalette: {
    method: "GET",
    path: "/ajax/palettes/shared/:link",
    summary: "The palette that a link leads to, for anyone who has the link",
    guard: "none",
    params: sharedPaletteParams,
    reply: sharedPalette,
    problems: ["not_found"],
  },
  colorDetails: {
    method: "GET",
    path: "/ajax/colors/color-details",
    summary: "A color's numbers, its mix of base paints and similar paints of vendors",
    guard: "none",
    query: colorDetailsQuery,
    reply: colorDetails,
    problems: ["invalid_color", "unknown_brand"],
  },
  unmixColor: {
    method: "GET",
    path: "/ajax/colors/unmix",
    summary: "The base paints and shares that mix to a color",
    guard: "none",
    query: unmixQuery,
    reply: unmixReply,
    problems: ["invalid_color"],
  },
  randomPrompt: {
    method: "GET",
    path: "/ajax/generate/random-prompt",
    summary: "An English prompt to start from, another one each time; every word of it can be drawn",
    guard: "none",
    query: randomPromptQuery,
    reply: randomPrompt,
    problems: ["invalid_options"],
  },
  signUp: {
    method: "POST",
    path: "/ajax/account/sign-up",
    summary:
      "Sends a letter with a link that confirms a new account; a known address gets the same answer, and another letter",
    guard: "xhr",
    body: newAccount,
    reply: done,
    problems: ["csrf", "too_many_attempts"],
  },
  confirmAddress: {
    method: "POST",
    path: "/ajax/account/confirm",
    summary:
      "Confirms an address with what its letter brought and the account's password, and signs in; what a guest has made comes along",
    guard: "xhr",
    body: confirmation,
    reply: done,
    problems: ["csrf", "link_expired", "wrong_credentials", "too_many_attempts"],
  },
  signIn: {
    method: "POST",
    path: "/ajax/account/sign-in",
    summary: "Signs in with a new session; what a guest has made comes along",
    guard: "xhr",
    body: credentials,
    reply: done,
    problems: ["csrf", "wrong_credentials", "address_unconfirmed", "too_many_attempts"],
  },
  signOut: {
    method: "POST",
    path: "/ajax/account/sign-out",
    summary: "Ends the visitor's session",
    guard: "xhr",
    reply: done,
    problems: ["csrf"],
  },
  forgotPassword: {
    method: "POST",
    path: "/ajax/account/forgot-password",
    summary: "Sends a letter with a link to a new password, if the address has an account",
    guard: "xhr",
    body: mailbox,
    reply: done,
    problems: ["csrf", "too_many_attempts"],
  },
  resetPassword: {
    method: "POST",
    path: "/ajax/account/reset-password",
    summary: "Sets a new password with what its letter brought, and ends all sessions",
    guard: "xhr",
    body: passwordReset,
    reply: done,
    problems: ["csrf", "link_expired", "too_many_attempts"],
  },
  changePassword: {
    method: "POST",
    path: "/ajax/account/password",
    summary: "Changes the password, begins a new session and ends all others",
    guard: "xhr",
    body: passwordChange,
    reply: done,
    problems: ["csrf", "sign_in_first", "wrong_password", "too_many_attempts"],
  },
  changeEmail: {
    method: "POST",
    path: "/ajax/account/email",
    summary: "Sends a letter to the new address, whose link and the password change it",
    guard: "xhr",
    body: emailChange,
    reply: done,
    problems: ["csrf", "sign_in_first", "wrong_password", "too_many_attempts"],
  },
  listSessions: {
    method: "GET",
    path: "/ajax/account/sessions",
    summary: "The browsers in which the account is signed in, the one seen last first",
    guard: "none",
    reply: sessionList,
    problems: ["sign_in_first"],
  },
  endSession: {
    method: "DELETE",
    path: "/ajax/account/sessions/:sessionId",
    summary: "Signs one browser out",
    guard: "xhr",
    params: sessionParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  endSessions: {
    method: "POST",
    path: "/ajax/account/sessions/end",
    summary: "Signs out everywhere, or everywhere else",
    guard: "xhr",
    body: sessionsToEnd,
    reply: done,
    problems: ["csrf", "sign_in_first"],
  },
  listApiKeys: {
    method: "GET",
    path: "/ajax/account/keys",
    summary: "The account's keys for programs, with what they have been used for",
    guard: "none",
    reply: apiKeyList,
    problems: ["sign_in_first"],
  },
  createApiKey: {
    method: "POST",
    path: "/ajax/account/keys",
    summary: "Makes a key; its secret is in this answer and nowhere else",
    guard: "xhr",
    body: newApiKey,
    reply: madeApiKey,
    problems: ["csrf", "sign_in_first", "too_many_keys"],
  },
  revokeApiKey: {
    method: "DELETE",
    path: "/ajax/account/keys/:keyId",
    summary: "Revokes a key: from now on nothing is done with it",
    guard: "xhr",
    params: apiKeyParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  deleteAccount: {
    method: "POST",
    path: "/ajax/account/delete",
    summary:
      "Deletes the account with its pictures, palettes and links, at once and for good; needs the password",
    guard: "xhr",
    body: accountDeletion,
    reply: done,
    problems: ["csrf", "sign_in_first", "wrong_password", "too_many_attempts"],
  },
  userData: {
    method: "GET",
    path: "/app/get-user-data",
    summary:
      "Whether the visitor is subscribed, what they may use, how many credits are left and which image model paints here; polled after a purchase",
    guard: "none",
    reply: userData,
    problems: [],
  },
  unsubscribe: {
    method: "GET",
    path: "/ajax/order/unsubscribe",
    summary:
      "Ends a subscription with what is paid of it; guarded like a write although the specification makes it a GET",
    guard: "xhr",
    query: unsubscribeQuery,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  getSetting: {
    method: "GET",
    path: "/ajax/user/settings/get",
    summary: "One setting of the account; null where nobody has set it",
    guard: "none",
    query: settingQuery,
    reply: settingReply,
    problems: ["sign_in_first"],
  },
  updateSetting: {
    method: "POST",
    path: "/ajax/user/settings/update",
    summary: "Changes one setting of the account",
    guard: "xhr",
    body: setting,
    reply: done,
    problems: ["csrf", "sign_in_first"],
  },
  ...passkeyCalls,
  ...webhookCalls,
  ...adminCalls,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];

/** A call of the table, with whether a route serves it yet. */
type Endpoints = { [Name in CallName]: (typeof calls)[Name] & Call & { readonly served: boolean } };

/** Every call of the product. `served` is derived from the one table of what is not yet served. */
export const endpoints = Object.fromEntries(
  callNames.map((name) => [name, { ...calls[name], served: isServed("calls", name) }]),
) as unknown as Endpoints;

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Field<Name extends CallName, Part extends string> =
  (typeof calls)[Name] extends Record<Part, infer Schema> ? Schema : undefined;

/** What the server reads from a call, and what it answers. */
export type ParamsOf<Name extends CallName> = Read<Field<Name, "params">>;
export type QueryOf<Name extends CallName> = Read<Field<Name, "query">>;
export type BodyOf<Name extends CallName> = Read<Field<Name, "body">>;
export type FormOf<Name extends CallName> = Read<Field<Name, "multipart">>;
export type ReplyOf<Name extends CallName> = z.output<(typeof calls)[Name]["reply"]>;
