import { ImagePlus } from "lucide-react";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { isReturn, readDraftMark } from "./drafts/draft-mark.ts";
import { takePageFiles } from "./platform/page-files.ts";
import { useTexts } from "./platform/texts.tsx";
import { useLate } from "./platform/use-late.ts";
import { Button } from "./ui/button.tsx";
import { Problem } from "./ui/field.tsx";

/** What a creation form is given when it is shown. */
export interface OpenedForm {
  open: boolean;
  /** The name under which the form keeps what is chosen in it; without one it keeps nothing. */
  draft?: string | null;
  /** Pictures that were dropped or pasted before the form opened; a form for one takes the first. */
  files: readonly File[];
  onClose: () => void;
  /** Shows the form again that was hidden while its pictures are on their way. */
  onOpen: () => void;
}

export interface FormOpenerProps {
  /** The button's words. */
  label: string;
  /** The address fragment that opens the form, so that plain links can: `#create`. */
  fragment: string;
  /** Opens the form as soon as the widget is there. */
  openAtOnce: boolean;
  /** The page itself takes pictures dropped or pasted anywhere, and the fragment opens the form. */
  wholePage: boolean;
  /** Fetches the form; the same function in every render. */
  load: () => Promise<ComponentType<OpenedForm>>;
}

const noFiles: readonly File[] = [];

/** The button that opens a creation form; the form itself is fetched when it is first wanted. */
export function FormOpener({ label, fragment, openAtOnce, wholePage, load }: FormOpenerProps) {
  const { t } = useTexts();
  const dialog = useLate(load);
  const [open, setOpen] = useState(false);
  const [files, setFiles] = useState(noFiles);
  const [over, setOver] = useState(false);

  const show = (pictures: readonly File[] = noFiles) => {
    setFiles(pictures);
    setOpen(true);
    dialog.fetch();
  };
  const begin = useEffectEvent(show);
  useEffect(() => {
    if (openAtOnce) begin();
  }, [openAtOnce]);
  // a second form of a kind would restore what belongs to the first
  const draft = wholePage ? fragment.slice(1) : null;
  useEffect(() => {
    if (draft !== null && isReturn() && readDraftMark(draft)?.open) begin();
  }, [draft]);
  const close = () => {
    setOpen(false);
    setFiles(noFiles);
    if (location.hash === fragment)
      history.replaceState(history.state, "", location.pathname + location.search);
  };
  usePageFiles(wholePage, { open: open && dialog.Late !== null, show, setOver });
  useFragment({ fragment, wholePage, open: open && dialog.Late !== null, show, close });
  return (
    <>
      <Button
        look="primary large"
        icon={<ImagePlus aria-hidden="true" />}
        onPointerEnter={dialog.fetch}
        onFocus={dialog.fetch}
        onClick={() => show()}
      >
        {label}
      </Button>
      <Problem text={open && dialog.failed ? t("spec.something_went_wrong") : null} />
      {over && !open && (
        <div className="drop-veil">
          <p>{t("ui.drop_anywhere")}</p>
        </div>
      )}
      {dialog.Late && (
        <dialog.Late open={open} draft={draft} files={files} onClose={close} onOpen={() => show()} />
      )}
    </>
  );
}

interface Fragment {
  fragment: string;
  wholePage: boolean;
  open: boolean;
  show: () => void;
  close: () => void;
}

/** A link to the fragment opens the form; going back, the way out that phones know best, closes it. */
function useFragment({ fragment, wholePage, open, show, close }: Fragment) {
  const onHash = useEffectEvent(() => {
    if (location.hash === fragment) show();
    else if (open) close();
  });
  useEffect(() => {
    if (!wholePage) return;
    const listener = () => onHash();
    window.addEventListener("hashchange", listener);
    if (location.hash === fragment) onHash();
    return () => window.removeEventListener("hashchange", listener);
  }, [wholePage, fragment]);
}

interface PageFilesOfForm {
  open: boolean;
  show: (files: readonly File[]) => void;
  /** Whether a file is being dragged over the page. */
  setOver: (over: boolean) => void;
}

/** With `wholePage`, the page itself takes pictures dropped or pasted anywhere; the open form takes what falls on it. */
function usePageFiles(wholePage: boolean, { open, show, setOver }: PageFilesOfForm) {
  const onFiles = useEffectEvent(show);
  const onOver = useEffectEvent(setOver);
  const isTaken = useEffectEvent(() => open);
  useEffect(() => {
    if (!wholePage) return;
    return takePageFiles(document, {
      onFiles: (files) => onFiles(files),
      onOver: (over) => onOver(over),
      isTaken: () => isTaken(),
    });
  }, [wholePage]);
}
