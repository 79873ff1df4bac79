import type { ImageKind } from "@tintery/contract";
import { addresses } from "../../platform/addresses.ts";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PearPicture } from "../../ui/pear-picture.tsx";

/** The first step of each kind: its form, its picture, what it promises, and where samples are. */
const beginnings = {
  coloring: {
    form: `${addresses.colorings()}#coloring`,
    look: "coloring",
    text: "coloring.empty_text",
    samples: "colorings",
  },
  outlines: {
    form: `${addresses.outlinesList()}#outlines`,
    look: "outlines",
    text: "outlines.empty_text",
    samples: "outlines",
  },
  "paint-by-numbers": { form: "#create", look: "numbers", text: "dashboard.empty_text", samples: "samples" },
} as const;

/** A list without pictures: how they could look, and the first step. A late part. */
export function Nothing({ kind }: { kind: ImageKind | "all" }) {
  const { t } = useTexts();
  const { form, look, text, samples } = beginnings[kind === "all" ? "paint-by-numbers" : kind];
  return (
    <EmptyState
      picture={
        <span className="empty-picture">
          <PearPicture look={look} />
        </span>
      }
      title={t("dashboard.empty_title")}
      text={t(text)}
      action={
        !isElsewhere() && (
          <>
            <LinkButton href={form}>{t("dashboard.first_step")}</LinkButton>
            <a href={`${addresses.home()}#${samples}`}>{t("dashboard.see_samples")}</a>
          </>
        )
      }
    />
  );
}
