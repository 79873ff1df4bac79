import type { ImageKind, ImageView } from "@tintery/contract";
import { failureTexts, isProblemCode, problemKey, problemValues } from "@tintery/contract/tables";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { ContactText } from "./contact-text.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { RetryForm } from "./retry-form.tsx";

export interface FailedProps {
  kind: ImageKind;
  image: ImageView | undefined;
  email: string | null;
  tryAnother: string;
}

/**
 * The specification's banner; where the server knows what went wrong, that sentence first. Then what can be done: the
 * photo is kept, and another try is offered where it may end otherwise. A late part.
 */
export function Failed({ kind, image, email, tryAnother }: FailedProps) {
  const { t, language } = useTexts();
  const code = image?.problem;
  const known = isProblemCode(code) && code !== "conversion_failed" && code !== "internal" ? code : null;
  const values = problemValues(language, email ?? "");
  return (
    <div className="result">
      <Notice kind="bad">
        {known && <p className="known">{t(problemKey(known), values)}</p>}
        <p>
          <ContactText text={(address) => t(failureTexts[kind], { email: address })} email={email} />
        </p>
      </Notice>
      {image?.may.retry ? (
        <RetryForm image={image}>
          {!isElsewhere() && <LinkButton href={tryAnother}>{t("pbn.try_another")}</LinkButton>}
          {image.may.delete && <DeleteButton image={image} />}
        </RetryForm>
      ) : (
        <div className="retry-ways">
          {!isElsewhere() && (
            <LinkButton look="primary" href={tryAnother}>
              {t("pbn.try_another")}
            </LinkButton>
          )}
          {image?.may.delete && <DeleteButton image={image} />}
        </div>
      )}
    </div>
  );
}
