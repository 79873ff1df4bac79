import { CircleAlert, CloudOff, Info } from "lucide-react";
import type { ReactNode } from "react";

const icons = { info: Info, bad: CircleAlert, offline: CloudOff } as const;

/** A banner in the page: `bad` is announced at once, the others when the reader is free. */
export function Notice({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div className={kind === "bad" ? "notice bad" : "notice"} role={kind === "bad" ? "alert" : "status"}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
