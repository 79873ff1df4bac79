import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import { type ColoringBackground, coloringTypes, usualBackground } from "@tintery/contract/tables";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { BackgroundChoice } from "./background-choice.tsx";

/** Draws a page with another background at once, or says why all of it is drawn. */
export function ChangeBackground({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const client = useQueryClient();
  const [wish, setWish] = useState<ColoringBackground | null>(null);
  const { hasSubject, type = coloringTypes.v1.default, background = usualBackground(type) } = image.options;
  const change = (next: ColoringBackground) => {
    setWish(next);
    void run(async () => {
      await call("editImage", { params: { id: image.id }, body: { background: next } });
      await client.invalidateQueries({ queryKey: ["image", image.id] });
    }).then(() => setWish(null));
  };
  return (
    <section className="panel">
      <h2>{t("coloring.background")}</h2>
      {hasSubject ? (
        <BackgroundChoice value={wish ?? background} onChange={change} />
      ) : (
        <p className="hint">{t("coloring.no_subject")}</p>
      )}
      <p className="hint" role="status">
        {busy && t("coloring.redrawing")}
      </p>
      <Problem text={problem} />
    </section>
  );
}
