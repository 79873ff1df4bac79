import { expect, it } from "vitest";
import { readyFile } from "./photo-file.ts";
import { isRefusal } from "./ready-file.ts";
import { takePageFiles } from "./page-files.ts";
import { DroppedAddress, droppedFiles } from "./dropped-files.ts";

function dropOf(data: Record<string, string>): File[] {
  const transfer = new DataTransfer();
  for (const [type, text] of Object.entries(data)) transfer.setData(type, text);
  return droppedFiles(transfer);
}

const dot = () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 20, height: 20 });
  return canvas.toDataURL("image/png");
};

it("takes the picture that an address holds", async () => {
  for (const data of [{ "text/uri-list": dot() }, { "text/html": `<meta><img alt="" src="${dot()}">` }]) {
    const [file] = dropOf(data);
    expect([file!.name, file!.type]).toEqual(["picture.png", "image/png"]);
    expect(isRefusal(await readyFile(file!))).toBe(false);
  }
  const [drawn] = dropOf({
    "text/uri-list": "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  });
  expect(await drawn!.text()).toBe("<svg xmlns='http://www.w3.org/2000/svg'/>");
});

it("says what to do with a picture of another website, and leaves our own and plain text alone", async () => {
  const address = "https://example.com/cat.jpg";
  const [file] = dropOf({
    "text/html": `<a href="https://example.com"><img class="x" src="${address}"></a>`,
  });
  expect(file).toBeInstanceOf(DroppedAddress);
  expect(file!.name).toBe(address);
  expect(await readyFile(file!)).toEqual({ code: "address" });
  expect(dropOf({ "text/uri-list": `# from a page\r\n${address}\r\n` })[0]?.name).toBe(address);
  expect(dropOf({ "text/uri-list": `${location.origin}/page.png` })).toEqual([]);
  expect(dropOf({ "text/plain": address })).toEqual([]);
  for (const other of [`${location.origin}.example.com/a.png`, `${location.origin}1/a.png`])
    expect(dropOf({ "text/uri-list": other })[0]?.name).toBe(other);
});

it("takes an address that is dropped anywhere on a page, unless it is our own or falls into a field", () => {
  const taken: string[] = [];
  const stop = takePageFiles(document, {
    onFiles: (files) => taken.push(...files.map(({ name }) => name)),
    onOver: () => {},
  });
  const field = document.body.appendChild(document.createElement("input"));
  const isPrevented = (kind: "dragover" | "drop", target: Element, address: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/uri-list", address);
    return !target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  };
  const address = "https://example.com/cat.jpg";
  expect(isPrevented("dragover", document.body, address)).toBe(true);
  expect(isPrevented("drop", document.body, address)).toBe(true);
  expect(isPrevented("drop", document.body, `${location.origin}/app`)).toBe(false);
  expect(isPrevented("dragover", field, address)).toBe(false);
  expect(isPrevented("drop", field, address)).toBe(false);
  expect(taken).toEqual([address]);
  stop();
  field.remove();
});
