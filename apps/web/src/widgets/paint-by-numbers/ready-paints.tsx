import { mixCodeMark, readOwnPaints } from "@tintery/contract/tables";
import { paintTotals } from "@tintery/engine/painters-pack";
import { ColorName, type Need, type ShoppingProps } from "./tubes.tsx";

/** A maker's line that a picture was painted with. */
export interface VendorLine {
  paints: readonly KnownPaint[];
  isInTubes: boolean;
}

interface KnownPaint {
  code: string;
  name: string;
  hex: string;
}

/** What somebody buys who mixes no color of a picture but those of two of its own paints: each color or paint once, the most first. */
export function readyPaints({ image, amounts, line }: ShoppingProps & { line: VendorLine | null }): Need[] {
  const { colors, ownPaints } = image.options;
  const own = readOwnPaints(ownPaints?.paletteColors ?? "");
  const known = new Map<string, KnownPaint>(
    [
      ...(line?.paints ?? []),
      ...(own.kind === "paints" ? own.paints.map((paint) => ({ name: "", ...paint })) : []),
      ...colors,
    ].map((paint) => [paint.code, paint]),
  );
  const partsOf = ({ code }: { code: string }) => code.split(mixCodeMark);
  const codes = [...new Set(colors.flatMap(partsOf))];
  const totals = paintTotals(
    amounts,
    colors.map(partsOf).map((parts) => ({
      places: parts.map((code) => codes.indexOf(code)),
      parts: parts.map(() => 1),
    })),
  );
  return totals.map(({ place, milliliters }) => {
    const code = codes[place]!;
    // of a paint that only a mix holds, others than the owner know the number alone
    const paint = known.get(code) ?? { code, name: "", hex: "transparent" };
    return { code, milliliters, name: <ColorName color={paint} /> };
  });
}
