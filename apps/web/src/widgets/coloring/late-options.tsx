import type { ImageView } from "@tintery/contract";
import { useLateAtOnce } from "../../platform/use-late.ts";

const loadOptions = () => import("./change-options.tsx").then((file) => file.ChangeOptions);

/** The options of a finished page: below it, and fetched once it is there. */
export function LateOptions({ image }: { image: ImageView }) {
  const { Late } = useLateAtOnce(loadOptions);
  return <div className="options-place">{Late && <Late image={image} />}</div>;
}
