import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";

const loadWait = () => import("./payment-wait.tsx").then((file) => file.PaymentWait);
const loadButton = () => import("./unsubscribe-button.tsx").then((file) => file.UnsubscribeButton);

/** What stands there while the rest, with its words, is on its way. */
function Fetching({ failed }: { failed: boolean }) {
  const { t } = useTexts();
  return <Problem text={failed ? t("spec.something_went_wrong") : null} />;
}

/** Waits for a payment, then goes on to the success page. */
function PaymentVerification() {
  const { Late, failed } = useLateAtOnce(loadWait);
  return Late ? <Late /> : <Fetching failed={failed} />;
}

/** Button that ends a subscription. */
function UnsubscribeOrder({ settings }: WidgetProps<"unsubscribe-order">) {
  const { Late, failed } = useLateAtOnce(loadButton);
  return Late ? <Late orderId={settings.orderId} /> : <Fetching failed={failed} />;
}

export const paymentVerification: WidgetModule<"payment-verification"> = {
  component: PaymentVerification,
  styles: "",
};

export const unsubscribeOrder: WidgetModule<"unsubscribe-order"> = {
  component: UnsubscribeOrder,
  styles: "",
};
