import { useLateAtOnce } from "../platform/use-late.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { PreparingProps } from "./preparing.tsx";

const loadPreparing = () => import("./preparing.tsx").then((file) => file.Preparing);

/** How far a picture is, fetched only for those that are not ready; its place is kept until then. */
export function LatePreparing(props: PreparingProps) {
  const { Late } = useLateAtOnce(loadPreparing);
  if (Late) return <Late {...props} />;
  return (
    <section className="preparing" aria-busy="true">
      <div className="preparing-place">
        <Skeleton ratio={4 / 3} />
      </div>
    </section>
  );
}
