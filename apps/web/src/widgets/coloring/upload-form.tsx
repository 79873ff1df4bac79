import { FormOpener } from "../../form-opener.tsx";
import openerStyles from "../../form-opener.css?inline";
import { useTexts } from "../../platform/texts.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import { FormSettings } from "./form-settings.tsx";
import { formFragments } from "../../platform/form-fragments.ts";

const loadDialog = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

function UploadForm({ settings }: WidgetProps<"coloring-upload-form">) {
  const { t } = useTexts();
  return (
    <FormSettings value={settings}>
      <FormOpener
        label={settings.label ?? t("spec.create_coloring")}
        fragment={formFragments.coloring}
        openAtOnce={settings.open}
        wholePage={settings.wholePage}
        load={loadDialog}
      />
    </FormSettings>
  );
}

export const uploadForm: WidgetModule<"coloring-upload-form"> = {
  component: UploadForm,
  styles: openerStyles,
};
