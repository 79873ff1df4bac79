import { useTexts } from "../../platform/texts.tsx";

const names = ["match", "very_close", "close"] as const;

/** How much of a photo is how near, as a bar and in words. */
export function GamutShares({ shares }: { shares: readonly number[] }) {
  const { t, fixedPercent } = useTexts();
  const rows = [
    ...names.map((name, i) => ({
      name: name as string,
      title: t(`mixing.grade.${name}`),
      share: shares[i]! - (shares[i - 1] ?? 0),
    })),
    { name: "outside", title: t("gamut.outside"), share: 1 - shares.at(-1)! },
  ];
  return (
    <div className="gamut-shares">
      <div className="gamut-bar" aria-hidden="true">
        {rows.map(({ name, share }) => (
          <span key={name} className={name} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul>
        {rows.map(({ name, title, share }) => (
          <li key={name}>
            <span className={`key ${name}`} aria-hidden="true" />
            <span>{title}</span>
            <b>{fixedPercent(share, 1)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
