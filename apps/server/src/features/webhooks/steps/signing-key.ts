import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { exportJWK, importPKCS8, importSPKI, SignJWT } from 'jose'
import type { Context } from '../../../context.ts'
import { decrypt, encrypt } from '../../../security/encryption.ts'
import { buildEnvelope, encodeEnvelope, type StoredEvent } from '../rules/envelope.ts'
import { signingKey, tokenLifetimeMs } from '../rules/signing-keys.ts'
import { insertKey, type KeyRow, listKeyRows } from '../store/keys.ts'

/** Receivers of the compatible API accept nothing else. */
const algorithm = 'RS256'

const purpose = (siteId: string) => `webhook-key:${siteId}`

/** Creates the first key pair of a business unless it has one. Call it outside transactions: it takes a moment. */
export async function ensureKey(context: Context, siteId: string): Promise<void> {
  if ((await listKeyRows(context.db, siteId)).length > 0) return
  await insertKey(context.db, { siteId, ...(await createKey(context, siteId)) }, context.clock.now())
}

/** Creates a key pair; the private key is encrypted. Call it outside transactions: it takes a moment. */
export async function createKey(context: Context, siteId: string): Promise<Omit<KeyRow, 'signsFrom'>> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const privateKey = await encrypt(context, pair.privateKey, purpose(siteId))
  return { id: context.ids.guid(), privateKey, publicKey: pair.publicKey }
}

/** Returns a public key as JWK. Source: RFC 7517 §4, RFC 7518 §6.3.1. */
export async function publicJwk({ id, publicKey }: KeyRow) {
  const { kty = '', n = '', e = '' } = await exportJWK(await importSPKI(publicKey, algorithm, { extractable: true }))
  return { kty, n, e, kid: id, alg: algorithm, use: 'sig' }
}

/** Returns the body of a delivery: a token whose claim `data` holds the event. */
export async function signEvent(context: Context, event: StoredEvent): Promise<string> {
  const key = signingKey(await listKeyRows(context.db, event.siteId), context.clock.now())
  if (!key) throw new Error(`The business ${event.siteId} has no key for webhooks`)
  const privateKey = await decrypt(context, key.privateKey, purpose(event.siteId))
  const issuedAt = Math.floor(context.clock.now() / 1000)
  return new SignJWT({ data: encodeEnvelope(buildEnvelope(event)) })
    .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetimeMs / 1000)
    .sign(await importPKCS8(privateKey, algorithm))
}
