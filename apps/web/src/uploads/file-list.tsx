import { PenTool, X } from "lucide-react";
import { useState } from "react";
import type { FileFamily } from "../platform/photo-file.ts";
import { useTexts } from "../platform/texts.tsx";
import { useFileAddress } from "../platform/use-file-address.ts";
import { useNoteWords } from "../note-words.ts";
import { useRefusalWords } from "../refusal-words.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import type { ChosenFile } from "./use-chosen-files.ts";

export interface FileListProps {
  files: readonly ChosenFile[];
  /** Names of files that were too many. */
  leftOut: readonly string[];
  /** The limit that those were beyond. */
  max: number;
  /** What the form takes in. */
  family: FileFamily;
  onRemove: (key: number) => void;
}

/** The chosen pictures, each with what speaks against it; those beyond the limit by name. */
export function FileList({ files, leftOut, max, family, onRemove }: FileListProps) {
  const { t, bytes, number } = useTexts();
  const noteWords = useNoteWords();
  const refusalWords = useRefusalWords();
  return (
    <>
      {/* above the list: below twenty pictures nobody would see it */}
      {leftOut.length > 0 && (
        <Problem
          text={t("upload.left_out", {
            count: leftOut.length,
            max: number(max),
            names: leftOut.join(", "),
          })}
        />
      )}
      <ul className="files" aria-label={t("upload.chosen")}>
        {files.map(({ key, file, refusal, note, ready }) => (
          <li key={key} className={refusal ? "file refused" : "file"}>
            <FilePicture file={file} />
            <span className="file-words">
              <span className="file-name">{file.name}</span>
              {refusal ? (
                <Problem text={refusalWords(refusal, family)} />
              ) : (
                <span className="quiet small">
                  {ready ? t("upload.preparing") : bytes(file.size)}
                  {note && <> · {noteWords(note)}</>}
                </span>
              )}
            </span>
            <Button
              look="plain square"
              aria-label={t("upload.remove", { name: file.name })}
              icon={<X aria-hidden="true" />}
              onClick={() => onRemove(key)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The file as this device shows it; where it cannot, as with AI and EPS, what it is called after the dot. */
function FilePicture({ file }: { file: File }) {
  const url = useFileAddress(file);
  const [hidden, setHidden] = useState(false);
  return (
    <span className="file-picture">
      {url && !hidden && <img src={url} alt="" decoding="async" onError={() => setHidden(true)} />}
      {hidden && <Unseen name={file.name} />}
    </span>
  );
}

/** Longest ending of a file name that says what a file is: `jpeg`, `svgz`. */
const longestEnding = 4;

function Unseen({ name }: { name: string }) {
  const ending = name.includes(".") ? name.slice(name.lastIndexOf(".") + 1) : "";
  return (
    <span className="file-unseen" aria-hidden="true">
      <PenTool />
      {ending.length <= longestEnding && ending.toUpperCase()}
    </span>
  );
}
