import { siteHeaders, sitePassPath } from "@tintery/contract/tables";
import type { Site } from "../platform/site.ts";
import { importingWorker } from "./importing-worker.ts";
import { beginTokens, beginVisitor, visitorToken } from "./visitor-token.ts";

/** The server of widgets on a page of another origin. */
export interface SiteServer {
  origin: string;
  /** The page's site key. */
  key: string;
  /** Of refusals that the server words. */
  language: string;
}

const ofPicture = /^\/app\/[\w-]+\/([\w-]{22})\/(?:download|print|picture)\//;
const ofSelection = /^\/app\/images\/\w+\?\w+=([\w,-]+)$/;
const withPass = new RegExp(`${sitePassPath}([\\w.-]+)/image/([\\w-]{22})/`, "g");

/** Opens the way to that server. */
export function siteOf({ origin, key, language }: SiteServer, open: Site["open"]): Site {
  beginTokens(key);
  /** What opens the addresses of pictures, by the picture, as replies have told. */
  const passes = new Map<string, string>();
  const opened = (address: string) => {
    const ids = (ofPicture.exec(address) ?? ofSelection.exec(address))?.[1]?.split(",") ?? [];
    const known = ids.flatMap((id) => passes.get(id) ?? []);
    return known.length > 0 ? address.replace(/^\/app\//, `${sitePassPath}${known.join("~")}/`) : address;
  };
  return {
    open,
    reach: (address) => new URL(opened(address), origin).href,
    headers: () => {
      const token = visitorToken();
      return {
        "Accept-Language": language,
        [siteHeaders.key]: key,
        ...(token !== null && { [siteHeaders.visitor]: token }),
      };
    },
    begin: beginVisitor,
    startWorker: importingWorker,
    note(reply) {
      for (const [, pass = "", id = ""] of reply.matchAll(withPass)) passes.set(id, pass);
    },
  };
}
