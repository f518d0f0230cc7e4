/** A measurement at a moment, in minutes. */
export type Sample = { minute: number; value: number }

/** Returns by how much the value grows per minute: the slope of the least-squares line. */
export function slopePerMinute(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const minute = mean((sample) => sample.minute)
  const value = mean((sample) => sample.value)
  const spread = mean((sample) => (sample.minute - minute) ** 2)
  return spread === 0 ? 0 : mean((sample) => (sample.minute - minute) * (sample.value - value)) / spread
}
