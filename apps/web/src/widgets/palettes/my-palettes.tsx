import { useLateAtOnce } from "../../platform/use-late.ts";
import { LateRoom } from "../../ui/late-room.tsx";
import type { WidgetModule } from "../../widget-module.ts";
import styles from "./palettes.css?inline";

const load = () => import("./own-palettes.tsx").then((file) => file.OwnPalettes);

/** The palettes that the visitor keeps. Fetched after the page, with its words. */
function MyPalettes() {
  const { Late, failed } = useLateAtOnce(load);
  if (Late) return <Late />;
  return <LateRoom failed={failed} height={340} />;
}

export const myPalettes: WidgetModule<"my-palettes"> = { component: MyPalettes, styles };
