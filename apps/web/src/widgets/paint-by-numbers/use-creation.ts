import { addresses, atPicture } from "@tintery/contract/tables";
import { useEffect, useRef, useState } from "react";
import { CallProblem, upload } from "../../platform/call.ts";
import { useProblemWords } from "../../problem-words.ts";

/** How a creation stands: nothing sent, so much of the photo sent (0 to 1), or refused, perhaps for one option. */
export type Creation =
  | { state: "idle" }
  | { state: "sending"; share: number }
  | { state: "refused"; sentence: string; code: CallProblem["code"] | null; field: string | null };

/** Sends the form; the new picture's page opens when the server has taken it in. Leaving stops the upload. */
export function useCreation() {
  const words = useProblemWords();
  const [creation, setCreation] = useState<Creation>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    // coming back from the new picture's page, the browser may show this one as it was left: still sending
    const onShow = (event: PageTransitionEvent) => event.persisted && setCreation({ state: "idle" });
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
      running.current?.abort();
    };
  }, []);

  const create = async (form: FormData | Promise<FormData>) => {
    const stop = new AbortController();
    running.current = stop;
    setCreation({ state: "sending", share: 0 });
    try {
      const created = await upload("createPaintByNumbers", await form, {
        signal: stop.signal,
        onProgress: (share) => setCreation({ state: "sending", share }),
      });
      // a reply without an id would lead nowhere
      if (!created.id) throw new CallProblem("internal", "");
      location.assign(atPicture(addresses.paintByNumbers(created.id)));
    } catch (error) {
      const { code, field } = error instanceof CallProblem ? error : { code: null, field: null };
      setCreation(
        stop.signal.aborted
          ? { state: "idle" }
          : { state: "refused", sentence: await words.ofError(error), code, field },
      );
    }
  };
  const reset = () => {
    running.current?.abort();
    setCreation({ state: "idle" });
  };
  return { creation, create, reset };
}
