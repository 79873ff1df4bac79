import { decodePicture, type Picture } from "@tintery/engine/painting";
import { useEffect, useState } from "react";

/** The model of a painting, null until it has arrived. `failed` where it could not be fetched. */
export function useModel(address: string | undefined): { model: Picture | null; failed: boolean } {
  const [model, setModel] = useState<Picture | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setModel(null);
    setFailed(false);
    fetchModel(address).then(
      (picture) => isCurrent && setModel(picture),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return { model, failed };
}

/** @throws when there is no such model, or no connection */
async function fetchModel(address: string | undefined): Promise<Picture> {
  if (!address) throw new RangeError("fetchModel: image must have a model, got none");
  const answer = await fetch(address);
  if (!answer.ok) throw new RangeError(`fetchModel: ${address} must be there, got ${answer.status}`);
  return decodePicture(new Uint8Array(await answer.arrayBuffer()));
}
