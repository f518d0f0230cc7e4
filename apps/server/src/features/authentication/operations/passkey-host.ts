import { isIP } from 'node:net'
import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isOwnHost } from '../../sites/index.ts'

/** The host whose pages take a passkey, and their origin. */
export type PasskeyHost = { name: string; origin: string }

/**
 * Where passkeys of this call belong: the host it came to, if that is the site's own. Browsers make none for addresses
 * without a name, and none without encryption but for this very machine.
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
