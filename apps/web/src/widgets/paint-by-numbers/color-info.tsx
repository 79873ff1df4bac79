import type { PbnColor } from "@tintery/contract";
import { Info } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";

const loadDialog = () => import("../../colors/info-dialog.tsx").then((file) => file.InfoDialog);

export interface ColorInfoProps {
  color: Pick<PbnColor, "code" | "name" | "hex">;
  /** Where there is no room for the word. */
  asIcon?: boolean;
}

/** A button that opens all that can be said of a color. */
export function ColorInfo({ color: { code, name, hex }, asIcon = false }: ColorInfoProps) {
  const { t } = useTexts();
  const { Late, failed, fetch } = useLate(loadDialog);
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  const title = `${code} · ${name || hex}`;
  return (
    <span>
      <Button
        look={asIcon ? "plain square" : "plain"}
        title={asIcon ? t("spec.info") : undefined}
        icon={asIcon && <Info aria-hidden="true" />}
        aria-label={t("ui.labelled", { label: t("spec.info"), name: title })}
        onPointerEnter={fetch}
        onClick={() => {
          fetch();
          setState("open");
        }}
      >
        {!asIcon && t("spec.info")}
      </Button>
      <Problem text={state === "open" && failed ? t("spec.something_went_wrong") : null} />
      {Late && state !== "new" && (
        <Late hex={state === "open" ? hex : null} name={title} onClose={() => setState("closed")} />
      )}
    </span>
  );
}
