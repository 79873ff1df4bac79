import type { ImageView } from "@tintery/contract";
import type { ShownPainting } from "./shown-painting.ts";
import type { Display } from "./use-display.ts";
import type { usePaintedRegions } from "./use-painted-regions.ts";

/** What the modes share. */
export interface ModeProps {
  image: ImageView;
  painting: ShownPainting;
  display: Display;
  commercial: boolean;
  /** The chosen color's place in the palette; null for none. */
  chosen: number | null;
  onChoose: (color: number | null) => void;
  painted: ReturnType<typeof usePaintedRegions>;
}
