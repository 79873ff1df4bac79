import type { Server } from "node:http";
import type { Page } from "@playwright/test";
import { answerWith, serveHost } from "./host.ts";
import { signUp } from "./sign-up.ts";

interface Shop {
  /** The shop's own page, on an origin of its own. */
  address: string;
  /** Its site key. */
  key: string;
}

/** A page of a shop that includes our script and names its key. */
export const shopPage = (script: string, key: string, widgets: string, lang: string) => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Paint shop</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main>
      <h1>Paint shop</h1>
      ${widgets}
    </main>
    <script type="module" src="${script}" data-site-key="${key}"></script>
  </body>
</html>`;

interface Opened {
  hosts: Server[];
  page: Page;
  baseURL: string;
  widgets: string;
  lang?: string;
  email: string;
  headers?: Record<string, string>;
}

/** A site key of a new account for one address. */
export async function makeSiteKey(page: Page, address: string, email: string): Promise<string> {
  await signUp(page, email);
  const made = await page.request.post("/ajax/account/site-keys", {
    data: { name: "Paint shop", origins: [address] },
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  return (await made.json()).key;
}

/** Makes an account with a site key for a page of another origin, and serves that page. */
export async function openShop({
  hosts,
  page,
  baseURL,
  widgets,
  lang = "en",
  email,
  headers,
}: Opened): Promise<Shop> {
  let html = "";
  const address = await serveHost(hosts, (request, reply) => answerWith(html, headers)(request, reply));
  const key = await makeSiteKey(page, address, email);
  html = shopPage(`${baseURL}/widgets.js`, key, widgets, lang);
  return { address, key };
}
