import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";

export interface FileOfferProps {
  name: string;
  hint: string;
  /** The same thing in its formats, by extension. */
  files: readonly { href: string; extension: string }[];
  /** A small look at it, of class `download-preview`. */
  children: ReactNode;
}

/** One thing of a panel of downloads: what it looks like, what it is for, and a link for each format. */
export function FileOffer({ name, hint, files, children }: FileOfferProps) {
  const { t } = useTexts();
  return (
    <li className="download">
      {children}
      <div className="download-words">
        <h3>{name}</h3>
        <p className="quiet small">{hint}</p>
        <div className="download-files">
          {files.map(({ href, extension }) => {
            const format = extension.toUpperCase();
            return (
              <LinkButton
                key={href}
                href={href}
                download
                aria-label={t("pbn.download_file", { name, format })}
                icon={<Download aria-hidden="true" />}
              >
                {format}
              </LinkButton>
            );
          })}
        </div>
      </div>
    </li>
  );
}
