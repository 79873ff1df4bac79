import {
  addresses,
  lateAddresses,
  callNames,
  endpoints,
  keyPrefix,
  type OpenApiOperation,
  openApiDocument,
  type PageContext,
  problems,
  webhookEvents,
  webhookHeaders,
  widgetAttributes,
  xhrHeader,
} from "@tintery/contract";
import type { ReactNode } from "react";
import { elementMarkup } from "../element-markup.ts";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { proxyExample } from "./proxy-example.ts";
import { type SchemaRow, schemaRows, typeText } from "./schema-rows.ts";

type Json = Readonly<Record<string, unknown>>;
type CallName = (typeof callNames)[number];

/** Which calls belong together, by what their paths are about. */
const groups = [
  { title: "images", paths: ["/ajax/image"] },
  { title: "create", paths: ["/ajax/create", "/ajax/generate"] },
  { title: "colors", paths: ["/ajax/colors", "/ajax/val", "/ajax/palettes"] },
  { title: "catalog", paths: ["/ajax/catalog", "/ajax/feedback"] },
  { title: "account", paths: ["/app", "/ajax/account", "/ajax/order", "/ajax/user"] },
] as const;

/** Every call of the product as the contract has it: the same tables the server answers by. */
export function ApiPage({ context }: { context: PageContext }) {
  const { t } = useTexts();
  const { paths } = openApiDocument("");
  const operations = new Map(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((found) => [found.operationId, found] as const),
    ),
  );
  const title = t("page.api_title");
  return (
    <Document context={context} title={`${title} – Tintery`} description={t("page.api_lead")}>
      <Frame path={context.path}>
        <div className="api">
          <h1>{title}</h1>
          <p className="lead">{t("page.api_lead")}</p>
          <Basics />
          {groups.map((group) => (
            <section key={group.title} id={group.title}>
              <h2>{t(`page.api_group.${group.title}`)}</h2>
              {callNames
                .filter((name) => group.paths.some((path) => endpoints[name].path.startsWith(path)))
                .map((name) => (
                  <CallCard key={name} name={name} operation={operations.get(name)} />
                ))}
            </section>
          ))}
        </div>
      </Frame>
    </Document>
  );
}

/** A picture is asked for, looked after until it is ready, and fetched. */
const keyExample = `curl -H "Authorization: Bearer ${keyPrefix}…" -F image=@photo.jpg -F type=simple \\
  https://…${endpoints.createColoring.path.replace(":version", "v1")}
curl -H "Authorization: Bearer ${keyPrefix}…" https://…${endpoints.getImage.path.replace(":id", "ID")}
curl -H "Authorization: Bearer ${keyPrefix}…" -OJ https://…${addresses.downloadColoring("ID", "coloring")}`;

/** The same by the command line, which waits and fetches by itself. */
const commandExample = `TINTERY_KEY=${keyPrefix}… npx tintery coloring photo.jpg --out page --server https://…`;

/** What a program is told, and how it knows from whom. */
const deliveryExample = `POST https://…
${webhookHeaders.id}: …
${webhookHeaders.timestamp}: 1795646583
${webhookHeaders.signature}: v1,…

{
  "type": "${webhookEvents[0]}",
  "data": { "id": "ID", "call": "https://…${endpoints.getImage.path.replace(":id", "ID")}", … }, …
}`;

function Basics() {
  const { t } = useTexts();
  const form = elementMarkup("div", widgetAttributes("paint-by-numbers-upload-form", { language: "en" }));
  return (
    <section className="api-basics">
      <p>
        {t("page.api_machine")} <a href={lateAddresses.openapi()}>{lateAddresses.openapi()}</a>
      </p>
      <p>{t("page.api_header", { header: `${xhrHeader.name}: ${xhrHeader.value}` })}</p>
      <h2>{t("page.api_keys")}</h2>
      <p>{t("page.api_keys_text")}</p>
      <pre>{keyExample}</pre>
      <pre>{commandExample}</pre>
      <p>{t("page.api_webhooks_text")}</p>
      <pre>{deliveryExample}</pre>
      <h2>{t("page.api_widgets")}</h2>
      <p>
        {t("page.api_widgets_text")} <a href={addresses.widgets()}>{t("page.widgets_title")}</a>
      </p>
      <pre>{`${form}\n<script type="module" src="https://…/widgets.js" data-site-key="tintery_site_…"></script>`}</pre>
      <p>{t("page.api_widgets_proxy")}</p>
      <pre>{proxyExample}</pre>
    </section>
  );
}

/** One call, folded: method, path and summary first; fields, reply and problems inside. */
function CallCard({ name, operation }: { name: CallName; operation: OpenApiOperation | undefined }) {
  const { t } = useTexts();
  const { method, path, summary, problems: codes } = endpoints[name];
  return (
    <details className="call" id={name}>
      <summary>
        <span className={`method ${method.toLowerCase()}`}>{method}</span>
        <code>{path.replace(/:(\w+)/g, "{$1}")}</code>
        <span className="call-summary quiet" lang="en">
          {summary}
        </span>
      </summary>
      <div className="call-body">
        {operation && <Fields operation={operation} />}
        {codes.length > 0 && (
          <Part title={t("page.api_problems")}>
            <ul className="codes">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code> <span className="quiet">{problems[code].status}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </details>
  );
}

function Fields({ operation }: { operation: OpenApiOperation }) {
  const { t } = useTexts();
  const given = operation.parameters.map((parameter) => ({
    name: String(parameter.name),
    type: typeText(parameter.schema as Json),
    required: parameter.required === true,
    note: String(parameter.in),
  }));
  const body = contentOf(operation.requestBody);
  const reply = contentOf(operation.responses["200"]);
  return (
    <>
      {given.length > 0 && <Table title={t("page.api_parameters")} rows={given} />}
      {body && <Table title={`${t("page.api_body")} · ${body.type}`} rows={schemaRows(body.schema)} />}
      {reply && <Table title={`${t("page.api_reply")} · ${reply.type}`} rows={schemaRows(reply.schema)} />}
    </>
  );
}

/** Media type and schema of a body. */
function contentOf(part: Json | undefined): { type: string; schema: Json } | null {
  const [entry] = Object.entries((part?.content ?? {}) as Record<string, { schema: Json }>);
  return entry ? { type: entry[0], schema: entry[1].schema } : null;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Table({ title, rows }: { title: string; rows: SchemaRow[] }) {
  return (
    <Part title={title}>
      <div className="table-place">
        <table>
          {/* words of the format and of the contract, which are English */}
          <tbody lang="en">
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                </th>
                <td>{row.type}</td>
                <td className="quiet">{[row.required && "required", row.note].filter(Boolean).join("; ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}
