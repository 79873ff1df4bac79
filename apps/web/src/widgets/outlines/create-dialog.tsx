import {
  addresses,
  defaultOutlinesPrecision,
  outlinesFileTypes,
  type OutlinesPrecision,
  outlinesPrecisions,
  outlinesUploadDelay,
} from "@tintery/contract/tables";
import { Spline } from "lucide-react";
import { useContext, useState } from "react";
import type { OpenedForm } from "../../form-opener.tsx";
import { remember, remembered } from "../../platform/storage.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { UploadDialog } from "../../uploads/upload-dialog.tsx";
import { PrecisionChoice } from "./precision-choice.tsx";
import styles from "./precision-choice.css?inline";
import { PresetPrecision } from "./preset-precision.tsx";

const storageName = "outlines-precision";
const way = {
  call: "createOutlines",
  family: "photos-and-drawings",
  delay: outlinesUploadDelay,
  page: addresses.outlines,
} as const;

/** The creation form of SVG outlines: up to twenty pictures or drawings, one precision for all of them. */
export function CreateDialog(opened: OpenedForm) {
  const { t } = useTexts();
  const [precision, setPrecision] = useRememberedPrecision();
  return (
    <UploadDialog
      {...opened}
      title={t("spec.create_outlines")}
      dropHere={t("outlines.drop_here")}
      formats={t("outlines.formats")}
      accept={outlinesFileTypes}
      way={way}
      parcel={() => ({ params: {}, fields: { colorPrecision: precision } })}
      choice={<PrecisionChoice value={precision} onChange={setPrecision} />}
      sending={(count) => <Sending count={count} />}
      all={{ href: addresses.outlinesList(), words: t("outlines.see_all") }}
      styles={styles}
    />
  );
}

function Sending({ count }: { count: number }) {
  const { t } = useTexts();
  return (
    <>
      <p className="cost hint">{t("ui.free")}</p>
      <Button type="submit" look="primary large" icon={<Spline aria-hidden="true" />}>
        {count > 1 ? t("outlines.create_many", { count }) : t("outlines.create")}
      </Button>
    </>
  );
}

/** The precision that the host page asks for, else the one chosen last time, else the usual one. */
function useRememberedPrecision() {
  const preset = useContext(PresetPrecision);
  const [precision, setPrecision] = useState<OutlinesPrecision>(() => {
    if (preset !== defaultOutlinesPrecision) return preset;
    const last = remembered(storageName);
    return outlinesPrecisions.find((name) => name === last) ?? preset;
  });
  const choose = (next: OutlinesPrecision) => {
    setPrecision(next);
    remember(storageName, next);
  };
  return [precision, choose] as const;
}
