/** Settings of an account. Plain tables, no zod. */

export const userSettings = { notifyByEmail: "user-settings-notify-by-email" } as const;
export type UserSetting = (typeof userSettings)[keyof typeof userSettings];
export const userSettingNames = Object.values(userSettings) as UserSetting[];

/** The toggle is off only for a stored 0; a setting never stored counts as on. */
export function isSettingOn(stored: unknown): boolean {
  return !(stored === 0 || stored === "0" || stored === false);
}
