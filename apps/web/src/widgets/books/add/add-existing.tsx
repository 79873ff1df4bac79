import { Plus } from "lucide-react";
import { useState } from "react";
import type { LeftAlone } from "@tintery/contract";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/field.tsx";
import type { AddPagesProps } from "./add-props.ts";
import { ColoringPicker, type PickedFrom } from "./coloring-picker.tsx";

/** Adds coloring pages that exist already, which costs nothing. */
export function AddExisting({ from, book, open, room }: AddPagesProps & { from: PickedFrom }) {
  const { t, number } = useTexts();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly LeftAlone[]>([]);
  const inBook = new Set(book.pages.flatMap(({ imageId }) => imageId ?? []));
  const [isAdding, setAdding] = useState(false);
  const add = () => {
    setLeft([]);
    setAdding(true);
    open.change((to) => to.add([...picked], setLeft));
    setPicked([]);
  };
  // what is on its way is told where the book says whether it is kept
  const isAdded = isAdding && open.saving === "saved" && open.problem === null;
  return (
    <div className="book-existing">
      <p className="hint">{t(`book.from_hint.${from}`)}</p>
      <ColoringPicker from={from} picked={picked} max={room} inBook={inBook} onPick={setPicked} />
      <div className="book-send">
        <Button
          look="primary"
          icon={<Plus aria-hidden="true" />}
          disabled={picked.length === 0}
          onClick={add}
        >
          {picked.length === 0 ? t("book.add") : t("book.add_count", { count: number(picked.length) })}
        </Button>
        <p className="hint" role="status">
          {isAdded && picked.length === 0 && left.length === 0 && t("book.added")}
        </p>
      </div>
      {left.length > 0 && <Problem text={[...new Set(left.map(({ error }) => error))].join(" ")} />}
    </div>
  );
}
