import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import type { Context } from '../../../context.ts'
import { keysFor, verifyingKey } from './signing-keys.ts'

const longest = 2048

/** What a link proves. Say what it is for, so that a link for one thing opens nothing else. */
export type LinkPayload = Record<string, unknown>

/**
 * A token for a link that works without signing in: encrypted, so it shows nothing, URL-safe, 32–2048 characters.
 * `expiresAt` is in epoch milliseconds.
 */
export async function signLinkToken(
  context: Context,
  siteId: string,
  payload: LinkPayload,
  { expiresAt }: { expiresAt: number },
): Promise<string> {
  const { id, key } = (await keysFor(context, 'link')).signing
  const text = await new EncryptJWT({ site: siteId, payload })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .setExpirationTime(Math.ceil(expiresAt / 1000))
    .encrypt(key)
  if (text.length > longest) throw new Error(`A link token has ${text.length} characters; ${longest} are allowed`)
  return text
}

/** What a link token carries; undefined for one that is forged, altered, run out, or no such token at all. */
export async function openLinkToken(
  context: Context,
  token: string,
): Promise<{ siteId: string; payload: LinkPayload } | undefined> {
  if (token.length > longest) return undefined
  try {
    const { payload } = await jwtDecrypt(token, ({ kid }) => keyOf(context, kid), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(context.clock.now()),
    })
    return { siteId: payload['site'] as string, payload: payload['payload'] as LinkPayload }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function keyOf(context: Context, kid: string | undefined) {
  const key = await verifyingKey(context, 'link', kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}
