import { CallProblem, call } from "./platform/call.ts";

/** Deletes an image and says whether it is gone. What was gone already counts as deleted. */
export async function deleteImage(id: string): Promise<boolean> {
  try {
    await call("deleteImage", { params: { id } });
    return true;
  } catch (error) {
    return error instanceof CallProblem && error.code === "not_found";
  }
}
