import type { ImageKind, PageContext, WidgetAttributes, WidgetName } from "@tintery/contract";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { KeptUntil } from "./kept-until.tsx";
import { ListPlace } from "./list-place.tsx";
import { OpenerLink } from "./opener-link.tsx";

export interface ListPageProps {
  kind: Exclude<ImageKind, "paint-by-numbers">;
  /** Whether the visitor has stored nothing yet. */
  isNew: boolean;
  title: string;
  /** The widget that makes new ones, its settings, and the words and the fragment that open it. */
  form: { widget: WidgetName; attributes: WidgetAttributes; words: string; fragment: string };
  /** What else can be made of them. */
  beside?: ReactNode;
  context: PageContext;
}

/** The visitor's pictures of one kind, and where new ones are made. */
export function ListPage({ kind, isNew, title, form, beside, context }: ListPageProps) {
  const { t } = useTexts();
  return (
    <Document
      context={context}
      title={`${title} – Tintery`}
      description={t("page.home_description")}
      widgets={[form.widget, "dashboard-images"]}
      scriptsLast={isNew}
    >
      <Frame path={context.path}>
        <div className="page-head">
          <h1>{title}</h1>
          {beside}
          <div {...form.attributes}>
            <OpenerLink href={form.fragment}>{form.words}</OpenerLink>
          </div>
        </div>
        {!isNew && <KeptUntil context={context} />}
        <ListPlace kind={kind} isNew={isNew} context={context} fixed />
      </Frame>
    </Document>
  );
}
