import type { ImageView } from "@tintery/contract";
import { Brush, Copy, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLateAtOnce } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Toolbar } from "../../result/toolbar.tsx";

const loadAgain = () => import("./again-button.tsx").then((file) => file.AgainButton);

const loadDownloads = () => import("./download-dialog.tsx").then((file) => file.DownloadDialog);

const loadPrints = () => import("./prints.tsx").then((file) => file.Prints);

export interface PaintingToolbarProps {
  image: ImageView;
  /** Offers in forms what only professional users may use. */
  professional: boolean;
  /** Opens the page to be painted on the screen, and fetches what that takes. */
  paint: { open: () => void; prepare: () => void };
  children?: ReactNode;
}

/** What can be done with a finished picture. */
export function PaintingToolbar({ image, professional, paint, children }: PaintingToolbarProps) {
  const { t } = useTexts();
  const { Late: AgainButton } = useLateAtOnce(loadAgain);
  const { Late: Prints } = useLateAtOnce(loadPrints);
  return (
    <Toolbar
      image={image}
      loadDownloads={loadDownloads}
      first={children}
      print={Prints ? <Prints image={image} /> : <PrintsRoom />}
    >
      <Button
        icon={<Brush aria-hidden="true" />}
        title={t("paint.open")}
        onPointerEnter={paint.prepare}
        onClick={paint.open}
      >
        <span className="word">{t("paint.open")}</span>
      </Button>
      {AgainButton && image.may.delete && (
        <AgainButton
          image={image}
          professional={professional}
          icon={<Copy aria-hidden="true" />}
          title={t(image.options.scene ? "builder.again" : "pbn.same_photo")}
        >
          <span className="word">{t(image.options.scene ? "builder.again" : "pbn.same_photo")}</span>
        </AgainButton>
      )}
    </Toolbar>
  );
}

/** Where the buttons that print come a moment later. */
function PrintsRoom() {
  const { t } = useTexts();
  return (
    <>
      <span className="button room">
        <Printer aria-hidden="true" />
        <span className="word">{t("pbn.print")}</span>
      </span>
      <span className="button room" />
    </>
  );
}
