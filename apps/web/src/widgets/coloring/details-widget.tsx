import { useGone } from "../../platform/gone-images.ts";
import { QueryProvider } from "../../platform/queries.tsx";
import { useImage } from "../../platform/use-image.ts";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import { ReduceDetails } from "../../coloring/reduce-details.tsx";
import styles from "../../result/panel.css?inline";

type Settings = WidgetProps<"reduce-details">["settings"];

/** The slider of details by itself, for host pages that show the picture in their own way. */
function DetailsWidget({ settings }: { settings: Settings }) {
  return (
    <QueryProvider>
      <Slider settings={settings} />
    </QueryProvider>
  );
}

function Slider({ settings }: { settings: Settings }) {
  const { image } = useImage(settings.imageId);
  const gone = useGone(settings.imageId);
  if (gone || !image?.may.edit) return null;
  return <ReduceDetails image={image} preset={settings.value} />;
}

export const detailsWidget: WidgetModule<"reduce-details"> = { component: DetailsWidget, styles };
