import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { freshSignInMs } from '../rules/lives.ts'
import { findSignedInAt } from '../store/member-sessions.ts'

/** Returns whether the member signed in so recently that they may set the first password of their account. */
export async function maySetPassword(
  context: Context,
  db: Db,
  { siteId, familyId }: Pick<MemberActor, 'siteId' | 'familyId'>,
): Promise<boolean> {
  const signedInAt = await findSignedInAt(db, siteId, familyId)
  return signedInAt !== undefined && context.clock.now() - signedInAt < freshSignInMs
}
