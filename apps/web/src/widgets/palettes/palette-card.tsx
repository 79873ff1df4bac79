import type { OwnPalette } from "@tintery/contract";
import { type PaletteFormat, paletteFormats } from "@tintery/contract/tables";
import { Download, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { deletePalette } from "../../palettes/own-palettes.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useAction } from "../../use-action.ts";
import { PaletteUses } from "./palette-uses.tsx";
import { ShareDialog } from "./share-dialog.tsx";

export interface PaletteCardProps {
  palette: OwnPalette;
  /** Null where the visitor may not change it. */
  onEdit: (() => void) | null;
}

/** One of the visitor's palettes, and what can be done with it. */
export function PaletteCard({ palette, onEdit }: PaletteCardProps) {
  const { t, number } = useTexts();
  const { id, title, paints } = palette;
  const [asking, setAsking] = useState<"delete" | "share" | null>(null);
  const { busy, problem, run } = useAction();
  const stock = paints.filter(({ stock: isMine }) => isMine).length;
  const close = () => setAsking(null);
  const save = async (format: PaletteFormat) => {
    const { writePaletteFile } = await import("@tintery/contract/palette-files");
    saveFile(new Blob([writePaletteFile(format, palette)]), `${title}.${format}`);
  };
  return (
    <li className="palette-card">
      <h3>{title}</h3>
      <p className="hint">
        {t("pbn.palette_title", { count: paints.length })}
        {stock > 0 && ` · ${t("palette.stock_count", { number: number(stock) })}`}
      </p>
      {paints.length > 0 && (
        <div className="palette-strip" aria-hidden="true">
          {paints.map(({ code, hex }) => (
            <span key={code} style={{ backgroundColor: hex }} />
          ))}
        </div>
      )}
      <div className="palette-actions">
        {onEdit && (
          <Button
            icon={<Pencil aria-hidden="true" />}
            aria-label={t("ui.labelled", { label: t("palette.edit"), name: title })}
            onClick={onEdit}
          >
            {t("palette.edit")}
          </Button>
        )}
        <PaletteUses id={id} paints={paints} />
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => setAsking("share")}>
          {t("share.share")}
        </Button>
        {paints.length > 0 && (
          <Menu
            title={t("pbn.download")}
            label={
              <>
                <Download aria-hidden="true" />
                {t("pbn.download")}
              </>
            }
          >
            {paletteFormats.map((format) => (
              <Button key={format} look="plain" onClick={() => void save(format)}>
                {format.toUpperCase()}
              </Button>
            ))}
          </Menu>
        )}
        <Button look="plain danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking("delete")}>
          {t("pbn.delete")}
        </Button>
      </div>
      <ShareDialog palette={palette} open={asking === "share"} onClose={close} />
      <ConfirmDialog
        open={asking === "delete"}
        title={t("palette.delete_question", { title })}
        text={t("palette.delete_loses")}
        verb={t("pbn.delete")}
        stay={t("keep.palette")}
        busy={busy}
        problem={problem}
        onConfirm={() => void run(() => deletePalette(id))}
        onClose={close}
      />
    </li>
  );
}
