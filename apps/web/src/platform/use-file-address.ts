import { useEffect, useState } from "react";

/** An address at which this page can show a file; null until there is one. It ends with the component. */
export function useFileAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
