export type HoldCounts = { ofOwner: number; ofAddress: number }
export type HoldLimits = { perOwner: number; perAddress: number }

/** Returns true if another live hold would exceed the limit of the owner or of their network. */
export function isOverLimit(live: HoldCounts, limits: HoldLimits): boolean {
  return live.ofOwner >= limits.perOwner || live.ofAddress >= limits.perAddress
}
