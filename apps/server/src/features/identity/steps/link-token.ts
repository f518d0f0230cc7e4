import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import type { Context } from '../../../context.ts'
import { keysFor, verifyingKey } from './signing-keys.ts'

const maxLength = 2048

/** Payload of a link token. Include its purpose so that it cannot be used for another one. */
export type LinkPayload = Record<string, unknown>

/**
 * Creates an encrypted, URL-safe token of 32–2048 characters for a link that works without signing in. `expiresAt` is
 * in epoch milliseconds.
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
  if (text.length > maxLength) throw new Error(`A link token has ${text.length} characters; ${maxLength} are allowed`)
  return text
}

/** Returns the payload and expiry of a link token; undefined if forged, altered, expired or malformed. */
export async function openLinkToken(
  context: Context,
  token: string,
): Promise<{ siteId: string; payload: LinkPayload; expiresAt: number } | undefined> {
  if (token.length > maxLength) return undefined
  try {
    const { payload } = await jwtDecrypt(token, ({ kid }) => findLinkKey(context, kid), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(context.clock.now()),
    })
    const expiresAt = Number(payload.exp) * 1000
    return { siteId: payload['site'] as string, payload: payload['payload'] as LinkPayload, expiresAt }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

async function findLinkKey(context: Context, kid: string | undefined) {
  const key = await verifyingKey(context, 'link', kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}
