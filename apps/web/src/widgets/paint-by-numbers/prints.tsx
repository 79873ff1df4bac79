import type { ImageView } from "@tintery/contract";
import { displaySearch, fitsOneSheet, kitPapers, printFields } from "@tintery/contract/kit";
import { formChecked, paperWords } from "@tintery/contract/tables";
import { FileStack } from "lucide-react";
import { paperHere } from "../../papers-here.ts";
import { addresses } from "../../platform/addresses.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useRememberedChoice } from "../../platform/use-remembered-choice.ts";
import { PrintNow } from "../../result/print-now.tsx";
import { Button } from "../../ui/button.tsx";
import { useLateDialog } from "../../ui/use-late-dialog.tsx";
import { useKeptDisplay } from "./kept-display.ts";

const loadKit = () => import("./print-dialog.tsx").then((file) => file.PrintDialog);

/**
 * Prints the numbered page with its color list at once, where that takes one sheet; and opens the print kit, which has every other
 * way. A late part.
 */
export function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const [chosen, choose] = useRememberedChoice("print-paper", kitPapers, null);
  const display = useKeptDisplay();
  const kit = useLateDialog(loadKit);
  const paper = paperWords.find((word) => word === chosen) ?? paperHere();
  const query = new URLSearchParams(displaySearch(display));
  query.set(printFields.paper, paper);
  query.set(printFields.colors, formChecked);
  return (
    <>
      {fitsOneSheet(image.options, paper) && (
        <PrintNow href={`${addresses.printPaintByNumbers(image.id, "pbn")}?${query}`} />
      )}
      <Button icon={<FileStack aria-hidden="true" />} title={t("pbn.kind.kit")} {...kit.opener}>
        <span className="word">{t("pbn.kind.kit")}</span>
      </Button>
      {kit.dialog({ image, paper: chosen ?? paperHere(), onPaper: choose })}
    </>
  );
}
