import type { ImageKind } from "@tintery/contract";
import type { ReactNode } from "react";
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

export interface NothingProps {
  kind: ImageKind | "all";
  /** The way in, for visitors who must sign in before they make anything. */
  signIn?: ReactNode;
}

/** A list without pictures: how they could look, and the first step. */
export function Nothing({ kind, signIn }: NothingProps) {
  const { t } = useTexts();
  const { form, look, text, samples } = beginnings[kind === "all" ? "paint-by-numbers" : kind];
  return (
    <EmptyState
      picture={
        <span className="empty-picture">
          <PearPicture look={look} />
        </span>
      }
      title={t(signIn ? "dashboard.sign_in_title" : "dashboard.empty_title")}
      text={t(signIn ? "dashboard.sign_in_text" : text)}
      action={
        isElsewhere() ? (
          signIn
        ) : (
          <>
            {signIn ?? <LinkButton href={form}>{t("dashboard.first_step")}</LinkButton>}
            <a href={`${addresses.home()}#${samples}`}>{t("dashboard.see_samples")}</a>
          </>
        )
      }
    />
  );
}
