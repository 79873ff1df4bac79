import type { ReactNode } from "react";

export interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  text: string;
  /** The first step. */
  action?: ReactNode;
}

/** What an empty list shows: how it could look, and the first step. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      <h2>{title}</h2>
      <p className="quiet">{text}</p>
      {action}
    </div>
  );
}
