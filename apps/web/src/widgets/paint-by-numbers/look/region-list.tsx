import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check.tsx";
import type { ModeProps } from "./mode-props.ts";
import { colorWords } from "./palette-strip.tsx";
import { PatternSwatch } from "./pattern-swatch.tsx";
import { paint, shareOf, toldShare, unpaint } from "./progress.ts";
import { inReadingOrder } from "./region-words.ts";
import type { ShownRegion } from "./shown-painting.ts";
import { useRegionWords } from "./use-region-words.ts";

export interface RegionListProps extends ModeProps {
  /** Shows where a color is. */
  onShow: (color: number) => void;
}

/** The picture as a list: for each color its regions, how large they are and where; what is painted is ticked. */
export function RegionList(props: RegionListProps) {
  const { t } = useTexts();
  const { painting, chosen } = props;
  const { picture, regions, size } = painting;
  const ofColor = useMemo(
    () =>
      picture.palette.map((_, k) =>
        inReadingOrder(
          regions.filter(({ color }) => color === k),
          size,
        ),
      ),
    [picture, regions, size],
  );
  return (
    <div className="region-list">
      <p className="quiet">{t("look.list_hint")}</p>
      <ul>
        {ofColor.map((own, color) => (
          <li key={picture.palette[color]!.code}>
            <ColorRegions {...props} color={color} own={own} startsOpen={color === chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ColorRegionsProps extends RegionListProps {
  color: number;
  own: readonly ShownRegion[];
  startsOpen: boolean;
}

function ColorRegions({
  image,
  painting,
  display,
  painted,
  color,
  own,
  startsOpen,
  onShow,
}: ColorRegionsProps) {
  const { t, percent } = useTexts();
  const [open, setOpen] = useState(startsOpen);
  const wordsOf = useRegionWords(painting);
  const { progress, change } = painted;
  const words = colorWords(image, painting, color);
  const share = shareOf(progress, own);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <PatternSwatch hex={display.fills[color]!} color={display.wishes.patterns ? color : null} />
        <span className="region-color">{words}</span>
        <span className="quiet">{t("paint.progress", { share: percent(toldShare(share)) })}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {open && (
        <fieldset>
          <legend className="sr-only">{words}</legend>
          {own.map((region) => (
            <Check
              key={region.index}
              label={wordsOf(region)}
              checked={progress.painted.has(region.index)}
              onChange={(on) => change((now) => (on ? paint : unpaint)(now, region.index))}
            />
          ))}
          <Button onClick={() => onShow(color)}>{t("look.show_in_picture")}</Button>
        </fieldset>
      )}
    </details>
  );
}
