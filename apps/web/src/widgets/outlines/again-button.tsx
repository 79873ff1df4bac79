import type { ImageView } from "@tintery/contract";
import { Copy } from "lucide-react";
import { fetchFile } from "../../platform/fetch-file.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useAgain } from "../../result/use-again.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";

const loadCreation = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

/** Opens the creation form with the picture in it that outlines were made from, and with what it was said to be about. */
export function AgainButton({ image, original }: { image: ImageView; original: string }) {
  const { t } = useTexts();
  const { Form, given, busy, problem, take, opened } = useAgain(image, loadCreation, async () => {
    const file = await fetchFile(original, image.name);
    const { subject } = image.options;
    return { files: [file], pointed: subject ? { file, strokes: subject } : null };
  });
  const words = t("pbn.same_photo");
  return (
    <>
      <Button
        icon={<Copy aria-hidden="true" />}
        aria-disabled={busy}
        title={words}
        onClick={() => void take()}
      >
        <span className="word">{words}</span>
      </Button>
      <Problem text={problem} />
      {given && Form && <Form key={given.files[0]!.lastModified} {...given} {...opened} />}
    </>
  );
}
