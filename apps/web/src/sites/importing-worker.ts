/**
 * Starts a module worker of ours on a page of another origin. Browsers start none from there, but one that is made here may
 * import it: its imports, and what it fetches relative to itself, are then still the server's.
 * @throws where the browser allows no worker
 */
export function importingWorker(address: string): Worker {
  const made = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(address)};`], { type: "text/javascript" }),
  );
  const worker = new Worker(made, { type: "module" });
  // it has been read when the worker first answers
  worker.addEventListener("message", () => URL.revokeObjectURL(made), { once: true });
  return worker;
}
