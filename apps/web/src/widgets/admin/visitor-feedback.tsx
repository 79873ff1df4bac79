import type { ReplyOf } from "@tintery/contract";
import { useTexts } from "../../platform/texts.tsx";
import { callAdmin } from "./call-admin.ts";
import { Paged } from "./paged.tsx";

type Opinion = ReplyOf<"adminListFeedback">["items"][number];

/** What visitors say of pictures, without their names. */
export function VisitorFeedback() {
  const { t, date } = useTexts();
  return (
    <Paged<Opinion>
      question="feedback"
      ask={(cursor) => callAdmin("adminListFeedback", { query: { cursor } })}
      empty={t("admin.no_feedback")}
      label={t("admin.part.feedback")}
    >
      {({ rating, words, kind, at, imageId }) => (
        <>
          <p>
            <strong>{rating} / 5</strong> {words}
          </p>
          <p className="hint">
            {t(`dashboard.kind.${kind}`)} · {date(at)} · {imageId}
          </p>
        </>
      )}
    </Paged>
  );
}
