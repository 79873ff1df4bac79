import type { SceneFacts } from "@tintery/contract";
import { promptLanguage } from "@tintery/contract/tables";
import { useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../platform/texts.tsx";
import { adoptStyles } from "../ui/adopt-styles.ts";
import styles from "./scene-note.css?inline";
import { SceneWords } from "./scene-words.tsx";

/** Says of a picture from a prompt who painted it, after which words, and what became of each of them. A late part. */
export function SceneNote({ scene }: { scene: SceneFacts }) {
  const { t } = useTexts();
  const title = useId();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = section.current?.getRootNode();
    if (root instanceof ShadowRoot) adoptStyles(root, styles);
  }, []);
  return (
    <section ref={section} className="scene-note" aria-labelledby={title}>
      <h2 id={title}>{t("builder.title")}</h2>
      <blockquote lang={promptLanguage}>{scene.prompt}</blockquote>
      {scene.words && <SceneWords words={scene.words} />}
      <p>{t("builder.painted_by")}</p>
    </section>
  );
}
