import type { ImageKind } from "./image-kinds.ts";
import { isFinalProblem, type ProblemCode } from "../calls/problems.ts";
import type { ImageStatus } from "./images.ts";

/** Who asks: a visitor's session with what their plan allows. */
export interface Actor {
  readonly id: string;
  /** The page of another origin that asks for them: it sees only what was made there. */
  readonly site?: string | undefined;
  /** A guest of a server that takes none any more: they read, download, and delete what they have. */
  readonly onlyKeeps?: boolean | undefined;
  readonly premium: boolean;
  readonly professional: boolean;
  readonly commercial: boolean;
}

/** The part of an image that decides what may be done with it. A sample belongs to nobody. */
export interface Owned {
  readonly kind: ImageKind;
  readonly status: ImageStatus;
  readonly sampledata: boolean;
  readonly ownerId: string | null;
  /** The page of another origin that it was made on; null for our own pages. */
  readonly site?: string | null;
  /** Why it failed. */
  readonly problem?: ProblemCode | null;
}

export const imageActions = [
  "view",
  "download",
  "print",
  "rate",
  "delete",
  "retry",
  "rename",
  "edit",
  "share",
  "changeNumberOfColors",
  "changePrecision",
  "customDownload",
] as const;
export type ImageAction = (typeof imageActions)[number];

/** What everyone may do with a sample: look, download, print, rate; its other controls are hidden. */
const withSamples: ReadonlySet<ImageAction> = new Set(["view", "download", "print", "rate"]);

/** What makes another picture of an image, or another thing of what is known of it. */
const withChanges: ReadonlySet<ImageAction> = new Set([
  "retry",
  "rename",
  "edit",
  "changeNumberOfColors",
  "changePrecision",
]);

/** What needs a finished picture. */
const withReadyOnly: ReadonlySet<ImageAction> = new Set([
  "download",
  "print",
  "rate",
  "edit",
  "share",
  "changeNumberOfColors",
  "changePrecision",
  "customDownload",
]);

const kindsOf: Readonly<Partial<Record<ImageAction, readonly ImageKind[]>>> = {
  changeNumberOfColors: ["paint-by-numbers"],
  customDownload: ["paint-by-numbers", "coloring", "outlines"],
  changePrecision: ["outlines"],
};

/** The part of who asks that the decision needs. */
export type Asker = Pick<Actor, "id" | "site" | "onlyKeeps">;

/**
 * The one decision about images. Owners may do everything their image is ready for, everyone may look at samples,
 * nobody may do anything with a stranger's image; where this says no to `view`, the answer is "not found".
 */
export function may(user: Asker | null, action: ImageAction, image: Owned): boolean {
  const isHere = user?.site === undefined || user.site === image.site;
  const own = user !== null && image.ownerId !== null && image.ownerId === user.id && isHere;
  if (image.sampledata ? !withSamples.has(action) : !own) return false;
  if (user?.onlyKeeps && withChanges.has(action)) return false;
  if (withReadyOnly.has(action) && image.status !== "ready") return false;
  if (action === "retry" && (image.status !== "failed" || isFinalProblem(image.problem))) return false;
  return kindsOf[action]?.includes(image.kind) ?? true;
}

/** The part of `may` that travels with an image to the widgets. */
export function permissionsOf(user: Pick<Asker, "id" | "onlyKeeps"> | null, image: Owned) {
  return {
    delete: may(user, "delete", image),
    retry: may(user, "retry", image),
    rename: may(user, "rename", image),
    edit: may(user, "edit", image),
    share: may(user, "share", image),
    changeNumberOfColors: may(user, "changeNumberOfColors", image),
    changePrecision: may(user, "changePrecision", image),
    customDownload: may(user, "customDownload", image),
    rate: may(user, "rate", image),
  };
}

/** Plan that an option of the creation form needs; options not named here are everyone's. */
export const optionPlans = {
  aiFilterType: "premium",
  palette: "premium",
  mixPalette: "professional",
  paletteColors: "professional",
} as const;

/** Whether a visitor's plan lets an option of the creation form differ from its default. */
export function mayUse(user: Pick<Actor, "premium" | "professional"> | null, option: string): boolean {
  const plan = (optionPlans as Readonly<Record<string, "premium" | "professional">>)[option];
  return plan === undefined || (user?.[plan] ?? false);
}

/** Whether segment counts and lists of color areas are shown. */
export function maySeeSegments(user: Pick<Actor, "commercial"> | null): boolean {
  return user?.commercial ?? false;
}
