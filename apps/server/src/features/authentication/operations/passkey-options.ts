import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { passkeyMs } from '../rules/lives.ts'
import { insertPasskeyChallenge, type PasskeyPurpose, type PasskeyRow } from '../store/passkeys.ts'
import type { PasskeyHost } from './passkey-host.ts'

type Asked = { siteId: string; purpose: PasskeyPurpose; memberId: string | null }

/** Keeps a challenge until it is answered; gives the id it is answered under. */
export async function keepChallenge(tx: Tx, context: Context, asked: Asked, challenge: string): Promise<string> {
  const id = context.ids.guid()
  await insertPasskeyChallenge(tx, { ...asked, id, challenge, expiresAt: context.clock.now() + passkeyMs })
  return id
}

/** What a browser is asked to sign: by one of these passkeys, or by any it has for the host. */
export async function askPasskey(
  tx: Tx,
  context: Context,
  asked: Asked,
  { host, passkeys }: { host: PasskeyHost; passkeys?: readonly PasskeyRow[] },
): Promise<{ challengeId: string; options: string }> {
  const options = await generateAuthenticationOptions({
    rpID: host.name,
    timeout: passkeyMs,
    userVerification: passkeys ? 'preferred' : 'required',
    ...(passkeys ? { allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })) } : {}),
  })
  return { challengeId: await keepChallenge(tx, context, asked, options.challenge), options: JSON.stringify(options) }
}
