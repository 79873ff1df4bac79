import { readOrigin, siteKeyLimits } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Field } from "../../ui/field.tsx";
import { callAccount } from "./call-account.ts";
import { FormFrame } from "./form-frame.tsx";
import { NameField } from "./name-field.tsx";
import { PerDayField } from "./per-day-field.tsx";

const { picturesPerDay: perDay, origins: maxOrigins } = siteKeyLimits;

/** Makes a site key for the addresses of a site. */
export function NewSiteKey({ onMade }: { onMade: () => void }) {
  const { t } = useTexts();
  const [name, setName] = useState("");
  const [sites, setSites] = useState("");
  const [pictures, setPictures] = useState<number | null>(perDay.default);
  const lines = sites.split(/[\s,]+/).filter((line) => line !== "");
  const wrong = lines.find((line) => readOrigin(line) === null);
  const tooMany = lines.length > maxOrigins;
  const problem =
    wrong !== undefined
      ? t("account.site_key_wrong_site", { site: wrong })
      : tooMany
        ? t("account.site_key_too_many_sites", { count: maxOrigins })
        : null;
  const send = async () => {
    if (problem) return;
    await callAccount("createSiteKey", {
      body: { name, origins: lines, picturesPerDay: pictures ?? perDay.default },
    });
    setName("");
    setSites("");
    onMade();
  };
  return (
    <FormFrame verb={t("account.site_key_make")} onSend={send}>
      <NameField label={t("account.key_name")} value={name} onChange={setName} />
      <Field label={t("account.site_key_sites")} hint={t("account.site_key_sites_hint")} problem={problem}>
        {({ id, describedBy }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            aria-invalid={problem !== null}
            className="input"
            required
            rows={2}
            placeholder="https://www.example.org"
            value={sites}
            onChange={(event) => setSites(event.currentTarget.value)}
          />
        )}
      </Field>
      <PerDayField limits={perDay} value={pictures} onChange={setPictures} />
    </FormFrame>
  );
}
