import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { freshSignInMs } from '../rules/lifetimes.ts'
import { findSignedInAt } from '../store/member-sessions.ts'

/** Returns true if the sign-in is recent enough to change how the account is entered, without another proof. */
export async function hasSignedInRecently(
  context: Context,
  db: Db,
  { siteId, familyId }: Pick<MemberActor, 'siteId' | 'familyId'>,
): Promise<boolean> {
  const signedInAt = await findSignedInAt(db, siteId, familyId)
  return signedInAt !== undefined && context.clock.now() - signedInAt < freshSignInMs
}
