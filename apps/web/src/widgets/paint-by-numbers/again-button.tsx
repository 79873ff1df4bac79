import type { ImageView } from "@tintery/contract";
import { type ReactNode, useState } from "react";
import { noteGone } from "../../platform/gone-images.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import type { Again } from "./fetch-again.ts";

const loadCreation = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

export interface AgainButtonProps {
  image: ImageView;
  /** Offers in the form what only professional users may use. */
  professional: boolean;
  /** Choices to begin with, by their names in the form; without them those of the last visit. */
  preset?: Readonly<Record<string, unknown>>;
  icon?: ReactNode;
  /** Its words again, for narrow screens that show only an icon. */
  title?: string;
  children: ReactNode;
}

/** Opens the creation form with a picture's photo in it, what was marked on it, and its paints. */
export function AgainButton({ image, professional, preset, icon, title, children }: AgainButtonProps) {
  const { t } = useTexts();
  const dialog = useLate(loadCreation);
  const [again, setAgain] = useState<Again>({ files: [], marks: null, pointed: null, scene: null });
  const [state, setState] = useState<"idle" | "busy" | "open" | "failed">("idle");
  const take = async () => {
    if (state === "busy") return;
    setState("busy");
    dialog.fetch();
    try {
      const { fetchAgain } = await import("./fetch-again.ts");
      setAgain(await fetchAgain(image));
      setState("open");
    } catch (error) {
      if (error instanceof Response && error.status === 404) noteGone(image.id);
      setState("failed");
    }
  };
  return (
    <>
      <Button icon={icon} aria-disabled={state === "busy"} title={title} onClick={() => void take()}>
        {children}
      </Button>
      <Problem text={state === "failed" || dialog.failed ? t("spec.something_went_wrong") : null} />
      {dialog.Late && (
        <dialog.Late
          open={state === "open"}
          {...again}
          professional={professional}
          preset={{ ...preset, palette: image.options.palette, ownPaints: image.options.ownPaints }}
          onClose={() => setState("idle")}
          onOpen={() => setState("open")}
        />
      )}
    </>
  );
}
