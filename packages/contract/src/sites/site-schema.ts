import * as z from "zod";
import { readOrigin, siteKeyLimits, siteKeyPrefix } from "./site-keys.ts";

const { picturesPerDay: pictures } = siteKeyLimits;
const perDay = z.int().min(pictures.min).max(pictures.max);
const origin = z
  .string()
  .max(300)
  .transform((text, context) => {
    const read = readOrigin(text);
    if (read !== null) return read;
    context.addIssue({ code: "custom", message: "no origin of a website" });
    return z.NEVER;
  });
const siteKey = z.string().startsWith(siteKeyPrefix).max(100);

/** What is wanted of a new site key. */
export const newSiteKey = z.object({
  name: z.string().trim().min(1).max(siteKeyLimits.name),
  origins: z
    .array(origin)
    .min(1)
    .max(siteKeyLimits.origins)
    .meta({ description: "Scheme, host and port of the pages; https, but for one's own machine" }),
  picturesPerDay: perDay.default(pictures.default),
});

export const siteKeyReply = z.object({
  id: z.string(),
  name: z.string(),
  key: z.string().meta({ description: "Public: it stands in the page" }),
  origins: z.array(z.string()),
  picturesPerDay: perDay,
  created: z.iso.datetime(),
  used: z.iso.datetime().nullable().meta({ description: "The last picture; null for none in thirty days" }),
  today: z.int().meta({ description: "Pictures asked for today (UTC)" }),
  days30: z.int().meta({ description: "Pictures asked for in thirty days" }),
  visitors: z.int().meta({ description: "Those whose token has not ended" }),
});
export type SiteKey = z.infer<typeof siteKeyReply>;
export const siteKeyList = z.object({ items: z.array(siteKeyReply) });
export const siteKeyParams = z.object({ siteKeyId: z.string().min(1).max(100) });

/** A site that may act for an account. */
const connectedSite = z.object({
  id: z.string(),
  name: z.string(),
  origin: z.string(),
  created: z.iso.datetime(),
  ends: z.iso.datetime(),
});
export type ConnectedSite = z.infer<typeof connectedSite>;
export const connectedSiteList = z.object({ items: z.array(connectedSite) });
export const connectedSiteParams = z.object({ connectionId: z.string().min(1).max(100) });

/** Consent: which site, and the visitor that its page knows so far: a guest, whose pictures come along, or the account already. */
export const siteConsent = z.object({
  key: siteKey,
  origin,
  visitor: z.string().max(100).optional().meta({ description: "The token that the page has" }),
});
export const siteToken = z.object({ token: z.string() });

/** Who the page of another origin is about. */
export const siteVisitor = z.object({
  known: z.boolean().meta({ description: "Whether the token that came along is good" }),
  account: z.boolean().meta({ description: "Whether it acts for an account" }),
});
