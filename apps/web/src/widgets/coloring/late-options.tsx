import type { ImageView } from "@tintery/contract";
import { useEffect } from "react";
import { useLate } from "../../platform/use-late.ts";

const loadOptions = () => import("./change-options.tsx").then((file) => file.ChangeOptions);

/** The options of a finished page: below it, and fetched once it is there. */
export function LateOptions({ image }: { image: ImageView }) {
  const { Late, fetch } = useLate(loadOptions);
  useEffect(() => fetch(), [fetch]);
  return <div className="options-place">{Late && <Late image={image} />}</div>;
}
