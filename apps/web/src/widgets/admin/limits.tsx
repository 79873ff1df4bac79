import type { ReplyOf } from "@tintery/contract";
import { quotaLimits } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { callAdmin } from "./call-admin.ts";
import { ReasonedPart } from "./reasoned.tsx";

export interface LimitsProps {
  userId: string;
  account: Pick<ReplyOf<"adminGetUser">, "keptBytes" | "own" | "usual">;
  onDone: () => void;
}

/** How much an account may keep and have unfinished, and how much it keeps; an empty field is what the server has for everybody. */
export function Limits({ userId, account: { keptBytes, own, usual }, onDone }: LimitsProps) {
  const { t, bytes, number } = useTexts();
  const [kept, setKept] = useState(own.keptMegabytes);
  const [unfinished, setUnfinished] = useState(own.maxUnfinished);
  const wrong = (value: number | null, { min, max }: { min: number; max: number }) =>
    value === null || (Number.isInteger(value) && value >= min && value <= max)
      ? null
      : t("ui.out_of_range", { min: number(min), max: number(max) });
  const megabytes = own.keptMegabytes ?? usual.keptMegabytes;
  const change = async (reason: string) => {
    const body = { keptMegabytes: kept, maxUnfinished: unfinished, reason };
    await callAdmin("adminChangeLimits", { params: { userId }, body });
    onDone();
  };
  return (
    <>
      <p>
        {megabytes === null
          ? t("admin.kept_unlimited", { kept: bytes(keptBytes) })
          : t("admin.kept", { kept: bytes(keptBytes), max: bytes(megabytes * 1_000_000) })}{" "}
        · {t("admin.unfinished", { max: number(own.maxUnfinished ?? usual.maxUnfinished) })}
      </p>
      <ReasonedPart verb={t("admin.change_limits")} said={t("admin.limits_changed")} onSend={change}>
        <NumberField
          label={t("admin.limit_kept")}
          hint={
            usual.keptMegabytes === null
              ? t("admin.limit_none_usual")
              : t("admin.limit_usual", { usual: number(usual.keptMegabytes) })
          }
          value={kept}
          {...quotaLimits.keptMegabytes}
          step={1}
          problem={wrong(kept, quotaLimits.keptMegabytes)}
          onChange={setKept}
        />
        <NumberField
          label={t("admin.limit_unfinished")}
          hint={t("admin.limit_usual", { usual: number(usual.maxUnfinished) })}
          value={unfinished}
          {...quotaLimits.maxUnfinished}
          step={1}
          problem={wrong(unfinished, quotaLimits.maxUnfinished)}
          onChange={setUnfinished}
        />
      </ReasonedPart>
    </>
  );
}
