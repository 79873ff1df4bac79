import { useRef, useState } from "react";
import { useProblemWords } from "./problem-words.ts";

/** Something a button does with the server: whether it is under way, and why it did not work. */
export function useAction() {
  const words = useProblemWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // the second click of two comes before anything is drawn anew
  const running = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(await words.ofError(error));
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, problem, run, forget: () => setProblem(null) };
}
