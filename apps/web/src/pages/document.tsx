import type { Language, PageContext, WidgetName } from "@tintery/contract";
import { cardSize, csrfToken, languages } from "@tintery/contract/tables";
import type { ReactNode } from "react";
import { entries, fonts } from "virtual:shell-assets";

/** A picture that stands for a page elsewhere. */
export interface CardPicture {
  src: string;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

export interface DocumentProps {
  context: PageContext;
  title: string;
  description: string;
  /** What chats and other sites show of a link to the page; what they show of the site, where it is left out. */
  picture?: CardPicture | null | undefined;
  /** Pictures that widgets show first, fetched with the page; `media` says on which screens. */
  preloads?: { href: string | null | undefined; media?: string }[];
  /** Widgets on the page: their scripts are fetched with the page instead of after it. */
  widgets?: WidgetName[];
  /** The first look is whole without scripts: they are fetched after its fonts and pictures. */
  scriptsLast?: boolean;
  /** Script and style sheet of the page, if not those of all pages. */
  script?: string;
  style?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Keeps only this page out of them: what it links to may be found. */
  unlisted?: boolean;
  /** The page's address in each language, for pages that have one; `addressOfAll` answers in the visitor's own. */
  addressIn?: (language: Language) => string;
  addressOfAll?: string;
  /** What the page is about, in the words of schema.org. */
  data?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Where each widget's chunk comes from; the same files as in the list of widgets. */
const widgetFiles: { [Name in WidgetName]?: string } = {
  "paint-by-numbers-upload-form": "src/widgets/paint-by-numbers/upload-form.tsx",
  "paint-by-numbers-result": "src/widgets/paint-by-numbers/result.tsx",
  "coloring-upload-form": "src/widgets/coloring/upload-form.tsx",
  "coloring-compare": "src/widgets/coloring/compare.tsx",
  "coloring-svg-upload-form": "src/widgets/outlines/upload-form.tsx",
  "coloring-svg-compare": "src/widgets/outlines/compare.tsx",
  "coloring-book-wizard": "src/widgets/books/coloring-book-wizard.tsx",
  "my-books": "src/widgets/books/my-books.tsx",
  "color-mixer": "src/widgets/colors/color-mixer.tsx",
  "account-form": "src/widgets/accounts/account-form.tsx",
  "connect-site": "src/widgets/sites/connect-site.tsx",
  "account-settings": "src/widgets/accounts/account-settings.tsx",
  "payment-verification": "src/widgets/billing/billing.tsx",
  "unsubscribe-order": "src/widgets/billing/billing.tsx",
  "palette-view": "src/widgets/palettes/palette-view.tsx",
  "my-palettes": "src/widgets/palettes/my-palettes.tsx",
  "recipe-sheet": "src/widgets/paint-by-numbers/recipe-sheet.tsx",
  "mixing-chart": "src/widgets/colors/mixing-chart.tsx",
  "gamut-check": "src/widgets/colors/gamut-check.tsx",
  "bookmark-hint": "src/widgets/helpers/bookmark-hint.tsx",
  "share-link": "src/widgets/sharing/share-link.tsx",
  "dashboard-images": "src/widgets/images/dashboard-images.tsx",
  "catalog-heart": "src/widgets/catalog/catalog-heart.tsx",
  "compare-slider": "src/widgets/images/sample-slider.tsx",
};

/**
 * Languages whose text is set in the system's letters: a handful of theirs is only in the Latin Extended part of our
 * font for text, whose 61 kB would be a sixth of the home page. Headings keep ours.
 */
const systemText: ReadonlySet<Language> = new Set(["cs", "pl", "tr"]);

/** What is shown of a link to a page that has no picture of its own: a sample, before and after. */
const siteCard = { src: entries["src/pages/home-pictures/card.jpg"]?.file ?? "", ...cardSize };

/** All scripts a page will need at once: its entry, its widgets, its language. */
function scriptsOf(script: string, widgets: WidgetName[], language: string): string[] {
  const texts = Object.keys(entries).filter((key) => key.endsWith(`messages/${language}.json`));
  const mounted = ["src/mount.tsx", ...widgets.flatMap((name) => widgetFiles[name] ?? []), ...texts];
  const files = [script, ...(widgets.length > 0 ? mounted : [])].flatMap((key) => {
    const entry = entries[key];
    return entry ? [entry.file, ...entry.imports] : [];
  });
  return [...new Set(files)];
}

/** The whole HTML document around a page. Nothing in it is inline that a browser runs: no script, no style, no style attribute. */
export function Document(props: DocumentProps) {
  const { context, title, description, children, widgets = [] } = props;
  const { script = "src/page.ts", style = "src/pages/pages.css" } = props;
  const { language, theme } = context;
  const ownText = !systemText.has(language);
  const classes = [...(theme ? [`theme-${theme}`] : []), ...(ownText ? [] : ["system-text"])];
  const priority = props.scriptsLast ? "low" : undefined;
  return (
    <html lang={language} className={classes.join(" ") || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16150f" media="(prefers-color-scheme: dark)" />
        {context.token && widgets.includes("catalog-heart") && (
          <meta name={csrfToken.meta} content={context.token} />
        )}
        {props.hidden && <meta name="robots" content="noindex" />}
        {props.unlisted && <meta name="robots" content="noindex, follow" />}
        <Languages {...props} />
        <OpenGraph {...props} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[...(ownText ? [fonts.text] : []), fonts.headings].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={entries[style]?.file} />
        {props.preloads?.map(
          ({ href, media }) => href && <link key={href} rel="preload" href={href} as="image" media={media} />,
        )}
        {scriptsOf(script, widgets, language).map((file) => (
          <link key={file} rel="modulepreload" href={file} fetchPriority={priority} />
        ))}
        <script type="module" src={entries[script]?.file} fetchPriority={priority} />
      </head>
      <body
        data-professional={context.professional ? "" : undefined}
        data-tintery-visitor={context.visitor && JSON.stringify(context.visitor)}
      >
        {children}
      </body>
    </html>
  );
}

/** Where search engines find the page in each language, and what it is about. */
function Languages({ context, addressIn, addressOfAll, unlisted, data }: DocumentProps) {
  const { origin, language } = context;
  const isFound = origin !== undefined && !unlisted;
  return (
    <>
      {isFound && addressIn && (
        <>
          <link rel="canonical" href={origin + addressIn(language)} />
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={origin + addressIn(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + addressOfAll} />
        </>
      )}
      {isFound && data && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, without any "<"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c"),
          }}
        />
      )}
    </>
  );
}

/** What chats and other sites show when the page is linked there; addresses only where the site knows its own. */
function OpenGraph({ context, title, description, hidden, picture }: DocumentProps) {
  const { origin, path, language } = context;
  const own = picture ?? (hidden ? null : { ...siteCard, alt: description });
  const shown = origin && own ? { ...own, src: origin + own.src } : null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Tintery" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={language} />
      {origin && <meta property="og:url" content={origin + path} />}
      {shown && (
        <>
          <meta property="og:image" content={shown.src} />
          <meta property="og:image:width" content={String(shown.width)} />
          <meta property="og:image:height" content={String(shown.height)} />
          <meta property="og:image:alt" content={shown.alt} />
        </>
      )}
      <meta name="twitter:card" content={shown ? "summary_large_image" : "summary"} />
    </>
  );
}
