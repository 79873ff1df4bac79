import type { ReplyOf } from "@tintery/contract";
import { invitationLimits, maxEmailLength } from "@tintery/contract/tables";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Field } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { SecretOnce } from "../../secret-once.tsx";
import { callAdmin } from "./call-admin.ts";
import { Paged } from "./paged.tsx";
import { Reasoned, ReasonedPart } from "./reasoned.tsx";

type Invitation = ReplyOf<"adminListInvitations">["items"][number];

/** Links with which somebody may create an account: made, listed, revoked. */
export function Invitations({ signUp }: { signUp: string }) {
  const { t } = useTexts();
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges(changes + 1);
  return (
    <>
      {signUp === "open" && <p className="hint">{t("admin.invite_open_hint")}</p>}
      {signUp === "closed" && <p className="hint">{t("admin.invite_closed_hint")}</p>}
      <NewInvitation onDone={changed} />
      <Paged<Invitation>
        question={String(changes)}
        ask={(cursor) => callAdmin("adminListInvitations", { query: { cursor } })}
        empty={t("admin.no_invitations")}
        label={t("admin.part.invitations")}
      >
        {(invitation) => <Row invitation={invitation} onRevoked={changed} />}
      </Paged>
    </>
  );
}

function NewInvitation({ onDone }: { onDone: () => void }) {
  const { t, number } = useTexts();
  const { min, max, default: usual } = invitationLimits.days;
  const [email, setEmail] = useState("");
  const [days, setDays] = useState<number | null>(usual);
  const [address, setAddress] = useState<string | null>(null);
  const isWrong = days !== null && !(Number.isInteger(days) && days >= min && days <= max);
  const make = async (reason: string) => {
    setAddress(null);
    const body = { email: email.trim() || null, days: days ?? usual, reason };
    const made = await callAdmin("adminInvite", { body });
    setAddress(made.address);
    setEmail("");
    onDone();
  };
  return (
    <details className="admin-part">
      <summary>{t("admin.invite")}</summary>
      <p className="hint">{t("admin.invite_hint")}</p>
      <Reasoned verb={t("admin.invite")} said={t("admin.invitation_made")} onSend={make}>
        <Field label={t("admin.invite_email")}>
          {({ id }) => (
            <input
              id={id}
              className="input"
              type="email"
              autoComplete="off"
              maxLength={maxEmailLength}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          )}
        </Field>
        <NumberField
          label={t("admin.invite_days")}
          value={days}
          min={min}
          max={max}
          step={1}
          problem={isWrong ? t("ui.out_of_range", { min: number(min), max: number(max) }) : null}
          onChange={setDays}
        />
      </Reasoned>
      {address !== null && <SecretOnce text={t("admin.invited")} secret={address} />}
    </details>
  );
}

function Row({ invitation, onRevoked }: { invitation: Invitation; onRevoked: () => void }) {
  const { t, date } = useTexts();
  const { id, email, by, state, claimed, created, ends } = invitation;
  const revoke = async (reason: string) => {
    await callAdmin("adminRevokeInvitation", { params: { invitationId: id }, body: { reason } });
    onRevoked();
  };
  return (
    <>
      <p>
        {email ?? t("admin.invitation_any")} ·{" "}
        {t(`admin.invitation.${state}`, { date: date(ends), email: claimed ?? "" })}
      </p>
      <p className="hint">
        {by} · {date(created)} · {id}
      </p>
      {(state === "open" || state === "claimed") && (
        <ReasonedPart
          verb={t("admin.revoke_invitation")}
          said={t("admin.invitation_revoked")}
          onSend={revoke}
        />
      )}
    </>
  );
}
