import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { changeMember, type Member } from '../../members/index.ts'
import { findCredentials, saveCredentials } from '../store/credentials.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import type { SignInState } from '../store/states.ts'
import { allowedPrivacy } from './allowed-privacy.ts'

/**
 * Gives a locked member the password and the profile of the sign-up whose address was just verified, if somebody else has
 * signed up with the address since.
 */
export async function restoreSignUp(
  tx: Tx,
  context: Context,
  member: Member,
  { passwordHash, signUp }: Pick<SignInState, 'passwordHash' | 'signUp'>,
): Promise<Member> {
  const { site_id: siteId, id: memberId } = member
  const present = (await findCredentials(tx, siteId, memberId))?.passwordHash ?? null
  if (present === passwordHash) return member
  await unbindProviders(tx, siteId, memberId)
  await saveCredentials(tx, { siteId, memberId }, { passwordHash }, context.clock.now())
  if (!signUp) return member
  const { nickname, identityProfile, contact } = signUp
  const privacy = await allowedPrivacy(tx, siteId, signUp.privacy)
  const changes = { nickname, identityProfile, contact, ...(privacy ? { privacy } : {}) }
  return changeMember(tx, context, member, changes, undefined, 'register')
}
