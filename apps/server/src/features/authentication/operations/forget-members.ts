import type { Tx } from '../../../db/database.ts'
import { deleteCredentials } from '../store/credentials.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import { endSignInsOf } from './end-everything.ts'
import { forgetFactors } from './forget-factors.ts'

/** Erases how members whose time in the trash is over proved who they are. */
export async function forgetMembers(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) {
    await endSignInsOf(tx, { siteId, memberId })
    await unbindProviders(tx, siteId, memberId)
    await forgetFactors(tx, { siteId, memberId })
    await deleteCredentials(tx, siteId, memberId)
  }
}
