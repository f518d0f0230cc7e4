import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMemberByLoginEmail, insertMember, lockMember, type Member } from '../../members/index.ts'
import { type Claims, canBind } from '../rules/provider-claims.ts'
import { findCredentials } from '../store/credentials.ts'
import { bindProviderMember, findProviderMember } from '../store/provider-identities.ts'
import type { Provider } from '../store/providers.ts'
import { loadSignUpRules } from './load-sign-up-rules.ts'
import { verifyLoginEmail } from './verify-login-email.ts'

type ProviderSignIn = { actor: Actor; provider: Provider; claims: Claims }

/**
 * Resolves the member of a provider's subject: the one bound before, one with the same verified email, or a new one.
 * Returns ACCOUNT_EXISTS if someone else may have signed up with that email.
 */
export async function resolveProviderMember(
  tx: Tx,
  context: Context,
  signIn: ProviderSignIn,
): Promise<Member | 'ACCOUNT_EXISTS'> {
  const { provider, claims } = signIn
  const subject = { siteId: provider.siteId, providerId: provider.id, subject: claims.subject }
  const boundId = await findProviderMember(tx, subject)
  const bound = boundId && (await lockMember(tx, provider.siteId, boundId))
  if (bound) return bound
  const existing = await findMemberByLoginEmail(tx, provider.siteId, claims.email)
  const member = existing
    ? await lockExistingMember(tx, context, existing, claims)
    : await insertProviderMember(tx, context, signIn)
  if (member === 'ACCOUNT_EXISTS') return member
  await bindProviderMember(tx, { ...subject, memberId: member.id }, context.clock.now())
  return member
}

async function lockExistingMember(
  tx: Tx,
  context: Context,
  existing: Member,
  claims: Claims,
): Promise<Member | 'ACCOUNT_EXISTS'> {
  const member = await lockMember(tx, existing.site_id, existing.id)
  const hasPassword = !!(await findCredentials(tx, existing.site_id, existing.id))?.passwordHash
  if (!member || !canBind(claims, { isVerified: member.login_email_verified_at !== null, hasPassword }))
    return 'ACCOUNT_EXISTS'
  return verifyLoginEmail(tx, context, member)
}

/**
 * Creates a member as a sign-up does: with owner approval if required, and an emailed code unless the provider has
 * verified the address.
 */
async function insertProviderMember(
  tx: Tx,
  context: Context,
  { actor, provider, claims }: ProviderSignIn,
): Promise<Member> {
  const { email, isVerified, firstName, lastName } = claims
  const { requireOwnerApproval } = await loadSignUpRules(tx, provider.siteId)
  const details = { firstName: firstName ?? null, lastName: lastName ?? null }
  const made = { siteId: provider.siteId, loginEmail: email, identityProfile: details, contact: details }
  const awaits = { isVerified, awaitsVerification: !isVerified, awaitsApproval: requireOwnerApproval }
  return insertMember(tx, context, { ...made, ...awaits }, actor)
}
