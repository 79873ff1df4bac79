import type { ReplyOf } from "@tintery/contract";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { AccountDetail } from "./account-detail.tsx";
import { callAdmin } from "./call-admin.ts";
import { Paged } from "./paged.tsx";

type Account = ReplyOf<"adminListUsers">["items"][number];

/** All accounts, or those that are searched for; one of them opened. */
export function Accounts({ charged }: { charged: boolean }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<string | null>(null);
  if (opened !== null)
    return <AccountDetail userId={opened} charged={charged} onBack={() => setOpened(null)} />;
  return (
    <>
      <form
        className="admin-search"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim());
        }}
      >
        <Field label={t("admin.search")}>
          {({ id }) => (
            <input
              id={id}
              className="input"
              type="search"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          {t("admin.find")}
        </Button>
      </form>
      <Paged<Account>
        question={search}
        ask={(cursor) => callAdmin("adminListUsers", { query: { search: search || undefined, cursor } })}
        empty={t("admin.nobody")}
        label={t("admin.part.users")}
      >
        {(account) => <AccountRow account={account} onOpen={() => setOpened(account.id)} />}
      </Paged>
    </>
  );
}

function AccountRow({ account, onOpen }: { account: Account; onOpen: () => void }) {
  const { t, date, number } = useTexts();
  const { email, confirmed, admin, blocked, created, pictures } = account;
  return (
    <>
      <button type="button" className="admin-name" onClick={onOpen}>
        {email}
      </button>
      <p className="hint">
        {[
          admin && t("admin.is_admin"),
          blocked && t("admin.is_blocked"),
          !confirmed && t("admin.unconfirmed"),
          t("admin.since", { date: date(created) }),
          t("admin.pictures", { count: number(pictures) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </>
  );
}
