import { ownPaperFirst, paperOf } from "@tintery/contract/kit";
import { defaultPaper, type Paper, paperWords } from "@tintery/contract/tables";

/**
 * The paper of whoever runs the command: that of the locale for paper sizes (POSIX: `LC_ALL`, `LC_PAPER`, `LANG`; on Windows the
 * system's own). A4 where none is set, as in containers.
 * @param locale a system's name of its locale on Windows
 */
export function ownPaper(env: Readonly<Record<string, string | undefined>>, locale?: string): Paper {
  const named = env.LC_ALL || env.LC_PAPER || env.LANG || locale || "";
  // as in en_US.UTF-8 and de_AT@euro
  const tag = named.replace(/[.@].*$/, "").replaceAll("_", "-");
  return tag === "" || tag === "C" || tag === "POSIX" ? defaultPaper : paperOf(tag);
}

const windowsLocale =
  process.platform === "win32" ? Intl.DateTimeFormat().resolvedOptions().locale : undefined;

/** The paper that options begin with, and all papers in the order in which they are offered. */
export const paperHere = ownPaper(process.env, windowsLocale);
export const papersHere = ownPaperFirst<Paper>(paperHere, paperWords);
