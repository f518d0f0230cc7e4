import type { Tx } from '../../../db/database.ts'
import { lockMember, type Member } from '../../members/index.ts'

/**
 * Locks the member whose address is mailed what opens the account. Undefined if there is none, if they may not sign in, or
 * if the address has become another one since: the mailbox may be a stranger's.
 */
export async function lockRecipient(tx: Tx, member: Member | undefined): Promise<Member | undefined> {
  const locked = member && (await lockMember(tx, member.site_id, member.id))
  if (!locked || locked.login_email !== member.login_email) return undefined
  return locked.status === 'BLOCKED' || locked.status === 'OFFLINE' ? undefined : locked
}
