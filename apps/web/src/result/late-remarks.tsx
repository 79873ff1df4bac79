import type { ImageView } from "@tintery/contract";
import { useEffect } from "react";
import { useLate } from "../platform/use-late.ts";

const loadRemarks = () => import("./remarks.tsx").then((file) => file.Remarks);

/** What has to be said of a picture, fetched only for those few that need it. */
export function LateRemarks({ image }: { image: ImageView }) {
  const remarks = useLate(loadRemarks);
  const needed = image.problem !== null || (image.options.notes?.length ?? 0) > 0;
  useEffect(() => {
    if (needed) remarks.fetch();
  }, [needed, remarks.fetch]);
  return needed && remarks.Late && <remarks.Late image={image} />;
}
