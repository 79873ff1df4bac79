import type { CreditBooks, PageContext, PlanName } from "@tintery/contract";
import {
  lateAddresses,
  aiFilterCredits,
  creditsOf,
  currency,
  formatPrice,
  imageKindNames,
  planNames,
  plans,
  userTypeOf,
  welcomeCredits,
} from "@tintery/contract/tables";
import { Check } from "lucide-react";
import { creditWords } from "../credit-words.ts";
import { useTexts } from "../platform/texts.tsx";
import { CreditHistory, CreditsLeft } from "./books.tsx";
import { Document } from "./document.tsx";
import { Frame } from "./frame.tsx";

export interface PlansPageProps {
  /** The visitor's. */
  plan: PlanName;
  books: CreditBooks;
  context: PageContext;
}

/** What can be had for how much, and what the visitor has left. */
export function PlansPage({ plan, books, context }: PlansPageProps) {
  const { t } = useTexts();
  return (
    <Document context={context} title={`${t("page.plans")} – Tintery`} description={t("page.plans_lead")}>
      <Frame path={context.path}>
        <div className="plans-page">
          <div>
            <h1>{t("page.plans")}</h1>
            <p className="lead">{t("page.plans_lead")}</p>
          </div>
          <ul className="plans">
            {planNames.map((name) => (
              <PlanCard key={name} name={name} yours={plan} />
            ))}
          </ul>
          <div className="plans-fair">
            {plan !== "free" && <p>{t("page.plans_switch", { plan: t(`page.plan.${plan}`) })}</p>}
            <p>{t("page.plans_fair_failed")}</p>
            <p>{t("page.plans_fair_credits")}</p>
            <p>{t("page.plans_fair_end")}</p>
          </div>
          <CreditsLeft credits={books.credits} />
          <CreditHistory entries={books.entries} />
        </div>
      </Frame>
    </Document>
  );
}

function PlanCard({ name, yours }: { name: PlanName; yours: PlanName }) {
  const { t, language } = useTexts();
  const { cents, extraCredits, monthlyCredits, premium, professional, commercial } = plans[name];
  const credits = (count: number) => creditWords({ t, language }, count);
  const month = { credits: credits(monthlyCredits) };
  const isYours = name === yours;
  const points = [
    imageKindNames.map((kind) => t(`dashboard.filter.${kind}`)).join(" · "),
    cents === 0 && t("page.plan_welcome", { credits: credits(welcomeCredits) }),
    t(cents === 0 ? "page.plan_raise" : "page.plan_credits", month),
    extraCredits > 0 && t("page.plan_extra", { credits: credits(extraCredits) }),
    t("page.plan_picture", {
      credits: credits(creditsOf({ kind: "paint-by-numbers" }, userTypeOf(name))),
    }),
    premium && t("page.plan_premium", { credits: credits(aiFilterCredits) }),
    professional && t("page.plan_professional"),
    commercial && t("page.plan_commercial"),
  ].filter((point) => point !== false);
  return (
    <li className="plan" data-yours={isYours ? "" : undefined}>
      <h2>{t(`page.plan.${name}`)}</h2>
      <p className="plan-price">
        {cents === 0
          ? formatPrice(language, 0, currency)
          : t("page.plan_price", { price: formatPrice(language, cents, currency) })}
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {isYours && <p className="plan-yours">{t("page.plan_yours")}</p>}
      {!isYours && name !== "free" && (
        <form className="plan-yours" method="post" action={lateAddresses.order(name)}>
          <button type="submit" className={cents > plans[yours].cents ? "button primary" : "button"}>
            {t("page.plan_choose", { plan: t(`page.plan.${name}`) })}
          </button>
        </form>
      )}
    </li>
  );
}
