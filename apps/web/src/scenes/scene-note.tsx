import type { ModelWork, SceneFacts } from "@tintery/contract";
import { promptLanguage } from "@tintery/contract/tables";
import { useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../platform/texts.tsx";
import { adoptStyles } from "../ui/adopt-styles.ts";
import styles from "./scene-note.css?inline";
import { SceneWords } from "./scene-words.tsx";

export interface SceneNoteProps {
  scene: SceneFacts | undefined;
  drawnBy: ModelWork | undefined;
  lookBy: ModelWork | undefined;
}

/**
 * Says of a picture from a prompt who painted it, after which words, and what became of each of them; and of one from a photo whether an
 * image model has drawn its lines or painted its look. A late part.
 */
export function SceneNote({ scene, drawnBy, lookBy }: SceneNoteProps) {
  const { t } = useTexts();
  const title = useId();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = section.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  return (
    <section ref={section} className="scene-note" aria-labelledby={title}>
      <h2 id={title}>{t(titleOf({ scene, drawnBy }))}</h2>
      {scene && <Scene scene={scene} />}
      {drawnBy && <Model by={drawnBy.by} says={lines} />}
      {lookBy && <Model by={lookBy.by} says={look} />}
    </section>
  );
}

const titleOf = ({ scene, drawnBy }: Pick<SceneNoteProps, "scene" | "drawnBy">) =>
  scene ? "builder.title" : drawnBy ? "builder.drawn_title" : "builder.look_title";

function Scene({ scene }: { scene: SceneFacts }) {
  const { t } = useTexts();
  return (
    <>
      <blockquote lang={promptLanguage}>{scene.prompt}</blockquote>
      {scene.words && <SceneWords words={scene.words} />}
      {scene.painter === "scene-builder" ? (
        <p>{t("builder.painted_by")}</p>
      ) : (
        <Model by={scene.by} says={picture} />
      )}
    </>
  );
}

const picture = { before: "builder.painted_later", after: "builder.painted_by_model" } as const;
const lines = { before: "builder.drawn_later", after: "builder.drawn_by_model" } as const;

const look = { before: "builder.look_later", after: "builder.look_by_model" } as const;

/** The image model that has painted or drawn, or will. */
function Model({
  by,
  says,
}: {
  by: SceneFacts["by"] | undefined;
  says: typeof picture | typeof lines | typeof look;
}) {
  const { t } = useTexts();
  if (!by) return <p>{t(says.before)}</p>;
  const { name, model, seed, prompt } = by;
  return (
    <>
      <p>{t(says.after, { name })}</p>
      <ul className="hint">
        {model !== null && model !== name && <li>{t("builder.model", { model })}</li>}
        {seed !== null && <li>{t("builder.seed", { seed: String(seed) })}</li>}
        <li>{t("builder.sent", { prompt })}</li>
      </ul>
    </>
  );
}
