import { addresses } from "../platform/addresses.ts";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** In place of everything about a picture that was deleted meanwhile: that it is gone, and ways onward. A late part. */
export function Gone({ tryAnother }: { tryAnother: string }) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <EmptyState
        title={t("result.gone_title")}
        text={t("result.gone_text")}
        action={
          // on a page of another origin, what else there is to do stands on that page
          !isElsewhere() && (
            <>
              <LinkButton look="primary" href={tryAnother}>
                {t("pbn.try_another")}
              </LinkButton>
              <a href={addresses.dashboard()}>{t("result.my_pictures")}</a>
            </>
          )
        }
      />
    </div>
  );
}
