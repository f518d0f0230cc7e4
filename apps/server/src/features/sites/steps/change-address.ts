import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { newSiteSecret } from '../rules/site-secret.ts'
import { type SiteRow, updateAddress } from '../store.ts'

const days = 24 * 60 * 60 * 1000

/** How long a new address can be confirmed, in milliseconds. */
const pendingMs = 7 * days

/** The requested address for links in messages (null: none), and the origin of the request. */
type Requested = { actor: Actor; url: string | null; origin: string; now: number }

/**
 * Changes the address for links in messages. Owners only, since those links contain secrets. A new address waits until
 * its confirmation link is opened there, which is returned; null if nothing needs confirmation. The address of the
 * current request is confirmed by it.
 */
export async function changeAddress(
  tx: Tx,
  site: SiteRow,
  { actor, url, origin, now }: Requested,
): Promise<string | null> {
  const isUnchanged = url === site.confirmed_url
  if (isUnchanged && site.pending_url === null) return null
  if (actor.type !== 'staff' || actor.role !== 'owner') return fail('UNAUTHORIZED_OPERATION')
  if (isUnchanged || url === null || url === origin) {
    await updateAddress(tx, site.id, { confirmed_url: url, ...noPendingAddress })
    return null
  }
  const { text, hash } = newSiteSecret(site.id)
  await updateAddress(tx, site.id, {
    pending_url: url,
    pending_url_hash: hash,
    pending_url_expires_at: new Date(now + pendingMs),
  })
  return `${url}/dashboard/confirm-address/${text}`
}

const noPendingAddress = { pending_url: null, pending_url_hash: null, pending_url_expires_at: null }
