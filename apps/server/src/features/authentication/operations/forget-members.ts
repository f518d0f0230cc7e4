import type { Tx } from '../../../db/database.ts'
import { deleteCredentials } from '../store/credentials.ts'
import { deleteDevicesOf } from '../store/devices.ts'
import { deleteFactorsOf } from '../store/factors.ts'
import { deleteHandOversOf } from '../store/hand-overs.ts'
import { deleteMailedSignIns } from '../store/mailed-sign-ins.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { deletePasskeysOf } from '../store/passkeys.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import { replaceRecoveryCodes } from '../store/recovery-codes.ts'
import { deleteStatesOf } from '../store/states.ts'

/** Erases how members whose time in the trash is over proved who they are. */
export async function forgetMembers(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) {
    await deleteStatesOf(tx, siteId, memberId)
    await deleteHandOversOf(tx, siteId, memberId)
    await deleteMemberSessions(tx, { siteId, memberId })
    await deleteMailedSignIns(tx, siteId, memberId)
    await unbindProviders(tx, siteId, memberId)
    await deleteDevicesOf(tx, siteId, memberId)
    await deleteFactorsOf(tx, { siteId, memberId })
    await replaceRecoveryCodes(tx, { siteId, memberId }, [])
    await deletePasskeysOf(tx, { siteId, memberId })
    await deleteCredentials(tx, siteId, memberId)
  }
}
