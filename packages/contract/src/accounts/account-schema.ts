import * as z from "zod";
import { keyLimits, keyScopes } from "./api-keys.ts";
import { wordsOf } from "../options/option-rows.ts";
import { userTypes } from "./user-types.ts";
import { maxEmailLength, passwordLength, identityProviders, userSettingNames } from "./account.ts";

const attribute = z.enum(userSettingNames);

/** Who asks. Beyond the specification's `isSubscribed`: what they may do, and what they can spend. */
export const userData = z.object({
  isSubscribed: z.boolean(),
  userType: z.enum(userTypes),
  premium: z.boolean(),
  professional: z.boolean(),
  commercial: z.boolean(),
  /** Credits left; null where nothing costs any. */
  credits: z.number().nullable(),
  /** What the image model is called that this server has connected; null without. */
  painter: z.string().nullable(),
  /** The same, where it draws photos anew as well. */
  photoPainter: z.string().nullable(),
  /** The day until which a guest's pictures are kept at least, should they never come back; null where they stay. */
  keptUntil: z.iso.date().nullable(),
  /** Whether they must sign in before they make anything: guests may not on this server. */
  mustSignIn: z.boolean(),
});

export type UserData = z.infer<typeof userData>;

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
export const accountDeletion = z.object({ password });

/** Left out, the invitation is the one that this browser opened last. */
export const openedInvitation = z.object({ secret: z.string().min(1).max(200).optional() });
export const invitationReply = z.object({
  email: z.string().nullable().meta({ description: "The only address that it is for; null for any" }),
});

export const providerParams = z.object({
  provider: z.enum(wordsOf({ words: identityProviders })),
});

/** What browsers and devices say to each other of a passkey, as WebAuthn has it in JSON. */
const ceremony = z.looseObject({ challenge: z.string() });
const credential = z.looseObject({ id: z.string().min(1).max(2000) });
export const passkeyCeremony = ceremony;
export const passkeyWish = z.object({ password });
export const newPasskey = z.object({
  name: z.string().trim().min(1).max(keyLimits.name),
  response: credential,
});
export const passkeyProof = z.object({ response: credential });
export const passkeyList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created: z.iso.datetime(),
      synced: z.boolean().meta({ description: "Kept on all devices of its owner, not on one alone" }),
    }),
  ),
});
export const passkeyParams = z.object({ passkeyId: z.string().min(1).max(100) });

/** A browser that is signed in, as its owner sees it. */
const openSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Names as the browser says them; null where it says none. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The internet address that it signed in from; null where none is known. */
  address: z.string().nullable(),
  created: z.iso.datetime(),
  /** When it was seen last, to the day. */
  seen: z.iso.datetime(),
});
export type OpenSession = z.infer<typeof openSession>;
export const sessionList = z.object({ items: z.array(openSession) });
export const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });
/** Whether the session that asks ends, too. */
export const sessionsToEnd = z.object({ which: z.enum(["others", "all"]) });

const keyScope = z.enum(keyScopes);
const { picturesPerDay: pictures } = keyLimits;
const perDay = z.int().min(pictures.min).max(pictures.max);
/** What is wanted of a new key. */
export const newApiKey = z.object({
  name: z.string().trim().min(1).max(keyLimits.name),
  scopes: z.array(keyScope).min(1).max(keyScopes.length),
  picturesPerDay: perDay.default(pictures.default),
});
/** A key without its secret, which is shown once and not kept. */
const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  ends: z.string().meta({ description: "The last four characters of the secret" }),
  scopes: z.array(keyScope),
  picturesPerDay: perDay,
  created: z.iso.datetime(),
  used: z.iso.datetime().nullable().meta({ description: "The last use; null for none in thirty days" }),
  today: z.object({ calls: z.int(), pictures: z.int() }),
  days30: z.object({ calls: z.int(), pictures: z.int() }),
});
export type ApiKey = z.infer<typeof apiKey>;
export const apiKeyList = z.object({ items: z.array(apiKey) });
export const madeApiKey = z.object({ secret: z.string(), key: apiKey });
export const apiKeyParams = z.object({ keyId: z.string().min(1).max(100) });
