import { addresses } from "../platform/addresses.ts";
import { Share2 } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";

/** The toolbar's way to the page where the link for others is made, in a tab of its own. */
export function ShareButton({ imageId }: { imageId: string }) {
  const { t } = useTexts();
  return (
    <LinkButton
      href={addresses.share(imageId)}
      target="_blank"
      rel="noopener"
      title={t("share.share")}
      icon={<Share2 aria-hidden="true" />}
    >
      <span className="word">{t("share.share")}</span>
    </LinkButton>
  );
}
