import { loadLanguage, loadLateTexts } from "@tintery/contract/messages";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draw } from "../mount.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { keepDialogsInHistory } from "./dialog-history.ts";

function Page() {
  const [open, setOpen] = useState(false);
  const [asks, ask] = useState(false);
  const [turn, setTurn] = useState("first");
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Begin
      </button>
      {["first", "second"].map((name) => (
        <Dialog
          key={name}
          open={open && turn === name}
          size="wide"
          title={name}
          onClose={() => (name === "second" ? setTurn("first") : setOpen(false))}
        >
          <button type="button" onClick={() => setTurn("second")}>
            Go on
          </button>
          <button type="button" onClick={() => ask(true)}>
            Ask
          </button>
        </Dialog>
      ))}
      <ConfirmDialog
        open={asks}
        title="Really?"
        text=""
        verb="Yes"
        stay="No"
        onConfirm={() => {}}
        onClose={() => ask(false)}
      />
    </>
  );
}

const dialog = (name: string) => page.getByRole("dialog", { name });
const click = (name: string) => page.getByRole("button", { name, exact: true }).click();
/** How many entries of dialogs the page is at. */
const depth = () => history.state?.dialogs ?? 0;

async function openPage(width: number): Promise<void> {
  await page.viewport(width, 844);
  const place = document.createElement("div");
  document.body.append(place);
  draw(place, { styles: [], language: "en", translate: await loadLanguage("en") }, <Page />);
}

beforeAll(async () => {
  await loadLanguage("en");
  await loadLateTexts("en");
});
beforeEach(() => history.pushState(null, "", location.pathname));
afterEach(async () => {
  document.body.innerHTML = "";
});

// the first test, since nothing takes it back
it("leaves the history of pages alone that are not ours", async () => {
  await openPage(390);
  const length = history.length;
  await click("Begin");
  await expect.element(dialog("first")).toBeVisible();
  await click("Close");
  await expect.element(dialog("first")).not.toBeInTheDocument();
  expect([history.length, history.state]).toEqual([length, null]);
});

it("keeps a dialog, too, that the first tap opened before it was asked to", async () => {
  await openPage(390);
  await click("Begin");
  await expect.element(dialog("first")).toBeVisible();
  keepDialogsInHistory();
  await expect.poll(depth).toBe(1);
  history.back();
  await expect.element(dialog("first")).not.toBeInTheDocument();
  expect(depth()).toBe(0);
});

it("closes the dialog on top at each way back, then leaves it to the page", async () => {
  await openPage(390);
  await click("Begin");
  await click("Ask");
  await expect.element(dialog("Really?")).toBeVisible();
  expect(depth()).toBe(2);
  history.back();
  await expect.element(dialog("Really?")).not.toBeInTheDocument();
  await expect.element(dialog("first")).toBeVisible();
  history.back();
  await expect.element(dialog("first")).not.toBeInTheDocument();
  expect(depth()).toBe(0);
});

it("takes the entry back when a dialog is closed another way", async () => {
  await openPage(390);
  for (let k = 0; k < 2; k++) {
    await click("Begin");
    await expect.poll(depth).toBe(1);
    await click("Close");
    await expect.poll(depth).toBe(0);
  }
  // as from the beginning: a way back leads from here to where the page was before
  history.back();
  await expect.poll(() => history.state).toBe(null);
  await expect.element(dialog("first")).not.toBeInTheDocument();
});

it("has one entry for two that take turns, and goes back from one to the other", async () => {
  await openPage(390);
  await click("Begin");
  await click("Go on");
  await expect.element(dialog("second")).toBeVisible();
  expect(depth()).toBe(1);
  history.back();
  await expect.element(dialog("first")).toBeVisible();
  await expect.poll(depth).toBe(1);
  history.back();
  await expect.element(dialog("first")).not.toBeInTheDocument();
  await expect.poll(depth).toBe(0);
});

it("skips what a dialog left that was open before the page was loaded anew", async () => {
  await openPage(390);
  const { currentEntry } = navigation;
  history.pushState({ dialogs: 1 }, "");
  await click("Begin");
  await expect.element(dialog("first")).toBeVisible();
  // it takes that entry over
  expect(navigation.currentEntry?.index).toBe((currentEntry?.index ?? 0) + 1);
  await click("Close");
  await expect.poll(() => navigation.currentEntry?.key).toBe(currentEntry?.key);
});

it("does nothing of it on wide screens", async () => {
  await openPage(1440);
  const length = history.length;
  await click("Begin");
  await expect.element(dialog("first")).toBeVisible();
  expect([history.length, history.state]).toEqual([length, null]);
  await click("Close");
});
