import { filesOf, holdsFile } from "./transfer.ts";

/** The address of a picture on another page, dragged from there: no file, but taken where files are, to say what to do. */
export class DroppedAddress extends File {}

/** What was dropped: files, else a picture of another page as the file that its address holds, or as its address. */
export function droppedFiles(transfer: DataTransfer | null): File[] {
  const files = filesOf(transfer);
  const address = files.length === 0 ? addressOf(transfer) : undefined;
  if (address === undefined || isOurs(address)) return files;
  return [fileIn(address) ?? new DroppedAddress([], address.slice(0, 120))];
}

/** What was dropped anywhere on a page; an address that is dropped into a field is text. */
export function droppedOnPage(event: DragEvent): File[] {
  return isOnField(event) ? filesOf(event.dataTransfer) : droppedFiles(event.dataTransfer);
}

/** Whether something dragged over a page may be taken: a file, or an address; which one is not said before it is dropped. */
export function mayBeTaken(event: DragEvent): boolean {
  return holdsFile(event) || (!isOnField(event) && !!event.dataTransfer?.types.includes("text/uri-list"));
}

function isOnField(event: DragEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The picture's own address where it is a link, too; lines that begin with # are remarks (RFC 2483). */
function addressOf(transfer: DataTransfer | null): string | undefined {
  const source = /<img[^>]*?\ssrc=["']?([^"'\s>]+)/i.exec(transfer?.getData("text/html") ?? "")?.[1];
  if (source && /^(https?|data):/i.test(source)) return source;
  const lines = transfer?.getData("text/uri-list").split(/\r?\n/) ?? [];
  return lines.find((line) => line !== "" && !line.startsWith("#"));
}

/** A host or a port may begin as ours does. */
const isOurs = (address: string) =>
  address.startsWith("blob:") || `${address}/`.startsWith(`${location.origin}/`);

/** The picture that a data address holds. */
function fileIn(address: string): File | null {
  const [, type = "", kind = "", base64, content = ""] =
    /^data:(image\/([a-z0-9]+)[^;,]*)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (type === "") return null;
  try {
    const text = base64 ? atob(decodeURIComponent(content)) : decodeURIComponent(content);
    const bytes = base64 ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : text;
    return new File([bytes], `picture.${kind.toLowerCase()}`, { type });
  } catch {
    return null;
  }
}
