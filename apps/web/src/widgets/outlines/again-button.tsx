import type { ImageView } from "@tintery/contract";
import { Copy } from "lucide-react";
import { useState } from "react";
import { fetchFile } from "../../platform/fetch-file.ts";
import { noteGone } from "../../platform/gone-images.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import type { PointedOut } from "../../subject/pointed-out.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";

const loadCreation = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

/** Opens the creation form with the picture in it that outlines were made from, and with what it was said to be about. */
export function AgainButton({ image, original }: { image: ImageView; original: string }) {
  const { t } = useTexts();
  const dialog = useLate(loadCreation);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [pointed, setPointed] = useState<PointedOut | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "open" | "failed">("idle");
  const take = async () => {
    if (state === "busy") return;
    setState("busy");
    dialog.fetch();
    try {
      const file = await fetchFile(original, image.name);
      const { subject } = image.options;
      setPointed(subject ? { file, strokes: subject } : null);
      setFiles([file]);
      setState("open");
    } catch (error) {
      if (error instanceof Response && error.status === 404) noteGone(image.id);
      setState("failed");
    }
  };
  const words = t("pbn.same_photo");
  return (
    <>
      <Button
        icon={<Copy aria-hidden="true" />}
        aria-disabled={state === "busy"}
        title={words}
        onClick={() => void take()}
      >
        <span className="word">{words}</span>
      </Button>
      <Problem text={state === "failed" || dialog.failed ? t("spec.something_went_wrong") : null} />
      {files.length > 0 && dialog.Late && (
        <dialog.Late
          key={files[0]!.lastModified}
          open={state === "open"}
          files={files}
          pointed={pointed}
          onClose={() => setState("idle")}
          onOpen={() => setState("open")}
        />
      )}
    </>
  );
}
