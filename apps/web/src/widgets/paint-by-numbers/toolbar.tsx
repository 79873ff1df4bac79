import type { ImageView } from "@tintery/contract";
import { addresses } from "@tintery/contract/tables";
import { Copy, Download, Printer, Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { call } from "../../platform/call.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu } from "../../ui/menu.tsx";

const loadDownloads = () => import("./download-dialog.tsx");
const DownloadDialog = lazy(() => loadDownloads().then((file) => ({ default: file.DownloadDialog })));
const CreateDialog = lazy(() =>
  import("./create-dialog.tsx").then((file) => ({ default: file.CreateDialog })),
);

/** What can be done with a finished picture: icon and word on wide screens, the destructive one apart. */
export function Toolbar({ image, children }: { image: ImageView; children?: ReactNode }) {
  const { t } = useTexts();
  const [downloads, setDownloads] = useState<"unasked" | "open" | "closed">("unasked");
  return (
    <section className="toolbar" aria-label={t("pbn.toolbar")}>
      {children}
      <Button
        look="primary"
        icon={<Download aria-hidden="true" />}
        onPointerEnter={() => void loadDownloads()}
        onClick={() => setDownloads("open")}
      >
        {t("pbn.download")}
      </Button>
      <PrintMenu image={image} />
      {image.may.delete && <SamePhoto image={image} />}
      {image.may.delete && <Delete image={image} />}
      {downloads !== "unasked" && (
        <Suspense fallback={null}>
          <DownloadDialog image={image} open={downloads === "open"} onClose={() => setDownloads("closed")} />
        </Suspense>
      )}
    </section>
  );
}

function PrintMenu({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const label = (
    <>
      <Printer aria-hidden="true" />
      <span className="word">{t("pbn.print")}</span>
    </>
  );
  return (
    <Menu label={label}>
      <a href={addresses.printPaintByNumbers(image.id, "pbn")} target="_blank" rel="noopener">
        {t("pbn.print_numbers")}
      </a>
      <a href={addresses.printPaintByNumbers(image.id, "origin")} target="_blank" rel="noopener">
        {t("pbn.print_painting")}
      </a>
    </Menu>
  );
}

/** Opens the creation form with this picture's photo in it, to try other choices. */
function SamePhoto({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const blob = await (await fetch(addresses.downloadPaintByNumbers(image.id, "source"))).blob();
      setFile(new File([blob], image.name, { type: blob.type }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        icon={<Copy aria-hidden="true" />}
        disabled={busy}
        title={t("pbn.same_photo")}
        onClick={() => void take()}
      >
        <span className="word">{t("pbn.same_photo")}</span>
      </Button>
      {file && (
        <Suspense fallback={null}>
          <CreateDialog open file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </>
  );
}

function Delete({ image }: { image: ImageView }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await call("deleteImage", { params: { id: image.id } });
      location.assign(addresses.dashboard());
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
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
      <ConfirmDialog
        open={asking}
        title={t("spec.delete_question")}
        text={t("pbn.delete_loses", { name: image.name })}
        verb={t("pbn.delete")}
        busy={busy}
        problem={failed ? t("spec.something_went_wrong") : null}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
