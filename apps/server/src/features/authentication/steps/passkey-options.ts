import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { passkeyMs } from '../rules/lifetimes.ts'
import { insertPasskeyChallenge, type PasskeyPurpose, type PasskeyRow } from '../store/passkeys.ts'
import type { PasskeyHost } from './passkey-host.ts'

type Requested = { siteId: string; purpose: PasskeyPurpose; memberId: string | null }

/** Saves a challenge until it is answered. Returns its id. */
export async function saveChallenge(
  tx: Tx,
  context: Context,
  requested: Requested,
  challenge: string,
): Promise<string> {
  const id = context.ids.guid()
  await insertPasskeyChallenge(tx, { ...requested, id, challenge, expiresAt: context.clock.now() + passkeyMs })
  return id
}

/** Builds the options of an assertion: with one of these passkeys, or with any for the host. */
export async function requestPasskey(
  tx: Tx,
  context: Context,
  requested: Requested,
  { host, passkeys }: { host: PasskeyHost; passkeys?: readonly PasskeyRow[] },
): Promise<{ challengeId: string; options: string }> {
  // Loaded with the first passkey, as wherever this library is used: it takes a tenth of a start.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: host.name,
    timeout: passkeyMs,
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys ? { allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })) } : {}),
  })
  return {
    challengeId: await saveChallenge(tx, context, requested, options.challenge),
    options: JSON.stringify(options),
  }
}
