import { type Transparency, transparencyIconPx } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";

/** What fills the square, as on paint tubes: all of it, half of it, a line, nothing. */
const fills = {
  O: "M1 1h13v13H1z",
  SO: "M14 1v13H1z",
  ST: "M13 1l1 1L2 14l-1-1z",
  T: "",
} as const satisfies Record<Transparency, string>;

/** How much a paint hides of what lies below. */
export function TransparencyIcon({ transparency }: { transparency: Transparency }) {
  const { t } = useTexts();
  const words = t(`spec.transparency.${transparency}`);
  const [width, height] = [transparencyIconPx, transparencyIconPx];
  return (
    <svg className="transparency" role="img" width={width} height={height} viewBox="0 0 15 15">
      <title>{words}</title>
      <path d={fills[transparency]} />
      <path className="frame" d="M1 1h13v13H1z" />
    </svg>
  );
}
