import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { DeleteDialog } from "../delete-dialog.tsx";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";

/** The destructive end of a toolbar, apart from the rest: asks first, then leads back to the list. */
export function DeleteButton({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <span className="apart" />
      <Button
        look="plain danger"
        icon={<Trash2 aria-hidden="true" />}
        title={t("pbn.delete")}
        onClick={() => setAsking(true)}
      >
        <span className="word">{t("pbn.delete")}</span>
      </Button>
      <DeleteDialog
        image={asking ? image : null}
        onClose={() => setAsking(false)}
        // going back must not lead to a picture that is gone
        onDeleted={() => location.replace(addresses.dashboard())}
      />
    </>
  );
}
