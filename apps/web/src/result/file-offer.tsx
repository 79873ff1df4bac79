import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { LinkButton } from "../ui/button.tsx";

/** One format of a thing. */
export interface OfferedFile {
  href: string;
  extension: string;
  /** What the format is called where its extension does not say it. */
  label?: string;
}

export interface FileOfferProps {
  name: string;
  hint: string;
  /** The same thing in its formats. */
  files: readonly OfferedFile[];
  /** Formats that few want, folded under a title. */
  more?: { title: string; files: readonly OfferedFile[] };
  /** What all of them may bear. */
  option?: ReactNode;
  /** A small look at it, of class `download-preview`. */
  children: ReactNode;
}

/** One thing of a panel of downloads: what it looks like, what it is for, and a link for each format. */
export function FileOffer({ name, hint, files, more, option, children }: FileOfferProps) {
  return (
    <li className="download">
      {children}
      <div className="download-words">
        <h3>{name}</h3>
        <p className="quiet small">{hint}</p>
        {option}
        <Files name={name} files={files} />
        {more && (
          <details className="more-files">
            <summary>{more.title}</summary>
            <Files name={name} files={more.files} />
          </details>
        )}
      </div>
    </li>
  );
}

function Files({ name, files }: Pick<FileOfferProps, "name" | "files">) {
  const { t } = useTexts();
  return (
    <div className="download-files">
      {files.map(({ href, extension, label: format = extension.toUpperCase() }) => (
        <LinkButton
          key={href}
          href={href}
          download
          aria-label={t("pbn.download_file", { name, format })}
          icon={<Download aria-hidden="true" />}
        >
          {format}
        </LinkButton>
      ))}
    </div>
  );
}
