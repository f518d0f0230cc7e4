import type { Context } from '../../../context.ts'
import { findLinkSettings, updateLastSeenUrl } from '../store.ts'

/** Saves the owner's origin, used for links in messages until an address is confirmed. */
export async function rememberOrigin(context: Context, siteId: string, origin: string): Promise<void> {
  if (context.config.publicUrl !== undefined || !URL.canParse(origin)) return
  const known = await findLinkSettings(context.db, siteId)
  if (!known || known.confirmed_url !== null || known.last_seen_url === origin) return
  await updateLastSeenUrl(context.db, siteId, new URL(origin).origin)
}
