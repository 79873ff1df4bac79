/** The commonest faults of files in plain words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "this file doesn’t exist",
  EISDIR: "this is a folder, not a file",
  ENOTDIR: "part of this path is a file, not a folder",
  EEXIST: "there’s a file with the name of this folder",
  ENOTEMPTY: "there’s a folder with the name of this file",
  EACCES: "you don’t have permission",
  EPERM: "you don’t have permission",
  EROFS: "this place is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your disk quota is used up",
  ENAMETOOLONG: "this name is too long",
};

/** Whether the operating system refused something, as opposed to a fault of the program. */
export function isSystemFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

/** Why a file operation failed, in a few words without path and jargon. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return reasons[code] ?? error.message.split("\n")[0] ?? code;
}
