import { useQueryClient } from "@tanstack/react-query";
import {
  defaultMaxNumbersSize,
  maxNumbersSizes,
  type NumbersSizeOperation,
  numbersSizeOperations,
} from "@tintery/contract/tables";
import { useId, useState } from "react";
import { call } from "../../platform/call.ts";
import { remember, remembered } from "../../platform/storage.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useAction } from "../../use-action.ts";

const words = {
  [-3]: "pbn.numbers_much_smaller",
  [-1]: "pbn.numbers_smaller",
  1: "pbn.numbers_larger",
  3: "pbn.numbers_much_larger",
} as const satisfies Record<NumbersSizeOperation, string>;

/** Makes the numbers of a picture smaller or larger, step by step and at once, up to a largest size kept per picture. */
export function NumbersSize({ imageId }: { imageId: string }) {
  const { t, percent } = useTexts();
  const id = useId();
  const client = useQueryClient();
  const { busy, problem, run } = useAction();
  const [max, setMax] = useMaxNumbersSize(imageId);
  const [done, setDone] = useState(false);
  const step = async (numbersSizeOperation: NumbersSizeOperation) => {
    setDone(false);
    const body = { numbersSizeOperation, maxNumbersSize: max };
    await call("editImage", { params: { id: imageId }, body });
    await client.invalidateQueries({ queryKey: ["image", imageId] });
    setDone(true);
  };
  return (
    <section className="edit-part" aria-labelledby={id}>
      <h3 id={id}>{t("pbn.numbers_size")}</h3>
      <div className="edit-steps">
        {numbersSizeOperations.map((operation) => (
          <Button key={operation} aria-disabled={busy} onClick={() => void run(() => step(operation))}>
            {t(words[operation])}
          </Button>
        ))}
      </div>
      <Select
        label={t("pbn.numbers_most")}
        value={String(max)}
        choices={maxNumbersSizes.map((size) => ({ value: String(size), label: percent(size) }))}
        onChange={(size) => setMax(Number(size))}
      />
      <p className="hint" role="status">
        {busy ? t("coloring.redrawing") : done ? t("coloring.redrawn") : ""}
      </p>
      <Problem text={problem} />
    </section>
  );
}

/** The largest size that numbers may become, as a share of the usual one; the browser keeps it for each picture. */
function useMaxNumbersSize(imageId: string) {
  const name = `max-numbers-size.${imageId}`;
  const [max, setMax] = useState(() => {
    const kept = remembered(name);
    return maxNumbersSizes.find((size) => size === kept) ?? defaultMaxNumbersSize;
  });
  const keep = (size: number) => {
    setMax(size);
    remember(name, size);
  };
  return [max, keep] as const;
}
