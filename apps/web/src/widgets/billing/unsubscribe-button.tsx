import { useState } from "react";
import { callAt } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks, and ends the subscription with what is paid of it; then the page is read anew. */
export function UnsubscribeButton({ orderId }: { orderId: string }) {
  const { t } = useTexts();
  const [state, setState] = useState<"idle" | "asking" | "busy" | "failed">("idle");
  const end = async () => {
    setState("busy");
    try {
      await callAt<"unsubscribe">(["GET", "/ajax/order/unsubscribe"], { query: { orderid: orderId } });
      location.reload();
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button onClick={() => setState("asking")}>{t("billing.unsubscribe")}</Button>
      <ConfirmDialog
        open={state !== "idle"}
        title={t("spec.unsubscribe_question")}
        text={t("billing.unsubscribe_keeps")}
        verb={t("billing.unsubscribe")}
        busy={state === "busy"}
        problem={state === "failed" ? t("spec.something_went_wrong") : null}
        onConfirm={() => void end()}
        onClose={() => setState("idle")}
      />
    </>
  );
}
