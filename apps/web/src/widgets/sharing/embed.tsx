import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { copyText } from "../../platform/copy-text.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { CompareSlider } from "../../ui/compare-slider.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { embedMarkup, type Embedded, embeddedPictures, type EmbedWay, embedWays } from "./embed-markup.ts";

/** The code that shows a shared picture on another site, and what it will look like there. */
export function Embed(embedded: Embedded) {
  const { t } = useTexts();
  const id = useId();
  const [way, setWay] = useState<EmbedWay>("slider");
  const [said, setSaid] = useState("");
  const markup = embedMarkup(way, embedded);
  const copy = async () => {
    setSaid(t((await copyText(markup)) ? "embed.copied" : "embed.copy_failed"));
  };
  return (
    <section className="embed" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("embed.title")}</h2>
      <p>{t("embed.lead")}</p>
      <Segmented
        label={t("embed.what")}
        value={way}
        choices={embedWays.map((value) => ({ value, label: t(`embed.${value}`) }))}
        onChange={(chosen) => {
          setWay(chosen);
          setSaid("");
        }}
      />
      <label htmlFor={id}>{t("embed.code")}</label>
      <textarea
        id={id}
        className="input"
        readOnly
        rows={5}
        spellCheck={false}
        value={markup}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t("embed.copy")}
      </Button>
      <p className="hint" role="status">
        {said}
      </p>
      <h3>{t("embed.preview")}</h3>
      <Preview way={way} {...embedded} />
    </section>
  );
}

function Preview({ way, address, alt, width, height }: Embedded & { way: EmbedWay }) {
  const { t } = useTexts();
  const { before, after } = embeddedPictures({ address });
  const original = t("ui.original");
  if (way === "slider")
    return (
      <CompareSlider
        before={{ src: before, label: original, alt: t("ui.labelled", { label: original, name: alt }) }}
        after={{ src: after, label: alt, alt: t("ui.labelled", { label: alt, name: alt }) }}
        ratio={width / height}
      />
    );
  return (
    <a className="embed-picture" href={address} target="_blank" rel="noopener">
      <img src={after} alt={alt} width={width} height={height} />
    </a>
  );
}
