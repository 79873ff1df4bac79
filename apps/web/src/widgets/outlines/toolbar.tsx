import type { ImageView } from "@tintery/contract";
import { outlinesDownloadFields, papers, paperWords } from "@tintery/contract/tables";
import { addresses } from "../../platform/addresses.ts";
import { ZoomIn } from "lucide-react";
import { papersHere } from "../../papers-here.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { PrintLink, PrintMenu } from "../../result/print-menu.tsx";
import { Toolbar } from "../../result/toolbar.tsx";
import { Button } from "../../ui/button.tsx";
import { PrecisionMenu } from "./precision-menu.tsx";

const loadAgain = () => import("./again-button.tsx").then((file) => file.AgainButton);
const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);

export interface OutlinesToolbarProps {
  image: ImageView;
  /** Opens the close look; `prepare` fetches it ahead. */
  look: { open: () => void; prepare: () => void };
}

/** What can be done with finished outlines. */
export function OutlinesToolbar({ image, look }: OutlinesToolbarProps) {
  const { t } = useTexts();
  const { images, scene, outlines } = image.options;
  // what words painted is made anew from words, and in drawings nothing is pointed out
  const original = image.may.delete && !scene && outlines?.kind === "photo" && images.origin;
  const { Late } = useLateAtOnce(loadAgain);
  // phones have it on the picture, and no room for it here
  const lookButton = (
    <Button
      className="wide-only"
      icon={<ZoomIn aria-hidden="true" />}
      title={t("look.open")}
      onPointerEnter={look.prepare}
      onClick={look.open}
    >
      {t("look.open")}
    </Button>
  );
  return (
    <Toolbar
      image={image}
      loadDownloads={loadDownloads}
      afterDownload={lookButton}
      print={<Prints image={image} />}
    >
      {image.may.changePrecision && <PrecisionMenu image={image} />}
      {Late && original && <Late image={image} original={original} />}
    </Toolbar>
  );
}

/** The outlines on each paper, filled or as lines, and the picture they were made from. */
function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const drawn = [
    ["filled", t("outlines.kind.filled")],
    ["outlines", t("outlines.kind.outlines")],
  ] as const;
  return (
    <PrintMenu>
      {drawn.flatMap(([which, what]) =>
        papersHere(paperWords).map((paper) => (
          <PrintLink
            key={which + paper}
            href={`${addresses.printOutlines(image.id, which)}?${outlinesDownloadFields.paper}=${paper}`}
          >
            {t("outlines.print_on", { what, paper: papers[paper].name })}
          </PrintLink>
        )),
      )}
      <PrintLink href={addresses.printOutlines(image.id, "origin")}>{t("ui.original")}</PrintLink>
    </PrintMenu>
  );
}
