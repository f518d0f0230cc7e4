import { type Actor, may } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import type { KnownContacts } from '../../contacts/index.ts'
import { findProof } from './find-proof.ts'

/** Returns the contacts whose ids an actor may be told: all for who may read bookings, none for other keys. */
export async function findKnownContacts(db: Db, actor: Actor): Promise<KnownContacts> {
  if (may(actor, 'READ_BOOKINGS') || may(actor, 'MANAGE_BOOKINGS')) return 'all'
  return (await findProof(db, actor))?.contactIds ?? []
}
