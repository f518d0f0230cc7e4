/** K and point on a tile: ink on light grounds, pale on dark ones. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--k-text)" />
      <path d="M9.6 7.5v17M22.2 7.5 10.2 17M14 14.2l8.6 10.3" fill="none" stroke="var(--k-page)" strokeWidth="2.5" />
      <path d="M21.6 13.4h6l-3 5.2z" fill="var(--k-rubric)" />
    </svg>
  )
}
