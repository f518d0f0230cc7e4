import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMemberByLoginEmail, insertMember, lockMember, type Member } from '../../members/index.ts'
import { type Claims, mayBind } from '../rules/provider-claims.ts'
import { findCredentials } from '../store/credentials.ts'
import { bindProviderMember, findProviderMember } from '../store/provider-identities.ts'
import type { Provider } from '../store/providers.ts'
import { loadSignUpRules } from './load-policy.ts'
import { showAddress } from './show-address.ts'

type Came = { actor: Actor; provider: Provider; told: Claims }

/**
 * Resolves the member of a provider's subject: the one bound before, one with the same verified email, or a new one.
 * Returns ACCOUNT_EXISTS if someone else may have signed up with that email.
 */
export async function memberOfProvider(tx: Tx, context: Context, came: Came): Promise<Member | 'ACCOUNT_EXISTS'> {
  const { provider, told } = came
  const subject = { siteId: provider.siteId, providerId: provider.id, subject: told.subject }
  const boundId = await findProviderMember(tx, subject)
  const bound = boundId && (await lockMember(tx, provider.siteId, boundId))
  if (bound) return bound
  const known = await findMemberByLoginEmail(tx, provider.siteId, told.email)
  const member = known ? await lockKnown(tx, context, known, told) : await makeMember(tx, context, came)
  if (member === 'ACCOUNT_EXISTS') return member
  await bindProviderMember(tx, { ...subject, memberId: member.id }, context.clock.now())
  return member
}

async function lockKnown(tx: Tx, context: Context, known: Member, told: Claims): Promise<Member | 'ACCOUNT_EXISTS'> {
  const member = await lockMember(tx, known.site_id, known.id)
  const hasPassword = !!(await findCredentials(tx, known.site_id, known.id))?.passwordHash
  if (!member || !mayBind(told, { isVerified: member.login_email_verified_at !== null, hasPassword }))
    return 'ACCOUNT_EXISTS'
  return showAddress(tx, context, member)
}

/** Same rules as sign-up: owner approval if required, and a code unless the provider verified the email. */
async function makeMember(tx: Tx, context: Context, { actor, provider, told }: Came): Promise<Member> {
  const { email, isVerified, firstName, lastName } = told
  const { requireOwnerApproval } = await loadSignUpRules(tx, provider.siteId)
  const details = { firstName: firstName ?? null, lastName: lastName ?? null }
  const made = { siteId: provider.siteId, loginEmail: email, identityProfile: details, contact: details }
  const awaits = { isVerified, awaitsVerification: !isVerified, awaitsApproval: requireOwnerApproval }
  return insertMember(tx, context, { ...made, ...awaits }, actor)
}
