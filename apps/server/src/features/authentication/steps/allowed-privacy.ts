import type { Tx } from '../../../db/database.ts'
import { findMemberSettings } from '../../members/index.ts'
import type { ReadProfile } from '../rules/profile-input.ts'

/** Who wants to be seen is, where the business lets members. */
export async function allowedPrivacy(
  tx: Tx,
  siteId: string,
  registration: ReadProfile['privacy'],
): Promise<ReadProfile['privacy']> {
  if (registration !== 'PUBLIC') return registration
  return (await findMemberSettings(tx, siteId)).candidates === 'NO_ONE' ? 'PRIVATE' : 'PUBLIC'
}
