import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { passkeyAlgorithms, passkeyMs } from '../rules/lifetimes.ts'
import { confirmMember } from '../steps/confirm-member.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { passkeyHost } from '../steps/passkey-host.ts'
import { saveChallenge } from '../steps/passkey-options.ts'
import { requireMember } from '../steps/require-member.ts'
import { recipientName } from '../steps/send-code.ts'
import { readNewPasskey } from '../steps/verify-passkey.ts'
import { insertPasskey, listPasskeyRows, takePasskeyChallenge } from '../store/passkeys.ts'
import { passkeyView } from '../view.ts'

const mostPasskeys = 20

/** Starts adding a passkey. A passkey alone signs in, so the member must confirm their identity first. */
export const startPasskey: Operation<'startPasskey'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const host = await passkeyHost(context, siteId, request)
  const known = await listPasskeyRows(context.db, { siteId, memberId })
  if (known.length >= mostPasskeys) fail('TOO_MANY_PASSKEYS')
  const confirmed = await confirmMember(context, { siteId, memberId, familyId }, input, request)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return context.transaction(async (tx) => {
    const member = await lockCallingMember(tx, { siteId, memberId, familyId }, confirmed)
    const site = await findSite(tx, siteId)
    const options = await generateRegistrationOptions({
      rpName: site?.name ?? host.name,
      rpID: host.name,
      timeout: passkeyMs,
      userName: member.login_email,
      userDisplayName: recipientName(member) || member.login_email,
      userID: new TextEncoder().encode(memberId),
      supportedAlgorithmIDs: passkeyAlgorithms,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    })
    const challengeId = await saveChallenge(tx, context, { siteId, purpose: 'REGISTER', memberId }, options.challenge)
    return { challengeId, options: JSON.stringify(options) }
  })
}

/** Registers the passkey that signed the challenge. */
export const registerPasskey: Operation<'registerPasskey'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const host = await passkeyHost(context, siteId, request)
  const now = context.clock.now()
  const requested = { siteId, id: input.challengeId.toLowerCase(), purpose: 'REGISTER' as const, memberId }
  const challenge = await context.transaction((tx) => takePasskeyChallenge(tx, requested, now))
  if (challenge === undefined) return fail('NO_ACTIVE_CHALLENGE')
  const made = await readNewPasskey(input.credential, challenge, host)
  if (!made) return fail('VERIFICATION_FAILED', { data: { reason: 'BAD_PASSKEY' } })
  return context.transaction(async (tx) => {
    // Locks the member so that concurrent requests cannot exceed the limit.
    await lockCallingMember(tx, { siteId, memberId, familyId })
    if ((await listPasskeyRows(tx, { siteId, memberId })).length >= mostPasskeys) fail('TOO_MANY_PASSKEYS')
    const passkey = { ...made, siteId, memberId, id: context.ids.guid(), host: host.name, name: input.name.trim() }
    if (!(await insertPasskey(tx, passkey, now))) fail('VERIFICATION_FAILED', { data: { reason: 'BAD_PASSKEY' } })
    const { name } = passkey
    await notifySignInMethodChange(
      tx,
      context,
      { siteId, memberId },
      { change: 'passkeyOn', which: { passkey: name }, from: request },
    )
    const createdDate = new Date(now).toISOString()
    return { passkey: passkeyView({ ...passkey, lastUsedDate: null, createdDate }) }
  })
}
