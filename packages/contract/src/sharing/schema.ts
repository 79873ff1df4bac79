import * as z from "zod";
import { coloringType, imageKind } from "../images/schema.ts";
import { shareLinkPattern, sharedPictureNames } from "./sharing.ts";

/** The link of an image: an address on our own site, or null while there is none. */
export const shareLink = z.object({
  address: z.string().nullable(),
  created: z.iso.datetime().nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;

const link = z.string().regex(shareLinkPattern);
export const sharedParams = z.object({ link });
export const sharedPictureParams = z.object({ link, which: z.enum(sharedPictureNames) });

/** What others see of an image: nothing of its owner, not even the name of the file. */
export const sharedImage = z.object({
  kind: imageKind,
  type: coloringType.optional(),
  before: z.string(),
  after: z.string(),
  /** Of both pictures, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type SharedImage = z.infer<typeof sharedImage>;
