import type { MultipartFile } from "@fastify/multipart";
import { type ProblemCode, uploadField, uploadLimits } from "@tintery/contract";
import type { FastifyRequest } from "fastify";
import { type Files, type StagedFile, TooManyBytes } from "../platform/files/files.ts";
import { Problem } from "./problem.ts";

/** A multipart form as it arrived: its texts, and at most one file, already on disk. */
export interface ReceivedForm {
  fields: Record<string, string>;
  file: { staged: StagedFile; fileName: string } | null;
  /** The further file, if the form may carry one and did. */
  further: StagedFile | null;
}

/** A further, smaller file that a form may carry; what is wrong with it has a problem of its own. */
export interface FurtherFile {
  field: string;
  bytes: number;
  problem: ProblemCode;
}

/** How much of an upload that is already refused is read to its end, so that the sender sees our answer and no broken line. */
const maxDrained = 2 * uploadLimits.bytes;

/**
 * Reads a multipart form; the file goes to disk while it arrives, is hashed on the way, and stops at the upload limit.
 * The caller owns the staged files. Nothing is left behind when this throws.
 * @throws Problem `too_large`, `bad_request`, the further file's own; StorageFull
 */
export async function receiveForm(
  request: FastifyRequest,
  files: Files,
  further?: FurtherFile,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem("bad_request");
  const form: ReceivedForm = { fields: Object.create(null), file: null, further: null };
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") form.fields[part.fieldname] = String(part.value);
      else if (part.fieldname === uploadField && !form.file) form.file = await receiveFile(part, files);
      else if (further && part.fieldname === further.field && !form.further)
        form.further = await receiveFurther(part, files, further);
      else part.file.resume();
    }
    return form;
  } catch (error) {
    await form.file?.staged.discard();
    await form.further?.discard();
    await drain(request);
    throw asProblem(error, request);
  }
}

async function receiveFile(part: MultipartFile, files: Files): Promise<ReceivedForm["file"]> {
  const staged = await files.stage(part.file, { bytes: uploadLimits.bytes });
  // a form whose file field was left empty sends an empty file without a name
  if (staged.size > 0 || part.filename) return { staged, fileName: part.filename ?? "" };
  await staged.discard();
  return null;
}

async function receiveFurther(
  part: MultipartFile,
  files: Files,
  { bytes, problem }: FurtherFile,
): Promise<StagedFile | null> {
  const staged = await files.stage(part.file, { bytes }).catch((error: unknown) => {
    throw error instanceof TooManyBytes ? new Problem(problem) : error;
  });
  if (staged.size > 0) return staged;
  await staged.discard();
  return null;
}

/** Reads and forgets the rest of a request, up to a limit; then the line is cut. */
async function drain({ raw }: FastifyRequest): Promise<void> {
  raw.unpipe();
  if (raw.readableEnded || raw.destroyed) return;
  let drained = 0;
  await new Promise<void>((resolve) => {
    raw.on("data", (chunk: Buffer) => {
      drained += chunk.length;
      if (drained > maxDrained) raw.destroy();
    });
    for (const end of ["end", "close", "error"]) raw.once(end, () => resolve());
    raw.resume();
  });
}

/** Errors of the multipart reader are all the sender's. */
function asProblem(error: unknown, { raw }: FastifyRequest): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof TooManyBytes) return new Problem("too_large");
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Problem("too_large");
  if (code.startsWith("FST_")) return new Problem("bad_request");
  // busboy's own sentences about broken multipart carry no code
  if (error instanceof Error && /multipart|form|boundary|header/i.test(error.message))
    return new Problem("bad_request");
  // the sender has gone, or was sent away
  return raw.destroyed && !raw.complete ? new Problem("bad_request") : error;
}
