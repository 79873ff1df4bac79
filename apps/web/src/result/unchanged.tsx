import type { ProblemCode } from "@tintery/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { CallProblem } from "../platform/call.ts";
import { useProblemWords } from "../problem-words.ts";
import { Notice } from "../ui/notice.tsx";

/** The picture could not be made another way: why, over the one that is still there. */
export function Unchanged({ code }: { code: ProblemCode }) {
  const words = useProblemWords();
  const [sentence, setSentence] = useState("");
  const find = useEffectEvent(async () => setSentence(await words.ofError(new CallProblem(code, ""))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code has another sentence
  useEffect(() => {
    void find();
  }, [code]);
  return sentence && <Notice kind="bad">{sentence}</Notice>;
}
