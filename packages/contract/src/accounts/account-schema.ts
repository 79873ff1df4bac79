import * as z from "zod";
import { maxEmailLength, passwordLength, type UserSetting, userSettingNames } from "./account.ts";

const attribute = z.enum(userSettingNames as [UserSetting, ...UserSetting[]]);

export const userData = z.object({ isSubscribed: z.boolean() });
export const settingQuery = z.object({ attribute });
export const setting = z.object({ attribute, value: z.boolean() });
/** The stored value: 0 is off, everything else is on, null was never stored. */
export const settingReply = z.object({ value: z.union([z.boolean(), z.int(), z.string(), z.null()]) });

const email = z.string().trim().toLowerCase().max(maxEmailLength).pipe(z.email());
/** One that somebody has already; how long it is says nothing. */
const password = z.string().min(1).max(passwordLength.max);
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
/** The part of a mailed link after its `#`, which browsers tell no server. */
const token = z.string().min(1).max(2000);

export const newAccount = z.object({ email, password: newPassword });
export const credentials = z.object({ email, password });
export const passwordChange = z.object({ password, newPassword });
export const emailChange = z.object({ email, password });
export const mailbox = z.object({ email });
export const confirmation = z.object({ token, password });
export const passwordReset = z.object({ token, password: newPassword });
