import { Brush } from "lucide-react";
import { useEffect, useState } from "react";
import { isSettled, useImage } from "../../../platform/use-image.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { ReduceDetails } from "../../../coloring/reduce-details.tsx";
import { TypeDialog } from "../../../coloring/type-dialog.tsx";

export interface PageDrawingProps {
  imageId: string;
  /** Hears the address of the page as it would become; null when the real one is back. */
  onPreview: (address: string | null) => void;
  /** Asks for the book anew. */
  onChanged: () => void;
}

/** How the picture of one page is drawn: its details, and the same photo as another kind of page. It changes in all books that have it. */
export function PageDrawing({ imageId, onPreview, onChanged }: PageDrawingProps) {
  const { t } = useTexts();
  const { image } = useImage(imageId, undefined, { watch: true });
  const [asks, setAsks] = useState(false);
  // what was changed of the image is to be seen in the book, too
  const seen = image && `${image.status} ${image.updated}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the image is what is told
  useEffect(() => {
    if (seen) onChanged();
  }, [seen]);
  if (!image || !isSettled(image) || image.status === "failed") return null;
  return (
    <>
      <ReduceDetails image={image} onPreview={onPreview} />
      <div>
        <Button icon={<Brush aria-hidden="true" />} onClick={() => setAsks(true)}>
          {t("coloring.change_type")}
        </Button>
        <p className="hint">{t("book.type_free")}</p>
      </div>
      <TypeDialog image={image} open={asks} onClose={() => setAsks(false)} />
    </>
  );
}
