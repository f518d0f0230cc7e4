import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { freshSignInMs } from '../rules/lifetimes.ts'
import { findSignedInAt } from '../store/member-sessions.ts'

/** Returns true if the member signed in recently enough to set a first password. */
export async function maySetPassword(
  context: Context,
  db: Db,
  { siteId, familyId }: Pick<MemberActor, 'siteId' | 'familyId'>,
): Promise<boolean> {
  const signedInAt = await findSignedInAt(db, siteId, familyId)
  return signedInAt !== undefined && context.clock.now() - signedInAt < freshSignInMs
}
