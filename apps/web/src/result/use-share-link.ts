import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/call.ts";
import { useAction } from "../use-action.ts";

/** The share link of an image, as its owner knows it; undefined while it is not known. */
export function useShareLink(imageId: string) {
  const client = useQueryClient();
  const action = useAction();
  const params = { id: imageId };
  const queryKey = ["share-link", imageId];
  const { data } = useQuery({
    queryKey,
    queryFn: () => call("getShareLink", { params }),
    // it is made and turned off in a tab of its own
    refetchOnWindowFocus: "always",
  });
  const make = (done: () => void) =>
    action.run(async () => {
      client.setQueryData(queryKey, await call("shareImage", { params }));
      done();
    });
  return { address: data?.address, make, ...action };
}
