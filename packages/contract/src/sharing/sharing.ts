/** Links under which others see an image. Plain tables, no zod. */

/** A link's secret part: 128 random bits in base64url. */
export const shareLinkPattern = /^[A-Za-z0-9_-]{22}$/;

/** The pictures that anyone with the link sees; the card is what chats and other sites show of the link. */
export const sharedPictureNames = ["before", "after", "card"] as const;
export type SharedPictureName = (typeof sharedPictureNames)[number];

/** Pixels of the picture that chats and other sites show of a link: the size that all of them ask for. */
export const cardSize = { width: 1200, height: 630 } as const;
/** What a card is. */
export const cardType = "image/jpeg";

/** Field of every form and address that prints a picture: a QR code that opens what the picture's link shows. */
export const qrField = "download-qr";
