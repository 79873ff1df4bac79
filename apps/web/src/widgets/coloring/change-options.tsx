import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import {
  type ColoringChoices,
  coloringChoiceNames,
  coloringTypes,
  optionTextKey,
  usualChoices,
} from "@tintery/contract/tables";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { OptionChoice } from "../../coloring/option-choice.tsx";

/** Draws a page with another of its options at once, or says why that changes nothing. */
export function ChangeOptions({ image }: { image: ImageView }) {
  return coloringChoiceNames.map((name) => <ChangeOption key={name} name={name} image={image} />);
}

function ChangeOption({ name, image }: { name: keyof ColoringChoices; image: ImageView }) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const client = useQueryClient();
  const [wish, setWish] = useState<ColoringChoices>({});
  const { hasSubject, type = coloringTypes.v1.default } = image.options;
  const value = wish[name] ?? image.options[name] ?? usualChoices(type)[name];
  // around no subject there is nothing to leave out
  const reason = name === "background" && !hasSubject ? t("coloring.no_subject") : null;
  const change = (next: ColoringChoices) => {
    setWish(next);
    void run(async () => {
      await call("editImage", { params: { id: image.id }, body: next });
      await client.invalidateQueries({ queryKey: ["image", image.id] });
    }).then(() => setWish({}));
  };
  return (
    <section className="panel">
      <h2>{t(optionTextKey("coloring", name))}</h2>
      {reason === null ? (
        <OptionChoice name={name} value={value} onChange={change} />
      ) : (
        <p className="hint">{reason}</p>
      )}
      <p className="hint" role="status">
        {busy && t("coloring.redrawing")}
      </p>
      <Problem text={problem} />
    </section>
  );
}
