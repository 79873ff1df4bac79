import type { ScenePlan } from "@tintery/contract/tables";
import { exitOnSignals } from "./exit-on-signals.ts";
import { type ProgressBar, progressBar } from "./progress-bar.ts";
import { decode, openPhoto } from "./read-photo.ts";
import { stopwatch } from "./stopwatch.ts";
import type { Decoded, Plan, Tick, Verb } from "./verb.ts";
import { prepareDirectory, writeFiles } from "./write-files.ts";

/** A verb's command line, read: what it is about, where results go, how to report, and the verb's own options. */
export interface Request {
  /** The path of a photo, or what is painted in its place. */
  readonly source: string | ScenePlan;
  readonly out: string;
  readonly json: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What is told about a finished conversion: everything for a script, or a few lines for a person. */
interface Report {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

/** The photo as pixels, or what was painted in its place, and what `--json` says of it. */
async function pixelsOf(
  source: string | ScenePlan,
  { verb, plan, begin }: { verb: Verb; plan: Plan; begin: Tick },
): Promise<{ decoded: Decoded; facts: (decoded: Decoded) => Readonly<Record<string, unknown>> }> {
  if (typeof source !== "string") {
    const { paintPrompt } = await import("./paint-prompt.ts");
    begin("paint", 0);
    const { decoded, facts } = await paintPrompt(source, plan);
    return { decoded, facts: ({ size }) => ({ scene: { ...facts, ...size } }) };
  }
  begin("read", 0);
  const photo = await openPhoto(source, verb);
  begin("decode", 0);
  const decoded = await decode(photo, plan);
  const { type, path } = photo;
  return {
    decoded,
    facts: ({ notes, size }) => ({ photo: { path, type, ...size, ...(notes.length > 0 && { notes }) } }),
  };
}

async function convert(verb: Verb, { source, out, values }: Request, bar: ProgressBar): Promise<Report> {
  const watch = stopwatch(() => performance.now());
  const begin = (stage: string, fraction: number) => {
    watch.begin(stage);
    bar.show(stage, fraction);
  };
  const plan = await verb.plan(values, typeof source !== "string");
  const { decoded, facts } = await pixelsOf(source, { verb, plan, begin });
  await prepareDirectory(out);
  const made = await plan.convert(decoded.raster, begin, decoded);
  begin("write", 1);
  const paths = await exitOnSignals((stop) => writeFiles(out, made.files, stop));
  const milliseconds = watch.stop();
  return {
    facts: {
      product: verb.name,
      ...facts(decoded),
      options: plan.options,
      milliseconds,
      counts: made.counts,
      ...made.facts,
      ...(made.advice && { recommendations: made.advice }),
      files: Object.fromEntries(made.files.map(({ name }, index) => [name, paths[index]])),
    },
    lines: [
      `${made.summary}, ${((milliseconds.total ?? 0) / 1000).toFixed(1)} s`,
      ...(made.advice ?? []),
      ...paths,
    ],
  };
}

/**
 * One photo through one verb: read, decode, convert, write, report on standard output.
 * CommandProblem for everything the person can mend.
 */
export async function runVerb(verb: Verb, request: Request): Promise<void> {
  const bar = await progressBar(process.stderr);
  try {
    const { facts, lines } = await convert(verb, request, bar);
    bar.close();
    process.stdout.write(request.json ? `${JSON.stringify(facts, null, 2)}\n` : `${lines.join("\n")}\n`);
  } finally {
    bar.close();
  }
}
