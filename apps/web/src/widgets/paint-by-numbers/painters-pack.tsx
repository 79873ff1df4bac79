import type { ImageView } from "@tintery/contract";
import { Blend, ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { addresses } from "../../platform/addresses.ts";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { adoptStyles } from "../../ui/adopt-styles.ts";
import { PrintButton } from "../../ui/print-button.tsx";
import { PaletteEntry } from "./palette-entry.tsx";
import styles from "./painters-pack.css?inline";
import { amountsOf } from "./amounts-of.ts";
import { ColorName, type ShoppingProps } from "./tubes.tsx";

/** What a painter wants to know before the first stroke: which paints to buy, and in which order to use them. A late part. */
export function PaintersPack({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  const { colors, palette: maker, paint } = image.options;
  if (!paint || colors.length === 0) return null;
  return (
    <div className="painters-pack" ref={place}>
      {maker !== null && <PaletteEntry id={maker} />}
      <p hidden={isElsewhere()}>
        <LinkButton href={addresses.recipes(image.id)} icon={<Blend aria-hidden="true" />}>
          {t("recipes.title")}
        </LinkButton>
      </p>
      <Fold title={t("painters.shopping_title")}>
        {() => <LateShopping image={image} amounts={amountsOf(image)} />}
      </Fold>
      <Fold title={t("painters.order_title")}>
        {() => (
          <>
            <p className="quiet small">{t("painters.order_hint")}</p>
            <ol className="painting-order">
              {paint.order.map(({ name, codes }) => (
                <li key={name}>
                  <h3>{t(`painters.step.${name}`)}</h3>
                  <Colors image={image} codes={codes} />
                </li>
              ))}
            </ol>
          </>
        )}
      </Fold>
    </div>
  );
}

/** Part of it that can be printed by itself, to take along to the shop or the easel. */
function Fold({ title, children }: { title: string; children: () => ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <details ref={fold} onToggle={(event) => event.currentTarget.open && setWanted(true)}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" data-unprinted="" />
      </summary>
      {wanted && children()}
      <PrintButton find={() => fold.current} part={title} />
    </details>
  );
}

const loadShopping = () => import("./shopping.tsx").then((file) => file.Shopping);

/** Finding recipes takes tables of pigments, which nobody fetches who only looks at the picture. */
function LateShopping(props: ShoppingProps) {
  const { t } = useTexts();
  const { Late, failed, fetch } = useLateAtOnce(loadShopping);
  if (Late) return <Late {...props} />;
  return failed ? (
    <Notice kind="bad">
      <p>{t("spec.something_went_wrong")}</p>
      <Button onClick={fetch}>{t("result.try_again")}</Button>
    </Notice>
  ) : (
    <p role="status" className="hint">
      {t("ui.loading")}
    </p>
  );
}

/** Colors by their codes, in that order. */
function Colors({ image, codes }: { image: ImageView; codes: readonly string[] }) {
  const byCode = new Map(image.options.colors.map((color) => [color.code, color]));
  return (
    <ul className="pack-colors">
      {codes.map((code) => {
        const color = byCode.get(code);
        return (
          color && (
            <li key={code}>
              <ColorName color={color} />
            </li>
          )
        );
      })}
    </ul>
  );
}
