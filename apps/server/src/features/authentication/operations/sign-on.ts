import type { InputOf } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { lockSigningKey } from '../../identity/index.ts'
import { changeMember, insertMember, lockMemberByLoginEmail, type Member } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { sessionTokenMs } from '../rules/lifetimes.ts'
import { readProfile } from '../rules/profile-input.ts'
import { loadIdentity } from '../steps/load-identity.ts'
import { verifyLoginEmail } from '../steps/verify-login-email.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { voidSignIns } from '../steps/void-sign-ins.ts'
import { findCredentials } from '../store/credentials.ts'
import { insertSessionToken } from '../store/one-time-tokens.ts'
import { hasProvider } from '../store/provider-identities.ts'

type Input = InputOf<'signOn'>

/** Signs in a customer the calling app has authenticated: creates or updates the member. Skips the second factor. */
export const signOn: Operation<'signOn'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const email = input.loginId.email?.trim().toLowerCase() ?? ''
  if (email === '') {
    const data = { type: 'EMAIL' }
    return refuseFields([
      { field: 'loginId.email', description: 'must be given', violatedRule: 'REQUIRED_FIELD', data },
    ])
  }
  return context.transaction(async (tx) => {
    // Whoever revokes the key waits, and ends this sign-in too.
    const issuedByKeyId = actor.type === 'app' ? actor.apiKeyId : undefined
    if (issuedByKeyId && !(await lockSigningKey(tx, siteId, issuedByKeyId))) return fail('UNAUTHENTICATED')
    const existing = await lockMemberByLoginEmail(tx, siteId, email)
    const member = existing
      ? await updateVouchedMember(tx, context, { existing, input, actor })
      : await insertVouchedMember(tx, context, { email, input, actor })
    const now = context.clock.now()
    const { text, hash } = newSiteSecret(siteId)
    const token = { siteId, hash, memberId: member.id, visitorId: getVisitorId(actor), issuedByKeyId }
    await insertSessionToken(tx, { ...token, expiresAt: now + sessionTokenMs }, now)
    return { sessionToken: text, identity: await loadIdentity(tx, member) }
  })
}

async function insertVouchedMember(
  tx: Tx,
  context: Context,
  { email, input, actor }: { email: string; input: Input; actor: Actor },
): Promise<Member> {
  const { nickname, privacy, identityProfile, contact } = readProfile(input.profile)
  const made = { siteId: actor.siteId, loginEmail: email, nickname, identityProfile, contact: contact.details }
  const options = {
    isVerified: input.verifyEmail === true,
    ownContact: input.mergeExistingContact === false,
    ...(privacy ? { privacy } : {}),
  }
  return insertMember(tx, context, { ...made, ...options }, actor)
}

async function updateVouchedMember(
  tx: Tx,
  context: Context,
  { existing, input, actor }: { existing: Member; input: Input; actor: Actor },
): Promise<Member> {
  if (existing.status === 'BLOCKED' || existing.status === 'OFFLINE') return fail('PERMISSION_DENIED')
  const member = await shutOutStranger(tx, context, existing, { isVerified: input.verifyEmail === true, actor })
  const { nickname, privacy, identityProfile, contact } = readProfile(input.profile)
  const profile = input.profile ? { identityProfile, contact: contact.changes, ...(nickname ? { nickname } : {}) } : {}
  const changes = { ...profile, ...(privacy ? { privacy } : {}) }
  return Object.keys(changes).length === 0 ? member : changeMember(tx, context, member, changes, actor, 'signOn')
}

/**
 * Ends every way into an unverified account that somebody set up by themselves: they may be another person than the one
 * the app vouches for. What the app opened earlier stays open.
 */
async function shutOutStranger(
  tx: Tx,
  context: Context,
  member: Member,
  { isVerified, actor }: { isVerified: boolean; actor: Actor },
): Promise<Member> {
  if (isVerified) return verifyLoginEmail(tx, context, member, actor)
  if (member.login_email_verified_at !== null) return member
  const { site_id: siteId, id } = member
  const hasPassword = Boolean((await findCredentials(tx, siteId, id))?.passwordHash)
  if (hasPassword || (await hasProvider(tx, siteId, id))) await voidSignIns(tx, context, member)
  return member
}
