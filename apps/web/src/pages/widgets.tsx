import {
  addresses,
  attributeName,
  type GuidedWidget,
  type ImageView,
  innerSettings,
  type PageContext,
  type PageRequest,
  widgetAttributes,
  widgetGuide,
  widgets,
  widgetsElsewhere,
} from "@tintery/contract";
import { elementMarkup } from "../element-markup.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame, NoScript } from "./frame.tsx";

type Samples = Extract<PageRequest, { page: "widgets" }>["samples"];
type Settings = Readonly<Record<string, string | number | boolean | null>>;

interface Row {
  name: GuidedWidget;
  summary: string;
  /** What stands in the code. */
  written: Settings;
  /** What is shown; null where it is only written. */
  shown: Settings | null;
}

/** The widgets that are for pages of others, in the order of the guide. */
function rowsOf(samples: Samples): Row[] {
  return (Object.keys(widgetGuide) as GuidedWidget[]).map((name) => {
    const { summary, example, about, live } = widgetGuide[name];
    const sample = about && samples[about];
    const isThere = live && (about === undefined || sample !== undefined);
    return {
      name,
      summary,
      written: { ...example },
      shown: isThere ? { ...example, ...(sample && ofSample(name, sample)) } : null,
    };
  });
}

function ofSample(name: GuidedWidget, { id, options: { images } }: ImageView): Settings {
  if (name !== "compare-slider") return { imageId: id };
  return { before: images.origin ?? "", after: images.transformed ?? "" };
}

/** All widgets with what they look like, how they are written, and what can be set. */
export function WidgetsPage({ samples, context }: { samples: Samples; context: PageContext }) {
  const { t } = useTexts();
  const rows = rowsOf(samples);
  const title = t("page.widgets_title");
  const server = context.origin ?? "https://…";
  const script = `<script type="module"
src="${server}/widgets.js"
data-site-key="tintery_site_…"></script>`;
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={t("page.widgets_lead")}
      widgets={["compare-slider"]}
    >
      <Frame path={context.path}>
        <div className="api">
          <h1>{title}</h1>
          <p className="lead">{t("page.widgets_lead")}</p>
          <NoScript />
          <section>
            <h2>{t("page.widgets_begin")}</h2>
            <ol className="steps">
              <li>
                {t("page.widgets_step_key")} <a href={addresses.account()}>{t("account.site_keys")}</a>
              </li>
              <li>
                {t("page.widgets_step_script")}
                <Code text={script} />
              </li>
              <li>{t("page.widgets_step_element")}</li>
            </ol>
            <p>{t("page.widgets_policy")}</p>
            <Code text={policyOf(server)} />
          </section>
          <ul className="codes">
            {rows.map(({ name }) => (
              <li key={name}>
                <a href={`#widget-${name}`}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
          {rows.map((row) => (
            <WidgetPart key={row.name} {...row} />
          ))}
        </div>
      </Frame>
    </Document>
  );
}

/** What a strict Content-Security-Policy of a host page must allow. */
function policyOf(server: string): string {
  return `Content-Security-Policy:
script-src ${server} 'wasm-unsafe-eval';
connect-src ${server};
img-src ${server} blob: data:;
worker-src blob:;
form-action ${server}`;
}

function WidgetPart({ name, summary, written, shown }: Row) {
  const { t } = useTexts();
  const needs = widgetsElsewhere[name];
  return (
    <section className="widget-part" id={`widget-${name}`}>
      <h2>
        <code>{name}</code>
      </h2>
      <p lang="en">{summary}</p>
      {needs !== "key" && (
        <p className="quiet">{t(`page.widgets_needs.${needs === "alone" ? "alone" : "account"}`)}</p>
      )}
      {shown && (
        <div className="widget-example">
          {name === "random-prompt-button" && (
            <label>
              {t("page.widgets_prompt")} <input name="prompt" />
            </label>
          )}
          <div {...widgetAttributes(name, shown)}>{name === "modal" && <p>Tintery</p>}</div>
        </div>
      )}
      <Code text={elementMarkup("div", widgetAttributes(name, written))} />
      <Attributes name={name} />
    </section>
  );
}

function Attributes({ name }: { name: GuidedWidget }) {
  const { t } = useTexts();
  const {
    attributes,
  }: { attributes: Readonly<Record<string, { kind: string; words?: readonly string[] }>> } = widgets[name];
  const rows = Object.entries(attributes).filter(([key]) => !innerSettings.includes(key));
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{t("page.settings")}</summary>
      <ul>
        {rows.map(([key, { kind, words }]) => (
          <li key={key}>
            <code>{attributeName(key)}</code>{" "}
            <span className="quiet" lang="en">
              {words ? words.join(" | ") : kind}
              {"required" in attributes[key]! && " (required)"}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Code with a button that copies it; without scripts the button does nothing, and the code can be marked. */
function Code({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <div className="code-copy">
      <pre>{text}</pre>
      <button type="button" className="button" data-copy="" data-copied={t("page.widgets_copied")}>
        {t("embed.copy")}
      </button>
    </div>
  );
}
