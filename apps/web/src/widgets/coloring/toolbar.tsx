import type { ImageView } from "@tintery/contract";
import { addresses, coloringDownloadFields, papers, paperWords } from "@tintery/contract/tables";
import { Shapes } from "lucide-react";
import { useTexts } from "../../platform/texts.tsx";
import { PrintLink, PrintMenu } from "../../result/print-menu.tsx";
import { LateDialogButton, Toolbar } from "../../result/toolbar.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);
const loadTypes = () => import("./type-dialog.tsx").then((file) => file.TypeDialog);

/** What can be done with a finished page. */
export function PageToolbar({ image }: { image: ImageView }) {
  const { t } = useTexts();
  return (
    <Toolbar image={image} loadDownloads={loadDownloads} print={<Prints image={image} />}>
      {image.may.edit && (
        <LateDialogButton
          image={image}
          title={t("coloring.change_type")}
          icon={<Shapes aria-hidden="true" />}
          load={loadTypes}
        />
      )}
    </Toolbar>
  );
}

/** The page on each paper, and the photo. */
function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const page = addresses.printColoring(image.id, "coloring");
  return (
    <PrintMenu>
      {paperWords.map((paper) => (
        <PrintLink key={paper} href={`${page}?${coloringDownloadFields.paper}=${paper}`}>
          {t("coloring.print_on", { paper: papers[paper].name })}
        </PrintLink>
      ))}
      <PrintLink href={addresses.printColoring(image.id, "origin")}>{t("ui.original")}</PrintLink>
    </PrintMenu>
  );
}
