/**
 * Makes a gate for what a visitor sends: until one of them went well, they go one after the other. The first upload makes
 * its sender a guest, and its answer brings the cookie; two without the cookie would each make a guest of their own, and
 * the browser would keep only the later one's pictures.
 */
export function firstAlone(): <Reply>(send: () => Promise<Reply>) => Promise<Reply> {
  let known = false;
  let underWay: Promise<unknown> | null = null;
  return async (send) => {
    while (!known && underWay) await underWay;
    if (known) return send();
    const sent = send();
    underWay = sent.then(
      () => {
        known = true;
      },
      () => {
        underWay = null;
      },
    );
    return sent;
  };
}
