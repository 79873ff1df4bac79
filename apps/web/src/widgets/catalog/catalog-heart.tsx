import { Heart } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { callAt, CallProblem } from "../../platform/call.ts";
import { pageTokenHeader } from "../../platform/page-token.ts";
import { isElsewhere } from "../../platform/site.ts";
import { useTexts } from "../../platform/texts.tsx";
import { useLate } from "../../platform/use-late.ts";
import { useProblemWords } from "../../problem-words.ts";
import { Button } from "../../ui/button.tsx";
import { Problem } from "../../ui/field.tsx";
import type { WidgetModule, WidgetProps } from "../../widget-module.ts";
import styles from "./catalog-heart.css?inline";

const path = "/ajax/catalog/image/:id/rate";
const loadSignIn = () => import("../../sites/sign-in-first.tsx").then((file) => file.SignInFirst);

/**
 * A heart for a picture of the catalog: it looks given at once, and its count is the server's. Pages of ours say how it stands; those of
 * other origins know neither the visitor nor today's count, so there it asks.
 */
function CatalogHeart({ settings: { imageId, ...settings } }: WidgetProps<"catalog-heart">) {
  const { t, number } = useTexts();
  const words = useProblemWords();
  const [rated, setRated] = useState(settings.rated);
  const [rating, setRating] = useState(settings.rating);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = useLate(loadSignIn);
  const [mustSignIn, setMustSignIn] = useState(false);
  /** What the server knows, and what was clicked last; further clicks wait for the call that is under way. */
  const kept = useRef(settings.rated);
  const wanted = useRef(settings.rated);
  const running = useRef(false);
  const clicked = useRef(false);

  useEffect(() => {
    if (!isElsewhere()) return;
    const learn = async () => {
      const said = await callAt<"getHeart">(["GET", path], { params: { id: imageId } });
      // a click was faster, and has an answer of its own
      if (clicked.current) return;
      kept.current = wanted.current = said.rated;
      setRated(said.rated);
      setRating(said.rating);
    };
    // what is wrong is said when somebody clicks
    learn().catch(() => undefined);
  }, [imageId]);
  const send = async () => {
    const reply = await callAt<"rateCatalogImage">(["POST", path], {
      params: { id: imageId },
      headers: pageTokenHeader(),
      body: { imageId, rated: wanted.current },
    });
    kept.current = reply.rated;
    setRating(reply.rating);
  };
  const toggle = async () => {
    clicked.current = true;
    wanted.current = !wanted.current;
    setRated(wanted.current);
    setProblem(null);
    setMustSignIn(false);
    if (running.current) return;
    running.current = true;
    try {
      while (kept.current !== wanted.current) await send();
    } catch (error) {
      wanted.current = kept.current;
      setRated(kept.current);
      if (error instanceof CallProblem && error.code === "account_needed") {
        signIn.fetch();
        setMustSignIn(true);
      } else setProblem(await words.ofError(error));
    }
    running.current = false;
  };
  return (
    <div className="catalog-heart">
      <Button
        look="plain"
        className={rated ? "rated" : undefined}
        icon={<Heart aria-hidden="true" />}
        aria-pressed={rated}
        title={t("catalog.like")}
        onClick={() => void toggle()}
      >
        <span className="sr-only">{t("catalog.like")} </span>
        <span>{number(rating)}</span>
      </Button>
      <Problem text={problem} />
      {mustSignIn && signIn.Late && <signIn.Late />}
    </div>
  );
}

export const catalogHeart: WidgetModule<"catalog-heart"> = { component: CatalogHeart, styles };
