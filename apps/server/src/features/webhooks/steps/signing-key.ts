import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { exportJWK, importPKCS8, importSPKI, SignJWT } from 'jose'
import type { Context } from '../../../context.ts'
import { decrypt, encrypt } from '../../../security/encryption.ts'
import { buildEnvelope, encodeEnvelope, type StoredEvent } from '../rules/envelope.ts'
import { findKey, insertKey, type KeyRow } from '../store/keys.ts'

/** Receivers of the compatible API accept nothing else. */
const algorithm = 'RS256'
/** A recorded delivery is of no use to whoever found it afterwards. */
const lifetimeSeconds = 3600

const purpose = (siteId: string) => `webhook-key:${siteId}`

/** Creates the key pair of a business unless it has one. Call it outside transactions: it takes a moment. */
export async function ensureKey(context: Context, siteId: string): Promise<void> {
  if (await findKey(context.db, siteId)) return
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const privateKey = await encrypt(context, pair.privateKey, purpose(siteId))
  const key = { siteId, id: context.ids.guid(), privateKey, publicKey: pair.publicKey }
  await insertKey(context.db, key, context.clock.now())
}

/** Returns a public key as JWK. Source: RFC 7517 §4, RFC 7518 §6.3.1. */
export async function publicJwk({ id, public_key: publicKey }: KeyRow) {
  const { kty = '', n = '', e = '' } = await exportJWK(await importSPKI(publicKey, algorithm, { extractable: true }))
  return { kty, n, e, kid: id, alg: algorithm, use: 'sig' }
}

/** Returns the body of a delivery: a token whose claim `data` holds the event. */
export async function signEvent(context: Context, event: StoredEvent): Promise<string> {
  const key = await findKey(context.db, event.siteId)
  if (!key) throw new Error(`The business ${event.siteId} has no key for webhooks`)
  const privateKey = await decrypt(context, key.private_key, purpose(event.siteId))
  const issuedAt = Math.floor(context.clock.now() / 1000)
  return new SignJWT({ data: encodeEnvelope(buildEnvelope(event)) })
    .setProtectedHeader({ alg: algorithm, kid: key.id, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(await importPKCS8(privateKey, algorithm))
}
