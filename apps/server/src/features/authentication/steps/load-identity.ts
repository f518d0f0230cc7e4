import type { Db } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { findCredentials } from '../store/credentials.ts'
import { listFactorRows } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'
import { identityView } from '../view.ts'

/** Loads a member's account with their factors. */
export async function loadIdentity(db: Db, member: Member): Promise<ReturnType<typeof identityView>> {
  const who = { siteId: member.site_id, memberId: member.id }
  const shown = { factors: await listFactorRows(db, who), passkeys: await listPasskeyRows(db, who) }
  return identityView(member, await findCredentials(db, member.site_id, member.id), shown)
}
