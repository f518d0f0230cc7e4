import type { Db } from '../../../db/database.ts'
import { getFamilySession } from '../../identity/index.ts'
import { findOrigins } from '../store/front-end-sign-ins.ts'

/**
 * Finds the sign-in that a token family is part of: the session of a browser, if any, the family, and those it was issued
 * from.
 */
export async function findSignInIds(db: Db, family: { siteId: string; familyId: string }): Promise<string[]> {
  const session = await getFamilySession(db, family)
  return [...(session ? [session] : []), ...(await findOrigins(db, family.siteId, family.familyId))]
}
