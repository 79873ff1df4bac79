import { useState } from "react";
import { paperChoices } from "../../paper-choices.ts";
import { paperHere } from "../../papers-here.ts";
import { printClassPages } from "../../class-sets/class-calls.ts";
import { ClassDialog } from "../../class-sets/class-dialog.tsx";
import { useTexts } from "../../platform/texts.tsx";
import type { ImageDialogProps } from "../../result/image-dialog.ts";
import { Segmented } from "../../ui/segmented.tsx";

/** Prints a coloring page for each child of a class. */
export function ClassPagesDialog({ image, open, onClose }: ImageDialogProps) {
  const { t } = useTexts();
  const [paper, setPaper] = useState(paperHere);
  return (
    <ClassDialog
      open={open}
      onClose={onClose}
      title={image.name}
      print={(names) => printClassPages(image.id, { names, paper })}
    >
      <Segmented label={t("coloring.paper")} value={paper} choices={paperChoices()} onChange={setPaper} />
    </ClassDialog>
  );
}
