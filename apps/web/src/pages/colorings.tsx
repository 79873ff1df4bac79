import type { PageContext } from "@tintery/contract";
import { addresses, defaultUserType, widgetAttributes } from "@tintery/contract/tables";
import { BookOpen, Users } from "lucide-react";
import { forClass } from "../class-sets/for-class.ts";
import { useTexts } from "../platform/texts.tsx";
import { ListPage } from "./list.tsx";
import { formFragments } from "../platform/form-fragments.ts";

/** The visitor's coloring pages, and where new ones are made. */
export function ColoringsPage({ isNew, context }: { isNew: boolean; context: PageContext }) {
  const { t } = useTexts();
  const words = t("page.new_coloring");
  return (
    <ListPage
      kind="coloring"
      isNew={isNew}
      title={t("page.colorings")}
      form={{
        widget: "coloring-upload-form",
        attributes: widgetAttributes("coloring-upload-form", {
          label: words,
          wholePage: true,
          userType: context.userType ?? defaultUserType,
        }),
        words,
        fragment: formFragments.coloring,
      }}
      beside={
        <>
          <a className="button large" href={addresses.books()}>
            <BookOpen aria-hidden="true" />
            {t("page.books")}
          </a>
          <a className="button large" href={forClass(addresses.colorings(), "#coloring")}>
            <Users aria-hidden="true" />
            {t("class.start")}
          </a>
        </>
      }
      context={context}
    />
  );
}
