import * as z from "zod";
import { coloringType, imageKind } from "../images/schema.ts";
import { formChecked } from "../images/papers.ts";
import { qrField, shareLinkPattern, sharedPictureNames } from "./sharing.ts";

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
  /** What chats and other sites show of the link. */
  card: z.string(),
  /** Of a painting, in the order of its numbers: for those who scanned the code on a printed list. */
  colors: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string() })).optional(),
  /** Of both pictures, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type SharedImage = z.infer<typeof sharedImage>;

/** Query of whatever may bear a QR code. */
export const qrQuery = z.object({ [qrField]: z.literal(formChecked).optional() });
