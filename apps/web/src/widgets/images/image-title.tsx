import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./image-title.css?inline";

const loadEditor = () => import("./title-editor.tsx").then((file) => file.TitleEditor);

/** What an image is called, as the heading of its page; its owner can change it there. */
function ImageTitle({ settings }: WidgetProps<"image-title">) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState(false);
  const editor = useLate(loadEditor);
  if (wanted && editor.Late) return <editor.Late id={settings.imageId} first={settings.name} />;
  return (
    <div className="title">
      <h1>{settings.name}</h1>
      <Button
        look="plain square"
        aria-label={t("title.change")}
        title={t("title.change")}
        icon={<Pencil aria-hidden="true" />}
        onPointerEnter={editor.fetch}
        onClick={() => {
          setWanted(true);
          editor.fetch();
        }}
      />
      <Problem text={wanted && editor.failed ? t("spec.something_went_wrong") : null} />
    </div>
  );
}

export const imageTitle: WidgetModule<"image-title"> = { component: ImageTitle, styles };
