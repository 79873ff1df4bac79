/** A gray place where content will be; `ratio` is width by height. */
export function Skeleton({ ratio, height }: { ratio?: number; height?: number }) {
  return (
    <div
      className="skeleton"
      aria-hidden="true"
      style={{
        ...(ratio ? { aspectRatio: String(ratio) } : {}),
        ...(height ? { blockSize: `${height}px` } : {}),
      }}
    />
  );
}
