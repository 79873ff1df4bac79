/** Hands the visitor a file that was made on their device. */
export function saveFile(name: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content]));
  const link = document.createElement("a");
  link.href = url;
  // slashes would be folders
  link.download = name.replace(/[/\\:*?"<>|]/g, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
