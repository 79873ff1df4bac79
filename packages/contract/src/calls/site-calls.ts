import { done } from "../images/schema.ts";
import {
  connectedSiteList,
  connectedSiteParams,
  newSiteKey,
  siteConsent,
  siteKeyList,
  siteKeyParams,
  siteKeyReply,
  siteToken,
  siteVisitor,
} from "../sites/site-schema.ts";
import type { Call } from "./call.ts";

/** Widgets on other origins: the keys of their sites, and the accounts that such a site acts for. */
export const siteCalls = {
  siteVisitor: {
    method: "GET",
    path: "/ajax/site/visitor",
    summary:
      "For widgets on another origin: whether their site key is good there, and whom their token stands for",
    guard: "none",
    reply: siteVisitor,
    problems: ["unknown_site_key", "wrong_origin"],
  },
  beginSiteVisitor: {
    method: "POST",
    path: "/ajax/site/visitor",
    summary:
      "For widgets on another origin: makes a visitor, and the token that calls which change something want in a header",
    guard: "xhr",
    reply: siteToken,
    problems: ["csrf", "unknown_site_key", "wrong_origin", "site_used_up"],
  },
  listSiteKeys: {
    method: "GET",
    path: "/ajax/account/site-keys",
    summary: "The account's keys for widgets on other sites, with their use",
    guard: "none",
    reply: siteKeyList,
    problems: ["sign_in_first"],
  },
  createSiteKey: {
    method: "POST",
    path: "/ajax/account/site-keys",
    summary: "Makes a public key with which widgets work on the origins it is bound to",
    guard: "xhr",
    body: newSiteKey,
    reply: siteKeyReply,
    problems: ["csrf", "sign_in_first", "too_many_keys"],
  },
  revokeSiteKey: {
    method: "DELETE",
    path: "/ajax/account/site-keys/:siteKeyId",
    summary: "Revokes a site key: widgets with it stop, and what its visitors were given to return ends",
    guard: "xhr",
    params: siteKeyParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
  listConnectedSites: {
    method: "GET",
    path: "/ajax/account/sites",
    summary: "The sites that act for the account",
    guard: "none",
    reply: connectedSiteList,
    problems: ["sign_in_first"],
  },
  connectSite: {
    method: "POST",
    path: "/ajax/account/sites",
    summary:
      "Lets a site act for the account, as far as its widgets need; what the same browser made there as a guest comes along",
    guard: "xhr",
    body: siteConsent,
    reply: siteToken,
    problems: ["csrf", "sign_in_first", "unknown_site_key", "wrong_origin"],
  },
  disconnectSite: {
    method: "DELETE",
    path: "/ajax/account/sites/:connectionId",
    summary: "Ends what a site may do for the account",
    guard: "xhr",
    params: connectedSiteParams,
    reply: done,
    problems: ["csrf", "sign_in_first", "not_found"],
  },
} as const satisfies Record<string, Call>;
