import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { hasSignedInRecently } from './has-signed-in-recently.ts'

/** Throws RECENT_SIGN_IN_REQUIRED unless the member signed in within the last ten minutes. */
export async function requireRecentSignIn(
  context: Context,
  member: Pick<MemberActor, 'siteId' | 'familyId'>,
  db: Db = context.db,
): Promise<void> {
  if (!(await hasSignedInRecently(context, db, member))) fail('RECENT_SIGN_IN_REQUIRED')
}
