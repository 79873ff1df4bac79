import {
  addresses,
  type ImageKind,
  type ImageView,
  isProblemCode,
  originalFormatOf,
  permissionsOf,
  type PictureName,
} from "@tintery/contract";
import { type Language, type MessageKey, texts } from "@tintery/contract/messages";
import { hashInKey } from "../platform/files/file-key.ts";
import { titleOf } from "../catalog/titles.ts";
import { coloringOptionsView } from "./coloring-options.ts";
import {
  baseOf,
  type DrawingRow,
  type ForKinds,
  forKind,
  type ImageRow,
  ownedOf,
  type ShownImage,
} from "./image-row.ts";
import type { Visitor } from "../platform/sessions.ts";
import type { OptionsContext } from "./options-context.ts";
import { outlinesOptionsView } from "./outlines-options.ts";
import { paintByNumbersOptionsView } from "./paint-by-numbers-options.ts";

/** Everything besides the image that a view of an image is made of. */
export interface ViewContext {
  /** Who asks: null is somebody without a session. */
  visitor: Pick<Visitor, "userId" | "onlyKeeps"> | null;
  language: Language;
  /** Whether segment counts and color areas are told. */
  commercial: boolean;
  /** Makes addresses that open by themselves, for a page of another origin. */
  openTo?: ((address: string, imageId: string) => string) | undefined;
}

/** An image as callers see it. */
export function viewOf(image: ShownImage, { visitor, language, commercial, openTo }: ViewContext): ImageView {
  const asker = visitor && { id: visitor.userId, onlyKeeps: visitor.onlyKeeps };
  const may = permissionsOf(asker, ownedOf(image));
  return {
    id: image.id,
    kind: image.kind,
    name: nameOf(image, language),
    status: image.status,
    sampledata: image.sample,
    updated: image.updated.toISOString(),
    created: image.created.toISOString(),
    progress: { stage: image.stage, fraction: image.fraction, place: image.place },
    problem: isProblemCode(image.problem) ? image.problem : null,
    options: {
      images: openTo ? opened(picturesOf(image, may), image.id, openTo) : picturesOf(image, may),
      ...originalOf(image),
      ...(image.scene && { scene: image.scene }),
      ...(image.kind === "paint-by-numbers" &&
        may.edit && { edits: { count: image.edits.length, revision: image.editRevision } }),
      ...forKind(image, optionsViews, { isOwn: may.delete, language, commercial }),
    },
    may,
    ...(image.inBook && may.delete && { inBook: true as const }),
  };
}

const optionsViews: ForKinds<
  Omit<ImageView["options"], "images" | "original" | "scene">,
  [context: OptionsContext]
> = {
  "paint-by-numbers": paintByNumbersOptionsView,
  coloring: coloringOptionsView,
  outlines: outlinesOptionsView,
};

/** A sample is named in the reader's language; a file whose name held nothing readable is called by its kind. */
export function nameOf(image: Pick<ImageRow, "kind" | "name" | "sample">, language: Language): string {
  const t = texts(language);
  if (image.sample) return titleOf(image.name, language) ?? t(image.name as MessageKey);
  return image.name || t(`dashboard.kind.${image.kind}`);
}

/** A picture's version in its address: the beginning of the hash of its bytes. */
export function versionOf({ sha256 }: Pick<DrawingRow, "sha256">): string {
  return sha256.slice(0, 12);
}

/** The picture of each kind that lies beside the photo. */
export const resultPictures = {
  "paint-by-numbers": "painting",
  coloring: "page",
  outlines: "page",
} as const satisfies Record<ImageKind, PictureName>;

/** What the original is handed out as, once it was rewritten. */
function originalOf({ pictures }: ShownImage): Pick<ImageView["options"], "original"> {
  const source = pictures.find(({ which }) => which === "source");
  return source ? { original: originalFormatOf(source.type) } : {};
}

/** Addresses of the pictures; the hash of the bytes is the version, so a picture's address never lies. */
function picturesOf(
  { id, kind, importanceKey, modelKey, baseKey, pictures }: ShownImage,
  may: ImageView["may"],
): ImageView["options"]["images"] {
  const base = baseOf({ baseKey, modelKey });
  const address = (which: PictureName) => {
    const picture = pictures.find((candidate) => candidate.which === which);
    return picture ? addresses.picture(id, which, versionOf(picture)) : null;
  };
  const ofKey = (which: PictureName, key: string) =>
    addresses.picture(id, which, versionOf({ sha256: hashInKey(key) }));
  const maps = address("maps");
  const look = address("look");
  const [light, lightOrigin] = [address("light"), address("light-origin")];
  const [small, smallOrigin] = [address("small"), address("small-origin")];
  return {
    origin: address("origin"),
    transformed: address(resultPictures[kind]),
    numbers: address("numbers"),
    thumbnail: address("thumbnail"),
    ...(look !== null && { look }),
    ...(light !== null && { light }),
    ...(lightOrigin !== null && { light_origin: lightOrigin }),
    ...(small !== null && { small }),
    ...(smallOrigin !== null && { small_origin: smallOrigin }),
    ...(maps !== null && may.edit && { maps }),
    // what was marked is for whom it belongs to, also where nothing came of the photo
    ...(importanceKey !== null && may.delete && { importance: ofKey("importance", importanceKey) }),
    // pages draw these themselves, to be looked at closely
    ...(modelKey !== null && kind !== "coloring" && { model: ofKey("model", modelKey) }),
    ...(base !== null && kind === "paint-by-numbers" && may.edit && { base: ofKey("base", base) }),
  };
}

type Pictures = ImageView["options"]["images"];

/** The same addresses, each of which opens by itself. */
function opened(pictures: Pictures, id: string, openTo: NonNullable<ViewContext["openTo"]>): Pictures {
  const open = (address: string | null | undefined) => (address ? openTo(address, id) : null);
  return Object.fromEntries(Object.entries(pictures).map(([name, at]) => [name, open(at)])) as Pictures;
}
