import { useLateAtOnce } from "../../platform/use-late.ts";
import styles from "../../scenes/random-prompt.css?inline";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";

const load = () => import("../../scenes/random-prompt.tsx").then((file) => file.RandomPrompt);

/** Fills the prompt fields of a page. Fetched after the page, with its words, which no page of ours says at once. */
function RandomPromptButton({ settings }: WidgetProps<"random-prompt-button">) {
  const { Late, failed } = useLateAtOnce(load);
  return Late ? <Late {...settings} /> : <LateRoom failed={failed} height={76} />;
}

export const randomPromptButton: WidgetModule<"random-prompt-button"> = {
  component: RandomPromptButton,
  styles,
};
