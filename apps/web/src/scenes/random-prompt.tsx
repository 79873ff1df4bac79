import { type RandomPromptMode, randomPromptModes, randomPromptModeTexts } from "@tintery/contract/tables";
import { Shuffle, Undo2 } from "lucide-react";
import { useState } from "react";
import { callAt } from "../platform/call.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { useAction } from "../use-action.ts";
import { fill, type PromptField, promptFields } from "./prompt-fields.ts";

export interface RandomPromptProps {
  /** A selector of the fields. */
  target: string;
  /** What it is about at first. */
  mode: RandomPromptMode;
  /** The button's words. */
  label?: string | null;
}

/** Fills the page's prompt fields with a random prompt, another one at each click; what was typed before can be put back. */
export function RandomPrompt({ target, mode: firstMode, label }: RandomPromptProps) {
  const { t } = useTexts();
  const { busy, problem, run } = useAction();
  const [mode, setMode] = useState(firstMode);
  const [said, setSaid] = useState("");
  const [before, setBefore] = useState<readonly PromptField[]>([]);
  const [missing, setMissing] = useState(false);

  const draw = async () => {
    setMissing(promptFields(target).length === 0);
    if (promptFields(target).length === 0) return;
    const { prompt } = await callAt<"randomPrompt">(["GET", "/ajax/generate/random-prompt"], {
      query: { mode },
    });
    // fields may have come, gone, or been typed into meanwhile
    const fields = promptFields(target);
    const kept = fields.map((field) => {
      const known = before.find((one) => one.field === field);
      // what an earlier click filled in is not what the visitor typed
      return known && field.value === said ? known : { field, typed: field.value };
    });
    for (const field of fields) fill(field, prompt);
    setBefore(kept);
    setSaid(prompt);
  };
  const putBack = () => {
    for (const { field, typed } of before) fill(field, typed);
    before[0]?.field.focus();
    setBefore([]);
    setSaid("");
  };
  const canUndo = before.some(({ typed }) => typed !== "");
  return (
    <div className="random-prompt">
      <div className="random-prompt-row">
        <Select
          label={t("prompts.mode")}
          value={mode}
          choices={randomPromptModes.map((value) => ({ value, label: t(randomPromptModeTexts[value]) }))}
          onChange={setMode}
        />
        <Button icon={<Shuffle aria-hidden="true" />} aria-busy={busy} onClick={() => void run(draw)}>
          {label ?? t("prompts.random")}
        </Button>
        {canUndo && (
          <Button icon={<Undo2 aria-hidden="true" />} onClick={putBack}>
            {t("prompts.undo")}
          </Button>
        )}
      </div>
      <Problem text={problem ?? (missing ? t("prompts.no_field") : null)} />
      <p className="hint" role="status" lang={said ? "en" : undefined}>
        {said}
      </p>
    </div>
  );
}
