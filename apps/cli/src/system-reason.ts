/** The commonest faults of files in plain words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "this is a directory, not a file",
  ENOTDIR: "a part of this path is a file, not a directory",
  EEXIST: "there is a file where a directory is needed",
  ENOTEMPTY: "there is a directory in the way",
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "this place can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
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
