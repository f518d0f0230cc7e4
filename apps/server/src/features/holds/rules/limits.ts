export type HoldCounts = { ofOwner: number; ofAddress: number }
export type HoldLimits = { perOwner: number; perAddress: number }

/** Whether one more live hold would be too many for this customer or for everyone behind their network address. */
export function isOverLimit(live: HoldCounts, limits: HoldLimits): boolean {
  return live.ofOwner >= limits.perOwner || live.ofAddress >= limits.perAddress
}
