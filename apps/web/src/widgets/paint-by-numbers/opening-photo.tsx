import { useEffect, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";

/** A chosen photo while it is made ready, in the place where it will lie; its name alone where this browser cannot show it. */
export function OpeningPhoto({ file }: { file: File }) {
  const { t } = useTexts();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div className="opening-photo" aria-busy="true">
      {url && <img src={url} alt="" onError={() => setUrl(null)} />}
      <p className="photo-name">
        <span>{file.name}</span>
      </p>
      <p className="hint" role="status">
        {t("upload.preparing")}
      </p>
    </div>
  );
}
