import { useCallback } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { callAdmin } from "./call-admin.ts";

interface Row {
  what: string;
  count: number;
  bytes: number;
}

/** How many accounts, pictures and files there are, and how much room is left. */
export function Storage() {
  const { t, bytes, number } = useTexts();
  const ask = useCallback(() => callAdmin("adminStorage"), []);
  const { state, answer, again } = useAnswer("storage", ask);
  if (state === "failed")
    return (
      <>
        <Problem text={t("spec.something_went_wrong")} />
        <Button onClick={again}>{t("result.try_again")}</Button>
      </>
    );
  if (!answer) return <Skeleton height={240} />;
  const { free, floor, accounts, guests, pictures, files } = answer;
  return (
    <>
      <p>{t("admin.free", { free: bytes(free), floor: bytes(floor) })}</p>
      <dl className="admin-figures">
        <div>
          <dt>{t("admin.part.users")}</dt>
          <dd>{number(accounts)}</dd>
        </div>
        <div>
          <dt>{t("admin.guests")}</dt>
          <dd>{number(guests)}</dd>
        </div>
      </dl>
      <Table
        caption={t("admin.uploads")}
        rows={pictures.map(({ kind, count, uploadBytes }) => ({
          what: t(`dashboard.kind.${kind}`),
          count,
          bytes: uploadBytes,
        }))}
      />
      <Table
        caption={t("admin.files")}
        rows={files.map(({ which, count, bytes: size }) => ({ what: which, count, bytes: size }))}
      />
    </>
  );
}

function Table({ caption, rows }: { caption: string; rows: Row[] }) {
  const { t, bytes, number } = useTexts();
  if (rows.length === 0) return null;
  return (
    <table className="admin-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("admin.what")}</th>
          <th scope="col">{t("admin.count")}</th>
          <th scope="col">{t("admin.size")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, count, bytes: size }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{number(count)}</td>
            <td>{bytes(size)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
