import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { passkeyAlgorithms } from '../rules/lifetimes.ts'
import { lockCredential, markPasskeyUsed, type PasskeyRow, takePasskeyChallenge } from '../store/passkeys.ts'
import type { PasskeyHost } from './passkey-host.ts'

type PresentedPasskey = { siteId: string; challengeId: string; credential: string; host: PasskeyHost }

/** Verifies a registration response. Returns undefined if it is invalid or answers another challenge. */
export async function readNewPasskey(
  credential: string,
  challenge: string,
  host: PasskeyHost,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'> | undefined> {
  const response = parseCredential<RegistrationResponseJSON>(credential)
  const expected = {
    expectedChallenge: challenge,
    expectedOrigin: host.origin,
    expectedRPID: host.name,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const found = response && (await verifiedOrUndefined(() => verifyRegistrationResponse({ response, ...expected })))
  if (!found?.verified) return undefined
  const { credential: made, credentialBackedUp: isSynced } = found.registrationInfo
  const { id: credentialId, publicKey, counter } = made
  return { credentialId, publicKey, counter, transports: (made.transports ?? []).slice(0, 10), isSynced }
}

/**
 * Verifies a signed challenge and consumes it. With `memberId` null the passkey identifies the member, and user
 * verification is required.
 */
export async function verifyPasskey(
  tx: Tx,
  { clock }: Context,
  { siteId, challengeId, credential, host }: PresentedPasskey,
  memberId: string | null,
): Promise<{ memberId: string } | 'NO_ACTIVE_CHALLENGE' | 'BAD_PASSKEY'> {
  const now = clock.now()
  const purpose = memberId === null ? 'SIGN_IN' : 'SECOND_FACTOR'
  const challenge = await takePasskeyChallenge(tx, { siteId, id: challengeId.toLowerCase(), purpose, memberId }, now)
  if (challenge === undefined) return 'NO_ACTIVE_CHALLENGE'
  const response = parseCredential<AuthenticationResponseJSON>(credential)
  const passkey = typeof response?.id === 'string' ? await lockCredential(tx, siteId, response.id) : undefined
  if (!response || !passkey || passkey.host !== host.name || (memberId !== null && passkey.memberId !== memberId))
    return 'BAD_PASSKEY'
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const found = await verifiedOrUndefined(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: host.origin,
      expectedRPID: host.name,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: memberId === null,
    }),
  )
  if (!found?.verified) return 'BAD_PASSKEY'
  const { newCounter: counter, credentialBackedUp: isSynced } = found.authenticationInfo
  await markPasskeyUsed(tx, { siteId, id: passkey.id }, { counter, isSynced }, now)
  return { memberId: passkey.memberId }
}

/** Returns undefined where the library throws: it does so for anything invalid. */
async function verifiedOrUndefined<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

function parseCredential<T extends object>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}
