/** KALENDS in one-weight capitals with the point in rubric. Drawn by a file of its own, so that no script carries it. */
export function Wordmark({ height = 13 }: { height?: number }) {
  return (
    <svg height={height} viewBox="2 0 153 24" role="img" aria-label="Kalends">
      <use href="/wordmark.svg#kalends" x="2" width="153" height="24" />
    </svg>
  )
}
