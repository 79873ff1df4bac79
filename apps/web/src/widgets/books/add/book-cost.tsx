import { creditsOf } from "@tintery/contract/tables";
import { creditWords } from "../../../credit-words.ts";
import { useTexts } from "../../../platform/texts.tsx";
import { CostNote } from "../../../uploads/cost-note.tsx";
import { useUserData } from "../../../use-user-data.ts";

/** What new pages cost, each and together; nothing where nothing costs credits. */
export function BookCost({ pages, userType }: { pages: number; userType: string }) {
  const { t, language } = useTexts();
  const data = useUserData();
  const isCharged = data !== undefined && data?.credits !== null;
  const cost = creditsOf({ kind: "coloring" }, data?.userType ?? userType);
  return (
    <CostNote kind="coloring" userType={userType}>
      {isCharged && pages > 1 && (
        <strong>{t("book.cost", { credits: creditWords({ t, language }, cost * pages) })}</strong>
      )}
    </CostNote>
  );
}
