import type { PageContext } from "@tintery/contract";
import { defaultUserType, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { ListPage } from "./list.tsx";

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
        fragment: "#coloring",
      }}
      context={context}
    />
  );
}
