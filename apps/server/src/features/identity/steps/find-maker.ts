import type { Actor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { findKeyMaker } from '../store/api-keys.ts'

/** To whom what an actor creates belongs: the person, also if they use a key of theirs, and that key. */
export type Maker = { userId: string | null; keyId: string | null }

export async function findMaker(db: Db, actor: Actor): Promise<Maker> {
  if (actor.type === 'staff') return { userId: actor.userId, keyId: null }
  if (actor.type !== 'app') return { userId: null, keyId: null }
  return { userId: await findKeyMaker(db, actor.siteId, actor.apiKeyId), keyId: actor.apiKeyId }
}
