import type { ImageView } from "@tintery/contract";
import { useEffect } from "react";
import { useLate } from "../../platform/use-late.ts";

const loadBackground = () => import("./change-background.tsx").then((file) => file.ChangeBackground);

/** The choice of what is drawn around the subject: below the page, and fetched once the page is there. */
export function LateBackground({ image }: { image: ImageView }) {
  const background = useLate(loadBackground);
  useEffect(() => background.fetch(), [background.fetch]);
  return <div className="background-place">{background.Late && <background.Late image={image} />}</div>;
}
