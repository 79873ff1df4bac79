import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { OpenedForm } from "../form-opener.tsx";
import { type LatePart, useLate } from "../platform/use-late.ts";
import type { Beginning } from "./beginning.ts";
import { draftName, type Product, products } from "./draft-names.ts";
import { forgetFragment } from "./form-fragment.ts";
import { PhotoSheet } from "./photo-sheet.tsx";
import { showProblem } from "./show-problem.ts";

export interface PhotoFirstProps {
  /** What the page asked for last. */
  beginnings: { now: () => Beginning | null; subscribe: (listener: () => void) => () => void };
  professional: boolean;
}

const noFiles: readonly File[] = [];

/** A photo comes first, then what it becomes: the sheet that shows both, and behind it the forms of all products. */
export function PhotoFirst({ beginnings, professional }: PhotoFirstProps) {
  const beginning = useSyncExternalStore(beginnings.subscribe, beginnings.now);
  const forms = useForms(professional);
  const [files, setFiles] = useState(noFiles);
  /** Another number for other files: no form mixes them with those before. */
  const [choice, setChoice] = useState(0);
  const [shown, show] = useState<"nothing" | "sheet" | Product>("nothing");
  const showForm = (product: Product) => {
    forms[product].fetch();
    show(product);
  };
  const take = (chosen: readonly File[]) => {
    setFiles(chosen);
    setChoice(choice + 1);
    show("sheet");
  };
  const close = () => {
    show(files.length > 0 ? "sheet" : "nothing");
    forgetFragment();
  };
  const begin = useEffectEvent((wanted: Beginning) => {
    if ("files" in wanted) take(wanted.files);
    else if (wanted.form) showForm(wanted.form);
    else close();
  });
  useEffect(() => {
    if (beginning) begin(beginning);
  }, [beginning]);
  const leave = () => {
    show("nothing");
    setFiles(noFiles);
  };
  const isWaiting = shown !== "nothing" && shown !== "sheet" && forms[shown].Late === null;
  const failed = isWaiting && forms[shown].failed;
  // without a sheet the page says it
  const isLost = failed && files.length === 0;
  useEffect(() => {
    showProblem(isLost);
    if (isLost) forgetFragment();
  }, [isLost]);
  return (
    <>
      <PhotoSheet
        open={shown === "sheet" || (isWaiting && files.length > 0)}
        files={files}
        failed={failed}
        onFiles={take}
        onChoose={showForm}
        onClose={leave}
      />
      {products.map((product) => {
        const { Late } = forms[product];
        return (
          Late && (
            <Late
              key={`${product} ${choice}`}
              open={shown === product}
              draft={draftName(product)}
              files={files}
              onClose={close}
              onOpen={() => show(product)}
            />
          )
        );
      })}
    </>
  );
}

const loadPaintByNumbers = () =>
  import("../widgets/paint-by-numbers/create-dialog.tsx").then((file) => file.CreateDialog);
const loadForProfessionals = () =>
  import("../widgets/paint-by-numbers/create-dialog.tsx").then((file) => file.ProfessionalCreateDialog);
const loadColoring = () => import("../widgets/coloring/create-dialog.tsx").then((file) => file.CreateDialog);
const loadOutlines = () => import("../widgets/outlines/create-dialog.tsx").then((file) => file.CreateDialog);

function useForms(professional: boolean): Record<Product, LatePart<OpenedForm>> {
  return {
    "paint-by-numbers": useLate<OpenedForm>(professional ? loadForProfessionals : loadPaintByNumbers),
    coloring: useLate<OpenedForm>(loadColoring),
    outlines: useLate<OpenedForm>(loadOutlines),
  };
}
