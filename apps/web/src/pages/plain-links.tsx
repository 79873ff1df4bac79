import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import type { Texts } from "../platform/texts.tsx";

/** Links under a heading. */
export interface PlainGroup {
  title: string;
  links: readonly { href: string; words: string }[];
}

/** The way to share a picture, for those who may. */
export function shareGroup(t: Texts["t"], image: ImageView): PlainGroup[] {
  const link = { href: addresses.share(image.id), words: t("page.share_title") };
  return image.may.share ? [{ title: t("share.share"), links: [link] }] : [];
}

/** What a widget would offer, for those whose browser runs no scripts. */
export function PlainLinks({ groups }: { groups: readonly PlainGroup[] }) {
  return (
    <noscript>
      <div className="plain-links">
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, words }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </noscript>
  );
}
