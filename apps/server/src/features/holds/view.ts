import type { holds, Infer } from '@kalends/contract'
import type { HoldRow } from './store.ts'

type Hold = Infer<typeof holds.Hold>

/** Returns a hold in its API shape. */
export function holdView(row: HoldRow, now: number): Hold {
  const { resourceName, explicitlyRequested: _, ...slot } = row.slot
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    slot,
    resourceName: resourceName === null ? null : [...resourceName].slice(0, 40).join(''),
    expiresAt: new Date(row.expires_at).toISOString(),
    live: Date.parse(row.expires_at) > now,
  }
}
