import type { ReplyOf } from "@tintery/contract";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { useAction } from "../../use-action.ts";
import { callAccount } from "./call-account.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { webhookWords } from "./webhook-words.ts";
import { OwnedList } from "./owned-list.tsx";

type Webhook = ReplyOf<"listWebhooks">["items"][number];

const askWebhooks = () => callAccount("listWebhooks").then(({ items }) => items);

/** Where an account's programs are told what happened. */
export function WebhookList() {
  const { t } = useTexts();
  return (
    <OwnedList
      title={t("account.webhooks")}
      lead={t("account.webhooks_lead")}
      ask={askWebhooks}
      remove={({ id }) => callAccount("deleteWebhook", { params: { webhookId: id } })}
      removal={(webhook) => ({
        question: t("account.webhook_delete_question"),
        loses: t("account.webhook_delete_loses", { url: webhook?.url ?? "" }),
        verb: t("account.webhook_delete"),
        stay: t("keep.webhook"),
      })}
      row={(webhook, { onRemove, onChanged }) => (
        <WebhookRow webhook={webhook} onChanged={onChanged} onDelete={onRemove} />
      )}
      form={(onMade) => <NewWebhook onMade={onMade} />}
    />
  );
}

interface WebhookRowProps {
  webhook: Webhook;
  onChanged: () => void;
  onDelete: () => void;
}

function WebhookRow({ webhook, onChanged, onDelete }: WebhookRowProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const { id, url, events, active, failing } = webhook;
  const params = { webhookId: id };
  const toggle = () =>
    run(async () => {
      await callAccount("changeWebhook", { params, body: { active: !active } });
      onChanged();
    });
  return (
    <>
      <div>
        <strong>{url}</strong>
        <p className="hint">
          {[
            ...events.map((event) => t(`account.webhook_event.${webhookWords[event]}`)),
            !active && t("account.webhook_paused"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {failing && <Problem text={t("account.webhook_failing")} />}
      </div>
      <div className="account-buttons">
        <Button disabled={busy} onClick={() => void toggle()}>
          {t(active ? "account.webhook_pause" : "account.webhook_resume")}
        </Button>
        <Button onClick={onDelete} aria-label={`${t("account.webhook_delete")} ${url}`}>
          {t("account.webhook_delete")}
        </Button>
      </div>
      <Problem text={problem} />
      <DeliveryLog webhookId={id} />
    </>
  );
}
