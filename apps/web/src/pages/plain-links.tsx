/** Links under a heading. */
export interface PlainGroup {
  title: string;
  links: readonly { href: string; words: string }[];
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
