export interface ProgressProps {
  /** What is being done right now, in words. */
  stage: string;
  /** 0 to 1. */
  share: number;
  /** The share as the reader's language writes it. */
  percent: string;
}

/** A bar that names the stage it is in; moves smoothly, reads as a progress bar. */
export function Progress({ stage, share, percent }: ProgressProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
  return (
    <div className="progress">
      <div className="progress-words">
        <span className="progress-stage">{stage}</span>
        <span className="quiet" aria-hidden="true">
          {percent}
        </span>
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={stage}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <div className="progress-fill" style={{ inlineSize: width }} />
      </div>
    </div>
  );
}
