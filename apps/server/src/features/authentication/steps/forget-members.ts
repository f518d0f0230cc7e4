import type { Tx } from '../../../db/database.ts'
import { deleteCredentials } from '../store/credentials.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import { deleteMemberFactors } from './delete-member-factors.ts'
import { clearSignIns } from './revoke-all-access.ts'

/** Erases the credentials of members purged from the trash. */
export async function eraseSignInData(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) {
    await clearSignIns(tx, { siteId, memberId })
    await unbindProviders(tx, siteId, memberId)
    await deleteMemberFactors(tx, { siteId, memberId })
    await deleteCredentials(tx, siteId, memberId)
  }
}
