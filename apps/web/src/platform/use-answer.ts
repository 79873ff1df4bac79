import { useCallback, useEffect, useState } from "react";

/** What is known of an answer: nothing was asked, it is on its way, it failed, or it is here. */
export type Asked<Answer> =
  | { state: "idle" | "loading" | "failed"; answer: null }
  | { state: "done"; answer: Answer };

/**
 * Asks whenever `question` becomes another one; null asks nothing. An answer that comes after another question is not heard.
 * @param question must be the same object or text while it is the same question
 * @param ask must be the same function while its answers are the same
 */
export function useAnswer<Question, Answer>(
  question: Question | null,
  ask: (question: Question) => Promise<Answer>,
): Asked<Answer> & { again: () => void } {
  const [known, setKnown] = useState<{ question: Question; asked: Asked<Answer> } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (question === null) return;
    let isHeard = true;
    const hear = (asked: Asked<Answer>) => isHeard && setKnown({ question, asked });
    ask(question).then(
      (answer) => hear({ state: "done", answer }),
      () => hear({ state: "failed", answer: null }),
    );
    return () => {
      isHeard = false;
    };
  }, [question, ask, tries]);
  const again = useCallback(() => {
    setKnown(null);
    setTries((before) => before + 1);
  }, []);
  if (question === null) return { state: "idle", answer: null, again };
  // what is known of the question before is not told for this one, not even for one frame
  const asked: Asked<Answer> =
    known?.question === question ? known.asked : { state: "loading", answer: null };
  return { ...asked, again };
}
