import { useEffect } from "react";
import { useLate } from "../platform/use-late.ts";

const loadRating = () => import("./rating.tsx").then((file) => file.Rating);

/** Stars and words for a picture: below it, and fetched once the picture is there. */
export function LateRating({ imageId }: { imageId: string }) {
  const rating = useLate(loadRating);
  useEffect(() => rating.fetch(), [rating.fetch]);
  return <div className="rating-place">{rating.Late && <rating.Late imageId={imageId} />}</div>;
}
