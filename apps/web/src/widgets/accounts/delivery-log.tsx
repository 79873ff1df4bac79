import type { ReplyOf } from "@tintery/contract";
import { useCallback, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../use-action.ts";
import { callAccount } from "./call-account.ts";
import { webhookWords } from "./webhook-words.ts";

type Delivery = ReplyOf<"listDeliveries">["items"][number];

/** What was told at a webhook and how that went, asked for when it is opened. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details className="account-log" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t("account.webhook_log")}</summary>
      {opened && <Deliveries webhookId={webhookId} />}
    </details>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTexts();
  const ask = useCallback(
    (id: string) => callAccount("listDeliveries", { params: { webhookId: id } }).then(({ items }) => items),
    [],
  );
  const { state, answer, again } = useAnswer(webhookId, ask);
  const { busy, problem, run } = useAction();
  const test = () =>
    run(async () => {
      await callAccount("testWebhook", { params: { webhookId } });
      again();
    });
  return (
    <div className="account-letter">
      <div className="account-buttons">
        <Button disabled={busy} onClick={() => void test()}>
          {t("account.webhook_test")}
        </Button>
        <Button onClick={again}>{t("account.webhook_refresh")}</Button>
      </div>
      <Problem text={problem ?? (state === "failed" ? t("spec.something_went_wrong") : null)} />
      {state === "loading" && <Skeleton height={48} />}
      {answer?.length === 0 && <p className="quiet">{t("account.webhook_log_empty")}</p>}
      {answer && answer.length > 0 && (
        <ul className="account-list">
          {answer.map((delivery) => (
            <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} onSent={again} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DeliveryRowProps {
  webhookId: string;
  delivery: Delivery;
  onSent: () => void;
}

function DeliveryRow({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const { t, date, number } = useTexts();
  const { busy, problem: refusal, run } = useAction();
  const { id, event, imageId, created, attempts, status, problem, next, delivered } = delivery;
  const again = () =>
    run(async () => {
      await callAccount("redeliver", { params: { webhookId, deliveryId: id } });
      onSent();
    });
  const end = delivered
    ? t("account.webhook_delivered")
    : next
      ? t("account.webhook_next", { date: date(next) })
      : t("account.webhook_given_up");
  return (
    <li>
      <div>
        <p>
          {t(`account.webhook_event.${webhookWords[event]}`)} · {date(created)}
        </p>
        <p className="hint">
          {[imageId, status ?? problem, t("account.webhook_attempts", { count: number(attempts) }), end]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <Problem text={refusal} />
      </div>
      <Button disabled={busy} onClick={() => void again()}>
        {t("account.webhook_again")}
      </Button>
    </li>
  );
}
