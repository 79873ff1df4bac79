/** Links under which others see an image. Plain tables, no zod. */

/** A link's secret part: 128 random bits in base64url. */
export const shareLinkPattern = /^[A-Za-z0-9_-]{22}$/;

/** The pictures that anyone with the link sees. */
export const sharedPictureNames = ["before", "after"] as const;
export type SharedPictureName = (typeof sharedPictureNames)[number];
