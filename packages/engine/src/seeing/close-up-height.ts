/** A face that takes up this share of a photo's height is a close-up: of whoever is shown there is hardly more. By eye on five. */
export const closeUpHeight = 0.55;
