import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { decodePhoto, inspectPhoto } from "@tintery/photos";
import { epsParts, readComments } from "@tintery/postscript";
import { pixelsOf, pointsInMM } from "../vector-file-size.ts";
import type { RasterizedVectorFile } from "../rasterized-vector-file.ts";
import { readPostScript } from "./read-postscript.ts";

/** What one run may use. All but the clock, which is for one that stands still, hold even when whoever started it is gone. */
const limits = { cpuSeconds: 6, wallSeconds: 30, memoryKB: 600_000, fileKB: 100_000 };

/**
 * Draws the first page of a PostScript file with the Ghostscript of the machine: in an empty folder of its own that
 * is also its folder for temporary files, without any environment, with limits of processor time, memory and files.
 * @param program the path of Ghostscript; whoever set it has decided to trust it
 * @param temporary where the folder is made; where the system has its own, when nothing is said
 * @returns undefined when it fails, for whatever reason
 */
export async function drawWithGhostscript(
  bytes: Uint8Array,
  { program, side, temporary = tmpdir() }: { program: string; side: number; temporary?: string },
): Promise<RasterizedVectorFile | undefined> {
  const { program: postscript } = readPostScript(() => epsParts(bytes));
  const { box, pages } = readComments(postscript);
  if (box === null) return undefined;
  const [left, bottom, right, top] = box;
  const page = { width: right - left, height: top - bottom };
  const folder = await mkdtemp(join(resolve(temporary), "tintery-gs-"));
  try {
    const pixels = pixelsOf(page, side);
    await writeFile(join(folder, "in.eps"), postscript);
    const resolution = (72 * side) / Math.max(page.width, page.height);
    const ended = await run(program, folder, [
      ...["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dNOPROMPT", "-dLastPage=1", "-dNOPLATFONTS"],
      ...["-sDEVICE=pngalpha", "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", "-dFIXEDMEDIA"],
      ...[`-g${pixels.width}x${pixels.height}`, `-r${resolution}`, "-sOutputFile=out.png"],
      // the box is moved to the corner of the sheet by us, and programs that forget to show their page are helped
      ...["-c", `${-left} ${-bottom} translate`, "-f", "in.eps", "-c", "showpage"],
    ]);
    if (!ended) return undefined;
    const png = await readFile(join(folder, "out.png"));
    inspectPhoto(png);
    const raster = await decodePhoto(png, { width: side, height: side }, { keepsAlpha: true });
    const notes = pages > 1 ? (["first_page_only"] as const) : [];
    return { raster, ...pointsInMM(page), notes, svg: null };
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program under a shell's limits; tells whether it ended well in time. */
function run(program: string, folder: string, args: readonly string[]): Promise<boolean> {
  const { cpuSeconds, memoryKB, fileKB, wallSeconds } = limits;
  // blocks of files are of 512 bytes; a shell that cannot set a limit starts nothing
  const bounds = `ulimit -t ${cpuSeconds} && ulimit -v ${memoryKB} && ulimit -f ${fileKB * 2} && exec "$0" "$@"`;
  const child = spawn("/bin/sh", ["-c", bounds, program, ...args], {
    cwd: folder,
    env: { TMPDIR: folder, TEMP: folder },
    stdio: "ignore",
    timeout: wallSeconds * 1000,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}
