/** Has the browser save a file under a name, in which hyphens stand for slashes and what else a file system forbids. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[/\\:*?"<>|]/g, "-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
