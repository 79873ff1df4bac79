import type { Book, LeftAlone } from "@tintery/contract";
import {
  type ColoringType,
  coloringTypeNames,
  coloringTypes,
  creditsOf,
  reduceDetailsRange,
} from "@tintery/contract/tables";
import { useId, useState } from "react";
import { creditWords } from "../../../credit-words.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Problem } from "../../../ui/field.tsx";
import { PictureCard } from "../../../ui/picture-card.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useAction } from "../../../use-action.ts";
import { useUserData } from "../../../use-user-data.ts";
import { DetailsSlider } from "../../../coloring/details-slider.tsx";
import { rememberedType } from "../../../coloring/remembered-type.ts";
import { typePictureOf } from "../../../coloring/type-pictures.ts";
import { callBooks } from "../../../books/call-books.ts";
import styles from "./page-dialog.css?inline";

export interface ChangeAllDialogProps {
  book: Book;
  userType: string;
  isOpen: boolean;
  onChanged: () => void;
  onClose: () => void;
}

type What = "type" | "details";

/** Gives all pages of a book another kind or other details; what that costs is said before, and which pages stayed as they were after. */
export function ChangeAllDialog({ book, userType, isOpen, onChanged, onClose }: ChangeAllDialogProps) {
  const { t, number } = useTexts();
  const { busy, problem, run, forget } = useAction();
  const [what, setWhat] = useState<What>("type");
  const [type, setType] = useState<ColoringType>(() => rememberedType() ?? coloringTypes.v1.default);
  const [details, setDetails] = useState<number>(reduceDetailsRange.default);
  const [left, setLeft] = useState<readonly LeftAlone[] | null>(null);
  // those whose details can change are drawn already
  const changeable = book.pages.filter(({ image }) =>
    what === "type" ? image?.may.edit || image?.may.retry : image?.may.edit,
  );
  const close = () => {
    forget();
    setLeft(null);
    onClose();
  };
  const change = async () => {
    const body = what === "type" ? { type } : { reduceGrayscale: details };
    const pageIds = changeable.map(({ id }) => id);
    const reply = await callBooks("changeAllBookPages", {
      params: { bookId: book.id },
      body: { ...body, pageIds },
    });
    onChanged();
    if (reply.left.length === 0) close();
    else setLeft(reply.left);
  };
  const footer = left ? (
    <Button look="primary" onClick={close}>
      {t("spec.close")}
    </Button>
  ) : (
    <>
      <Problem text={problem} />
      <Cost book={book} what={what} userType={userType} />
      <Button type="submit" look="primary" disabled={busy || changeable.length === 0}>
        {t("book.change_count", { count: number(changeable.length) })}
      </Button>
    </>
  );
  return (
    <Dialog
      open={isOpen}
      size="wide"
      title={t("book.change_all")}
      onClose={close}
      onSubmit={() => (left ? close() : void run(change))}
      footer={footer}
      styles={styles}
    >
      {left ? (
        <LeftPages book={book} left={left} />
      ) : (
        <div className="change-all">
          <Segmented
            label={t("book.change_what")}
            value={what}
            choices={[
              { value: "type", label: t("coloring.type") },
              { value: "details", label: t("book.details") },
            ]}
            onChange={setWhat}
          />
          {changeable.length < book.pages.length && <p className="hint">{t("book.stay")}</p>}
          {what === "type" ? (
            <TypeCards value={type} onChange={setType} />
          ) : (
            <Details value={details} onChange={setDetails} />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** A picture is paid for once: only one that failed got its credits back, and costs them again. */
function Cost({ book, what, userType }: { book: Book; what: What; userType: string }) {
  const { t, language } = useTexts();
  const data = useUserData();
  if (data === undefined || data?.credits === null) return null;
  const failed = what === "type" ? book.pages.filter(({ image }) => image?.may.retry).length : 0;
  const cost = failed * creditsOf({ kind: "coloring" }, data?.userType ?? userType);
  return (
    <p className="hint cost">
      {failed === 0
        ? t("book.change_free")
        : t("book.change_cost", { credits: creditWords({ t, language }, cost) })}
    </p>
  );
}

function TypeCards({ value, onChange }: { value: ColoringType; onChange: (type: ColoringType) => void }) {
  const { t } = useTexts();
  const group = useId();
  return (
    <div className="picture-cards" role="radiogroup" aria-label={t("coloring.type")}>
      {coloringTypeNames.map((type) => (
        <PictureCard
          key={type}
          group={group}
          value={type}
          checked={type === value}
          picture={typePictureOf(type)}
          name={t(`coloring.type.${type}`)}
          hint={t(`coloring.type_hint.${type}`)}
          onChoose={() => onChange(type)}
        />
      ))}
    </div>
  );
}

function Details({ value, onChange }: { value: number; onChange: (details: number) => void }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("spec.reduce_details")}</label>
      <DetailsSlider id={id} aria-describedby={`${id}-hint`} value={value} onChange={onChange} />
      <p className="hint" id={`${id}-hint`}>
        {t("coloring.details_hint")}
      </p>
    </div>
  );
}

/** Which pages stayed as they were, and why. */
function LeftPages({ book, left }: { book: Book; left: readonly LeftAlone[] }) {
  const { t, number } = useTexts();
  const placeOf = (pageId: string) => book.pages.findIndex(({ id }) => id === pageId) + 1;
  return (
    <>
      <p role="alert">{t("book.left_alone")}</p>
      <ul>
        {left.map(({ id, error }) => (
          <li key={id}>
            {t("ui.labelled", { label: t("book.page", { page: number(placeOf(id)) }), name: error })}
          </li>
        ))}
      </ul>
    </>
  );
}
