import type { ImageView } from "@tintery/contract";
import {
  type PaintAmount,
  paintAmounts,
  paintFilm,
  paintingOrder,
  shoppingList,
} from "@tintery/engine/painters-pack";
import { Blend, ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { addresses } from "@tintery/contract/tables";
import { LinkButton } from "../../ui/button.tsx";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { paintedColors } from "./painted-colors.ts";
import { PaletteEntry } from "./palette-entry.tsx";
import styles from "./painters-pack.css?inline";

/** What a painter wants to know before the first stroke: which paints to buy, and in which order to use them. A late part. */
export function PaintersPack({ image }: { image: ImageView }) {
  const { t, number } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  const { canvasMM, colors, palette: maker } = image.options;
  if (!canvasMM || colors.length === 0) return null;
  const palette = paintedColors(image);
  const amounts = paintAmounts(palette, { widthMM: canvasMM.width, heightMM: canvasMM.height });
  return (
    <div className="painters-pack" ref={place}>
      {maker !== null && <PaletteEntry id={maker} />}
      <p>
        <LinkButton href={addresses.recipes(image.id)} icon={<Blend aria-hidden="true" />}>
          {t("recipes.title")}
        </LinkButton>
      </p>
      <Fold title={t("painters.shopping_title")}>
        <p className="quiet small">{t("painters.note", { thickness: number(paintFilm.thicknessMM) })}</p>
        <ShoppingList image={image} amounts={amounts} />
      </Fold>
      <Fold title={t("painters.order_title")}>
        <p className="quiet small">{t("painters.order_hint")}</p>
        <ol className="painting-order">
          {paintingOrder(palette).map(({ name, codes }) => (
            <li key={name}>
              <h3>{t(`painters.step.${name}`)}</h3>
              <Colors image={image} codes={codes} />
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}

/** Part of it that can be printed by itself, to take along to the shop or the easel. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={fold}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" data-unprinted="" />
      </summary>
      {children}
      <PrintButton find={() => fold.current} part={title} />
    </details>
  );
}

function ShoppingList({ image, amounts }: { image: ImageView; amounts: readonly PaintAmount[] }) {
  const { t, volume } = useTexts();
  const needed = new Map(amounts.map(({ code, milliliters }) => [code, milliliters]));
  return shoppingList(amounts).map(({ milliliters, tubes, colors }) => (
    <section key={milliliters}>
      <h3>{t("painters.tubes", { count: tubes, size: volume(milliliters) })}</h3>
      <Colors
        image={image}
        codes={colors.map(({ code }) => code)}
        said={(code) => {
          const count = colors.find((color) => color.code === code)?.tubes ?? 1;
          return `${count > 1 ? `${count} × · ` : ""}${volume(needed.get(code) ?? 0)}`;
        }}
      />
    </section>
  ));
}

interface ColorsProps {
  image: ImageView;
  codes: readonly string[];
  /** What is said of each besides its number and name. */
  said?: (code: string) => string;
}

/** Colors by their codes, in that order. */
function Colors({ image, codes, said }: ColorsProps) {
  const byCode = new Map(image.options.colors.map((color) => [color.code, color]));
  return (
    <ul className="pack-colors">
      {codes.map((code) => {
        const color = byCode.get(code);
        return (
          color && (
            <li key={code}>
              <Swatch hex={color.hex} />
              <span>
                <b>{code}</b> {color.name}
              </span>
              {said && <span className="quiet">{said(code)}</span>}
            </li>
          )
        );
      })}
    </ul>
  );
}
