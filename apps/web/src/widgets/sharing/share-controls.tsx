import { Link2, Link2Off } from "lucide-react";
import { useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Problem } from "../../ui/field.tsx";
import { ShareAddress } from "../../share-address.tsx";
import { useAction } from "../../use-action.ts";
import type { WidgetProps } from "../../widget-module.ts";
import { Embed } from "./embed.tsx";

/** Makes the link under which others see a picture, copies it, and revokes it. */
export function ShareControls({ settings }: WidgetProps<"share-link">) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const params = { id: settings.imageId };
  const [address, setAddress] = useState(settings.address);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState("");
  const whole = address && new URL(address, location.href).href;
  const { alt, width, height } = settings;

  const change = async (verb: "shareImage" | "revokeShareLink", done: string) => {
    setSaid("");
    await run(async () => {
      const link = await call(verb, { params });
      setAddress(link.address);
      setSaid(done);
      setAsking(false);
    });
  };
  return (
    <div className="share">
      {whole ? (
        <>
          <ShareAddress address={whole} onCopied={setSaid} />
          <Button look="plain danger" icon={<Link2Off aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t("share.revoke")}
          </Button>
        </>
      ) : (
        <Button
          look="primary large"
          disabled={busy}
          icon={<Link2 aria-hidden="true" />}
          onClick={() => void change("shareImage", t("share.made"))}
        >
          {t("share.make")}
        </Button>
      )}
      <Problem text={asking ? null : problem} />
      <p className="hint" role="status">
        {said}
      </p>
      {whole && <Embed address={whole} alt={alt ?? ""} width={width} height={height} />}
      <ConfirmDialog
        open={asking}
        title={t("share.revoke_question")}
        text={t("share.revoke_loses")}
        verb={t("share.revoke")}
        stay={t("keep.link")}
        busy={busy}
        problem={asking ? problem : null}
        onConfirm={() => void change("revokeShareLink", t("share.revoked"))}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
