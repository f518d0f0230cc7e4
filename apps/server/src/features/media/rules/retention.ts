import { DAY } from '@kalends/availability'

/** How long an upload stays that nothing refers to. */
export const unusedRetentionMs = DAY

/** How long a signed link to an answer's file is valid, in milliseconds. */
export const linkLasts = DAY

/** Decides whether an upload is used, waiting or expired. `unusedSince` in epoch milliseconds, null while something showed it. */
export function retentionAction(isUsed: boolean, unusedSince: number | null, now: number): 'used' | 'waits' | 'goes' {
  if (isUsed) return 'used'
  return unusedSince !== null && unusedSince <= now - unusedRetentionMs ? 'goes' : 'waits'
}
