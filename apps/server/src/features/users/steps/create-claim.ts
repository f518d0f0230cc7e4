import type { Context } from '../../../context.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { replaceClaim } from '../store/claims.ts'
import { hasOwner } from '../store/roles.ts'

/**
 * Creates a one-time token that makes a new installation's first visitor the owner, and invalidates earlier ones. It works
 * for a week, and until somebody is an owner.
 * Undefined if the site has an owner.
 */
export async function createClaim(context: Context, siteId: string): Promise<string | undefined> {
  if (await hasOwner(context.db, siteId)) return undefined
  const { text, hash } = newSiteSecret(siteId)
  await context.transaction((tx) => replaceClaim(tx, siteId, hash, context.clock.now()))
  return text
}
