import type { PGlite } from "@electric-sql/pglite";

const minute = 60_000;
const nightlyHour = 3;

/**
 * Does for the embedded database what a server's background processes do: a checkpoint every minute (else the
 * write-ahead log grows without limit) and a vacuum every night. Returns a function that stops it and waits.
 */
export function keepHouse(lite: Pick<PGlite, "exec">, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let lastVacuum = Date.now();
  const timer = setInterval(() => {
    const now = new Date();
    const vacuumDue = now.getHours() === nightlyHour && now.getTime() - lastVacuum > 60 * minute;
    if (vacuumDue) lastVacuum = now.getTime();
    running = lite.exec(vacuumDue ? "vacuum (analyze)" : "checkpoint").catch(report);
  }, minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
