import { ImagePlus } from "lucide-react";

/** What opens a creation form until its widget is there, which looks the same and takes the same room. */
export function OpenerLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="button primary large" href={href}>
      <ImagePlus aria-hidden="true" />
      {children}
    </a>
  );
}
