import type { MatchGrade } from "@tintery/engine/pigments";
import { CircleCheck, CircleDashed, CircleSlash } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";

const icons = {
  match: CircleCheck,
  very_close: CircleCheck,
  close: CircleCheck,
  nearest_mixable: CircleDashed,
  not_mixable: CircleSlash,
} as const satisfies Record<MatchGrade, unknown>;

/** Whether a mixture is plainly another color than the wanted one. */
export const isFarGrade = (grade: MatchGrade) => grade === "nearest_mixable" || grade === "not_mixable";

/** How near a mixture comes, in a word; the number itself for who asks. */
export function GradeBadge({ grade, difference }: { grade: MatchGrade; difference: number }) {
  const { t, number } = useTexts();
  const Icon = icons[grade];
  const told = t("mixing.difference", { value: number(difference, 1) });
  return (
    <p className={isFarGrade(grade) ? "grade far" : "grade"} title={told}>
      <Icon aria-hidden="true" />
      {t(`mixing.grade.${grade}`)}
      <span className="sr-only">. {told}</span>
    </p>
  );
}
