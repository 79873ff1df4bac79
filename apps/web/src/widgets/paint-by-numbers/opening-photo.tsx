import { useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useFileAddress } from "../../platform/use-file-address.ts";

/** A chosen photo while it is made ready, in the place where it will lie; its name alone where this browser cannot show it. */
export function OpeningPhoto({ file }: { file: File }) {
  const { t } = useTexts();
  const url = useFileAddress(file);
  const [isUnseen, setUnseen] = useState(false);
  return (
    <div className="opening-photo" aria-busy="true">
      {url && !isUnseen && <img src={url} alt="" onError={() => setUnseen(true)} />}
      <p className="photo-name">
        <span>{file.name}</span>
      </p>
      <p className="hint" role="status">
        {t("upload.preparing")}
      </p>
    </div>
  );
}
