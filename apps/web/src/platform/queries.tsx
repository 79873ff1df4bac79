import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** One cache for all widgets of a page, so that two of them never ask for the same thing. */
const client = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, networkMode: "always" } },
});

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Asks anew for an image that was changed outside of a component. */
export function askAgain(imageId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ["image", imageId] });
}
