import { type Language, languages, lateAddresses } from "@tintery/contract";
import { listShown } from "../../catalog/picture-store.ts";
import type { AddressHandlers } from "../../http/serve-addresses.ts";
import type { Database } from "../../platform/database/database.ts";

/** What search engines read first: where they may look, and every page that is worth finding, in each language. */
export function searchEngineAddresses({
  db,
  publicUrl,
}: {
  db: Database;
  publicUrl: string;
}): Pick<AddressHandlers, "robots" | "sitemap"> {
  const origin = publicUrl.replace(/\/$/, "");
  return {
    async robots(_request, reply) {
      const lines = ["User-agent: *", "Disallow: /ajax/", `Sitemap: ${origin}${lateAddresses.sitemap()}`];
      return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
    },

    async sitemap(_request, reply) {
      const slugs = (await listShown(db)).map(({ slug }) => slug).sort();
      const pages = [
        lateAddresses.homeIn,
        lateAddresses.catalogIn,
        ...slugs.map((slug) => (language: Language) => lateAddresses.catalogPictureIn(language, slug)),
      ];
      const entries = pages.flatMap((address) => {
        const links = languages.map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address(language)}"/>`,
        );
        return languages.map(
          (language) => `<url><loc>${origin}${address(language)}</loc>${links.join("")}</url>`,
        );
      });
      return reply
        .type("application/xml; charset=utf-8")
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`,
        );
    },
  };
}
