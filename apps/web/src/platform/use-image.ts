import type { ImageView } from "@tintery/contract";
import { pollingIntervals } from "@tintery/contract/tables";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addressOf, CallProblem, call } from "./call.ts";
import { isElsewhere } from "./site.ts";

/** What tells whether an image still changes; only paint by numbers has colors. */
export type Settling = Pick<ImageView, "kind" | "status"> & {
  options?: Pick<ImageView["options"], "colors">;
};

/** Whether an image still changes by itself. Ready without colors counts as still being processed. */
export function isSettled(image: Settling): boolean {
  return image.status === "failed" || (image.status === "ready" && !awaitsColors(image));
}

/** A paint-by-numbers picture whose pictures are there and whose colors are not. */
export function awaitsColors(image: Settling): boolean {
  const { status, kind, options } = image;
  return (
    status === "processing_colors" ||
    (status === "ready" && kind === "paint-by-numbers" && !options?.colors.length)
  );
}

/**
 * An image that keeps itself up to date: the server's event stream tells changes at once, polling in the
 * specification's interval is the fallback. `offline` means that we keep trying. Browsers allow few open streams to one server:
 * where many images stand side by side, `stream: false` leaves some of them to polling. `watch` looks again whenever the
 * page is looked at again, also when nothing is expected to change.
 */
export function useImage(id: string, first?: ImageView, { stream = true, watch = false } = {}) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ["image", id],
    queryFn: async ({ signal }) => {
      const answer = await call("getImage", { params: { id }, signal });
      // the stream may have told more while this answer was on its way
      const known = client.getQueryData<ImageView>(["image", id]);
      return known && Date.parse(known.updated) > Date.parse(answer.updated) ? known : answer;
    },
    ...(first ? { initialData: first } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => {
      if (state.data && isSettled(state.data)) return false;
      return pollingIntervals[state.data?.kind ?? "paint-by-numbers"];
    },
    refetchOnWindowFocus: watch && "always",
    // no connection is no answer: keep trying; a refusal is one
    retry: (_, error) => error instanceof CallProblem && error.code === "offline",
    retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 12_000),
    networkMode: "always",
  });
  const image = query.data;
  // a stream of events carries no headers, so from another origin it would be nobody's
  const live = stream && !isElsewhere() && image !== undefined && !isSettled(image);

  useEffect(() => {
    if (!live) return;
    const events = new EventSource(addressOf("imageEvents", { params: { id } }));
    events.onmessage = (event) => {
      client.setQueryData<ImageView>(["image", id], JSON.parse(event.data) as ImageView);
    };
    // closed for good: the image may be gone
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED)
        void client.invalidateQueries({ queryKey: ["image", id] });
    };
    return () => events.close();
  }, [client, id, live]);

  const failure = query.failureReason;
  const offline = failure instanceof CallProblem && failure.code === "offline";
  // what is finished stays, however a later question about it ends
  const error = query.isError && !offline && !(image && isSettled(image));
  const gone = error && failure instanceof CallProblem && failure.code === "not_found";
  return { image, error, gone, offline };
}
