import type { ImageView } from "@tintery/contract";
import { coloringDownloadFields } from "@tintery/contract/tables";
import { BookPlus, Shapes } from "lucide-react";
import { paperHere } from "../../papers-here.ts";
import { addresses } from "../../platform/addresses.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { PrintNow } from "../../result/print-now.tsx";
import { LateDialogButton, Toolbar } from "../../result/toolbar.tsx";

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);
const loadPrintOptions = () => import("./print-options.tsx").then((file) => file.PrintOptions);
const loadBooks = () => import("../../books/add-to-book-dialog.tsx").then((file) => file.AddToBookDialog);
const loadTypes = () => import("../../coloring/type-dialog.tsx").then((file) => file.TypeDialog);

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
      <LateDialogButton
        image={image}
        title={t("book.add_to")}
        icon={<BookPlus aria-hidden="true" />}
        load={loadBooks}
      />
    </Toolbar>
  );
}

/** Prints the page on the reader's paper at once; other ways to print come later, into their place. */
function Prints({ image }: { image: ImageView }) {
  const { Late: Options } = useLateAtOnce(loadPrintOptions);
  return (
    <>
      <PrintNow
        href={`${addresses.printColoring(image.id, "coloring")}?${coloringDownloadFields.paper}=${paperHere()}`}
      />
      {Options ? <Options image={image} /> : <span className="button room" />}
    </>
  );
}
