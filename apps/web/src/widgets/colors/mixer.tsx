import { isRecentColor, withRecentColor } from "@tintery/contract/tables";
import { useCallback, useState } from "react";
import { typedColor } from "../../colors/color-numbers.ts";
import { readVolume } from "../../colors/read-volume.ts";
import { keepColors, keptColors } from "../../colors/kept-colors.ts";
import { ColorCard } from "./color-card.tsx";
import { MixPaints } from "./mix-paints.tsx";
import { type ColorPick, startPick } from "./color-pick.ts";
import { Results } from "./results.tsx";

/** Both ways between a color and its paints: the color's mixtures, and the color that paints make. */
export function Mixer() {
  const [pick, setPick] = useState<ColorPick>(startPick);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [recent, setRecent] = useState(() => withRecentColor(keptColors(), ""));
  const change = useCallback((part: Partial<ColorPick>) => {
    setWrong(false);
    setPick((before) => ({ ...before, ...part }));
  }, []);
  const unmix = (text: string) => {
    const hex = typedColor(text);
    setWrong(hex === null);
    if (!hex) return;
    setPick((before) => ({ ...before, hex }));
    setWanted(hex);
    if (!isRecentColor(hex)) return;
    const next = withRecentColor(recent, hex);
    setRecent(next);
    keepColors(next.filter(isRecentColor));
  };
  const volume = readVolume(pick.volume);
  return (
    <div className="mixer">
      <div className="mixer-columns">
        <ColorCard
          pick={pick}
          isWrong={isWrong}
          recent={recent}
          onChange={change}
          onUnmix={() => unmix(pick.hex)}
        />
        <Results wanted={wanted} amount={volume === null ? null : { volume, unit: pick.volumeType }} />
      </div>
      <MixPaints onUnmix={unmix} />
    </div>
  );
}
