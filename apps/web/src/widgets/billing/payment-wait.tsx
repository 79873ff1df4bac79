import { pollingIntervals, subscribedEvent } from "@tintery/contract/tables";
import { lateAddresses } from "../../platform/late-addresses.ts";
import { useEffect } from "react";
import { callAt } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";

/** What pages that count visits listen to. */
interface Counted {
  dataLayer?: object[];
}

/** Tells whoever counts on this page that somebody has subscribed: tag managers by their list, others by an event. */
function tellSubscribed(): void {
  (globalThis as Counted).dataLayer?.push({ event: subscribedEvent });
  document.dispatchEvent(new CustomEvent(subscribedEvent));
}

/** Asks until the visitor is subscribed, tells so once, and goes on. A question that fails is asked again. */
export function PaymentWait() {
  const { t } = useTexts();
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const data = await callAt<"userData">(["GET", "/app/get-user-data"], { signal: left.signal }).catch(
        () => null,
      );
      if (left.signal.aborted) return;
      if (!data?.isSubscribed) {
        timer = setTimeout(ask, pollingIntervals.payment);
        return;
      }
      tellSubscribed();
      location.assign(lateAddresses.paymentSuccess());
    };
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, []);
  return <p role="status">{t("spec.payment_wait")}</p>;
}
