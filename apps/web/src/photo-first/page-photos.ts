import { isReturn, readDraftMark } from "../drafts/draft-mark.ts";
import { isComputer, offeredTypes } from "../platform/offered-types.ts";
import { takePageFiles } from "../platform/page-files.ts";
import { takeFiles } from "../platform/take-files.ts";
import { keepDialogsInHistory } from "../ui/dialog-history.ts";
import type { Beginning } from "./beginning.ts";
import { draftName, products } from "./draft-names.ts";
import { formFragment } from "./form-fragment.ts";
import { showProblem } from "./show-problem.ts";

const fetchRest = () => import("./begin.tsx");

function begin(beginning: Beginning): void {
  fetchRest().then(
    (rest) => rest.begin(beginning),
    () => showProblem(true),
  );
}

/**
 * Begins with every photo that is chosen in an input of the page itself, or dropped or pasted where no form takes it. All else is
 * fetched while somebody is choosing.
 */
export function beginWithPhotos(): void {
  keepDialogsInHistory();
  const inputOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.matches(".photo-input") ? target : null;
  const prepare = (event: Event) => {
    const input = inputOf(event);
    if (input)
      fetchRest()
        .then(({ prepareForm }) => prepareForm(input.dataset.product))
        .catch(() => {});
  };
  document.addEventListener("focusin", prepare);
  document.addEventListener("click", prepare);
  const take = (input: HTMLInputElement | null) => {
    const files = input ? takeFiles(input) : [];
    if (files.length > 0) begin({ files, product: input?.dataset.product });
  };
  document.addEventListener("change", (event) => take(inputOf(event)));
  for (const input of document.querySelectorAll<HTMLInputElement>(".photo-input")) {
    // pages are written for all devices
    const { single } = input.dataset;
    if (!input.capture)
      Object.assign(input, { accept: offeredTypes(), multiple: single === undefined && isComputer() });
    // chosen before this was here
    take(input);
  }
  const veil = document.getElementById("drop-veil");
  takePageFiles(window, {
    onFiles: (files) => begin({ files }),
    onOver: (isOver) => {
      if (veil) veil.hidden = !isOver;
    },
  });
  let wasShown = false;
  // going back, the way out that phones know best, closes the form
  const showForm = () => {
    const isShown = location.hash === formFragment && !document.querySelector("[data-whole-page]");
    if (isShown || wasShown) begin({ form: isShown ? "paint-by-numbers" : null });
    wasShown = isShown;
  };
  window.addEventListener("hashchange", showForm);
  showForm();
  const left = isReturn() && products.find((product) => readDraftMark(draftName(product))?.open);
  if (left) begin({ form: left });
}
