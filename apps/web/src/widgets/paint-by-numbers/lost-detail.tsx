import type { ImageView } from "@tintery/contract";
import { readCanvasSize } from "@tintery/contract/tables";
import { useTexts } from "../../platform/texts.tsx";
import { AgainButton } from "./again-button.tsx";

/** Says what of the photo's small details this canvas cannot hold, and leads to one that can. A late part. */
export function LostDetail({ image, professional }: { image: ImageView; professional: boolean }) {
  const { t, percent, canvas } = useTexts();
  const { lostDetail } = image.options;
  if (!lostDetail) return null;
  const size = presetSize(lostDetail.recommendedCanvas);
  return (
    <div className="lost-detail">
      <p>
        {t("pbn.lost_detail", { share: percent(lostDetail.share) })}{" "}
        {size && t("pbn.lost_detail_larger", { size: canvas(size) })}
      </p>
      {size && image.may.edit && (
        <AgainButton
          image={image}
          professional={professional}
          preset={{ ...image.options, canvasSize: lostDetail.recommendedCanvas }}
        >
          {t("pbn.lost_detail_again")}
        </AgainButton>
      )}
    </div>
  );
}

/** Inches of a canvas preset; null when there is none of that name. */
function presetSize(word: string | null): { width: number; height: number } | null {
  if (!word || typeof readCanvasSize(word) !== "string" || word === "none") return null;
  const [width = 0, height = 0] = word.split("x").map(Number);
  return { width, height };
}
