/** Who pays. Apart from what it costs: every page with widgets needs these words at once. */
export const userTypes = ["free", "paid"] as const;
export type UserType = (typeof userTypes)[number];
export const defaultUserType: UserType = "free";
