import { randomBytes, randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Config } from '../../../config.ts'
import type { Context } from '../../../context.ts'
import { isKeyValid, keyCacheMs } from '../rules/token-lifetimes.ts'
import { findKeys, insertKey, type KeyPurpose, lockKeys, retireKeys, type StoredKey } from '../store/signing-keys.ts'

type VerifyingKey = { key: CryptoKey | Uint8Array; retiredAt: number | undefined }

/** Imported keys of one purpose: the newest signs. */
export type Keys = {
  signing: { id: string; key: CryptoKey | Uint8Array }
  verifying: ReadonlyMap<string, VerifyingKey>
  loadedAt: number
}

const algorithms: Record<KeyPurpose, string> = { access: 'ES256', link: 'A256GCM' }
const reloadAtMostEveryMs = 10_000

// Cached per installation: within a transaction, the context has another database.
const keyCache = new WeakMap<Config, Map<KeyPurpose, Keys>>()

/** Returns the installation's keys, read once and created on first use. */
export async function keysFor(context: Context, purpose: KeyPurpose): Promise<Keys> {
  const known = keyCache.get(context.config)?.get(purpose)
  if (known && Math.abs(context.clock.now() - known.loadedAt) < keyCacheMs) return known
  const stored = await findKeys(context.db, purpose)
  if (stored.some(({ retiredAt }) => retiredAt === undefined))
    return cacheKeys(context, purpose, await importKeys(context, stored))
  // Not cached: the transaction that creates them may be rolled back. The next call reads them.
  return importKeys(context, await makeKey(context, purpose))
}

/** The key of this id while it verifies. An unknown one may have been made by another process, so the list is read again, but rarely. */
export async function verifyingKey(
  context: Context,
  purpose: KeyPurpose,
  id: string | undefined,
): Promise<CryptoKey | Uint8Array | undefined> {
  if (id === undefined) return undefined
  const keys = await keysFor(context, purpose)
  const found = keys.verifying.get(id)
  if (found || context.clock.now() - keys.loadedAt < reloadAtMostEveryMs) return keyIfValid(context, purpose, found)
  keyCache.get(context.config)?.delete(purpose)
  return keyIfValid(context, purpose, (await keysFor(context, purpose)).verifying.get(id))
}

/** A retired key of access tokens verifies no longer than what it signed; links carry their own end, years ahead. */
function keyIfValid({ clock }: Context, purpose: KeyPurpose, found: VerifyingKey | undefined) {
  return purpose === 'link' || (found && isKeyValid(found.retiredAt, clock.now())) ? found?.key : undefined
}

/** Returns the public access token keys: the current one and recently retired ones. */
export async function publishedKeys(context: Context): Promise<PublishedKey[]> {
  await keysFor(context, 'access')
  const stored = await findKeys(context.db, 'access')
  return stored
    .filter(({ retiredAt }) => isKeyValid(retiredAt, context.clock.now()))
    .map(({ id, algorithm, publicJwk }) => ({ ...publicPart(publicJwk), kid: id, alg: algorithm, use: 'sig' }))
}

/** A public key. Source: RFC 7517 §4, RFC 7518 §6.2.1. */
export type PublishedKey = { kty: string; crv: string; x: string; y: string; kid: string; alg: string; use: string }

/** Copies named fields only, so that no private part can leak. */
function publicPart(jwk: JWK | null): Pick<PublishedKey, 'kty' | 'crv' | 'x' | 'y'> {
  const { kty = '', crv = '', x = '', y = '' } = jwk ?? {}
  return { kty, crv, x, y }
}

/**
 * Inserts a new signing key; older ones only verify. With `madeBefore` (epoch milliseconds) it does nothing while the
 * current key is younger.
 */
export async function replaceSigningKey(context: Context, purpose: KeyPurpose, madeBefore?: number): Promise<void> {
  const now = context.clock.now()
  await context.transaction(async (tx) => {
    await lockKeys(tx)
    const [newest] = (await findKeys(tx, purpose)).filter(({ retiredAt }) => retiredAt === undefined)
    if (madeBefore !== undefined && (!newest || newest.createdAt >= madeBefore)) return
    await retireKeys(tx, purpose, now)
    await insertKey(tx, { id: randomUUID(), purpose, algorithm: algorithms[purpose], ...(await newKey(purpose)) }, now)
  })
  keyCache.get(context.config)?.delete(purpose)
}

function cacheKeys({ config }: Context, purpose: KeyPurpose, keys: Keys): Keys {
  const known = keyCache.get(config) ?? new Map<KeyPurpose, Keys>()
  keyCache.set(config, known.set(purpose, keys))
  return keys
}

async function importKeys(context: Context, stored: readonly StoredKey[]): Promise<Keys> {
  const imported = await Promise.all(stored.map((key) => importKey(key)))
  const newest = imported.find((_, index) => stored[index]?.retiredAt === undefined)
  if (!newest) throw new Error('Every signing key is retired')
  return {
    signing: { id: newest.id, key: newest.signing },
    verifying: new Map(
      imported.map(({ id, verifying }, index) => [id, { key: verifying, retiredAt: stored[index]?.retiredAt }]),
    ),
    loadedAt: context.clock.now(),
  }
}

function makeKey(context: Context, purpose: KeyPurpose): Promise<StoredKey[]> {
  return context.transaction(async (tx) => {
    await lockKeys(tx)
    const found = await findKeys(tx, purpose)
    if (found.some(({ retiredAt }) => retiredAt === undefined)) return found
    const made = { id: randomUUID(), purpose, algorithm: algorithms[purpose], ...(await newKey(purpose)) }
    await insertKey(tx, made, context.clock.now())
    return findKeys(tx, purpose)
  })
}

async function newKey(purpose: KeyPurpose): Promise<{ privateJwk: JWK; publicJwk: JWK | null }> {
  if (purpose === 'link') {
    return { privateJwk: { kty: 'oct', k: randomBytes(32).toString('base64url') }, publicJwk: null }
  }
  const pair = await generateKeyPair(algorithms.access, { extractable: true })
  return { privateJwk: await exportJWK(pair.privateKey), publicJwk: await exportJWK(pair.publicKey) }
}

async function importKey({ id, algorithm, privateJwk, publicJwk }: StoredKey) {
  const signing = await importJWK(privateJwk, algorithm)
  return { id, signing, verifying: publicJwk ? await importJWK(publicJwk, algorithm) : signing }
}
