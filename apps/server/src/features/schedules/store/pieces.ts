type Span = { start: number; end: number }

/** Longest row of taken time, so that reading can be bounded on both sides by the index on starts. */
export const longestPiece = 7 * 24 * 3_600_000

/** The span, cut into rows of a week at most. */
export function splitSpan({ start, end }: Span): Span[] {
  const pieces: Span[] = []
  for (let from = start; from < end; from += longestPiece) {
    pieces.push({ start: from, end: Math.min(from + longestPiece, end) })
  }
  return pieces
}
