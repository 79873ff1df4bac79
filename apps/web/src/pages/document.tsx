import type { Language, PageContext, WidgetName } from "@tintery/contract";
import type { ReactNode } from "react";
import { entries, fonts } from "virtual:shell-assets";

export interface DocumentProps {
  context: PageContext;
  title: string;
  description: string;
  /** Address of a picture for link previews. */
  picture?: string | null | undefined;
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
  "color-mixer": "src/widgets/colors/color-mixer.tsx",
  "account-form": "src/widgets/accounts/account-form.tsx",
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
  "compare-slider": "src/widgets/images/sample-slider.tsx",
};

/**
 * Languages whose text is set in the system's letters: a handful of theirs is only in the Latin Extended part of our
 * font for text, whose 61 kB would be a sixth of the home page. Headings keep ours.
 */
const systemText: ReadonlySet<Language> = new Set(["cs", "pl", "tr"]);

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

/** The whole HTML document around a page. Nothing in it is inline: no script, no style, no style attribute. */
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
        {props.hidden && <meta name="robots" content="noindex" />}
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

/** What other sites show when the page is linked there; addresses only where the site knows its own. */
function OpenGraph({ context, title, description, picture }: DocumentProps) {
  const { origin, path, language } = context;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Tintery" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={language} />
      {origin && <meta property="og:url" content={origin + path} />}
      {origin && picture && <meta property="og:image" content={origin + picture} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
}
