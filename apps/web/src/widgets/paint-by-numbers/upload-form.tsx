import { ImagePlus } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { Button } from "../../ui/button.tsx";
import { fileOf } from "../../ui/dropzone.tsx";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./upload-form.css?inline";

const loadDialog = () => import("./create-dialog.tsx").then((file) => file.CreateDialog);

/** The address fragment that opens the form, so that plain links can. */
const openingFragment = "#create";

/** The button that opens the creation form; the form itself is fetched when it is first wanted. */
function UploadForm({ settings }: WidgetProps<"paint-by-numbers-upload-form">) {
  const { t } = useTexts();
  const dialog = useLate(loadDialog);
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [over, setOver] = useState(false);

  const show = (picture: File | null = null) => {
    setFile(picture);
    setOpen(true);
    dialog.fetch();
  };
  const begin = useEffectEvent(show);
  useEffect(() => {
    if (settings.open) begin();
  }, [settings.open]);
  const close = () => {
    setOpen(false);
    setFile(null);
    if (location.hash === openingFragment)
      history.replaceState(null, "", location.pathname + location.search);
  };
  usePageEvents(settings.wholePage, { open: open && dialog.Late !== null, show, close, setOver });
  return (
    <>
      <Button
        look="primary large"
        icon={<ImagePlus aria-hidden="true" />}
        onPointerEnter={dialog.fetch}
        onFocus={dialog.fetch}
        onClick={() => show()}
      >
        {settings.label ?? t("pbn.create_title")}
      </Button>
      <Problem text={open && dialog.failed ? t("spec.something_went_wrong") : null} />
      {over && !open && (
        <div className="drop-veil">
          <p>{t("ui.drop_anywhere")}</p>
        </div>
      )}
      {dialog.Late && <dialog.Late open={open} file={file} onClose={close} />}
    </>
  );
}

interface PageEvents {
  open: boolean;
  show: (file: File | null) => void;
  close: () => void;
  /** Whether a file is being dragged over the page. */
  setOver: (over: boolean) => void;
}

/** With `wholePage`, the page itself takes photos dropped or pasted anywhere, and `#create` opens the form. */
function usePageEvents(wholePage: boolean, { open, show, close, setOver }: PageEvents) {
  const onHash = useEffectEvent(() => {
    if (location.hash === openingFragment) show(null);
    // going back is the way out that phones know best
    else if (open) close();
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
    setOver(false);
    // the open form takes what falls on it
    if (open) return;
    event.preventDefault();
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
    if (location.hash === openingFragment) onHash();
    return () => stop.abort();
  }, [wholePage]);
}

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

export const uploadForm: WidgetModule<"paint-by-numbers-upload-form"> = { component: UploadForm, styles };
