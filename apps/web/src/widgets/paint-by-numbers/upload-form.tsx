import { FormOpener } from "../../form-opener.tsx";
import { useTexts } from "../../platform/texts.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import openerStyles from "../../form-opener.css?inline";
import { formFragments } from "../../platform/form-fragments.ts";

const loadDialog = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);
const loadForPremium = () => import("./create-dialog.tsx").then((file) => file.PremiumCreateDialog);
const loadForProfessionals = () =>
  import("./create-dialog.tsx").then((file) => file.ProfessionalCreateDialog);

function UploadForm({ settings }: WidgetProps<"paint-by-numbers-upload-form">) {
  const { t } = useTexts();
  return (
    <FormOpener
      label={settings.label ?? t("pbn.create_title")}
      fragment={formFragments["paint-by-numbers"]}
      openAtOnce={settings.open}
      wholePage={settings.wholePage}
      load={settings.professional ? loadForProfessionals : settings.premium ? loadForPremium : loadDialog}
    />
  );
}

export const uploadForm: WidgetModule<"paint-by-numbers-upload-form"> = {
  component: UploadForm,
  styles: openerStyles,
};
