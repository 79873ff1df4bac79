import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
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
  /** Whether these files were shown as all that they can become. */
  const [hasSheet, setHasSheet] = useState(false);
  const [shown, show] = useState<"nothing" | "sheet" | Product>("nothing");
  /** Forms that these files went to: one that was fetched for others before does not open them unseen. */
  const [takers, setTakers] = useState<readonly Product[]>([]);
  const showForm = (product: Product) => {
    forms[product].fetch();
    setTakers((before) => [...before, product]);
    show(product);
  };
  const showSheet = () => {
    setHasSheet(true);
    show("sheet");
  };
  const take = (chosen: readonly File[], product?: Product) => {
    setFiles(chosen);
    setChoice(choice + 1);
    setHasSheet(false);
    setTakers([]);
    if (product) showForm(product);
    else showSheet();
  };
  const close = () => {
    if (files.length > 0) showSheet();
    else show("nothing");
    forgetFragment();
  };
  const begin = useEffectEvent((wanted: Beginning) => {
    if ("files" in wanted) take(wanted.files, productOf(wanted.product));
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
  // a form that photos went to at once needs the device for itself, and no sheet passes by on the way to it
  const needsSheet = hasSheet || failed;
  useEffect(() => {
    showProblem(isLost);
    if (isLost) forgetFragment();
  }, [isLost]);
  return (
    <>
      <PhotoSheet
        open={shown === "sheet" || (isWaiting && needsSheet && files.length > 0)}
        files={needsSheet ? files : noFiles}
        failed={failed}
        onFiles={(chosen) => take(chosen)}
        onChoose={(product) => {
          // also after a form that failed: what is on the screen stays while the next one is fetched
          setHasSheet(true);
          showForm(product);
        }}
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
              files={takers.includes(product) ? files : noFiles}
              onClose={close}
              onOpen={() => show(product)}
            />
          )
        );
      })}
    </>
  );
}

const loadForProfessionals = () =>
  import("../widgets/paint-by-numbers/create-dialog.tsx").then((file) => file.ProfessionalCreateDialog);
const loads: Record<Product, () => Promise<ComponentType<OpenedForm>>> = {
  "paint-by-numbers": () =>
    import("../widgets/paint-by-numbers/create-dialog.tsx").then((file) => file.CreateDialog),
  coloring: () => import("../widgets/coloring/create-dialog.tsx").then((file) => file.CreateDialog),
  outlines: () => import("../widgets/outlines/create-dialog.tsx").then((file) => file.CreateDialog),
};

const productOf = (word: string | undefined) => products.find((product) => product === word);

/** Fetches a product's form ahead of the photo that is being chosen for it. */
export async function prepareForm(word: string | undefined): Promise<void> {
  const product = productOf(word);
  if (product) await loads[product]();
}

function useForms(professional: boolean): Record<Product, LatePart<OpenedForm>> {
  return {
    "paint-by-numbers": useLate(professional ? loadForProfessionals : loads["paint-by-numbers"]),
    coloring: useLate(loads.coloring),
    outlines: useLate(loads.outlines),
  };
}
