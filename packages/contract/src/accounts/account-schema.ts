import * as z from "zod";
import { type UserSetting, userSettingNames } from "./account.ts";

const attribute = z.enum(userSettingNames as [UserSetting, ...UserSetting[]]);

export const userData = z.object({ isSubscribed: z.boolean() });
export const settingQuery = z.object({ attribute });
export const setting = z.object({ attribute, value: z.boolean() });
/** The stored value: 0 is off, everything else is on, null was never stored. */
export const settingReply = z.object({ value: z.union([z.boolean(), z.int(), z.string(), z.null()]) });
