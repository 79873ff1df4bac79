import type { ImageView } from "@tintery/contract";
import { coloringDownloadFields, papers, paperWords } from "@tintery/contract/tables";
import { useEffect, useEffectEvent } from "react";
import { takeClass } from "../../class-sets/for-class.ts";
import { papersHere } from "../../papers-here.ts";
import { addresses } from "../../platform/addresses.ts";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { PrintLink, PrintMenu } from "../../result/print-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { useLateDialog } from "../../ui/use-late-dialog.tsx";

const loadQrPrint = () => import("./qr-print-dialog.tsx").then((file) => file.QrPrintDialog);
const loadClass = () => import("./class-pages-dialog.tsx").then((file) => file.ClassPagesDialog);

/** Other ways to print a page: on another paper, with a code, or for a class; and its photo. A late part. */
export function PrintOptions({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const page = addresses.printColoring(image.id, "coloring");
  const qr = useLateDialog(loadQrPrint);
  const classSet = useLateDialog(loadClass);
  const askForNames = useEffectEvent(classSet.opener.onClick);
  useEffect(() => {
    if (takeClass()) askForNames();
  }, []);
  return (
    <>
      <PrintMenu words={t("coloring.print_options")}>
        {papersHere(paperWords).map((paper) => (
          <PrintLink key={paper} href={`${page}?${coloringDownloadFields.paper}=${paper}`}>
            {t("coloring.print_on", { paper: papers[paper].name })}
          </PrintLink>
        ))}
        {image.may.share && !isElsewhere() && (
          <Button look="plain" {...qr.opener}>
            {t("share.print_qr")}
          </Button>
        )}
        <Button look="plain" {...classSet.opener}>
          {t("class.open")}
        </Button>
        <PrintLink href={addresses.printColoring(image.id, "origin")}>{t("ui.original")}</PrintLink>
      </PrintMenu>
      {qr.dialog({ image })}
      {classSet.dialog({ image })}
    </>
  );
}
