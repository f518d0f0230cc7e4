import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { insertMember, lockMember, lockMemberByLoginEmail, type Member } from '../../members/index.ts'
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
  const bound = await lockBoundMember(tx, subject)
  if (bound) return bound
  const existing = await lockMemberByLoginEmail(tx, provider.siteId, claims.email)
  const member = existing
    ? await openExistingMember(tx, context, existing, claims)
    : await insertProviderMember(tx, context, signIn)
  if (member === 'ACCOUNT_EXISTS') return member
  await bindProviderMember(tx, { ...subject, memberId: member.id }, context.clock.now())
  return member
}

/** Locks the member bound to a subject, if they still are once they are locked. */
async function lockBoundMember(tx: Tx, subject: Parameters<typeof findProviderMember>[1]): Promise<Member | undefined> {
  const memberId = await findProviderMember(tx, subject)
  const member = memberId && (await lockMember(tx, subject.siteId, memberId))
  return member && (await findProviderMember(tx, subject)) === memberId ? member : undefined
}

async function openExistingMember(
  tx: Tx,
  context: Context,
  member: Member,
  claims: Claims,
): Promise<Member | 'ACCOUNT_EXISTS'> {
  const hasPassword = !!(await findCredentials(tx, member.site_id, member.id))?.passwordHash
  if (!canBind(claims, { isVerified: member.login_email_verified_at !== null, hasPassword })) return 'ACCOUNT_EXISTS'
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
