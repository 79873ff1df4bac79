import { Swatch } from "../ui/swatch.tsx";
import type { PalettePaintToMix } from "./mixing-tasks.ts";

/** A paint of a palette, and how it looks as it comes from the tube. */
export function PalettePaintName({ paint: { name, hex } }: { paint: PalettePaintToMix }) {
  return (
    <span className="paint-name">
      <Swatch hex={hex} />
      <span>{name}</span>
    </span>
  );
}
