import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { fileOf } from "../../ui/dropzone.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./upload-form.css?inline";

const loadDialog = () => import("./create-dialog.tsx");
const CreateDialog = lazy(() => loadDialog().then((file) => ({ default: file.CreateDialog })));

/** The address fragment that opens the form, so that plain links can. */
const openingFragment = "#create";

/** The button that opens the creation form; the form itself is fetched when it is first wanted. */
function UploadForm({ settings }: WidgetProps<"paint-by-numbers-upload-form">) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState(settings.open);
  const [open, setOpen] = useState(settings.open);
  const [file, setFile] = useState<File | null>(null);
  const [over, setOver] = useState(false);

  const show = (picture: File | null = null) => {
    setFile(picture);
    setWanted(true);
    setOpen(true);
  };
  usePageEvents(settings.wholePage, open, show, setOver);
  const close = () => {
    setOpen(false);
    setFile(null);
    if (location.hash === openingFragment)
      history.replaceState(null, "", location.pathname + location.search);
  };
  return (
    <>
      <Button
        look="primary large"
        icon={<ImagePlus aria-hidden="true" />}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => show()}
      >
        {settings.label ?? t("pbn.create_title")}
      </Button>
      {over && !open && (
        <div className="drop-veil">
          <p>{t("ui.drop_anywhere")}</p>
        </div>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <CreateDialog open={open} file={file} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** With `wholePage`, the page itself takes photos dropped or pasted anywhere, and `#create` opens the form. */
function usePageEvents(
  wholePage: boolean,
  open: boolean,
  show: (file: File | null) => void,
  setOver: (over: boolean) => void,
) {
  const onHash = useEffectEvent(() => {
    if (location.hash === openingFragment) show(null);
  });
  const onOver = useEffectEvent((event: DragEvent) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setOver(true);
  });
  // leaving the window is the only leave without a related element
  const onLeave = useEffectEvent((event: DragEvent) => event.relatedTarget === null && setOver(false));
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setOver(false);
    const file = fileOf(event.dataTransfer);
    if (file) show(file);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (file && !open) show(file);
  });
  useEffect(() => {
    if (!wholePage) return;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("hashchange", () => onHash(), { signal });
    document.addEventListener("dragover", (event) => onOver(event), { signal });
    document.addEventListener("dragleave", (event) => onLeave(event), { signal });
    document.addEventListener("drop", (event) => onDrop(event), { signal });
    document.addEventListener("paste", (event) => onPaste(event), { signal });
    onHash();
    return () => stop.abort();
  }, [wholePage]);
}

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

export const uploadForm: WidgetModule<"paint-by-numbers-upload-form"> = { component: UploadForm, styles };
