import { useId } from "react";

export interface PictureCardProps {
  /** The name of the group of radio buttons that the card belongs to. */
  group: string;
  value: string;
  checked: boolean;
  /** Address of a picture that shows what is chosen; null until it is there. */
  picture: string | null;
  name: string;
  hint?: string;
  /** What sets it apart from the others. */
  badge?: string;
  /** What speaks against it. */
  warning?: string;
  onChoose: () => void;
}

/** One of a few choices that a small picture explains; a radio button underneath, so arrow keys work as everywhere. */
export function PictureCard(props: PictureCardProps) {
  const { group, value, checked, picture, name, hint, badge, warning, onChoose } = props;
  const id = useId();
  return (
    <label className="picture-card">
      <input
        type="radio"
        name={group}
        value={value}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
      />
      {picture ? (
        <img src={picture} alt="" width={240} height={180} loading="lazy" />
      ) : (
        <span className="picture-card-place skeleton" />
      )}
      <span className="picture-card-name" id={`${id}-name`}>
        {name}
      </span>
      {hint && (
        <span className="quiet small" id={`${id}-hint`}>
          {badge && <span className="picture-card-badge">{badge}</span>}
          {hint}
          {warning && <span className="picture-card-warning">{warning}</span>}
        </span>
      )}
    </label>
  );
}
