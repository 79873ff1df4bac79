import type { ImageView } from "@tintery/contract";
import { addresses, coloringDownloadFields, papers, paperWords } from "@tintery/contract/tables";
import { Shapes } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { PrintLink, Toolbar } from "../../result/toolbar.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);
const loadTypes = () => import("./type-dialog.tsx").then((file) => file.TypeDialog);

/** What can be done with a finished page. */
export function PageToolbar({ image }: { image: ImageView }) {
  return (
    <Toolbar image={image} loadDownloads={loadDownloads} prints={<Prints image={image} />}>
      {image.may.edit && <TypeButton image={image} />}
    </Toolbar>
  );
}

/** Another kind of page, in a dialog of its own. */
function TypeButton({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const types = useLate(loadTypes);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    types.fetch();
  };
  return (
    <>
      <Button
        icon={<Shapes aria-hidden="true" />}
        title={t("coloring.change_type")}
        onPointerEnter={types.fetch}
        onClick={show}
      >
        <span className="word">{t("coloring.change_type")}</span>
      </Button>
      <Problem text={open && types.failed ? t("spec.something_went_wrong") : null} />
      {types.Late && <types.Late image={image} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The page on each paper, and the photo. */
function Prints({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const page = addresses.printColoring(image.id, "coloring");
  return (
    <>
      {paperWords.map((paper) => (
        <PrintLink key={paper} href={`${page}?${coloringDownloadFields.paper}=${paper}`}>
          {t("coloring.print_on", { paper: papers[paper].name })}
        </PrintLink>
      ))}
      <PrintLink href={addresses.printColoring(image.id, "origin")}>{t("ui.original")}</PrintLink>
    </>
  );
}
