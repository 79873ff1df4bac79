import {
  atPicture,
  coloringVersions,
  photoTypes,
  queuedStatus,
  uploadField,
  uploadMegabytes,
} from "@tintery/contract/tables";
import { useState } from "react";
import { addresses } from "../../platform/addresses.ts";
import { CallProblem } from "../../platform/call.ts";
import { upload } from "../../platform/upload.ts";
import { newKey } from "../../platform/send-form.ts";
import { useTexts } from "../../platform/texts.tsx";
import { Dropzone } from "../../ui/dropzone.tsx";
import { Problem } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { SignInFirst } from "../../sites/sign-in-first.tsx";
import { useMustSignIn } from "../../use-user-data.ts";
import type { WidgetProps } from "../../widget-module.ts";

type Settings = WidgetProps<"create-image">["settings"];

type State =
  | { name: "idle" }
  | { name: "sending"; share: number }
  | { name: "created"; href: string | null }
  | { name: "failed"; sentence: string };

/** Sends one picture to a create call, for host pages, or asks to sign in before one is chosen. A late part. */
export function CreateImage({ settings }: { settings: Settings }) {
  return useMustSignIn() ? <SignInFirst /> : <OnePicture settings={settings} />;
}

/** The specification's two sentences tell how it went. */
function OnePicture({ settings }: { settings: Settings }) {
  const { t, number, percent } = useTexts();
  const [state, setState] = useState<State>({ name: "idle" });
  const send = async (file: File) => {
    setState({ name: "sending", share: 0 });
    try {
      const reply = await sendTo(settings.type, file, (share) => setState({ name: "sending", share }));
      if (reply.status !== queuedStatus) throw new CallProblem("unnamed", reply.error ?? "");
      const { page } = creations[settings.type];
      setState({ name: "created", href: reply.id ? atPicture(page(reply.id)) : null });
    } catch (error) {
      const said = error instanceof CallProblem ? error.message : "";
      setState({ name: "failed", sentence: said || t("spec.try_another_file") });
    }
  };
  return (
    <div className="create-image">
      {state.name === "sending" ? (
        <Progress
          stage={t(state.share < 1 ? "pbn.sending" : "pbn.taking_in")}
          share={state.share}
          percent={percent(state.share)}
        />
      ) : (
        <Dropzone
          accept={photoTypes}
          hint={t("ui.photo_hint", { megabytes: number(uploadMegabytes) })}
          onFiles={([file]) => file && void send(file)}
        />
      )}
      {state.name === "created" && (
        <Notice kind="info">
          <p>{t("spec.image_created")}</p>
          {state.href && <a href={state.href}>{t("upload.view")}</a>}
        </Notice>
      )}
      <Problem text={state.name === "failed" ? state.sentence : null} />
    </div>
  );
}

/** The create calls by the words of the specification's upload types. */
const creations = {
  coloring: {
    call: "createColoring",
    params: { version: coloringVersions[0] },
    page: addresses.coloring,
  },
  "coloring-svg": { call: "createOutlines", params: {}, page: addresses.outlines },
  "paint-by-numbers": { call: "createPaintByNumbers", params: {}, page: addresses.paintByNumbers },
} as const satisfies Record<Settings["type"], object>;

/** An answer of any server that may stand behind the host page: what makes it a success is its status alone. */
interface Answer {
  id?: string;
  status?: string;
  error?: string;
}

function sendTo(type: Settings["type"], file: File, onProgress: (share: number) => void): Promise<Answer> {
  const form = new FormData();
  form.set(uploadField, file);
  const { call, params } = creations[type];
  return upload(call, form, { params, key: newKey(), onProgress });
}
