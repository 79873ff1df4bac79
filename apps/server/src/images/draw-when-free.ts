import { Readable } from "node:stream";
import { Problem } from "../http/problem.ts";

/** From how many seconds on a picture of an archive is not tried again. */
const patienceSeconds = 120;
/** Between two attempts, since one may be refused at once; in milliseconds. */
const pauseMs = 1000;

/**
 * A drawing of an archive, once there is room. A picture that cannot be drawn takes no other along: its place holds the reason, since
 * the archive has promised a file by then.
 */
export async function drawWhenFree(draw: () => Promise<Uint8Array>): Promise<Readable> {
  const deadline = performance.now() + 1000 * patienceSeconds;
  for (;;) {
    try {
      return Readable.from([await draw()]);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== "busy" || performance.now() >= deadline)
        return Readable.from([Buffer.from(`This picture could not be drawn: ${error.code}\n`)]);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
