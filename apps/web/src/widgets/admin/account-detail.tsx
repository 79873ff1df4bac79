import type { ReplyOf } from "@tintery/contract";
import { adminLimits, type PlanName } from "@tintery/contract/tables";
import { useCallback, useRef, useState } from "react";
import { takeFocus } from "../../ui/take-focus.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { callAdmin } from "./call-admin.ts";
import { Limits } from "./limits.tsx";
import { ReasonedPart } from "./reasoned.tsx";

export interface AccountDetailProps {
  userId: string;
  charged: boolean;
  onBack: () => void;
}

/** One account: what it has, what happened to its credits, and what an admin can do for it. */
export function AccountDetail({ userId, charged, onBack }: AccountDetailProps) {
  const { t, date, number } = useTexts();
  const ask = useCallback((id: string) => callAdmin("adminGetUser", { params: { userId: id } }), []);
  const { state, answer: account, again } = useAnswer(userId, ask);
  const back = (
    <Button ref={takeFocus} onClick={onBack}>
      {t("admin.back")}
    </Button>
  );
  if (state === "failed")
    return (
      <div className="admin-paged">
        {back}
        <Problem text={t("spec.something_went_wrong")} />
        <Button onClick={again}>{t("result.try_again")}</Button>
      </div>
    );
  return (
    <div className="admin-paged">
      {back}
      {account ? (
        <>
          <h2>{account.email}</h2>
          <p className="hint">{account.id}</p>
          <p>
            {[
              t(`page.plan.${account.plan as PlanName}`),
              charged && t("admin.credits", { credits: number(account.credits) }),
              t("admin.since", { date: date(account.created) }),
              t("admin.pictures", { count: number(account.pictures) }),
              t("admin.failed", { count: number(account.failed) }),
              t("admin.devices", { count: number(account.sessions) }),
              account.admin && t("admin.is_admin"),
              account.blocked && t("admin.is_blocked"),
              !account.confirmed && t("admin.unconfirmed"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {account.orders.length > 0 && (
            <ul className="admin-list">
              {account.orders.map(({ id, plan, status, until, provider }) => (
                <li key={id}>
                  {t(`page.plan.${plan}`)} · {provider}
                  <p className="hint">
                    {t(`page.order_status.${status}`, { date: until ? date(until) : "" })}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {charged && (
            <>
              <History entries={account.entries} />
              <Grant userId={userId} onDone={again} />
            </>
          )}
          <Limits key={JSON.stringify(account.own)} userId={userId} account={account} onDone={again} />
          <Role userId={userId} admin={account.admin} onDone={again} />
          <Block userId={userId} blocked={account.blocked} onDone={again} />
        </>
      ) : (
        <Skeleton height={240} />
      )}
    </div>
  );
}

function History({ entries }: Pick<ReplyOf<"adminGetUser">, "entries">) {
  const { t, date, number } = useTexts();
  if (entries.length === 0) return null;
  return (
    <details className="admin-part">
      <summary>{t("admin.history")}</summary>
      <ul className="admin-list">
        {entries.map(({ what, credits, at }, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never added between
          <li key={k} className="admin-line">
            <span>
              {t(`page.entry.${what}`)} <span className="hint">{date(at)}</span>
            </span>
            <strong>{number(credits)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** 128 random bits: sent again with the same one, nothing is given again. */
const newKey = () => crypto.randomUUID();

function Grant({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t, number } = useTexts();
  const { min, max } = adminLimits.credits;
  const [credits, setCredits] = useState<number | null>(null);
  const key = useRef(newKey());
  const isWrong = credits !== null && !(Number.isInteger(credits) && credits >= min && credits <= max);
  const give = async (reason: string) => {
    await callAdmin("adminGrantCredits", {
      params: { userId },
      body: { credits: credits ?? 0, reason, key: key.current },
    });
    key.current = newKey();
    setCredits(null);
    onDone();
  };
  return (
    <ReasonedPart verb={t("admin.grant")} said={t("admin.granted")} onSend={give}>
      <NumberField
        label={t("admin.grant_count")}
        value={credits}
        min={min}
        max={max}
        step={1}
        problem={isWrong ? t("ui.out_of_range", { min: number(min), max: number(max) }) : null}
        onChange={setCredits}
      />
    </ReasonedPart>
  );
}

function Role({ userId, admin, onDone }: { userId: string; admin: boolean; onDone: () => void }) {
  const { t } = useTexts();
  const verb = t(admin ? "admin.remove_admin" : "admin.make_admin");
  const change = async (reason: string) => {
    await callAdmin("adminChangeRole", { params: { userId }, body: { admin: !admin, reason } });
    onDone();
  };
  return <ReasonedPart verb={verb} said={t("admin.role_changed")} onSend={change} />;
}

function Block({ userId, blocked, onDone }: { userId: string; blocked: boolean; onDone: () => void }) {
  const { t } = useTexts();
  const verb = t(blocked ? "admin.unblock" : "admin.block");
  const change = async (reason: string) => {
    await callAdmin("adminChangeBlock", { params: { userId }, body: { blocked: !blocked, reason } });
    onDone();
  };
  return (
    <ReasonedPart verb={verb} said={t(blocked ? "admin.blocked" : "admin.unblocked")} onSend={change}>
      {blocked ? null : <p className="hint">{t("admin.block_hint")}</p>}
    </ReasonedPart>
  );
}
