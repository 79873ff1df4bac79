import { type WebhookEvent, webhookEvents, webhookLimits } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Check } from "../../ui/check.tsx";
import { Field } from "../../ui/field.tsx";
import { callAccount } from "./call-account.ts";
import { FormFrame } from "./form-frame.tsx";
import { webhookWords } from "./webhook-words.ts";
import { SecretOnce } from "../../secret-once.tsx";

/** Adds a webhook, and shows its secret for once. */
export function NewWebhook({ onMade }: { onMade: () => void }) {
  const { t } = useTexts();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [secret, setSecret] = useState<string | null>(null);
  const send = async () => {
    const made = await callAccount("createWebhook", { body: { url, events: [...events] } });
    setUrl("");
    setSecret(made.secret);
    onMade();
  };
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    setEvents(isChosen ? [...events, event] : events.filter((one) => one !== event));
  return (
    <>
      {secret && <SecretOnce text={t("account.webhook_secret")} secret={secret} />}
      <FormFrame verb={t("account.webhook_add")} onSend={send}>
        <Field label={t("account.webhook_url")}>
          {({ id }) => (
            <input
              id={id}
              className="input"
              type="url"
              required
              maxLength={webhookLimits.url}
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
          )}
        </Field>
        <fieldset className="account-scopes">
          <legend>{t("account.webhook_when")}</legend>
          {webhookEvents.map((event) => (
            <Check
              key={event}
              label={t(`account.webhook_event.${webhookWords[event]}`)}
              checked={events.includes(event)}
              // one that is told nothing is none
              disabled={events.length === 1 && events.includes(event)}
              onChange={(isChosen) => choose(event, isChosen)}
            />
          ))}
        </fieldset>
      </FormFrame>
    </>
  );
}
