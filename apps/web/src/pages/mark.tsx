/** Tintery's mark: a sheet with three regions, one of them already painted. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="28" height="28" rx="7" fill="#fff" stroke="#1f1b16" strokeOpacity=".35" />
      <path d="M2 21C9 14 17 24 30 16V23a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7Z" fill="#b4431f" />
      <path
        d="M2 21C9 14 17 24 30 16M14 2C12 8 16 13 15 19.5"
        fill="none"
        stroke="#1f1b16"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        d="M22 7.5h4L23.5 13"
        fill="none"
        stroke="#1f1b16"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
