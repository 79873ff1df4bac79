import { exitOnSignals } from "./exit-on-signals.ts";
import { type ProgressBar, progressBar } from "./progress-bar.ts";
import { decode, openPhoto } from "./read-photo.ts";
import { stopwatch } from "./stopwatch.ts";
import type { Verb } from "./verb.ts";
import { prepareDirectory, writeFiles } from "./write-files.ts";

/** A verb's command line, read: the photo, where results go, how to report, and the verb's own options. */
export interface Request {
  readonly photo: string;
  readonly out: string;
  readonly json: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What is told about a finished conversion: everything for a script, or a few lines for a person. */
interface Report {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

async function convert(verb: Verb, { photo: path, out, values }: Request, bar: ProgressBar): Promise<Report> {
  const watch = stopwatch(() => performance.now());
  const begin = (stage: string, fraction: number) => {
    watch.begin(stage);
    bar.show(stage, fraction);
  };
  const plan = await verb.plan(values);
  begin("read", 0);
  const photo = await openPhoto(path, verb);
  begin("decode", 0);
  const decoded = await decode(photo, plan);
  await prepareDirectory(out);
  const made = await plan.convert(decoded.raster, begin, decoded);
  begin("write", 1);
  const paths = await exitOnSignals((stop) => writeFiles(out, made.files, stop));
  const milliseconds = watch.stop();
  const { notes, size } = decoded;
  return {
    facts: {
      product: verb.name,
      photo: { path, type: photo.type, ...size, ...(notes.length > 0 && { notes }) },
      options: plan.options,
      milliseconds,
      counts: made.counts,
      ...made.facts,
      files: Object.fromEntries(made.files.map(({ name }, index) => [name, paths[index]])),
    },
    lines: [`${made.summary}, ${((milliseconds.total ?? 0) / 1000).toFixed(1)} s`, ...paths],
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
