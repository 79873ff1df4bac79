import { Copy } from "lucide-react";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { useCopy } from "../use-copy.tsx";
import { hslText, rgbText } from "./color-numbers.ts";

/** A color large, and its numbers to read and to copy. */
export function ColorFacts({ hex }: { hex: string }) {
  const { t } = useTexts();
  const { copy, toast } = useCopy();
  const rows = [
    ["HEX", hex],
    ["RGB", rgbText(hex)],
    ["HSL", hslText(hex)],
  ] as const;
  return (
    <div className="color-facts">
      <span className="patch" aria-hidden="true" style={{ backgroundColor: hex }} />
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              <Button
                look="plain square"
                aria-label={t("pbn.copy_hex", { hex: text })}
                icon={<Copy aria-hidden="true" />}
                onClick={() => void copy(text)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {toast}
    </div>
  );
}
