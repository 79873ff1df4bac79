import type { OwnPalette } from "@tintery/contract";
import { type PaletteContent, paletteLimits } from "@tintery/contract/tables";
import { FileUp, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useOwnPalettes } from "../../palettes/own-palettes.ts";
import { takeFiles } from "../../platform/take-files.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Problem } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SignInFirst } from "../../sites/sign-in-first.tsx";
import { useMustSignIn } from "../../use-user-data.ts";
import { PaletteCard } from "./palette-card.tsx";
import { PaletteEditor } from "./palette-editor.tsx";
import { useImport } from "./use-import.ts";

/** What is being edited: a palette that is kept, or a new one. */
interface Edited {
  kept: OwnPalette | null;
  content: PaletteContent;
}

/** The palette that the address names, as links from elsewhere do. */
function namedByAddress(): number | null {
  const [, id] = /^#palette-(\d+)$/.exec(location.hash) ?? [];
  return id === undefined ? null : Number(id);
}

/** The visitor's palettes: a list, and one of them being edited. */
export function OwnPalettes() {
  const { t, number } = useTexts();
  const { state, palettes, again } = useOwnPalettes();
  const mustSignIn = useMustSignIn();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [wanted, setWanted] = useState(namedByAddress);
  const picker = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const bring = useImport((content) => setEdited({ kept: null, content }));
  // once, when its palettes are here
  useEffect(() => {
    if (wanted === null || !palettes) return;
    const kept = palettes.find(({ id }) => id === wanted);
    setWanted(null);
    if (kept && !mustSignIn) setEdited({ kept, content: kept });
  }, [wanted, palettes, mustSignIn]);
  const close = () => {
    setEdited(null);
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const begin = () => setEdited({ kept: null, content: { title: "", paints: [] } });
  if (edited) return <PaletteEditor {...edited} onClose={close} />;
  const buttons = mustSignIn ? (
    <SignInFirst />
  ) : (
    <div className="palette-actions">
      <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={begin}>
        {t("palette.new")}
      </Button>
      <Button icon={<FileUp aria-hidden="true" />} onClick={() => picker.current?.click()}>
        {t("palette.import")}
      </Button>
    </div>
  );
  return (
    <section className="own-palettes" aria-labelledby="own-palettes">
      <h2 id="own-palettes" ref={heading} tabIndex={-1}>
        {t("palette.own")}
      </h2>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.gpl,.ase,.aco,text/csv"
        aria-label={t("palette.import")}
        onChange={(event) => void bring.read(takeFiles(event.currentTarget)[0])}
      />
      {state === "failed" && (
        <Notice kind="bad">
          <p>{t("pbn.palettes_failed")}</p>
          <Button onClick={again}>{t("result.try_again")}</Button>
        </Notice>
      )}
      {state === "loading" && (
        <div role="status" aria-label={t("pbn.palettes_loading")}>
          <Skeleton height={140} />
        </div>
      )}
      {palettes?.length === 0 && (
        <EmptyState title={t("palette.empty_title")} text={t("palette.empty_text")} action={buttons} />
      )}
      {palettes && palettes.length > 0 && (
        <>
          {buttons}
          <ul className="palette-list">
            {palettes.map((palette) => (
              <PaletteCard
                key={palette.id}
                palette={palette}
                onEdit={mustSignIn ? null : () => setEdited({ kept: palette, content: palette })}
              />
            ))}
          </ul>
        </>
      )}
      <Problem text={bring.problem} />
      <p className="hint">
        {t("palette.import_hint", {
          max: number(paletteLimits.paints),
          megabytes: number(paletteLimits.fileBytes / 1_000_000),
        })}
      </p>
    </section>
  );
}
