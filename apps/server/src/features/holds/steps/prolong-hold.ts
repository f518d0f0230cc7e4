import { MINUTE } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import { setHoldEnd } from '../../schedules/index.ts'
import { type HoldRow, updateHold } from '../store.ts'
import { isLive } from './release-capacity.ts'

/** How long a hold outlives its end while a payment is being made. */
const paymentMinutes = 5

/**
 * Prolongs the locked hold of a booking whose payment begins. A second payment does not prolong it again. Returns false if
 * the hold has expired.
 */
export async function prolongHold(tx: Tx, hold: HoldRow, now: number): Promise<boolean> {
  if (!isLive(hold, now)) return false
  if (hold.own_expires_at !== null) return true
  const ownExpiresAt = Date.parse(hold.expires_at)
  await changeEnd(tx, hold, { expiresAt: ownExpiresAt + paymentMinutes * MINUTE, ownExpiresAt })
  return true
}

/** Gives a locked hold its own end back after a payment failed. */
export async function shortenHold(tx: Tx, hold: HoldRow): Promise<void> {
  if (hold.own_expires_at === null) return
  await changeEnd(tx, hold, { expiresAt: Date.parse(hold.own_expires_at), ownExpiresAt: null })
}

/** Seats need no more: those of expired holds no longer count. */
async function changeEnd(
  tx: Tx,
  hold: HoldRow,
  ends: { expiresAt: number; ownExpiresAt: number | null },
): Promise<void> {
  await updateHold(tx, hold, ends)
  if (hold.scope_id === null) await setHoldEnd(tx, hold.site_id, hold.id, ends.expiresAt)
}
