import type { ImageView } from "@tintery/contract";
import { crayonOf } from "@tintery/engine/tables";
import {
  defaultKidsSheet,
  formChecked,
  hasSheet,
  isCutForAge,
  kidsSheetFields as fields,
  type Paper,
  type SheetAge,
  sheetAges,
  type SheetLabels,
  sheetLabels,
} from "@tintery/contract/tables";
import { Download } from "lucide-react";
import { useState } from "react";
import { ClassButton } from "../../class-sets/class-button.tsx";
import { printClassPages } from "../../class-sets/class-calls.ts";
import { lateAddresses } from "../../platform/late-addresses.ts";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { Problem } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";

const ages = Object.keys(sheetAges) as SheetAge[];

/** A painting as a sheet for children: for which age, what stands in its regions, and whether a solution comes along. */
export function KidsSheet({ image, paper }: { image: ImageView; paper: Paper }) {
  const { t } = useTexts();
  const [age, setAge] = useState<SheetAge>(defaultKidsSheet.age);
  const [labels, setLabels] = useState<SheetLabels>(defaultKidsSheet.labels);
  const [solution, setSolution] = useState(defaultKidsSheet.solution);
  const colors = image.options.colors.length;
  const hasCrayons = image.options.colors.every(({ hex }) => crayonOf(hex) !== null);
  const isForAge = hasCrayons === sheetAges[age].withCrayons && isCutForAge(image.options, age);
  const query = new URLSearchParams({
    [fields.age]: age,
    [fields.labels]: labels,
    [fields.paper]: paper,
    ...(solution && { [fields.solution]: formChecked }),
  });
  return (
    <details className="kids-sheet">
      <summary>{t("kids.title")}</summary>
      <div className="print-wishes">
        <p className="quiet">{t("kids.hint")}</p>
        <Select
          label={t("kids.age")}
          value={age}
          choices={ages.map((value) => ({ value, label: t(`kids.age.${value}`) }))}
          onChange={setAge}
        />
        <Segmented
          label={t("kids.labels")}
          value={labels}
          choices={sheetLabels.map((value) => ({ value, label: t(`kids.labels.${value}`) }))}
          onChange={setLabels}
        />
        <Check label={t("kids.solution")} checked={solution} onChange={setSolution} />
        {image.may.changeNumberOfColors && !isForAge && !isElsewhere() && (
          <p className="hint">
            {t("kids.remake_hint")} <a href={lateAddresses.changeAge(image.id, age)}>{t("kids.remake")}</a>
          </p>
        )}
        {hasSheet(labels, age, colors) ? (
          <>
            <LinkButton
              href={`${lateAddresses.downloadKidsSheet(image.id)}?${query}`}
              download
              icon={<Download aria-hidden="true" />}
            >
              {t("kids.download")}
            </LinkButton>
            <ClassButton
              title={image.name}
              print={(names) => printClassPages(image.id, { names, paper, sheet: { age, labels, solution } })}
            />
          </>
        ) : (
          <Problem text={t("problem.sums_run_out")} />
        )}
      </div>
    </details>
  );
}
