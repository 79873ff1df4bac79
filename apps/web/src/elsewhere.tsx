import { addresses, type WidgetName, widgetNames } from "@tintery/contract/tables";
import { useTexts } from "./platform/texts.tsx";
import { useLateAtOnce } from "./platform/use-late.ts";
import { Notice } from "./ui/notice.tsx";
import { type Widgets, widgets } from "./widgets.ts";

/** The widgets that ask no server for anything, so they work on pages of any origin. */
const standAlone: readonly WidgetName[] = ["compare-slider", "print-content", "bookmark-hint", "modal"];

/**
 * The widgets as they are on pages of another origin than `site`, which serves them: those that need its server say
 * where they can be used instead, before anybody fills in a form in vain.
 */
export function widgetsElsewhere(site: string): Widgets {
  const component = () => <Elsewhere site={site} />;
  const replaced = widgetNames.filter((name) => widgets[name] && !standAlone.includes(name));
  return {
    ...widgets,
    ...Object.fromEntries(replaced.map((name) => [name, async () => ({ component, styles: "" })])),
  };
}

const loadSentence = async () => Sentence;

/** Shows the sentence as soon as its words, which are late ones, are here. */
function Elsewhere({ site }: { site: string }) {
  const { Late } = useLateAtOnce(loadSentence);
  return Late && <Late site={site} />;
}

function Sentence({ site }: { site: string }) {
  const { t } = useTexts();
  const { host } = new URL(site);
  return (
    <Notice kind="info">
      {t("ui.elsewhere", { site: host })}{" "}
      <a href={new URL(addresses.home(), site).href}>{t("ui.open_site", { site: host })}</a>
    </Notice>
  );
}
