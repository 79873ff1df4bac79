import type { BookPage } from "@tintery/contract";
import { ImageOff } from "lucide-react";

/** A page as a small sheet, turned as it will be printed. Decoration: what it is called stands beside it. */
export function PagePicture({ page, isLarge = false }: { page: BookPage; isLarge?: boolean }) {
  const { image, turn } = page;
  // while it is drawn, what it is made from
  const picture = (isLarge ? image?.picture : image?.thumbnail) ?? image?.picture ?? image?.origin;
  const isDrawn = image?.status === "ready";
  return (
    <span className={`page-sheet turn-${turn}${isDrawn ? "" : " busy"}`}>
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} />
      ) : (
        image === null && <ImageOff aria-hidden="true" />
      )}
    </span>
  );
}
