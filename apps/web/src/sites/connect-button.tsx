import { type ConnectMessage, connectedType, connectFields, siteHeaders } from "@tintery/contract/tables";
import { LogIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { lateAddresses } from "../platform/late-addresses.ts";
import { onSite, siteNow } from "../platform/site.ts";
import { useTexts } from "../platform/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/field.tsx";
import { keepToken, visitorToken } from "./visitor-token.ts";

type State = "idle" | "open" | "blocked" | "closed";

/** Milliseconds between two looks at whether the window is still there: it tells nobody when it is closed. */
const lookEvery = 500;

/** Opens the window in which a visitor signs in at the server, and lets this page act for their account. */
export function ConnectButton() {
  const { t } = useTexts();
  const [state, setState] = useState<State>("idle");
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const open = () => {
    stop.current();
    const window = openWindow();
    if (!window) return setState("blocked");
    setState("open");
    stop.current = awaitToken(window, (token) => {
      stop.current();
      setState(token === null ? "closed" : "idle");
      if (token !== null) keepToken(token);
    });
  };
  return (
    <>
      <Button look="primary" icon={<LogIn aria-hidden="true" />} onClick={open}>
        {t("connect.button")}
      </Button>
      <Problem text={state === "blocked" ? t("connect.blocked") : null} />
      <p className="hint" role="status">
        {state === "open" && t("connect.open")}
        {state === "closed" && t("connect.closed")}
      </p>
    </>
  );
}

function openWindow(): Window | null {
  const address = new URL(lateAddresses.connect());
  address.searchParams.set(connectFields.key, siteNow()?.headers()[siteHeaders.key] ?? "");
  address.searchParams.set(connectFields.origin, location.origin);
  // the fragment stays in the browser: what this visitor has made comes along
  address.hash = visitorToken() ?? "";
  return window.open(address, "tintery-connect", "popup,width=520,height=720");
}

/** Hears of the token, or of null when the window is closed without one, until the returned function is called. */
function awaitToken(opened: Window, onEnd: (token: string | null) => void): () => void {
  const hear = ({ origin, source, data }: MessageEvent<Partial<ConnectMessage>>) => {
    if (origin !== new URL(onSite("/")).origin || source !== opened) return;
    if (data.type === connectedType && typeof data.token === "string") onEnd(data.token);
  };
  const timer = setInterval(() => opened.closed && onEnd(null), lookEvery);
  addEventListener("message", hear);
  return () => {
    clearInterval(timer);
    removeEventListener("message", hear);
  };
}
