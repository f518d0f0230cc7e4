import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { findMember, requireMemberId } from '../../members/index.ts'

/** The contact of the calling member; undefined while they have none. PERMISSION_DENIED for everyone else. */
export async function findOwnContact(db: Db, actor: Actor): Promise<string | undefined> {
  return (await findMember(db, actor.siteId, requireMemberId(actor)))?.contact?.id
}
