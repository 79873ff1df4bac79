import { RandomPrompt } from "../../scenes/random-prompt.tsx";
import styles from "../../scenes/random-prompt.css?inline";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";

/** Fills the prompt fields of a page. */
function RandomPromptButton({ settings }: WidgetProps<"random-prompt-button">) {
  return <RandomPrompt {...settings} />;
}

export const randomPromptButton: WidgetModule<"random-prompt-button"> = {
  component: RandomPromptButton,
  styles,
};
