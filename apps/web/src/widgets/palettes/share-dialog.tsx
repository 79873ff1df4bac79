import type { OwnPalette } from "@tintery/contract";
import { Link2, Link2Off } from "lucide-react";
import { useState } from "react";
import { changePaletteLink } from "../../palettes/own-palettes.ts";
import { useTexts } from "../../platform/texts.tsx";
import { ShareAddress } from "../../share-address.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";

export interface ShareDialogProps {
  palette: OwnPalette;
  open: boolean;
  onClose: () => void;
}

/** Makes, copies and revokes the link of a palette. */
export function ShareDialog({ palette: { id, title, share }, open, onClose }: ShareDialogProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const [said, setSaid] = useState("");
  const change = (name: Parameters<typeof changePaletteLink>[0], words: string) =>
    void run(async () => {
      await changePaletteLink(name, id);
      setSaid(words);
    });
  return (
    <Dialog open={open} title={t("ui.labelled", { label: t("share.share"), name: title })} onClose={onClose}>
      <p>{t("palette.share_text")}</p>
      {share ? (
        <>
          <ShareAddress address={new URL(share, location.href).href} onCopied={setSaid} />
          <Button
            look="plain danger"
            disabled={busy}
            icon={<Link2Off aria-hidden="true" />}
            onClick={() => change("revokePaletteLink", t("share.revoked"))}
          >
            {t("share.revoke")}
          </Button>
        </>
      ) : (
        <Button
          look="primary"
          disabled={busy}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => change("sharePalette", t("share.made"))}
        >
          {t("share.make")}
        </Button>
      )}
      <Problem text={problem} />
      <p className="hint" role="status">
        {said}
      </p>
    </Dialog>
  );
}
