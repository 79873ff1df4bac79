import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Notice } from "../../ui/notice.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./create-image.css?inline";

const loadForm = () => import("./create-image-form.tsx").then((file) => file.CreateImage);

/** A place for one picture, on host pages. What it says, no page of ours needs: it is fetched where such a place is. */
function CreateImage({ settings }: WidgetProps<"create-image">) {
  const { t } = useTexts();
  const { Late, failed } = useLateAtOnce(loadForm);
  if (failed) return <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>;
  return Late && <Late settings={settings} />;
}

export const createImage: WidgetModule<"create-image"> = { component: CreateImage, styles };
