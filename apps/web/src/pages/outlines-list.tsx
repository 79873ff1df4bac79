import type { PageContext } from "@tintery/contract";
import { defaultUserType, widgetAttributes } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";
import { ListPage } from "./list.tsx";
import { formFragments } from "../platform/form-fragments.ts";

/** The visitor's SVG outlines, and where new ones are made. */
export function OutlinesListPage({ isNew, context }: { isNew: boolean; context: PageContext }) {
  const { t } = useTexts();
  const words = t("page.new_outlines");
  return (
    <ListPage
      kind="outlines"
      isNew={isNew}
      title={t("page.outlines")}
      form={{
        widget: "coloring-svg-upload-form",
        attributes: widgetAttributes("coloring-svg-upload-form", {
          label: words,
          wholePage: true,
          userType: context.userType ?? defaultUserType,
        }),
        words,
        fragment: formFragments.outlines,
      }}
      context={context}
    />
  );
}
