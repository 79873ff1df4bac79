import { useQueryClient } from "@tanstack/react-query";
import type { ImageView } from "@tintery/contract";
import { addresses, type OutlinesPrecision, outlinesPrecisions } from "@tintery/contract/tables";
import { Check, SlidersHorizontal } from "lucide-react";
import type { MouseEvent } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Problem } from "../../ui/field.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useAction } from "../../use-action.ts";

/**
 * Traces the same picture with another precision; the page's address stays. Links, as the specification has them: in a
 * tab of their own they do the same without this page.
 */
export function PrecisionMenu({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const { problem, run } = useAction();
  const client = useQueryClient();
  const now = image.options.colorPrecision;
  const change = async (colorPrecision: OutlinesPrecision) => {
    await call("editImage", { params: { id: image.id }, body: { colorPrecision } });
    await client.invalidateQueries({ queryKey: ["image", image.id] });
  };
  const onClick = (event: MouseEvent, precision: OutlinesPrecision) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (precision !== now) void run(() => change(precision));
  };
  const label = (
    <>
      <SlidersHorizontal aria-hidden="true" />
      <span className="word">{t("outlines.change_precision")}</span>
    </>
  );
  return (
    <>
      <Menu label={label} title={t("outlines.change_precision")}>
        {outlinesPrecisions.map((precision) => (
          <a
            key={precision}
            className="precision-link"
            href={addresses.changePrecision(image.id, precision)}
            aria-current={precision === now ? "true" : undefined}
            onClick={(event) => onClick(event, precision)}
          >
            <Check aria-hidden="true" />
            {t(`outlines.precision.${precision}`)}
          </a>
        ))}
      </Menu>
      <Problem text={problem} />
    </>
  );
}
