import { PrintButton } from "../../ui/print-button.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";

/** Prints the first element of the host page that a selector names. */
function PrintContent({ settings: { target, label } }: WidgetProps<"print-content">) {
  return <PrintButton find={() => document.querySelector(target)} label={label} />;
}

export const printContent: WidgetModule<"print-content"> = { component: PrintContent, styles: "" };
