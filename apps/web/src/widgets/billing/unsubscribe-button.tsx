import { useState } from "react";
import { callAt } from "../../platform/call.ts";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { takeFocus } from "../../ui/take-focus.ts";

/**
 * Asks, and ends the subscription with what is paid of it. Then a page of ours is read again, which knows the subscription's state; a page
 * of another origin does not, so it is said here.
 */
export function UnsubscribeButton({ orderId }: { orderId: string }) {
  const { t } = useTexts();
  const [state, setState] = useState<"idle" | "asking" | "busy" | "failed" | "ended">("idle");
  const end = async () => {
    setState("busy");
    try {
      await callAt<"unsubscribe">(["GET", "/ajax/order/unsubscribe"], { query: { orderid: orderId } });
      if (isElsewhere()) setState("ended");
      else location.reload();
    } catch {
      setState("failed");
    }
  };
  if (state === "ended")
    return (
      <p ref={takeFocus} tabIndex={-1}>
        {t("billing.unsubscribed")} {t("billing.unsubscribe_keeps")}
      </p>
    );
  return (
    <>
      <Button onClick={() => setState("asking")}>{t("billing.unsubscribe")}</Button>
      <ConfirmDialog
        open={state !== "idle"}
        title={t("spec.unsubscribe_question")}
        text={t("billing.unsubscribe_keeps")}
        verb={t("billing.unsubscribe")}
        stay={t("keep.plan")}
        busy={state === "busy"}
        problem={state === "failed" ? t("spec.something_went_wrong") : null}
        onConfirm={() => void end()}
        onClose={() => setState("idle")}
      />
    </>
  );
}
