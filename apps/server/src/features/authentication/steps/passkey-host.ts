import { isIP } from 'node:net'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isOwnHost } from '../../sites/index.ts'

/** Relying party id and origin of a passkey. */
export type PasskeyHost = { name: string; origin: string }

/**
 * Returns the relying party of this request: its host, if it belongs to the site. Browsers support passkeys only on
 * named hosts over TLS or on localhost.
 */
export async function passkeyHost(
  context: Context,
  siteId: string,
  request: Pick<CallRequest, 'origin'>,
): Promise<PasskeyHost> {
  if (!URL.canParse(request.origin)) return fail('FACTOR_NOT_AVAILABLE')
  const { hostname: name, host, protocol } = new URL(request.origin)
  const { publicUrl } = context.config
  const origin = publicUrl && new URL(publicUrl).host === host ? publicUrl : `${protocol}//${host}`
  const isHere = name === 'localhost' || name.endsWith('.localhost')
  const isNamed = isIP(name) === 0 && !name.startsWith('[')
  if (!isNamed || !(isHere || origin.startsWith('https:')) || !(await isOwnHost(context, siteId, host)))
    return fail('FACTOR_NOT_AVAILABLE')
  return { name, origin }
}
