/** Stands where the address will, and in no text. */
const place = "\n";

export interface ContactTextProps {
  /** A text that may name the administrator's address. */
  text: (address: string) => string;
  /** Null where the page knows of none. */
  email: string | null;
}

/** A text in which the administrator's address is a link; behind the text where that names none. */
export function ContactText({ text, email }: ContactTextProps) {
  const [before, after] = text(place).split(place);
  return (
    <>
      {before}
      {after === undefined && " "}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {after}
    </>
  );
}
