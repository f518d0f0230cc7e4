import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { saveCredentials } from '../store/credentials.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import { deleteMemberFactors } from './delete-member-factors.ts'
import { revokeAllAccess } from './revoke-all-access.ts'

/**
 * Removes every way into an account and ends all access to it: whoever signed up without verifying the address may be
 * somebody else. From now on it opens by a link or a code sent there.
 */
export async function voidSignIns(tx: Tx, context: Context, { site_id: siteId, id: memberId }: Member): Promise<void> {
  const who = { siteId, memberId }
  const now = context.clock.now()
  await saveCredentials(tx, who, { passwordHash: null }, now)
  await unbindProviders(tx, siteId, memberId)
  await deleteMemberFactors(tx, who)
  await revokeAllAccess(tx, context, who)
}
