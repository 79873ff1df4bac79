import type { ImageView } from "@tintery/contract";
import { addresses } from "../platform/addresses.ts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { noteGone } from "../platform/gone-images.ts";
import { isElsewhere } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { useLate } from "../platform/use-late.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";

const loadDialog = () => import("../delete-dialog.tsx").then((file) => file.DeleteDialog);

/** The destructive end of a toolbar, apart from the rest: asks first, then leads back to the list. */
export function DeleteButton({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const dialog = useLate(loadDialog);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    dialog.fetch();
  };
  return (
    <>
      <span className="apart" />
      <Button
        look="plain danger"
        icon={<Trash2 aria-hidden="true" />}
        title={t("pbn.delete")}
        onPointerEnter={dialog.fetch}
        onFocus={dialog.fetch}
        onClick={ask}
      >
        <span className="word">{t("pbn.delete")}</span>
      </Button>
      <Problem text={asking && dialog.failed ? t("spec.something_went_wrong") : null} />
      {dialog.Late && (
        <dialog.Late
          image={asking ? image : null}
          onClose={() => setAsking(false)}
          // going back must not lead to a picture that is gone
          onDeleted={() => (isElsewhere() ? noteGone(image.id) : location.replace(addresses.dashboard()))}
        />
      )}
    </>
  );
}
