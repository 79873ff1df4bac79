import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { ImageView } from "@tintery/contract";
import { sceneFields, type ScenePlan, uploadField } from "@tintery/contract/tables";
import { CommandProblem } from "../exit-codes.ts";
import { exitOnSignals } from "../exit-on-signals.ts";
import { type ProgressBar, progressBar } from "../progress-bar.ts";
import { systemReason } from "../system-reason.ts";
import type { MadeFile, Verb } from "../verb.ts";
import { prepareDirectory, writeFiles } from "../write-files.ts";
import { askServer, failureOf } from "./ask-server.ts";
import type { ServerChoice } from "./server-options.ts";

/** A verb's command line, read, for a server to do. */
export interface RemoteRequest {
  readonly server: ServerChoice;
  /** The path of a photo, or what is painted in its place. */
  readonly source: string | ScenePlan;
  readonly out: string;
  readonly json: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Milliseconds between two looks at a picture that is being made. */
const lookEvery = 1000;
/** A picture that has not moved for so long, in milliseconds, is not waited for any more. */
const longestStill = 15 * 60_000;

/** One photo through one verb on a server: sent, waited for, fetched, written, reported on standard output. */
export async function runThere(verb: Verb, request: RemoteRequest): Promise<void> {
  const bar = await progressBar(process.stderr);
  try {
    const began = performance.now();
    const { view, paths, files } = await make(verb, request, bar);
    bar.close();
    const { url } = request.server;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const facts = {
      product: verb.name,
      server: url,
      image: { id: view.id, name: view.name },
      options: view.options,
      files: Object.fromEntries(files.map(({ name }, index) => [name, paths[index]])),
    };
    const lines = [`Made by ${url} in ${seconds} s`, ...paths];
    process.stdout.write(request.json ? `${JSON.stringify(facts, null, 2)}\n` : `${lines.join("\n")}\n`);
  } finally {
    bar.close();
  }
}

async function make(verb: Verb, { server, source, out, values }: RemoteRequest, bar: ProgressBar) {
  const { remote } = verb;
  bar.show("read", 0);
  const form = await remote.form(values);
  await addSource(form, source);
  await prepareDirectory(out);
  const sent = await askServer(server, { path: remote.path(values), form });
  const { id } = (await sent.json()) as { id: string };
  const view = await settled(server, id, bar);
  if (view.status === "failed") throw await failureOf(server.url, view.problem);
  bar.show("write", 1);
  const files: MadeFile[] = [];
  for (const { name, path, optional } of remote.files(id, values)) {
    const answer = await askServer(server, { path }).catch((error: unknown) => {
      if (optional && error instanceof CommandProblem && error.exit === "serverRefused") return null;
      throw error;
    });
    if (answer) files.push({ name, content: new Uint8Array(await answer.arrayBuffer()) });
  }
  const paths = await exitOnSignals((stop) => writeFiles(out, files, stop));
  return { view, files, paths };
}

/** A photo as the part of a form, or the words that are painted in its place. */
async function addSource(form: FormData, source: string | ScenePlan): Promise<void> {
  if (typeof source !== "string") {
    form.set(sceneFields.prompt, source.prompt);
    form.set(sceneFields.seed, String(source.seed));
    form.set(sceneFields.shape, source.shape);
    return;
  }
  const bytes = await readFile(source).catch((error: unknown) => {
    throw new CommandProblem("photoRefused", `${source}: ${systemReason(error)}`);
  });
  form.set(uploadField, new Blob([Uint8Array.from(bytes)]), basename(source));
}

/** The picture once it is ready or has failed; the bar shows how far it is. */
async function settled(server: ServerChoice, id: string, bar: ProgressBar): Promise<ImageView> {
  for (let still = 0, last = ""; still < longestStill; still += lookEvery) {
    const answer = await askServer(server, { path: `/ajax/image/${encodeURIComponent(id)}` });
    const view = (await answer.json()) as ImageView;
    if (view.status === "ready" || view.status === "failed") return view;
    const { stage, fraction, place } = view.progress;
    const now = `${view.status} ${stage} ${fraction} ${place}`;
    if (now !== last) still = 0;
    last = now;
    if (stage) bar.show(stage, fraction ?? 0);
    await setTimeout(lookEvery);
  }
  throw new CommandProblem(
    "serverAway",
    `${server.url} hasn’t worked on picture ${id} for ${longestStill / 60_000} minutes.`,
  );
}
