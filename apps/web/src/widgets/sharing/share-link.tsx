import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./share-link.css?inline";

const loadControls = () => import("./share-controls.tsx").then((file) => file.ShareControls);

/** Fetches the controls with their words, which no other page says at once. */
function ShareLink(props: WidgetProps<"share-link">) {
  const { Late, failed } = useLateAtOnce(loadControls);
  return Late ? <Late {...props} /> : <LateRoom failed={failed} height={120} />;
}

export const shareLink: WidgetModule<"share-link"> = { component: ShareLink, styles };
