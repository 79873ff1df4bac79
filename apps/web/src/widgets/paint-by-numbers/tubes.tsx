import type { ImageView } from "@tintery/contract";
import { paintFilm, shoppingList } from "@tintery/engine/painters-pack";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Swatch } from "../../ui/swatch.tsx";

/** What a list of paints to buy follows from. */
export interface ShoppingProps {
  image: ImageView;
  /** Milliliters of its colors, in the order of the palette. */
  amounts: readonly number[];
}

/** How the amounts of a list are meant. */
export function AmountNote() {
  const { t, number } = useTexts();
  return <p className="quiet small">{t("painters.note", { thickness: number(paintFilm.thicknessMM) })}</p>;
}

/** How much somebody needs of a paint. */
export interface Need {
  /** Of its own in the list. */
  code: string;
  milliliters: number;
  /** As it is listed, with its swatch. */
  name: ReactNode;
  /** What else is said of it before its amount. */
  more?: readonly string[];
}

/** Paints by the size of the tubes that hold enough of them, the largest first. */
export function Tubes({ needs }: { needs: readonly Need[] }) {
  const { t, volume } = useTexts();
  const byCode = new Map(needs.map((need) => [need.code, need]));
  return shoppingList(needs).map(({ milliliters, tubes, colors }) => (
    <section key={milliliters}>
      <h3>{t("painters.tubes", { count: tubes, size: volume(milliliters) })}</h3>
      <ul className="pack-colors">
        {colors.map(({ code, tubes: count }) => {
          const { name, more = [], milliliters: needed } = byCode.get(code)!;
          return (
            <li key={code}>
              {name}
              <span className="quiet">
                {[...(count > 1 ? [`${count} ×`] : []), ...more, volume(needed)].join(" · ")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** A color of the picture, or a paint, with its number and name. */
export function ColorName({
  color: { code, name, hex },
}: {
  color: { code: string; name: string; hex: string };
}) {
  return (
    <span className="paint-name">
      <Swatch hex={hex} />
      <span>
        <b>{code}</b> {name}
      </span>
    </span>
  );
}
