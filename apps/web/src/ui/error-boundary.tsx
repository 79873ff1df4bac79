import { Component, type ReactNode } from "react";
import { useTexts } from "../platform/texts.tsx";
import { Notice } from "./notice.tsx";

/** Keeps a fault inside its widget and says so, instead of leaving an empty place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Fault /> : this.props.children;
  }
}

function Fault() {
  const { t } = useTexts();
  return <Notice kind="bad">{t("spec.something_went_wrong")}</Notice>;
}
