import { DAY } from '@kalends/availability'

/** How long an upload stays that nothing refers to. */
export const keptUnused = DAY

/** How long the address of an answer opens it. */
export const linkLasts = DAY

/** What becomes of an upload when it is looked at. `unusedSince` in epoch milliseconds, null while something showed it. */
export function fateOf(isUsed: boolean, unusedSince: number | null, now: number): 'used' | 'waits' | 'goes' {
  if (isUsed) return 'used'
  return unusedSince !== null && unusedSince <= now - keptUnused ? 'goes' : 'waits'
}
