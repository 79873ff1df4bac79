import type { ImageView } from "@tintery/contract";
import { formatDay, formChecked, qrField } from "@tintery/contract/tables";
import { useState } from "react";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { Check } from "../ui/check.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useUserData } from "../use-user-data.ts";
import { useShareLink } from "./use-share-link.ts";

/**
 * Whether prints bear a QR code, and what asks for it; nothing is asked for pictures that nobody may share, nor on pages of other
 * origins, whose site keys make no links.
 */
export function useQrOption({ id, may }: ImageView) {
  const [checked, setChecked] = useState(false);
  return { imageId: may.share && !isElsewhere() ? id : null, checked, onChange: setChecked };
}

/** The query that asks for a QR code, to be put behind a question mark; empty without one. */
export const qrSearch = (checked: boolean) => (checked ? `${qrField}=${formChecked}` : "");

/**
 * Asks for a QR code on prints. It opens what the picture's link shows, so where there is none yet, choosing it makes one once
 * the owner has agreed to that. Part of a plain form where it stands in one.
 */
export function QrOption({ imageId, ...option }: ReturnType<typeof useQrOption>) {
  return imageId === null ? null : <LinkedOption imageId={imageId} {...option} />;
}

interface LinkedOptionProps {
  imageId: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function LinkedOption({ imageId, checked, onChange }: LinkedOptionProps) {
  const { t, language } = useTexts();
  const until = useUserData()?.keptUntil;
  const { address, make, busy, problem, forget } = useShareLink(imageId);
  const [asking, setAsking] = useState(false);
  // a link that was turned off meanwhile takes the code along
  const isOn = checked && address !== null;
  const choose = (wanted: boolean) => {
    if (wanted && !address) setAsking(true);
    else onChange(wanted);
  };
  const close = () => {
    forget();
    setAsking(false);
  };
  return (
    <>
      <Check
        label={t("qr.title")}
        hint={t(address === null ? "qr.needs_link" : "qr.opens")}
        name={qrField}
        value={formChecked}
        checked={isOn}
        onChange={choose}
      />
      <ConfirmDialog
        open={asking}
        title={t("qr.question")}
        text={t("qr.anyone")}
        more={until ? t("keeping.link", { date: formatDay(language, until) }) : undefined}
        verb={t("share.make")}
        stay={t("ui.go_back")}
        busy={busy}
        problem={problem}
        onConfirm={() =>
          void make(() => {
            onChange(true);
            close();
          })
        }
        onClose={close}
      />
    </>
  );
}
