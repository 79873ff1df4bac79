import type { ByteRange } from "../platform/files/files.ts";

/**
 * Reads the header `Range` (RFC 9110, 14.1.2). Null where all is to be sent: several parts at once, or what is not understood.
 * @param size of the file in bytes
 */
export function readRange(header: string, size: number): ByteRange | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === "" && last === "") return null;
  // without a beginning, so many bytes of the end
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return start <= end ? { start, end } : "outside";
}
