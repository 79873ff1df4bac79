import type { SceneWordFacts } from "@tintery/contract";
import { type MessageKey, type SceneMatch, sceneMatches } from "@tintery/contract/tables";
import { useTexts } from "../platform/texts.tsx";

const titles = {
  drawn: "builder.drawn",
  similar: "builder.similar",
  "not-drawn": "builder.not_drawn",
} as const satisfies Record<SceneMatch, MessageKey>;

/** What became of each word of a prompt, in three groups; a group without words is left out. */
export function SceneWords({ words }: { words: readonly SceneWordFacts[] }) {
  const { t } = useTexts();
  return (
    <dl className="scene-words" aria-label={t("builder.words")}>
      {sceneMatches.map((match) => {
        const those = words.filter((word) => word.match === match);
        return (
          those.length > 0 && (
            <div key={match} className={match}>
              <dt>{t(titles[match])}</dt>
              <dd>
                <ul lang="en">
                  {those.map(({ text, as }, index) => (
                    // the same word may be written twice
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
                    <li key={index}>{as === null ? text : `${text} → ${as}`}</li>
                  ))}
                </ul>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
